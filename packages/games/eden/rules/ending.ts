import { EVERYONE, type Listener, type Seat } from '@potager/kernel';
import { endingOf, ENDINGS, type Memory, seatsOf } from './memory.ts';
import type { Event } from './kinds.ts';
import { at, FIELDS, SEAT_FIELDS } from './fields.ts';
import { BOARD } from './figures.ts';

const { NO_SEAT } = BOARD;

const { ACTOR, ENDING } = FIELDS;
const { MANA, POINTS } = SEAT_FIELDS;

/** Ends the game where a seat has reached the target (ED-E1); returns whether it has. */
export function endAtTarget({ ints, target }: Memory, seat: Seat, listener: Listener | undefined): boolean {
  const points = ints[at(seat) + POINTS]!;
  if (points < target) return false;
  ints[ENDING] = ENDINGS.indexOf('target');
  ints[ACTOR] = NO_SEAT;
  if (listener) listener({ key: 'won', seat, points } satisfies Event, EVERYONE);
  return true;
}

/** Ends the game by counting (ED-E3); returns whether mana had to be shown, which it has only in rules 1. */
export function endByCount(memory: Memory, ending: 'passes' | 'reshuffles', listener: Listener | undefined): boolean {
  const { ints } = memory;
  ints[ENDING] = ENDINGS.indexOf(ending);
  ints[ACTOR] = NO_SEAT;
  if (listener) {
    const key = ending === 'passes' ? 'passedOut' : 'playedOut';
    const mana = seatsOf(memory).map((seat) => (isManaOpen(memory, seat) ? ints[at(seat) + MANA]! : null));
    listener({ key, winners: listWinners(memory), mana } satisfies Event, EVERYONE);
  }
  return seatsOf(memory).some((seat) => isManaOpen(memory, seat));
}

/** Mana stays secret to the end, except where it must decide between leaders (rules 1). */
export function isManaOpen(memory: Memory, seat: Seat): boolean {
  if (!memory.version.manaBreaksTies) return false;
  const ending = endingOf(memory);
  if (ending === 'running' || ending === 'target') return false;
  const leaders = listLeaders(memory);
  return leaders.length > 1 && leaders.includes(seat);
}

/** Most points, and in rules 1 then most mana; else shared. Whoever reached the target is alone in front. */
export function listWinners(memory: Memory): Seat[] {
  const leaders = listLeaders(memory);
  return memory.version.manaBreaksTies ? listBest(leaders, (seat) => memory.ints[at(seat) + MANA]!) : leaders;
}

const listLeaders = (memory: Memory): Seat[] => listBest(seatsOf(memory), (seat) => memory.ints[at(seat) + POINTS]!);

function listBest(seats: readonly Seat[], figure: (seat: Seat) => number): Seat[] {
  const best = Math.max(...seats.map(figure));
  return seats.filter((seat) => figure(seat) === best);
}
