/**
 * The 49 cells (ED-K1). A cell is column × 8 + row: the eighth row of each column is never used, so that shifting a set
 * of cells never carries a tile round the edge, and ascending order is the notation's: by column, then by row.
 *
 * A set of cells is a bit set in two halves: columns A to D in `lo`, E to G in `hi`.
 */
import { BOARD } from './figures.ts';

const { CELL_SPACE, HALF, STRIDE } = BOARD;

const COLUMNS = ['A', 'B', 'C', 'D', 'E', 'F', 'G'] as const;
const ROWS = [1, 2, 3, 4, 5, 6, 7] as const;
export type CellName = `${(typeof COLUMNS)[number]}${(typeof ROWS)[number]}`;

export const cellAt = (column: number, row: number): number => column * STRIDE + row;

/** Every cell, ascending. */
export const CELLS: readonly number[] = COLUMNS.flatMap((_, column) => ROWS.map((_row, row) => cellAt(column, row)));

const NAMES: readonly CellName[] = Array.from(
  { length: CELL_SPACE },
  (_, cell) => `${COLUMNS[Math.floor(cell / STRIDE)] as 'A'}${((cell % STRIDE) + 1) as 1}` as const,
);

export const nameCell = (cell: number): CellName => NAMES[cell]!;

const CELL_BY_NAME: ReadonlyMap<string, number> = new Map(CELLS.map((cell) => [nameCell(cell), cell]));

export const parseCell = (text: string): number | undefined => CELL_BY_NAME.get(text);

/** A cell as a set, half by half, without a branch: shifts count modulo 32. */
export const loOf = (cell: number): number => (1 << cell) & ((cell - HALF) >> 31);
export const hiOf = (cell: number): number => (1 << cell) & ~((cell - HALF) >> 31);

/** The lowest cell of a half: add `HALF` for `hi`. */
export const lowest = (half: number): number => 31 - Math.clz32(half & -half);

const BOARD_LO = 0x7f7f7f7f;
const BOARD_HI = 0x007f7f7f;

/** The cells that touch a set; those of the set itself may be among them. */
export const nearLo = (lo: number, hi: number): number =>
  ((lo << 1) | (lo >>> 1) | (lo << STRIDE) | (lo >>> STRIDE) | (hi << (HALF - STRIDE))) & BOARD_LO;
export const nearHi = (lo: number, hi: number): number =>
  ((hi << 1) | (hi >>> 1) | (hi << STRIDE) | (hi >>> STRIDE) | (lo >>> (HALF - STRIDE))) & BOARD_HI;

export const isIn = (cell: number, lo: number, hi: number): boolean =>
  ((cell < HALF ? lo >>> cell : hi >>> (cell - HALF)) & 1) === 1;

export const areAdjacent = (one: number, other: number): boolean =>
  isIn(other, nearLo(loOf(one), hiOf(one)), nearHi(loOf(one), hiOf(one)));

export function listCells(lo: number, hi: number): number[] {
  const cells: number[] = [];
  for (let rest = lo; rest !== 0; rest &= rest - 1) cells.push(lowest(rest));
  for (let rest = hi; rest !== 0; rest &= rest - 1) cells.push(lowest(rest) + HALF);
  return cells;
}

export const nameCells = (lo: number, hi: number): CellName[] => listCells(lo, hi).map(nameCell);
