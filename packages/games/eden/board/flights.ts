import { type Flight, times } from '@potager/boardkit';
import type { GameEvent } from '@potager/kernel';
import type { Event, View } from '../rules/kinds.ts';
import { incomeCells } from './spoken-cells.ts';

const BOX = '0 0 24 24';
/** A figurine in flight stands for so much mana. */
const MANA_EACH = 10;

const mana = (sum: number, from: string, to: string): Flight[] =>
  times(Math.ceil(sum / MANA_EACH), { symbol: 'ed-venus', box: BOX, from, to });

const point = (colour: 'white' | 'red', cell: string, seat: number): Flight => ({
  symbol: `ed-${colour}`,
  box: BOX,
  from: `cell-${cell}`,
  to: `points-${seat}`,
});

type Flights = { readonly [K in Event['key']]?: (event: Extract<Event, { key: K }>, view: View) => Flight[] };

/** Mana and points fly to where they are counted. */
const FLIGHTS: Flights = {
  turnBegan: ({ seat }, view) => incomeCells(view, seat).flatMap((cell) => mana(1, `cell-${cell}`, `mana-${seat}`)),
  watered: ({ seat, cell }) => [point('white', cell, seat)],
  cultivated: ({ seat, raised, level, mana: sum }) => [
    ...mana(sum, `mana-${seat}`, `cell-${raised[0]}`),
    ...raised.map((cell) => point(level > 1 ? 'red' : 'white', cell, seat)),
  ],
  sold: ({ seat, mana: sum }) => mana(sum, 'market', `mana-${seat}`),
  bought: ({ seat, mana: sum }) => mana(sum, `mana-${seat}`, 'market'),
  accepted: ({ seat, winner, mana: sum, tiles }) => [
    ...mana(sum, `mana-${winner}`, `mana-${seat}`),
    ...tiles.filter(({ level }) => level > 0).map(({ cell }) => point('white', cell, winner)),
  ],
};

export function flightsOf(event: GameEvent, view: View): readonly Flight[] {
  const flights = FLIGHTS[(event as Event).key] as ((event: GameEvent, view: View) => Flight[]) | undefined;
  return flights?.(event, view) ?? [];
}
