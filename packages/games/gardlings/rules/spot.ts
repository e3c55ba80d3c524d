/**
 * A spot is a cell of the endless grid as one number: rows of 448 cells, 0 0 in their middle. The largest garden there
 * can be, every tile of the box in one row, still lies inside. (Rows of a power of two would share few lines of the
 * processor's cache.)
 *
 * A laying is a tile on a spot: the tile's number, its rotation and its first half's spot. It is what gardens are lists
 * of and what moves carry.
 */
export type Spot = number;
export type Laying = number;

export const ROW = 448;
const MIDDLE = ROW / 2;
const SPOT_BITS = 18;
export const SPOTS = ROW * ROW;
/** Coordinates that a move may name. No garden reaches so far, and there are still spots around it. */
export const FARTHEST = MIDDLE - 6;

export const spotAt = (x: number, y: number): Spot => x + MIDDLE + (y + MIDDLE) * ROW;
export const xOf = (spot: Spot): number => (spot % ROW) - MIDDLE;
export const yOf = (spot: Spot): number => Math.floor(spot / ROW) - MIDDLE;
export const ORIGIN = spotAt(0, 0);

/** The step to the neighbour on each side, clockwise from above. */
export const STEPS = [-ROW, 1, ROW, -1] as const;
export const stepTo = (side: number): number => STEPS[side]!;
/** The step from a tile's first half to its second, by rotation. */
export const stepToSecond = (rotation: number): number => STEPS[(rotation + 1) & 3]!;
/** The cells of a mission, from the first. */
export const MISSION_STEPS = [0, 1, ROW + 1, ROW] as const;

export const SPOT_AT = 10;
export const LAYING_BITS = SPOT_AT + SPOT_BITS;
export const layingOf = (tile: number, spot: Spot, rotation: number): Laying =>
  tile | (rotation << 8) | (spot << SPOT_AT);
export const tileOf = (laying: Laying): number => laying & 0xff;
export const rotationOf = (laying: Laying): number => (laying >> 8) & 3;
export const spotOf = (laying: Laying): Spot => (laying >> SPOT_AT) & ((1 << SPOT_BITS) - 1);
