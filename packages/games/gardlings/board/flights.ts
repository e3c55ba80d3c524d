import { type Flight, times } from '@potager/boardkit';
import type { GameEvent, Json } from '@potager/kernel';
import type { Event, View } from '../rules/kinds.ts';
import { figureOf } from './faces.ts';
import { symbolOf } from './symbols.tsx';

/** The ground of the board's drawings. */
const BOX = '-27 -28 54 54';

type Flights = { readonly [K in Event['key']]?: (event: Extract<Event, { key: K }>, before: View) => Flight[] };

const make = (symbol: string, from: string, to: string): Flight => ({ symbol: `gl-${symbol}`, box: BOX, from, to });
const coin = (from: string, seat: number): Flight => make('coin', from, `coins-${seat}`);
const creature = (tile: string): string => symbolOf(figureOf(tile));
const drawn = ({ seat, tile }: { readonly seat: number; readonly tile: string }): Flight[] => [
  make(creature(tile), `bag-${seat}`, 'hand'),
];

/** Gems that a tile has completed fly from the garden to where they are counted. */
const gems = ({ seat, gems: count }: { readonly seat: number; readonly gems: number }, before: View): Flight[] =>
  times(count - (before.seats[seat]?.gems ?? count), make('gem', `garden-${seat}`, `gems-${seat}`));

/** What flies when something happens. */
const FLIGHTS: Flights = {
  drew: drawn,
  looked: drawn,
  laid: gems,
  shifted: gems,
  pigCoin: ({ seat }) => [coin('supply', seat)],
  ponds: ({ seat, coins }) => times(coins, coin('supply', seat)),
  tookPig: ({ seat, coins }) => [make('pig', 'pig', `coins-${seat}`), ...times(coins, coin('supply', seat))],
  bought: ({ seat, tile, pile, coins, reward }) => [
    make(creature(tile), pile, `coins-${seat}`),
    ...times(coins, make('coin', `coins-${seat}`, 'supply')),
    ...(reward ? [coin(pile, seat)] : []),
  ],
};

export function flightsOf(event: GameEvent, before: Json): readonly Flight[] {
  const flights = FLIGHTS[(event as Event).key] as ((event: GameEvent, before: View) => Flight[]) | undefined;
  return flights?.(event, before as View) ?? [];
}
