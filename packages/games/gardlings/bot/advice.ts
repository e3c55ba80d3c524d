import type { GameAdvice, Move, Position, Seat } from '@potager/kernel';
import type { Board } from '../rules/board.ts';
import * as at from '../rules/layout.ts';
import { BUILD, HIRE, NONE } from '../rules/layout.ts';
import * as move from '../rules/moves.ts';
import { priceOf } from '../rules/piles.ts';
import type { Gardlings } from '../rules/position.ts';
import { bestGain, gainAt } from './fit.ts';
import { growth } from './growth.ts';
import { chooseBuilding, chooseHiring, fillPlot } from './quick.ts';

/** Alone: the number of rounds to go from which on it is as good as lost. */
const MOST_ROUNDS = 9;
/** Rounds ahead of the others that make victory likely. */
const EDGE = 2.2;
/** What it counts for to have the target and most gems while others still build. */
const LEAD = 3;

const boardOf = (position: Position): Board => (position as Gardlings).board;

/**
 * How Gardlings is played well. Search looks at one phase at a time: while building, at what the round can still bring, by the odds of the
 * bag; when hiring, at rounds built with the bag as it would be.
 */
export const advice: GameAdvice = {
  playoutMoves: 400,
  curiosity: 0.2,
  /** About a third of a round. */
  lapse: 0.04,

  /** Stopping short of the victory tile although no tile in the bag can do harm. */
  isFoolish(position, seat, made) {
    const board = boardOf(position);
    if (made !== move.STOP_MOVE || board.gems(seat) >= board.target) return false;
    return !board.listBag(seat).some((tile) => board.isAlarm(seat, tile));
  },

  evaluate(position, values) {
    const board = boardOf(position);
    if (values.length === 1) {
      values[0] = Math.min(1, Math.max(0, 1 - roundsOf(board, 0) / MOST_ROUNDS));
      return;
    }
    const leader = board.get(at.PHASE) === HIRE ? NONE : findLeader(board);
    let sum = 0;
    for (let seat = 0; seat < values.length; seat++) {
      const share = Math.exp((seat === leader ? LEAD : 0) - roundsOf(board, seat) / EDGE);
      values[seat] = share;
      sum += share;
    }
    for (let seat = 0; seat < values.length; seat++) values[seat] = values[seat]! / sum;
  },

  weigh(position, seat, list, weights) {
    const board = boardOf(position);
    const hand = board.of(seat, at.HAND);
    if (hand !== NONE) fillPlot(board, seat);
    for (let i = 0; i < list.length; i++) weights[i] = weightOf(board, hand, list.at(i));
  },

  choose(position, seat, list, random) {
    const board = boardOf(position);
    return board.get(at.PHASE) === HIRE ? chooseHiring(list, random) : chooseBuilding(board, seat, list, random);
  },

  /** The end of a phase, and of the viewer's own building: what the others draw is theirs. */
  isHorizon(position, viewer) {
    const board = boardOf(position);
    if (board.get(at.PHASE) === HIRE) return board.get(at.TURN) === board.get(at.FIRST) && board.get(at.MUTATING) === 0;
    return isRoundNew(board) || !board.isBuilding(viewer);
  },

  /** Tiles are drawn in the open. */
  glimpse: (position) => boardOf(position).get(at.DRAWN) + 1,
};

/** Who would buy the victory tile if all stopped now (GL-V1, GL-V2). */
function findLeader(board: Board): Seat {
  let leader: Seat = NONE;
  let most = 64 * board.target - 1;
  for (let seat = 0; seat < board.seatCount; seat++) {
    const rank = 64 * gemsSoon(board, seat) + board.of(seat, at.SEAT_COINS);
    if (rank === most) leader = NONE;
    if (rank > most) [leader, most] = [seat, rank];
  }
  return leader;
}

/** Nobody has begun. Whoever stops before the first tile has not begun either, but has spent the round. */
function isRoundNew(board: Board): boolean {
  for (let seat = 0; seat < board.seatCount; seat++) {
    if (!board.isBuilding(seat)) return false;
    if (board.of(seat, at.GARDEN_SIZE) > Number(board.hasMissions) || board.of(seat, at.HAND) !== NONE) return false;
  }
  return board.get(at.ROUND) > 1;
}

/** Rounds to the victory after the round that is being built, or, once it has been spent, from the next one on. */
function roundsOf(board: Board, seat: Seat): number {
  const isBuilding = board.get(at.PHASE) === BUILD;
  const isSpent = isBuilding ? isRoundNew(board) : board.get(at.PHASE) === HIRE && board.of(seat, at.HIRED) !== NONE;
  growth.read(board, seat);
  return isSpent ? growth.rounds() : growth.roundsAfter(gemsSoon(board, seat));
}

/** With a tile in hand, its best place is taken for granted. */
function gemsSoon(board: Board, seat: Seat): number {
  const gems = board.gems(seat);
  const hand = board.of(seat, at.HAND);
  if (hand === NONE) return gems;
  fillPlot(board, seat);
  return gems + Math.max(0, bestGain(board, hand));
}

function weightOf(board: Board, hand: number, made: Move): number {
  switch (move.kindOf(made)) {
    case move.LAY:
      return Math.exp(0.8 * gainAt(board.tiles, move.layingIn(made) | hand));
    case move.SHIFT:
      return 0.05;
    case move.BUY:
      return priceOf(move.pileIn(made));
    case move.MUTATE:
      return 1;
    default:
      return 2;
  }
}
