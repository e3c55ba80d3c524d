import type { Seat } from '@potager/kernel';
import type { Kit } from './kit.ts';
import type { Tiles } from './kinds.ts';

/** What can be counted from the tiles that lie on the board. */

/** A tile is worth its level (ED-K4). */
export const pointsOf = (tiles: Tiles, seat: Seat): number =>
  levelsOf(tiles, seat).reduce((points, level) => points + level, 0);

/** The tiles of level 1, 2 and 3 that a seat has left; a level-4 tile is a level-3 one turned over. */
export function supplyAfter(kit: Kit, tiles: Tiles, seat: Seat): number[] {
  const levels = levelsOf(tiles, seat);
  return kit.supply.map((all, i) => all - levels.filter((level) => Math.min(level, 3) === i + 1).length);
}

const levelsOf = (tiles: Tiles, seat: Seat): number[] =>
  Object.values(tiles)
    .filter((tile) => tile.seat === seat)
    .map((tile) => tile.level);
