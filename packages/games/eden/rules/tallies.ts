import type { Seat } from '@potager/kernel';
import type { Components } from './components.ts';
import type { Tiles, View } from './kinds.ts';

/** What can be counted from the tiles that lie on the board. */

/** A tile is worth its level (ED-K4). */
export const pointsOf = (tiles: Tiles, seat: Seat): number =>
  levelsOf(tiles, seat).reduce((points, level) => points + level, 0);

/** The tiles of level 1, 2 and 3 that a seat has left; a level-4 tile is a level-3 one turned over. */
export function supplyAfter(components: Components, tiles: Tiles, seat: Seat): number[] {
  const levels = levelsOf(tiles, seat);
  return components.supply.map((all, i) => all - levels.filter((level) => Math.min(level, 3) === i + 1).length);
}

const levelsOf = (tiles: Tiles, seat: Seat): number[] =>
  Object.values(tiles)
    .filter((tile) => tile.seat === seat)
    .map((tile) => tile.level);

/** Its red points (ED-K4). */
export const redOf = (tiles: Tiles, seat: Seat): number =>
  levelsOf(tiles, seat).reduce((red, level) => red + level - 1, 0);

/** A and D of a land grab (ED-L3); before the first target A is the tile just placed, and D is 0. */
export function stakesOf({ tiles, placed, grab }: Pick<View, 'tiles' | 'placed' | 'grab'>): {
  readonly attack: number;
  readonly defence: number;
} {
  const sum = (cells: readonly (string | null | undefined)[]): number =>
    cells.reduce((points, cell) => points + (tiles[cell ?? '']?.level ?? 0), 0);
  return { attack: sum([placed, grab?.support]), defence: sum(grab?.targets ?? []) };
}
