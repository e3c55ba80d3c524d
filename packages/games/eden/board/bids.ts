/** Steps between bids: all are multiples of 5, and only those that can be paid are legal. */
export const FINE_STEP = 5;
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

/** The bid in view: what was chosen, as long as it can be made. */
export const bidInView = (bids: readonly number[], chosen: number | undefined): number | undefined =>
  bids.length === 0 ? undefined : stepBid(bids, chosen ?? (bids[0] as number), 0);
