/** The nine cells, by column and row: a1 is top left, c1 top right. A set of cells is a bit set. */
export const CELLS = ['a1', 'b1', 'c1', 'a2', 'b2', 'c2', 'a3', 'b3', 'c3'] as const;
export type CellName = (typeof CELLS)[number];

export const FULL = 0b111_111_111;

const LINES = [
  0b000_000_111, 0b000_111_000, 0b111_000_000, 0b001_001_001, 0b010_010_010, 0b100_100_100, 0b100_010_001,
  0b001_010_100,
];

/** For each set of cells, whether it holds three in a row: a table is quicker than looking. */
const HOLDS_LINE = Uint8Array.from({ length: FULL + 1 }, (_, cells) =>
  Number(LINES.some((line) => (cells & line) === line)),
);

export const holdsLine = (cells: number): boolean => HOLDS_LINE[cells] === 1;

export function listCells(cells: number): CellName[] {
  return CELLS.filter((_, index) => (cells & (1 << index)) !== 0);
}

export const cellSet = (names: readonly CellName[]): number =>
  names.reduce((cells, name) => cells | (1 << CELLS.indexOf(name)), 0);

/** The cell with this rank among a set's cells. */
export function cellAt(cells: number, rank: number): number {
  let rest = cells;
  for (let skip = rank; skip > 0; skip--) rest &= rest - 1;
  return 31 - Math.clz32(rest & -rest);
}

export function countCells(cells: number): number {
  let count = 0;
  for (let rest = cells; rest !== 0; rest &= rest - 1) count++;
  return count;
}
