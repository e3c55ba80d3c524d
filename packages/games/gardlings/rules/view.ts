import { type JsonObject, listSeats, allSeats, type Seat, type Viewer } from '@potager/kernel';
import type { Memory } from './memory.ts';
import { placeOf } from './building.ts';
import { hasReward, topId } from './hiring.ts';
import type { Laid, PileView, SeatView, View } from './kinds.ts';
import { missionRightOf } from './mission-ring.ts';
import { ALL_PILES, PIG_PILE, PILES } from './piles.ts';
import { tileOf } from './spot.ts';
import { MISSIONS, tileId } from './tile-set.ts';
import { at, FIELDS, NONE, type Phase, PHASES, SEAT_FIELDS, STATUSES } from './fields.ts';

const { FIRST, MISSION_ORDER, MUTATING, PHASE, PILE_KNOWN, ROUND, SUPPLY, TURN, WINNER } = FIELDS;
const { ALARM, ASIDE, GARDEN_SIZE, HAND, HIRED, LOOKED, MUTANT, SEAT_COINS, STATUS } = SEAT_FIELDS;

/** A position as JSON: what viewers see, and what the trace prints. */

export function makeView(memory: Memory, viewer: Viewer): View {
  const { seats, ...table } = makeTable(memory);
  const piles = Object.fromEntries(ALL_PILES.map((name, pile) => [name, pileView(memory, pile)])) as View['piles'];
  return { viewer, ...table, piles, seats };
}

/** What views and the trace have in common: all but the piles. */
function makeTable(memory: Memory): Omit<View, 'viewer' | 'piles'> {
  const turn = memory.ints[TURN]!;
  const winner = memory.ints[WINNER]!;
  return {
    target: memory.target,
    expert: memory.isExpert,
    missions: missionOrder(memory),
    round: memory.ints[ROUND]!,
    phase: phaseOf(memory),
    first: memory.ints[FIRST]!,
    turn: turn === NONE ? null : turn,
    mutating: memory.ints[MUTATING] === 1,
    supply: memory.ints[SUPPLY]!,
    rewards: PILES.filter((_, pile) => hasReward(memory, pile)),
    seats: seatsOf(memory).map((seat) => seatView(memory, seat)),
    winner: winner === NONE ? null : winner,
  };
}

/** Everything. The names that records and other programs rely on come first; the rest completes it. */
export function makeState(memory: Memory): JsonObject {
  const { seats: views, missions, rewards, ...table } = makeTable(memory);
  return {
    ...table,
    coins: views.map(({ coins }) => coins),
    gems: views.map(({ gems }) => gems),
    gardens: views.map(({ garden }) => garden),
    bags: views.map(({ bag }) => bag),
    hands: views.map(({ hand }) => hand),
    piles: Object.fromEntries(PILES.map((name, pile) => [name, memory.listPile(pile).map(tileId)])),
    pigs: memory.listPile(PIG_PILE).map(tileId),
    rewards,
    known: ALL_PILES.map((_, pile) => memory.ints[PILE_KNOWN + pile]!),
    status: views.map(({ status }) => status),
    alarms: views.map(({ alarm }) => alarm),
    asides: views.map(({ aside }) => aside),
    looked: views.map(({ looked }) => looked),
    hired: views.map(({ hired }) => hired),
    mutants: views.map(({ mutant }) => mutant),
    missions: memory.hasMissions ? missionState(memory, missions) : null,
  };
}

/** The missions as dealt, those of the seats, and with two or three seats those on their right. */
function missionState(memory: Memory, order: readonly number[]): JsonObject {
  const seats = seatsOf(memory);
  const own = seats.map((seat) => memory.missionOf(seat));
  const hasRight = seats.length === 2 || seats.length === 3;
  return { order, own, right: hasRight ? seats.map((seat) => missionRightOf(memory.ring(), seat)) : [] };
}

const seatsOf = (memory: Memory): Seat[] => listSeats(allSeats(memory.seatCount));

const phaseOf = (memory: Memory): Phase => PHASES[memory.ints[PHASE]!]!;

const missionOrder = (memory: Memory): number[] =>
  memory.hasMissions ? Array.from(memory.ints.subarray(MISSION_ORDER, MISSION_ORDER + MISSIONS)) : [];

function seatView(memory: Memory, seat: Seat): SeatView {
  const idIn = (field: number): string | null => {
    const tile = memory.ints[at(seat) + field]!;
    return tile === NONE ? null : tileId(tile);
  };
  return {
    status: STATUSES[memory.ints[at(seat) + STATUS]!]!,
    coins: memory.ints[at(seat) + SEAT_COINS]!,
    gems: memory.gems(seat),
    garden: listGarden(memory, seat),
    bag: memory.listBag(seat).map(tileId),
    hand: idIn(HAND),
    aside: idIn(ASIDE),
    alarm: memory.ints[at(seat) + ALARM] === 1,
    looked: memory.ints[at(seat) + LOOKED] === 1,
    hired: idIn(HIRED),
    mutant: idIn(MUTANT),
  };
}

function listGarden(memory: Memory, seat: Seat): Laid[] {
  const garden: Laid[] = [];
  for (let i = 0; i < memory.ints[at(seat) + GARDEN_SIZE]!; i++) {
    const laying = memory.laying(seat, i);
    const { x, y, r } = placeOf(laying);
    garden.push({ id: tileId(tileOf(laying)), x, y, r });
  }
  return garden;
}

function pileView(memory: Memory, pile: number): PileView {
  const size = memory.pileSize(pile);
  const known = memory.ints[PILE_KNOWN + pile]!;
  const isFaceUp = pile !== PIG_PILE;
  return {
    top: isFaceUp ? topId(memory, pile) : null,
    size,
    known: memory.listPile(pile, size - known).map(tileId),
  };
}
