import type { GameAdvice, Move, Position, Seat } from '@potager/kernel';
import type { Board } from '../rules/board.ts';
import * as at from '../rules/layout.ts';
import { BUILD, HIRE, NONE } from '../rules/layout.ts';
import * as move from '../rules/moves.ts';
import { priceOf } from '../rules/piles.ts';
import type { Gardlings } from '../rules/position.ts';
import { bestGain, gainAt } from './fit.ts';
import { COIN_GEMS, listOwned } from './hiring.ts';
import { roundWorth } from './purse.ts';
import { chooseBuilding, chooseHiring, fillPlot } from './quick.ts';
import { Trial } from './trial.ts';

/** What a round's purchase is worth, in gems of the rounds to come. */
const PURCHASE_GEMS = 1.5;
/** A middling strength, and how far above it is nearly as good as winning. */
const PAR = 10;
const EDGE = 1.5;

const boardOf = (position: Position): Board => (position as Gardlings).board;

/**
 * How Gardlings is played well. Search looks at one phase at a time: while building, at what the round can still bring, by the odds of the
 * bag; when hiring, at rounds built with the bag as it would be.
 */
export const advice: GameAdvice = {
  playoutMoves: 400,

  /** Everyone by themselves: until someone can win, whoever grows fastest is best off, whatever the others draw. */
  evaluate(position, values) {
    for (let seat = 0; seat < values.length; seat++) {
      values[seat] = 1 / (1 + Math.exp((PAR - strengthOf(position, seat)) / EDGE));
    }
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

  isHorizon(position) {
    const board = boardOf(position);
    if (board.get(at.PHASE) === HIRE) return board.get(at.TURN) === board.get(at.FIRST) && board.get(at.MUTATING) === 0;
    return isRoundNew(board);
  },

  /** Tiles are drawn in the open. */
  glimpse: (position) => boardOf(position).get(at.DRAWN) + 1,
};

function isRoundNew(board: Board): boolean {
  for (let seat = 0; seat < board.seatCount; seat++) {
    if (board.of(seat, at.GARDEN_SIZE) > Number(board.hasMissions) || board.of(seat, at.HAND) !== NONE) return false;
  }
  return board.get(at.ROUND) > 1;
}

/** In gems: what this round brings, or, once it has been spent, what the bag promises for the next. */
function strengthOf(position: Position, seat: Seat): number {
  const board = boardOf(position);
  const coins = board.of(seat, at.SEAT_COINS);
  const isBuilding = board.get(at.PHASE) === BUILD;
  if (isBuilding ? !isRoundNew(board) : !hasHired(board, seat)) {
    return PURCHASE_GEMS * roundWorth(board, coins, gemsSoon(board, seat)) + COIN_GEMS * coins;
  }
  return new Trial(board, seat).value(listOwned(board, seat), 1, position.random.next()) + COIN_GEMS * coins;
}

const hasHired = (board: Board, seat: Seat): boolean => board.of(seat, at.HIRED) !== NONE;

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
