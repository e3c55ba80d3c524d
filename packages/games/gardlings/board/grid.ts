import type { Rect } from '@potager/boardkit';
import type { Laid, Place } from '../rules/kinds.ts';
import type { Cell } from '../rules/ponds.ts';
import type { Slot } from '../rules/slots.ts';
import { MISSION_PLACES, SLOT_PLACES } from '../rules/tile-set.ts';
import { isMission, slotsOf } from './faces.ts';

/** How a garden lies on the drawing: the middle of cell x, y is at CELL · x, CELL · y. */
export const CELL = 64;

/** The step to the neighbour on each side, clockwise from above. */
const STEPS: readonly Cell[] = [
  { x: 0, y: -1 },
  { x: 1, y: 0 },
  { x: 0, y: 1 },
  { x: -1, y: 0 },
];

export const beyond = ({ x, y }: Cell, side: number): Cell => {
  const step = STEPS[side & 3]!;
  return { x: x + step.x, y: y + step.y };
};

export const cellKey = ({ x, y }: Cell): string => `${x},${y}`;

/** One side of a cell; the same edge has another key seen from the other cell. */
export const edgeKey = (cell: Cell, side: number): string => `${cellKey(cell)},${side & 3}`;

export const otherSide = (side: number): number => (side + 2) & 3;

/** The cells of a tile in the order of its halves; a mission has four, clockwise. */
export function cellsOf({ id, x, y, r }: Laid): Cell[] {
  const first = { x, y };
  if (!isMission(id)) return [first, beyond(first, r + 1)];
  return [first, { x: x + 1, y }, { x: x + 1, y: y + 1 }, { x, y: y + 1 }];
}

/** A slot of a tile where it lies. */
export interface SlotPlace {
  readonly cell: Cell;
  readonly side: number;
  readonly slot: number;
  readonly shows: Slot;
}

export function slotPlacesOf(laid: Laid): SlotPlace[] {
  const cells = cellsOf(laid);
  const shown = slotsOf(laid.id);
  const turns = isMission(laid.id) ? 0 : laid.r;
  return (isMission(laid.id) ? MISSION_PLACES : SLOT_PLACES).map(({ half, side }, slot) => ({
    cell: cells[half]!,
    side: (side + turns) & 3,
    slot,
    shows: shown[slot]!,
  }));
}

export const isSamePlace = (one: Place, other: Place): boolean =>
  one.x === other.x && one.y === other.y && one.r === other.r;

/** The middle of a tile of two cells, in cells. */
export function middleOf({ x, y, r }: Place): Cell {
  const second = beyond({ x, y }, r + 1);
  return { x: (x + second.x) / 2, y: (y + second.y) / 2 };
}

/** The tile in this rotation whose middle is nearest to a point, which is given in cells. */
export function placeAt(point: Cell, r: number): Place {
  const first = middleOf({ x: 0, y: 0, r });
  // Adding 0 makes a minus zero plain.
  return { x: Math.round(point.x - first.x) + 0, y: Math.round(point.y - first.y) + 0, r };
}

/** A part of the grid as a part of the drawing. */
export const rectOf = (left: number, top: number, right: number, bottom: number): Rect => ({
  x: (left - 0.5) * CELL,
  y: (top - 0.5) * CELL,
  width: (right - left + 1) * CELL,
  height: (bottom - top + 1) * CELL,
});

/** What a stage must show of a garden: all of it and room to lay, never less than a small meadow. */
export function worldOf(garden: readonly Laid[], { margin, least }: { margin: number; least: Cell }): Rect {
  const cells = garden.flatMap(cellsOf);
  const xs = cells.length === 0 ? [0, 1] : cells.map(({ x }) => x);
  const ys = cells.length === 0 ? [0] : cells.map(({ y }) => y);
  const [left, right] = widen(Math.min(...xs) - margin, Math.max(...xs) + margin, least.x);
  const [top, bottom] = widen(Math.min(...ys) - margin, Math.max(...ys) + margin, least.y);
  return rectOf(left, top, right, bottom);
}

function widen(from: number, to: number, least: number): [number, number] {
  const more = Math.max(0, least - (to - from + 1)) / 2;
  return [from - more, to + more];
}
