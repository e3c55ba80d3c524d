import { allSeats, EVERYONE, type Listener, listSeats, type Seat } from '@potager/kernel';
import { TERRITORIES } from './components.ts';
import { makeEnding } from './ending.ts';
import type { Garden } from './garden.ts';
import { PHASE_NUMBERS, PLACES } from './places.ts';
import type { Event } from './kinds.ts';
import { leadersIn, majorityIn } from './majority.ts';

const {
  ACTIONS_LEFT,
  ACTORS,
  CAME_FROM,
  FIRST,
  LAST_ROUND,
  NOWHERE,
  ONS,
  PHASE,
  PLACED,
  PLAYED,
  PLOY_USED,
  POPULATION,
  ROUND,
  TURN,
  TURNS,
} = PLACES;
const { ACTION_PHASE, NEXT_PHASE, OVER_PHASE } = PHASE_NUMBERS;

/** GN-R5. */
const ALONE = 2;
const SHARED = 1;

/** Ends an action and whatever ends with it. Returns whether something hidden was shown: the missions, when it is over. */
export function endAction(garden: Garden, seat: Seat, listener: Listener | undefined): boolean {
  const { bytes } = garden;
  bytes[ONS] = 0;
  bytes[CAME_FROM] = NOWHERE;
  bytes[PLOY_USED] = 0;
  bytes[PLACED] = NOWHERE;
  bytes[PHASE] = ACTION_PHASE;
  const actions = bytes[ACTIONS_LEFT]! - 1;
  bytes[ACTIONS_LEFT] = actions;
  if (listener) tell(listener, { key: 'actionEnded', seat, actions });
  return actions === 0 && endTurn(garden, seat, listener);
}

/** GN-R2, GN-R3: who comes next. */
function endTurn(garden: Garden, seat: Seat, listener: Listener | undefined): boolean {
  const { bytes, seats } = garden;
  const turns = bytes[TURNS]! + 1;
  const played = bytes[PLAYED]! | (1 << seat);
  bytes[TURNS] = turns;
  bytes[PLAYED] = played;
  if (turns === turnsInRound(seats)) return endRound(garden, seat, listener);
  if (seats === 2) {
    beginTurn(garden, 1 - seat, 2, listener);
    return false;
  }
  const left = allSeats(seats) & ~played;
  if ((left & (left - 1)) === 0) {
    beginTurn(garden, 31 - Math.clz32(left), 2, listener);
    return false;
  }
  bytes[PHASE] = NEXT_PHASE;
  if (listener) tell(listener, { key: 'nextAsked', seat, among: listSeats(left) });
  return false;
}

const turnsInRound = (seats: number): number => (seats === 2 ? 4 : seats);

export function beginTurn(garden: Garden, seat: Seat, actions: number, listener: Listener | undefined): void {
  const { bytes } = garden;
  bytes[PHASE] = ACTION_PHASE;
  bytes[TURN] = seat;
  bytes[ACTORS] = 1 << seat;
  bytes[ACTIONS_LEFT] = actions;
  if (listener) tell(listener, { key: 'turnBegan', seat, actions });
}

/** Territory control, then the end (GN-E1) or the next round, begun by whoever was last (GN-R6). */
function endRound(garden: Garden, last: Seat, listener: Listener | undefined): boolean {
  const { bytes, words } = garden;
  for (let territory = 0; territory < TERRITORIES; territory++) controlTerritory(garden, territory, listener);
  if (bytes[LAST_ROUND] !== 0) {
    bytes[PHASE] = OVER_PHASE;
    bytes[ACTORS] = 0;
    if (listener) tell(listener, makeEnding(garden));
    return true;
  }
  const round = words[ROUND]! + 1;
  words[ROUND] = round;
  bytes[FIRST] = last;
  bytes[TURNS] = 0;
  bytes[PLAYED] = 0;
  if (listener) tell(listener, { key: 'roundBegan', round, first: last });
  beginTurn(garden, last, 1, listener);
  return false;
}

/** GN-R5: 2 for the only leader, 1 for each of several. Without branches, for it runs seven times a round. */
function controlTerritory(garden: Garden, territory: number, listener: Listener | undefined): void {
  const { words } = garden;
  const leaders = leadersIn(garden, territory);
  if (leaders === 0) return;
  const gain = (leaders & (leaders - 1)) === 0 ? ALONE : SHARED;
  words[POPULATION]! += gain * (leaders & 1);
  words[POPULATION + 1]! += gain * ((leaders >> 1) & 1);
  words[POPULATION + 2]! += gain * ((leaders >> 2) & 1);
  words[POPULATION + 3]! += gain * (leaders >> 3);
  if (listener) {
    const { floors, seats } = majorityIn(garden, territory);
    tell(listener, { key: 'territoryControlled', territory: territory + 1, seats, floors, gain });
  }
}

const tell = (listener: Listener, event: Event): void => listener(event, EVERYONE);
