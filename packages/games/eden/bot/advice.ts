import type { GameAdvice, Move, MoveList, Position, Random, Seat } from '@potager/kernel';
import { hiOf, loOf, nearHi, nearLo } from '../rules/cells.ts';
import { type Memory, levelOf } from '../rules/memory.ts';
import { at, FIELDS, SEAT_FIELDS } from '../rules/fields.ts';
import { BOARD } from '../rules/figures.ts';
import { lowestIn } from '../rules/legal-moves.ts';
import { KINDS, kindOf, restOf } from '../rules/moves.ts';
import type { Eden } from '../rules/position.ts';
import { acceptWeight, bidWeight, chooseBid, limitOf } from './auction.ts';
import { countBits, oddsOf, weightsIn } from './worth.ts';

const { NO_SEAT, NOWHERE } = BOARD;
const { BID, DEFENDER, MARKET, PLACED } = FIELDS;
const { ACCEPT, BID_OF, BUY, CULTURE, DONE, DONE_WITHOUT, DRAW, DRAW_WITHOUT, GRAB, SELL, WATER, WITH } = KINDS;
const { OWN_HI, OWN_LO } = SEAT_FIELDS;

const memoryOf = (position: Position): Memory => (position as Eden).memory;

/** How Eden is played well, as far as one can say without search. */
export const advice: GameAdvice = {
  playoutMoves: 12,
  curiosity: 0.4,
  lapse: 1,

  evaluate(position, values) {
    const memory = memoryOf(position);
    const weights = weightsIn(memory);
    let sum = 0;
    for (let seat = 0; seat < memory.seatCount; seat++) {
      const odds = Math.exp(oddsOf(memory, seat, weights));
      values[seat] = odds;
      sum += odds;
    }
    for (let seat = 0; seat < memory.seatCount; seat++) values[seat] = values[seat]! / sum;
  },

  weigh(position, seat, list, weights) {
    const memory = memoryOf(position);
    const limit = memory.ints[DEFENDER] === NO_SEAT ? 0 : limitOf(memory, seat);
    for (let i = 0; i < list.length; i++) weights[i] = weightOf(memory, seat, list.at(i), limit);
  },

  choose(position, seat, list, random) {
    const memory = memoryOf(position);
    const { ints } = memory;
    if (ints[BID] !== 0 || ints[DEFENDER] !== NO_SEAT) return chooseBid(memory, seat, list, random);
    return chooseInTurn(memory, seat, list, random);
  },
};

function weightOf(memory: Memory, seat: Seat, move: Move, limit: number): number {
  const rest = restOf(move);
  switch (kindOf(move)) {
    case WATER:
      return 2 + waterGain(memory, seat, rest);
    case CULTURE:
      return 2 * raisedBy(memory, rest);
    case BID_OF:
      return bidWeight(memory, limit, rest);
    case ACCEPT:
      return acceptWeight(memory, limit);
    case GRAB:
      return 0.3 + 0.3 * levelOf(memory.tiles[rest]!);
    case WITH:
      return 0.5;
    case DONE:
      return 0.8;
    case DONE_WITHOUT:
      return 0.8;
    case DRAW:
    case DRAW_WITHOUT:
      return memory.ints[MARKET] === 0 ? 0.02 : 0.2;
    case BUY:
      return 0.3;
    case SELL:
      return 0.15;
    default:
      return 1;
  }
}

/** Tiles that touch each other can be cultivated together. */
function waterGain({ ints }: Memory, seat: Seat, cell: number): number {
  const lo = nearLo(loOf(cell), hiOf(cell)) & ints[at(seat) + OWN_LO]!;
  const hi = nearHi(loOf(cell), hiOf(cell)) & ints[at(seat) + OWN_HI]!;
  return countBits(lo) + countBits(hi);
}

/** How many tiles the play of a culture card would raise. */
const raisedBy = (memory: Memory, play: number): number => lowestIn(memory, play) >>> 3;

/** In a playout: the largest culture, else water, now and then a land grab, else the end of the turn. */
function chooseInTurn(memory: Memory, seat: Seat, list: MoveList, random: Random): number {
  const canGrab = memory.ints[PLACED] !== NOWHERE && random.below(6) === 0;
  let best = 0;
  let bestGain = -1;
  for (let i = 0; i < list.length; i++) {
    const gain = 256 * playGain(memory, seat, list.at(i), canGrab) + random.below(256);
    if (gain > bestGain) {
      best = i;
      bestGain = gain;
    }
  }
  return best;
}

function playGain(memory: Memory, seat: Seat, move: Move, canGrab: boolean): number {
  switch (kindOf(move)) {
    case WATER:
      return 2 + waterGain(memory, seat, restOf(move));
    case CULTURE:
      return 2 * raisedBy(memory, restOf(move));
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
