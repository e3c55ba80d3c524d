import type { Point } from '@potager/boardkit';
import { CELLS, type CellName, nameCell } from '../rules/cells.ts';
import { BOARD } from '../rules/figures.ts';

/** Where the 49 cells lie in the drawing: squares of `PITCH` units, A1 in the upper left corner. */
export const PITCH = 100;
export const SIDE = BOARD.SIDE;
export const LAND = SIDE * PITCH;

export interface Place extends Point {
  readonly name: CellName;
  readonly column: number;
  readonly row: number;
}

const ALL: readonly Place[] = CELLS.map((cell) => {
  const [column, row] = [Math.floor(cell / BOARD.STRIDE), cell % BOARD.STRIDE];
  return { name: nameCell(cell), column, row, x: column * PITCH, y: row * PITCH };
});

/** Row by row from the top, as they are drawn and read. */
export const ROWS: readonly (readonly Place[])[] = Array.from({ length: SIDE }, (_, row) =>
  ALL.filter((place) => place.row === row),
);

const BY_NAME: ReadonlyMap<string, Place> = new Map(ALL.map((place) => [place.name, place]));

export const isCell = (name: string): boolean => BY_NAME.has(name);

export function placeOf(name: string): Place {
  const place = BY_NAME.get(name);
  if (place === undefined) throw new RangeError(`${name} is no cell`);
  return place;
}

export const areBeside = (one: Place, other: Place): boolean =>
  Math.abs(one.column - other.column) + Math.abs(one.row - other.row) === 1;
