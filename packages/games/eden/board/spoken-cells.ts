import type { GameEvent } from '@potager/kernel';
import type { Event, View } from '../rules/kinds.ts';

type Cells = { readonly [K in Event['key']]?: (event: Extract<Event, { key: K }>, view: View) => readonly string[] };

/** Bids are about the tile that attacks and those it reaches for. */
const grabCells = (_: Event, { placed, grab }: View): readonly string[] => [
  ...(placed === null ? [] : [placed]),
  ...(grab?.targets ?? []),
];

const CELLS: Cells = {
  turnBegan: ({ seat, mana }, view) => (mana === 0 ? [] : incomeCells(view, seat)),
  watered: ({ cell }) => [cell],
  targeted: ({ cell }) => [cell],
  supported: ({ cell }) => [cell],
  cultivated: ({ raised }) => raised,
  opened: grabCells,
  raised: grabCells,
  accepted: ({ tiles }) => tiles.map(({ cell }) => cell),
};

/** The cells that a step speaks of. */
export function cellsOf(events: readonly GameEvent[], view: View): ReadonlySet<string> {
  const cellsIn = (event: GameEvent): readonly string[] => {
    const cells = CELLS[(event as Event).key] as ((event: GameEvent, view: View) => readonly string[]) | undefined;
    return cells?.(event, view) ?? [];
  };
  return new Set(events.flatMap(cellsIn));
}

/** The tiles that bring a seat its income: all above the first level. */
export const incomeCells = ({ tiles }: Pick<View, 'tiles'>, seat: number): string[] =>
  Object.entries(tiles).flatMap(([cell, tile]) => (tile.seat === seat && tile.level > 1 ? [cell] : []));
