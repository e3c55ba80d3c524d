import { allSeats, EVERYONE, type Listener, listSeats, type Seat } from '@potager/kernel';
import { TERRITORIES } from './components.ts';
import { makeEnding } from './ending.ts';
import type { Memory } from './memory.ts';
import { PHASE_NUMBERS, FIELDS, PLOY_USES } from './fields.ts';
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
} = FIELDS;
const { ACTION_PHASE, NEXT_PHASE, OVER_PHASE } = PHASE_NUMBERS;
const { UNUSED } = PLOY_USES;

/** GN-R5. */
const ALONE = 2;
const SHARED = 1;

/**
 * Ends an action and whatever ends with it. Returns whether something hidden was shown: the missions, when it is over.
 */
export function endAction(memory: Memory, seat: Seat, listener: Listener | undefined): boolean {
  const { bytes } = memory;
  bytes[ONS] = 0;
  bytes[CAME_FROM] = NOWHERE;
  bytes[PLOY_USED] = UNUSED;
  bytes[PLACED] = NOWHERE;
  bytes[PHASE] = ACTION_PHASE;
  const actions = bytes[ACTIONS_LEFT]! - 1;
  bytes[ACTIONS_LEFT] = actions;
  if (listener) tell(listener, { key: 'actionEnded', seat, actions });
  return actions === 0 && endTurn(memory, seat, listener);
}

/** GN-R2, GN-R3: who comes next. */
function endTurn(memory: Memory, seat: Seat, listener: Listener | undefined): boolean {
  const { bytes, seatCount } = memory;
  const turns = bytes[TURNS]! + 1;
  const played = bytes[PLAYED]! | (1 << seat);
  bytes[TURNS] = turns;
  bytes[PLAYED] = played;
  if (turns === turnsInRound(seatCount)) return endRound(memory, seat, listener);
  if (seatCount === 2) {
    beginTurn(memory, 1 - seat, 2, listener);
    return false;
  }
  const left = allSeats(seatCount) & ~played;
  if ((left & (left - 1)) === 0) {
    beginTurn(memory, 31 - Math.clz32(left), 2, listener);
    return false;
  }
  bytes[PHASE] = NEXT_PHASE;
  if (listener) tell(listener, { key: 'nextAsked', seat, among: listSeats(left) });
  return false;
}

const turnsInRound = (seats: number): number => (seats === 2 ? 4 : seats);

export function beginTurn(memory: Memory, seat: Seat, actions: number, listener: Listener | undefined): void {
  const { bytes } = memory;
  bytes[PHASE] = ACTION_PHASE;
  bytes[TURN] = seat;
  bytes[ACTORS] = 1 << seat;
  bytes[ACTIONS_LEFT] = actions;
  if (listener) tell(listener, { key: 'turnBegan', seat, actions });
}

/** Territory control, then the end (GN-E1) or the next round, begun by whoever was last (GN-R6). */
function endRound(memory: Memory, last: Seat, listener: Listener | undefined): boolean {
  const { bytes, ints } = memory;
  for (let territory = 0; territory < TERRITORIES; territory++) controlTerritory(memory, territory, listener);
  if (bytes[LAST_ROUND] !== 0) {
    bytes[PHASE] = OVER_PHASE;
    bytes[ACTORS] = 0;
    if (listener) tell(listener, makeEnding(memory));
    return true;
  }
  const round = ints[ROUND]! + 1;
  ints[ROUND] = round;
  bytes[FIRST] = last;
  bytes[TURNS] = 0;
  bytes[PLAYED] = 0;
  if (listener) tell(listener, { key: 'roundBegan', round, first: last });
  beginTurn(memory, last, 1, listener);
  return false;
}

/** GN-R5: 2 for the only leader, 1 for each of several. Without branches, for it runs seven times a round. */
function controlTerritory(memory: Memory, territory: number, listener: Listener | undefined): void {
  const { ints } = memory;
  const leaders = leadersIn(memory, territory);
  if (leaders === 0) return;
  const gain = (leaders & (leaders - 1)) === 0 ? ALONE : SHARED;
  ints[POPULATION]! += gain * (leaders & 1);
  ints[POPULATION + 1]! += gain * ((leaders >> 1) & 1);
  ints[POPULATION + 2]! += gain * ((leaders >> 2) & 1);
  ints[POPULATION + 3]! += gain * (leaders >> 3);
  if (listener) {
    const { floors, seats } = majorityIn(memory, territory);
    tell(listener, { key: 'territoryControlled', territory: territory + 1, seats, floors, gain });
  }
}

const tell = (listener: Listener, event: Event): void => listener(event, EVERYONE);
