import { reasonSorter } from '@potager/kernel';
import type { Reason } from './kinds.ts';

/** What matters most first, by what it is roughly worth in gems. */
export const inOrder = reasonSorter<Reason>({
  reaches: 20,
  hires: 10,
  swaps: 10,
  loses: 10,
  free: 11,
  ends: 9,
  keeps: 8,
  gems: ({ completes }) => 4 + Math.abs(completes),
  alarm: ({ alarms, outOf, loses }) => 3 + (loses * alarms) / outOf,
  safe: 6,
  resumes: 6,
  grows: 3.5,
  missing: ({ gems }) => 4 - 0.5 * gems,
  misfits: ({ tiles, outOf }) => (4 * tiles) / outOf,
  unfit: ({ tiles, outOf }) => (4 * tiles) / outOf,
  affords: 5,
  short: ({ gems }) => 3 - 0.5 * gems,
  triples: 3,
  lines: 3,
  mission: 3.5,
  pigCoin: 3.2,
  dragons: 3,
  gnomes: ({ gnomes, limit }) => 3 - 0.5 * (limit - gnomes),
  coin: 4,
  spends: 3.5,
  wastes: ({ gems }) => 0.5 * gems,
  halves: 2.5,
  bag: 2.2,
});
