import type { JsonObject, Move, Seat } from '@potager/kernel';
import type { Board } from './board.ts';
import { findPlaces } from './building.ts';
import { coinsFor, hasReward, topId } from './hiring.ts';
import * as at from './layout.ts';
import * as move from './moves.ts';
import { PIG_PILE, priceOf } from './piles.ts';
import { tileOf } from './spot.ts';
import { tileId } from './tile-set.ts';

/** What a legal move would do, from what everybody knows. */
export function makePreview(board: Board, seat: Seat, made: Move): JsonObject {
  switch (move.kindOf(made)) {
    case move.LAY:
      return previewGarden(board, seat, () => board.addLaying(seat, move.layingIn(made) | board.of(seat, at.HAND)));
    case move.SHIFT:
      return previewGarden(board, seat, () => {
        const index = board.indexInGarden(seat, tileOf(move.layingIn(made)));
        board.words[board.gardenAt(seat) + index] = move.layingIn(made);
      });
    case move.BUY:
      return previewPurchase(board, seat, move.pileIn(made));
    case move.MUTATE:
      return { pig: tileId(move.pigIn(made)), tile: topId(board, move.pileIn(made)) };
    default:
      return previewWord(board, seat, made);
  }
}

/** The next draw from a bag: of how many tiles, how many would be an alarm and what it would steal, how many would fit nowhere, and which they are. */
type Odds = {
  readonly outOf: number;
  readonly alarms: number;
  readonly loses: number;
  readonly misfits: number;
  readonly tiles: readonly string[];
};

function drawOdds(board: Board, seat: Seat): Odds {
  const tiles = board.listBag(seat);
  const laid = tiles.filter((tile) => !board.isAlarm(seat, tile));
  return {
    outOf: tiles.length,
    alarms: tiles.length - laid.length,
    loses: board.stolen(board.gems(seat)),
    misfits: laid.filter((tile) => findPlaces(board, seat, tile) === 0).length,
    tiles: tiles.map(tileId),
  };
}

/** Tries a change of the garden and takes it back: gems it completes, and gems afterwards. */
function previewGarden(board: Board, seat: Seat, change: () => void): JsonObject {
  const before = board.gems(seat);
  const kept = board.words.slice();
  change();
  const gems = board.gems(seat);
  board.words.set(kept);
  return { completes: gems - before, gems };
}

function previewPurchase(board: Board, seat: Seat, pile: number): JsonObject {
  const coins = coinsFor(board, seat, pile);
  return { tile: topId(board, pile), price: priceOf(pile), coins, reward: hasReward(board, pile) };
}

function previewWord(board: Board, seat: Seat, made: Move): JsonObject {
  const gems = board.gems(seat);
  switch (made) {
    case move.DRAW_MOVE:
    case move.LOOK_MOVE:
      return drawOdds(board, seat);
    case move.PIG_MOVE:
      return { pig: board.pileSize(PIG_PILE) > 0, coins: Math.min(1, board.get(at.SUPPLY)) };
    case move.ALARM_MOVE:
      return { loses: board.stolen(gems), gems: gems - board.stolen(gems) };
    default:
      return { gems };
  }
}
