import type { MoveList, Random, Seat } from '@potager/kernel';
import type { Memory } from '../rules/memory.ts';
import { otherSide } from '../rules/land-grab.ts';
import { nextBidOf, stakeOf } from '../rules/legal-moves.ts';
import { at, FIELDS, SEAT_FIELDS } from '../rules/fields.ts';
import { KINDS, kindOf, restOf } from '../rules/moves.ts';

const { BID } = FIELDS;
const { ACCEPT, BID_OF } = KINDS;
const { MANA, POINTS } = SEAT_FIELDS;

/**
 * What a point of land is worth in mana: raising a tile costs 10 and a card, and land taken is land the other one
 * loses. A purse that is nearly empty values its mana higher.
 */
const POINT_PRICE = 25;
const FULL_PURSE = 100;

/** The bid beyond which the seat would rather be paid than pay. */
export function limitOf(memory: Memory, seat: Seat): number {
  const { ints, target } = memory;
  const stake = stakeOf(memory, seat);
  if (ints[at(seat) + POINTS]! + stake >= target) return Number.POSITIVE_INFINITY;
  const rival = otherSide(memory, seat);
  const isThreat = ints[at(rival) + POINTS]! + stakeOf(memory, rival) >= target;
  if (isThreat) return Number.POSITIVE_INFINITY;
  const fullness = Math.min(1, ints[at(seat) + MANA]! / FULL_PURSE);
  return POINT_PRICE * (0.5 + 0.5 * fullness);
}

/** How promising a bid looks: the smallest one, or one just below the limit that ends it at once. */
export function bidWeight(memory: Memory, limit: number, bid: number): number {
  if (bid === nextBidOf(memory)) return bid <= limit ? 2 : 0.3;
  if (bid > limit) return 0.02;
  return bid > limit - 5 ? 1 : 0.2;
}

export const acceptWeight = (memory: Memory, limit: number): number => (nextBidOf(memory) > limit ? 2 : 0.5);

/** A playout's answer to a bid, or its opening: raises by the least step up to about the limit. */
export function chooseBid(memory: Memory, seat: Seat, list: MoveList, random: Random): number {
  const limit = limitOf(memory, seat) + random.below(11) - 5;
  const next = nextBidOf(memory);
  const isOpening = memory.ints[BID] === 0;
  for (let i = 0; i < list.length; i++) {
    const kind = kindOf(list.at(i));
    if (kind === BID_OF && restOf(list.at(i)) === next && (isOpening || next <= limit)) return i;
  }
  for (let i = 0; i < list.length; i++) if (kindOf(list.at(i)) === ACCEPT) return i;
  return random.below(list.length);
}
