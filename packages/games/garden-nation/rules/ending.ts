import { listSeats, allSeats, type Outcome, type Seat } from '@potager/kernel';
import type { Memory } from './memory.ts';
import { FIELDS } from './fields.ts';
import type { Event } from './kinds.ts';
import { listNumbers } from './number-set.ts';
import { scoreOf } from './score.ts';

const { KEPT } = FIELDS;

/** GN-E2, GN-E3: everyone's points, and who has most. */
export function outcomeOf(memory: Memory): Outcome & { readonly scores: readonly number[] } {
  const seats = listSeats(allSeats(memory.seatCount));
  const scores = seats.map((seat) => totalOf(memory, seat));
  const most = Math.max(...scores);
  return { winners: seats.filter((seat) => scores[seat] === most), scores };
}

/** What everyone is shown when it is over. */
export function makeEnding(memory: Memory): Event {
  const { winners, scores } = outcomeOf(memory);
  const missions = listSeats(allSeats(memory.seatCount)).map((seat) => listNumbers(memory.ints[KEPT + seat]!));
  return { key: 'ended', winners, scores, missions };
}

const totalOf = (memory: Memory, seat: Seat): number =>
  scoreOf(memory, seat, { isOpen: true }).reduce((sum, { points }) => sum + points, 0);
