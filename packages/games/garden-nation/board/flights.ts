import { type Flight, times } from '@potager/boardkit';
import type { GameEvent, Seat } from '@potager/kernel';
import type { Event } from '../rules/kinds.ts';
import { clanOf } from './pieces.ts';

const populationOf = (seat: Seat): string => `population-${seat}`;
const areaAt = (name: string): string => `area-${name}`;
const territoryAt = (number: number): string => `territory-${number}`;

const inhabitants = (count: number, seat: Seat, from: string, to: string): Flight[] =>
  times(count, { symbol: 'gn-inhabitant', box: '-8 -11 16 20', from, to, tint: clanOf(seat).colour });

const points = (from: string, seat: Seat): Flight => ({
  symbol: 'gn-point',
  box: '-10 -10 20 20',
  from,
  to: `points-${seat}`,
});

const ploy = (seat: Seat, to: string): Flight => ({
  symbol: 'gn-ploy',
  box: '-10 -10 20 21',
  from: `ploys-${seat}`,
  to,
});

type Flights = { readonly [K in Event['key']]?: (event: Extract<Event, { key: K }>) => Flight[] };

/** Inhabitants leave for what is built, and come back from what is left; points fly to where they are counted. */
const FLIGHTS: Flights = {
  built: ({ seat, area, cost }) => inhabitants(cost, seat, populationOf(seat), areaAt(area)),
  abandoned: ({ seat, area, gain }) => inhabitants(gain, seat, areaAt(area), populationOf(seat)),
  invaded: ({ seat, owner, area, cost }) => [
    ploy(seat, areaAt(area)),
    ...inhabitants(cost, owner, populationOf(seat), populationOf(owner)),
  ],
  craneMoved: ({ seat, to }) => [ploy(seat, territoryAt(to))],
  roofMoved: ({ seat, from, to }) => [
    ploy(seat, areaAt(to)),
    { symbol: 'gn-roof', box: '-22 -28 44 34', from: areaAt(from), to: areaAt(to) },
  ],
  projectCompleted: ({ seat, area, points: count }) => times(count, points(areaAt(area), seat)),
  territoryControlled: ({ territory, seats, gain }) =>
    seats.flatMap((seat) => inhabitants(gain, seat, territoryAt(territory), populationOf(seat))),
};

export function flightsOf(event: GameEvent): readonly Flight[] {
  const flights = FLIGHTS[(event as Event).key] as ((event: GameEvent) => Flight[]) | undefined;
  return flights?.(event) ?? [];
}
