import { EVERYONE, type Listener, type Seat } from '@potager/kernel';
import { endingOf, ENDINGS, type Garden, seatsOf } from './garden.ts';
import type { Event } from './kinds.ts';
import { at, FIELDS, SEAT_FIELDS, BOARD } from './layout.ts';

const { NO_SEAT } = BOARD;

const { ACTOR, ENDING } = FIELDS;
const { MANA, POINTS } = SEAT_FIELDS;

/** Ends the game where a seat has reached the target (ED-E1); returns whether it has. */
export function endAtTarget({ words, target }: Garden, seat: Seat, listener: Listener | undefined): boolean {
  const points = words[at(seat) + POINTS]!;
  if (points < target) return false;
  words[ENDING] = ENDINGS.indexOf('target');
  words[ACTOR] = NO_SEAT;
  if (listener) listener({ key: 'won', seat, points } satisfies Event, EVERYONE);
  return true;
}

/** Ends the game by counting (ED-E3); returns whether mana had to be shown. */
export function endByCount(garden: Garden, ending: 'passes' | 'reshuffles', listener: Listener | undefined): boolean {
  const { words } = garden;
  words[ENDING] = ENDINGS.indexOf(ending);
  words[ACTOR] = NO_SEAT;
  const leaders = listLeaders(garden);
  if (listener) {
    const key = ending === 'passes' ? 'passedOut' : 'playedOut';
    const mana = seatsOf(garden).map((seat) => (isManaOpen(garden, seat) ? words[at(seat) + MANA]! : null));
    listener({ key, winners: listWinners(garden), mana } satisfies Event, EVERYONE);
  }
  return leaders.length > 1;
}

/** Mana stays secret to the end, except where it must decide between leaders. */
export function isManaOpen(garden: Garden, seat: Seat): boolean {
  const ending = endingOf(garden);
  if (ending === 'running' || ending === 'target') return false;
  const leaders = listLeaders(garden);
  return leaders.length > 1 && leaders.includes(seat);
}

/** Most points, then most mana, then shared. Whoever reached the target is alone in front. */
export function listWinners(garden: Garden): Seat[] {
  return listBest(listLeaders(garden), (seat) => garden.words[at(seat) + MANA]!);
}

const listLeaders = (garden: Garden): Seat[] => listBest(seatsOf(garden), (seat) => garden.words[at(seat) + POINTS]!);

function listBest(seats: readonly Seat[], figure: (seat: Seat) => number): Seat[] {
  const best = Math.max(...seats.map(figure));
  return seats.filter((seat) => figure(seat) === best);
}
