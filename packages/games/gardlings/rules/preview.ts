import type { JsonObject, Move, Seat } from '@potager/kernel';
import type { Memory } from './memory.ts';
import { findPlaces } from './legal-moves.ts';
import { coinsFor, hasReward, topId } from './hiring.ts';
import * as move from './moves.ts';
import { PIG_PILE, priceOf } from './piles.ts';
import { tileOf } from './spot.ts';
import { tileId } from './tile-set.ts';
import { at, FIELDS, SEAT_FIELDS } from './fields.ts';

const { SUPPLY } = FIELDS;
const { HAND } = SEAT_FIELDS;

/** What a legal move would do, from what everybody knows. */
export function makePreview(memory: Memory, seat: Seat, made: Move): JsonObject {
  switch (move.kindOf(made)) {
    case move.LAY:
      return previewGarden(memory, seat, () =>
        memory.addLaying(seat, move.layingIn(made) | memory.ints[at(seat) + HAND]!),
      );
    case move.SHIFT:
      return previewGarden(memory, seat, () => {
        const index = memory.indexInGarden(seat, tileOf(move.layingIn(made)));
        memory.ints[memory.gardenAt(seat) + index] = move.layingIn(made);
      });
    case move.BUY:
      return previewPurchase(memory, seat, move.pileIn(made));
    case move.MUTATE:
      return { pig: tileId(move.pigIn(made)), tile: topId(memory, move.pileIn(made)) };
    default:
      return previewWord(memory, seat, made);
  }
}

/**
 * The next draw from a bag: of how many tiles, how many would be an alarm and what it would steal, how many would fit
 * nowhere, and which they are.
 */
type Odds = {
  readonly outOf: number;
  readonly alarms: number;
  readonly loses: number;
  readonly misfits: number;
  readonly tiles: readonly string[];
};

function drawOdds(memory: Memory, seat: Seat): Odds {
  const tiles = memory.listBag(seat);
  const laid = tiles.filter((tile) => !memory.isAlarm(seat, tile));
  return {
    outOf: tiles.length,
    alarms: tiles.length - laid.length,
    loses: memory.stolen(memory.gems(seat)),
    misfits: laid.filter((tile) => findPlaces(memory, seat, tile) === 0).length,
    tiles: tiles.map(tileId),
  };
}

/** Tries a change of the garden and takes it back: gems it completes, and gems afterwards. */
function previewGarden(memory: Memory, seat: Seat, change: () => void): JsonObject {
  const before = memory.gems(seat);
  const kept = memory.ints.slice();
  change();
  const gems = memory.gems(seat);
  memory.ints.set(kept);
  return { completes: gems - before, gems };
}

function previewPurchase(memory: Memory, seat: Seat, pile: number): JsonObject {
  const coins = coinsFor(memory, seat, pile);
  return { tile: topId(memory, pile), price: priceOf(pile), coins, reward: hasReward(memory, pile) };
}

function previewWord(memory: Memory, seat: Seat, made: Move): JsonObject {
  const gems = memory.gems(seat);
  switch (made) {
    case move.DRAW_MOVE:
    case move.LOOK_MOVE:
      return drawOdds(memory, seat);
    case move.PIG_MOVE:
      return { pig: memory.pileSize(PIG_PILE) > 0, coins: Math.min(1, memory.ints[SUPPLY]!) };
    case move.ALARM_MOVE:
      return { loses: memory.stolen(gems), gems: gems - memory.stolen(gems) };
    default:
      return { gems };
  }
}
