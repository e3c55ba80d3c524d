import { PRICES } from '../rules/figures.ts';

/** Steps between bids: all are multiples of 5, and only those that can be paid are legal. */
export const FINE_STEP: number = PRICES.BID_STEP;
export const BIG_STEP = 25;

/** The bids among the legal moves, ascending. */
export const bidsIn = (legal: readonly string[]): number[] =>
  legal
    .filter((move) => move.startsWith('bid '))
    .map((move) => Number(move.slice(4)))
    .toSorted((one, other) => one - other);

/** The bid so far away, or the last one in that direction. */
export function stepBid(bids: readonly number[], from: number, by: number): number {
  const [least = from, most = from] = [bids[0], bids.at(-1)];
  return Math.min(most, Math.max(least, from + by));
}

/** Income may come before the next attack does. */
const SEALABLE_ANYWAY = 100;

/** What can be sealed in advance: up to all of one's mana for a single point, or what was sealed before. */
export function sealableBids(mana: number, sealed = 0): number[] {
  const most = Math.max(mana, sealed, SEALABLE_ANYWAY);
  return Array.from({ length: (most - PRICES.FIRST_BID) / FINE_STEP + 1 }, (_, n) => PRICES.FIRST_BID + n * FINE_STEP);
}

/** The highest bid that so much mana pays for. */
export const affordable = (mana: number, stake: number): number => Math.floor(mana / (stake * FINE_STEP)) * FINE_STEP;

/** The bid in view: what was chosen, as long as it can be made. */
export const bidInView = (bids: readonly number[], chosen: number | undefined): number | undefined =>
  bids.length === 0 ? undefined : stepBid(bids, chosen ?? bids[0]!, 0);
