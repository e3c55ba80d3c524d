/** A share in whole percent: never 0 for what can happen, never 100 for what need not. */
export function percent(count: number, outOf: number): number {
  if (count === 0 || outOf === 0) return 0;
  if (count === outOf) return 100;
  return Math.min(99, Math.max(1, Math.round((100 * count) / outOf)));
}
