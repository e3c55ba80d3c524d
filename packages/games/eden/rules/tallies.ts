import type { Seat } from '@potager/kernel';
import type { CellName } from './cells.ts';
import type { Components } from './components.ts';
import type { TakenTile, Tiles, View } from './kinds.ts';

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

/** The tiles of both sides of a land grab. */
export const sidesOf = ({ placed, grab }: Pick<View, 'placed' | 'grab'>): Sides => ({
  attack: [placed, grab?.support ?? null].filter((cell) => cell !== null),
  defence: grab?.targets ?? [],
});

interface Sides {
  readonly attack: readonly CellName[];
  readonly defence: readonly CellName[];
}

/** What a side would take if it won (ED-L6, ED-L7), from the highest level down, then by column and row. */
export function takenBy(view: Pick<View, 'tiles' | 'supply' | 'turn' | 'placed' | 'grab'>, winner: Seat): TakenTile[] {
  const { tiles, supply, turn } = view;
  const { attack, defence } = sidesOf(view);
  const left = [...(supply[winner] ?? [])];
  const was = (cell: CellName): number => tiles[cell]?.level ?? 0;
  return (winner === turn ? defence : attack)
    .toSorted((one, other) => was(other) - was(one) || (one < other ? -1 : 1))
    .map((cell) => {
      let level = was(cell);
      while (level > 0 && left[shelfOf(level)] === 0) level--;
      if (level > 0) left[shelfOf(level)]! -= 1;
      return { cell, was: was(cell), level };
    });
}

/** Where in a supply the tiles of a level lie: level 4 is the back of level 3. */
const shelfOf = (level: number): number => Math.min(level, 3) - 1;
