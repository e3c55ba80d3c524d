import { type JsonObject, listSeats, allSeats, type Seat, type Viewer } from '@potager/kernel';
import type { Board } from './board.ts';
import { placeOf } from './building.ts';
import { hasReward, topId } from './hiring.ts';
import type { Laid, PileView, SeatView, View } from './kinds.ts';
import * as at from './layout.ts';
import { NONE, type Phase, PHASES, type Status, STATUSES } from './layout.ts';
import { missionRightOf } from './mission-ring.ts';
import { ALL_PILES, PIG_PILE, PILES } from './piles.ts';
import { tileOf } from './spot.ts';
import { MISSIONS, tileId } from './tile-set.ts';

/** A position as JSON: what viewers see, and what the trace prints. */

export function makeView(board: Board, viewer: Viewer): View {
  const { seats, ...table } = makeTable(board);
  const piles = Object.fromEntries(ALL_PILES.map((name, pile) => [name, pileView(board, pile)])) as View['piles'];
  return { viewer, ...table, piles, seats };
}

/** What views and the trace have in common: all but the piles. */
function makeTable(board: Board): Omit<View, 'viewer' | 'piles'> {
  const turn = board.get(at.TURN);
  const winner = board.get(at.WINNER);
  return {
    target: board.target,
    expert: board.isExpert,
    missions: missionOrder(board),
    round: board.get(at.ROUND),
    phase: phaseOf(board),
    first: board.get(at.FIRST),
    turn: turn === NONE ? null : turn,
    mutating: board.get(at.MUTATING) === 1,
    supply: board.get(at.SUPPLY),
    rewards: PILES.filter((_, pile) => hasReward(board, pile)),
    seats: seatsOf(board).map((seat) => seatView(board, seat)),
    winner: winner === NONE ? null : winner,
  };
}

/** Everything. The names that records and other programs rely on come first; the rest completes it. */
export function makeState(board: Board): JsonObject {
  const { seats: views, missions, rewards, ...table } = makeTable(board);
  return {
    ...table,
    coins: views.map(({ coins }) => coins),
    gems: views.map(({ gems }) => gems),
    gardens: views.map(({ garden }) => garden),
    bags: views.map(({ bag }) => bag),
    hands: views.map(({ hand }) => hand),
    piles: Object.fromEntries(PILES.map((name, pile) => [name, board.listPile(pile).map(tileId)])),
    pigs: board.listPile(PIG_PILE).map(tileId),
    rewards,
    known: ALL_PILES.map((_, pile) => board.get(at.PILE_KNOWN + pile)),
    status: views.map(({ status }) => status),
    alarms: views.map(({ alarm }) => alarm),
    asides: views.map(({ aside }) => aside),
    looked: views.map(({ looked }) => looked),
    hired: views.map(({ hired }) => hired),
    mutants: views.map(({ mutant }) => mutant),
    missions: board.hasMissions ? missionState(board, missions) : null,
  };
}

/** The missions as dealt, those of the seats, and with two or three seats those on their right. */
function missionState(board: Board, order: readonly number[]): JsonObject {
  const seats = seatsOf(board);
  const own = seats.map((seat) => board.missionOf(seat));
  const hasRight = seats.length === 2 || seats.length === 3;
  return { order, own, right: hasRight ? seats.map((seat) => missionRightOf(board.ring(), seat)) : [] };
}

const seatsOf = (board: Board): Seat[] => listSeats(allSeats(board.seatCount));

const phaseOf = (board: Board): Phase => PHASES[board.get(at.PHASE)] as Phase;

const missionOrder = (board: Board): number[] =>
  board.hasMissions ? Array.from(board.words.subarray(at.MISSION_ORDER, at.MISSION_ORDER + MISSIONS)) : [];

function seatView(board: Board, seat: Seat): SeatView {
  const idIn = (word: number): string | null => {
    const tile = board.of(seat, word);
    return tile === NONE ? null : tileId(tile);
  };
  return {
    status: STATUSES[board.of(seat, at.STATUS)] as Status,
    coins: board.of(seat, at.SEAT_COINS),
    gems: board.gems(seat),
    garden: listGarden(board, seat),
    bag: board.listBag(seat).map(tileId),
    hand: idIn(at.HAND),
    aside: idIn(at.ASIDE),
    alarm: board.of(seat, at.ALARM) === 1,
    looked: board.of(seat, at.LOOKED) === 1,
    hired: idIn(at.HIRED),
    mutant: idIn(at.MUTANT),
  };
}

function listGarden(board: Board, seat: Seat): Laid[] {
  const garden: Laid[] = [];
  for (let i = 0; i < board.of(seat, at.GARDEN_SIZE); i++) {
    const laying = board.laying(seat, i);
    const { x, y, r } = placeOf(laying);
    garden.push({ id: tileId(tileOf(laying)), x, y, r });
  }
  return garden;
}

function pileView(board: Board, pile: number): PileView {
  const size = board.pileSize(pile);
  const known = board.get(at.PILE_KNOWN + pile);
  const isFaceUp = pile !== PIG_PILE;
  return {
    top: isFaceUp ? topId(board, pile) : null,
    size,
    known: board.listPile(pile, size - known).map(tileId),
  };
}
