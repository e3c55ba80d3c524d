import type { MoveList, Random, Seat } from '@potager/kernel';
import type { Garden } from '../rules/garden.ts';
import { otherSide } from '../rules/land-grab.ts';
import { nextBidOf, stakeOf } from '../rules/listing.ts';
import { at, FIELDS, KINDS, SEAT_FIELDS } from '../rules/layout.ts';
import { kindOf, restOf } from '../rules/move-kinds.ts';

const { BID } = FIELDS;
const { ACCEPT, BID_OF } = KINDS;
const { MANA, POINTS } = SEAT_FIELDS;

/**
 * What a point of land is worth in mana: raising a tile costs 10 and a card, and land taken is land the other one loses.
 * A purse that is nearly empty values its mana higher.
 */
const POINT_PRICE = 25;
const FULL_PURSE = 100;

/** The bid beyond which the seat would rather be paid than pay. */
export function limitOf(garden: Garden, seat: Seat): number {
  const { words, target } = garden;
  const stake = stakeOf(garden, seat);
  if (words[at(seat) + POINTS]! + stake >= target) return Number.POSITIVE_INFINITY;
  const rival = otherSide(garden, seat);
  const isThreat = words[at(rival) + POINTS]! + stakeOf(garden, rival) >= target;
  if (isThreat) return Number.POSITIVE_INFINITY;
  const fullness = Math.min(1, words[at(seat) + MANA]! / FULL_PURSE);
  return POINT_PRICE * (0.5 + 0.5 * fullness);
}

/** How promising a bid looks: the smallest one, or one just below the limit that ends it at once. */
export function bidWeight(garden: Garden, limit: number, bid: number): number {
  if (bid === nextBidOf(garden)) return bid <= limit ? 2 : 0.3;
  if (bid > limit) return 0.02;
  return bid > limit - 5 ? 1 : 0.2;
}

export const acceptWeight = (garden: Garden, limit: number): number => (nextBidOf(garden) > limit ? 2 : 0.5);

/** A playout's answer to a bid, or its opening: raises by the least step up to about the limit. */
export function chooseBid(garden: Garden, seat: Seat, list: MoveList, random: Random): number {
  const limit = limitOf(garden, seat) + random.below(11) - 5;
  const next = nextBidOf(garden);
  const isOpening = garden.words[BID] === 0;
  for (let i = 0; i < list.length; i++) {
    const kind = kindOf(list.at(i));
    if (kind === BID_OF && restOf(list.at(i)) === next && (isOpening || next <= limit)) return i;
  }
  for (let i = 0; i < list.length; i++) if (kindOf(list.at(i)) === ACCEPT) return i;
  return random.below(list.length);
}
