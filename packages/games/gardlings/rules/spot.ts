/**
 * A spot is a cell of the endless grid as one number: x + 256 in the low nine bits, y + 256 in the next nine. The largest
 * garden there can be, every tile of the box in one row, still lies inside.
 *
 * A laying is a tile on a spot: the tile's number, its rotation and its first half's spot. It is what gardens are lists of and what moves
 * carry.
 */
export type Spot = number;
export type Laying = number;

const COLUMNS = 9;
const SHIFT = 1 << (COLUMNS - 1);
const MASK = (1 << COLUMNS) - 1;
export const SPOTS = 1 << (2 * COLUMNS);
/** Coordinates that a move may name. No garden reaches so far, and there are still spots around it. */
export const FARTHEST = SHIFT - 6;

export const spotAt = (x: number, y: number): Spot => (x + SHIFT) | ((y + SHIFT) << COLUMNS);
export const xOf = (spot: Spot): number => (spot & MASK) - SHIFT;
export const yOf = (spot: Spot): number => (spot >> COLUMNS) - SHIFT;
export const ORIGIN = spotAt(0, 0);

/** The step to the neighbour on each side, clockwise from above. */
export const STEPS = [-(1 << COLUMNS), 1, 1 << COLUMNS, -1] as const;
export const stepTo = (side: number): number => STEPS[side] as number;
/** The step from a tile's first half to its second, by rotation. */
export const stepToSecond = (rotation: number): number => STEPS[(rotation + 1) & 3] as number;
/** The cells of a mission, from the first. */
export const MISSION_STEPS = [0, 1, (1 << COLUMNS) + 1, 1 << COLUMNS] as const;

const SPOT_AT = 10;
export const LAYING_BITS = SPOT_AT + 2 * COLUMNS;
export const layingOf = (tile: number, spot: Spot, rotation: number): Laying =>
  tile | (rotation << 8) | (spot << SPOT_AT);
export const tileOf = (laying: Laying): number => laying & 0xff;
export const rotationOf = (laying: Laying): number => (laying >> 8) & 3;
export const spotOf = (laying: Laying): Spot => (laying >> SPOT_AT) & (SPOTS - 1);
