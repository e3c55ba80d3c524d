import { allBut, EVERYONE, type Listener, type Move, only, type Seat } from '@potager/kernel';
import { type Area, makeArea } from './areas.ts';
import { LANDS, PROJECT_RULES, projectAt } from './components.ts';
import type { Memory } from './memory.ts';
import { PHASE_NUMBERS, FIELDS, PLOY_USES } from './fields.ts';
import type { Event } from './kinds.ts';
import { nextTerritory } from './legal-moves.ts';
import { firstOf, KINDS, kindOf, secondOf } from './moves.ts';
import { listNumbers } from './number-set.ts';
import { completableAt } from './projects.ts';
import { beginTurn, endAction } from './rounds.ts';

const {
  ACTORS,
  CAME_FROM,
  DECK,
  DECK_LEFT,
  FACE_UP,
  FACE_UP_SET,
  FLOORS_LEFT,
  KEPT,
  LAST_ROUND,
  NOWHERE,
  ONS,
  PHASE,
  PLACED,
  PLOY_USED,
  PLOYS_LEFT,
  POINTS,
  POPULATION,
  TAKEN,
  TORTICRANE,
  TURN,
} = FIELDS;
const { BINDING, USED } = PLOY_USES;
const { PROJECT_PHASE } = PHASE_NUMBERS;
const { ABANDON, BUILD, DECLINE, IDLE, INVADE, KEEP, MOVE, NEXT, ON, PROJECT, ROOF } = KINDS;

/** Applies a legal move. Returns whether someone learnt something hidden: a new project, or the missions at the end. */
export function playMove(memory: Memory, seat: Seat, move: Move, listener: Listener | undefined): boolean {
  const first = firstOf(move);
  switch (kindOf(move)) {
    case BUILD:
      return build(memory, seat, first, secondOf(move), listener);
    case ABANDON:
      return abandon(memory, seat, first, listener);
    case ON:
      return moveOn(memory, seat, listener);
    case INVADE:
      return invade(memory, seat, first, listener);
    case MOVE:
      return moveCrane(memory, seat, first, listener);
    case ROOF:
      return transferRoof(memory, seat, first, secondOf(move), listener);
    case IDLE:
      return idle(memory, seat, listener);
    case PROJECT:
      return completeProject(memory, seat, first, listener);
    case DECLINE:
      if (listener) tell(listener, { key: 'projectDeclined', seat });
      return endAction(memory, seat, listener);
    case NEXT:
      if (listener) tell(listener, { key: 'nextChosen', seat, next: first });
      beginTurn(memory, first, 2, listener);
      return false;
    case KEEP:
      return keep(memory, seat, (1 << first) | (1 << secondOf(move)), listener);
    default:
      throw new RangeError(`no move has the number ${move}`);
  }
}

function keep(memory: Memory, seat: Seat, missions: number, listener: Listener | undefined): boolean {
  const { bytes, ints } = memory;
  ints[KEPT + seat] = missions;
  const choosing = bytes[ACTORS]! & ~(1 << seat);
  bytes[ACTORS] = choosing;
  if (listener) {
    const seen: Event = { key: 'kept', seat, missions: listNumbers(missions) };
    const unseen: Event = { key: 'keptUnseen', seat };
    listener(seen, only(seat));
    listener(unseen, allBut(seat));
  }
  if (choosing === 0) beginTurn(memory, bytes[TURN]!, 1, listener);
  return false;
}

function build(memory: Memory, seat: Seat, area: Area, token: number, listener: Listener | undefined): boolean {
  const cost = memory.costOf(area);
  if (token !== 0) memory.layToken(area, token - 1);
  gain(memory, seat, -cost);
  memory.placeFloors(seat, area, 1);
  if (listener) tell(listener, makeBuilt(memory, seat, area, { cost, token }));
  return afterFloor(memory, seat, area, listener);
}

function makeBuilt(memory: Memory, seat: Seat, area: Area, { cost, token }: { cost: number; token: number }): Event {
  const land = LANDS[token - 1];
  return {
    key: 'built',
    seat,
    area: makeArea(area),
    floors: memory.floorsAt(area),
    cost,
    torticrane: sentTo(memory, area),
    ...(land === undefined ? {} : { land }),
  };
}

/** GN-A1, GN-A2. */
function abandon(memory: Memory, seat: Seat, area: Area, listener: Listener | undefined): boolean {
  const floors = memory.floorsAt(area);
  const gained = memory.doubleCostOf(area);
  const roof = memory.takeBuilding(seat, area);
  gain(memory, seat, gained);
  if (listener) {
    const torticrane = sentTo(memory, area);
    tell(listener, { key: 'abandoned', seat, area: makeArea(area), floors, gain: gained, roof, torticrane });
  }
  memory.bytes[TORTICRANE] = memory.layout.sendsTo[area]!;
  return endAction(memory, seat, listener);
}

/** GN-Y4. */
function invade(memory: Memory, seat: Seat, area: Area, listener: Listener | undefined): boolean {
  const floors = memory.floorsAt(area);
  const cost = memory.doubleCostOf(area);
  const owner = memory.ownerOf(area);
  usePloy(memory, seat);
  gain(memory, seat, -cost);
  gain(memory, owner, cost);
  const roof = memory.takeBuilding(owner, area);
  memory.placeFloors(seat, area, floors);
  if (listener) {
    const torticrane = sentTo(memory, area);
    tell(listener, { key: 'invaded', seat, owner, area: makeArea(area), floors, cost, roof, torticrane });
  }
  return afterFloor(memory, seat, area, listener);
}

/** The torticrane goes back to where it stood before moving on (GN-N2). */
function idle(memory: Memory, seat: Seat, listener: Listener | undefined): boolean {
  const { bytes } = memory;
  if (bytes[CAME_FROM] !== NOWHERE) bytes[TORTICRANE] = bytes[CAME_FROM]!;
  if (listener) tell(listener, { key: 'idled', seat, torticrane: bytes[TORTICRANE]! + 1 });
  return endAction(memory, seat, listener);
}

/** GN-N1. */
function moveOn(memory: Memory, seat: Seat, listener: Listener | undefined): boolean {
  const { bytes } = memory;
  const from = bytes[TORTICRANE]!;
  const to = nextTerritory(from);
  if (bytes[ONS] === 0) bytes[CAME_FROM] = from;
  bytes[ONS]! += 1;
  bytes[TORTICRANE] = to;
  if (listener) tell(listener, { key: 'movedOn', seat, from: from + 1, to: to + 1 });
  return false;
}

/** GN-Y2. */
function moveCrane(memory: Memory, seat: Seat, to: number, listener: Listener | undefined): boolean {
  const { bytes } = memory;
  usePloy(memory, seat);
  if (listener) tell(listener, { key: 'craneMoved', seat, from: bytes[TORTICRANE]! + 1, to: to + 1 });
  bytes[TORTICRANE] = to;
  return false;
}

/** GN-Y3. */
function transferRoof(memory: Memory, seat: Seat, from: Area, to: Area, listener: Listener | undefined): boolean {
  usePloy(memory, seat);
  if (memory.version.roofBindsAction) memory.bytes[PLOY_USED] = BINDING;
  memory.moveRoof(from, to);
  if (listener) tell(listener, { key: 'roofMoved', seat, from: makeArea(from), to: makeArea(to) });
  return false;
}

/** GN-J3, GN-J4. */
function completeProject(memory: Memory, seat: Seat, project: number, listener: Listener | undefined): boolean {
  const { bytes, ints } = memory;
  const area = bytes[PLACED]!;
  const { points } = PROJECT_RULES[projectAt(project).kind];
  memory.placeRoof(area);
  bytes[POINTS + seat]! += points;
  ints[TAKEN + seat]! |= 1 << project;
  if (listener) tell(listener, { key: 'projectCompleted', seat, project, area: makeArea(area), points });
  const isRevealed = replaceProject(memory, project, listener);
  return endAction(memory, seat, listener) || isRevealed;
}

/** The next card takes the free place; without one the row closes up. Returns whether a card was turned up. */
function replaceProject(memory: Memory, project: number, listener: Listener | undefined): boolean {
  const { bytes, ints } = memory;
  const at = bytes.indexOf(project, FACE_UP);
  const left = bytes[DECK_LEFT]!;
  ints[FACE_UP_SET]! &= ~(1 << project);
  if (left === 0) {
    bytes.copyWithin(at, at + 1, DECK_LEFT);
    bytes[DECK_LEFT - 1] = 0;
    return false;
  }
  const revealed = bytes[DECK + left - 1]!;
  bytes[DECK_LEFT] = left - 1;
  memory.turnUp(at - FACE_UP, revealed);
  if (listener) tell(listener, { key: 'projectRevealed', project: revealed, place: at - FACE_UP });
  return true;
}

/** Sends the torticrane off (GN-R4) and stops where a project can be completed (GN-J1). */
function afterFloor(memory: Memory, seat: Seat, area: Area, listener: Listener | undefined): boolean {
  const { bytes } = memory;
  bytes[TORTICRANE] = memory.layout.sendsTo[area]!;
  if (bytes[FLOORS_LEFT + seat] === 0 && bytes[LAST_ROUND] === 0) {
    bytes[LAST_ROUND] = 1;
    if (listener) tell(listener, { key: 'lastRoundBegan', seat });
  }
  const completable = completableAt(memory, seat, area);
  if (completable === 0) return endAction(memory, seat, listener);
  bytes[PHASE] = PROJECT_PHASE;
  bytes[PLACED] = area;
  if (listener) {
    tell(listener, { key: 'projectOffered', seat, area: makeArea(area), projects: listNumbers(completable) });
  }
  return false;
}

function usePloy({ bytes }: Memory, seat: Seat): void {
  bytes[PLOY_USED] = USED;
  bytes[PLOYS_LEFT + seat]! -= 1;
}

function gain({ ints }: Memory, seat: Seat, inhabitants: number): void {
  ints[POPULATION + seat]! += inhabitants;
}

const sentTo = ({ layout }: Memory, area: Area): number => layout.sendsTo[area]! + 1;

const tell = (listener: Listener, event: Event): void => listener(event, EVERYONE);
