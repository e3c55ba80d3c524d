import { FastRandom, type Seat } from '@potager/kernel';
import { CELLS, type CellName } from './rules/cells.ts';
import { game } from './rules/game.ts';
import type { View } from './rules/kinds.ts';
import { ThreeInARow } from './rules/position.ts';

/**
 * A position drawn in three rows of `x` (seat 0), `o` (seat 1) and `.`; with stones, the cells of each seat's.
 *
 *     drawn('x o . / . x . / . . o', {turn: 0})
 */
export function drawn(
  picture: string,
  { turn, stones }: { turn: Seat; stones?: readonly [CellName, CellName] },
): ThreeInARow {
  const signs = picture.replaceAll(/[^xo.]/g, '');
  if (signs.length !== CELLS.length) throw new Error(`a picture has nine cells: ${picture}`);
  const view: View = {
    viewer: 0,
    stones: stones !== undefined,
    marks: ['x', 'o'].map((sign) => CELLS.filter((_, i) => signs[i] === sign)),
    turn,
    buried: stones ?? [],
    trodden: [[], []],
  };
  return ThreeInARow.fromView(game, view, new FastRandom(1));
}
