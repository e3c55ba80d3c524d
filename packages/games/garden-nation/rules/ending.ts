import { listSeats, allSeats, type Outcome, type Seat } from '@potager/kernel';
import type { Garden } from './garden.ts';
import { PLACES } from './places.ts';
import type { Event } from './kinds.ts';
import { listNumbers } from './number-set.ts';
import { scoreOf } from './scoring.ts';

const { KEPT } = PLACES;

/** GN-E2, GN-E3: everyone's points, and who has most. */
export function outcomeOf(garden: Garden): Outcome & { readonly scores: readonly number[] } {
  const seats = listSeats(allSeats(garden.seats));
  const scores = seats.map((seat) => totalOf(garden, seat));
  const most = Math.max(...scores);
  return { winners: seats.filter((seat) => scores[seat] === most), scores };
}

/** What everyone is shown when it is over. */
export function makeEnding(garden: Garden): Event {
  const { winners, scores } = outcomeOf(garden);
  const missions = listSeats(allSeats(garden.seats)).map((seat) => listNumbers(garden.words[KEPT + seat]!));
  return { key: 'ended', winners, scores, missions };
}

const totalOf = (garden: Garden, seat: Seat): number =>
  scoreOf(garden, seat, { isOpen: true }).reduce((sum, { points }) => sum + points, 0);
