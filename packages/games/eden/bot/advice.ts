import type { GameAdvice, Move, MoveList, Position, Random, Seat } from '@potager/kernel';
import { hiOf, loOf, nearHi, nearLo } from '../rules/cells.ts';
import { type Garden, levelOf } from '../rules/garden.ts';
import { at, BOARD, FIELDS, KINDS, SEAT_FIELDS } from '../rules/layout.ts';
import { lowestIn } from '../rules/listing.ts';
import { kindOf, restOf } from '../rules/move-kinds.ts';
import type { Eden } from '../rules/position.ts';
import { acceptWeight, bidWeight, chooseBid, limitOf } from './auction.ts';
import { countBits, oddsOf, weightsIn } from './worth.ts';

const { NO_SEAT, NOWHERE } = BOARD;
const { BID, DEFENDER, PLACED } = FIELDS;
const { ACCEPT, BID_OF, BUY, CULTURE, DONE, DONE_WITHOUT, GRAB, SELL, WATER, WITH } = KINDS;
const { OWN_HI, OWN_LO } = SEAT_FIELDS;

const gardenOf = (position: Position): Garden => (position as Eden).garden;

/** How Eden is played well, as far as one can say without search. */
export const advice: GameAdvice = {
  playoutMoves: 12,
  curiosity: 0.4,
  lapse: 1,

  evaluate(position, values) {
    const garden = gardenOf(position);
    const weights = weightsIn(garden);
    let sum = 0;
    for (let seat = 0; seat < garden.seatCount; seat++) {
      const odds = Math.exp(oddsOf(garden, seat, weights));
      values[seat] = odds;
      sum += odds;
    }
    for (let seat = 0; seat < garden.seatCount; seat++) values[seat] = values[seat]! / sum;
  },

  weigh(position, seat, list, weights) {
    const garden = gardenOf(position);
    const limit = garden.words[DEFENDER] === NO_SEAT ? 0 : limitOf(garden, seat);
    for (let i = 0; i < list.length; i++) weights[i] = weightOf(garden, seat, list.at(i), limit);
  },

  choose(position, seat, list, random) {
    const garden = gardenOf(position);
    const { words } = garden;
    if (words[BID] !== 0 || words[DEFENDER] !== NO_SEAT) return chooseBid(garden, seat, list, random);
    return chooseInTurn(garden, seat, list, random);
  },
};

function weightOf(garden: Garden, seat: Seat, move: Move, limit: number): number {
  const rest = restOf(move);
  switch (kindOf(move)) {
    case WATER:
      return 2 + waterGain(garden, seat, rest);
    case CULTURE:
      return 2 * raisedBy(garden, rest);
    case BID_OF:
      return bidWeight(garden, limit, rest);
    case ACCEPT:
      return acceptWeight(garden, limit);
    case GRAB:
      return 0.3 + 0.3 * levelOf(garden.tiles[rest]!);
    case WITH:
      return 0.5;
    case DONE:
      return 0.8;
    case DONE_WITHOUT:
      return 0.8;
    case BUY:
      return 0.3;
    case SELL:
      return 0.15;
    default:
      return 1;
  }
}

/** Tiles that touch each other can be cultivated together. */
function waterGain({ words }: Garden, seat: Seat, cell: number): number {
  const lo = nearLo(loOf(cell), hiOf(cell)) & words[at(seat) + OWN_LO]!;
  const hi = nearHi(loOf(cell), hiOf(cell)) & words[at(seat) + OWN_HI]!;
  return countBits(lo) + countBits(hi);
}

/** How many tiles the play of a culture card would raise. */
const raisedBy = (garden: Garden, play: number): number => lowestIn(garden, play) >>> 3;

/** In a playout: the largest culture, else water, now and then a land grab, else the end of the turn. */
function chooseInTurn(garden: Garden, seat: Seat, list: MoveList, random: Random): number {
  const canGrab = garden.words[PLACED] !== NOWHERE && random.below(6) === 0;
  let best = 0;
  let bestGain = -1;
  for (let i = 0; i < list.length; i++) {
    const gain = 256 * playGain(garden, seat, list.at(i), canGrab) + random.below(256);
    if (gain > bestGain) {
      best = i;
      bestGain = gain;
    }
  }
  return best;
}

function playGain(garden: Garden, seat: Seat, move: Move, canGrab: boolean): number {
  switch (kindOf(move)) {
    case WATER:
      return 2 + waterGain(garden, seat, restOf(move));
    case CULTURE:
      return 2 * raisedBy(garden, restOf(move));
    case GRAB:
      return canGrab ? 10 : -1;
    case DONE:
      return 0;
    case DONE_WITHOUT:
      return 1;
    default:
      return -1;
  }
}
