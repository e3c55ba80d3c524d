import { promiser } from '@potager/kernel';
import type { Reason } from './kinds.ts';

const GEM_LINES = ['gem', 'triple', 'lines', 'mission'] as const;

/** What must come true of each reason once the move is made. What a bag will give, counting can only make likely. */
export const promisesOf = promiser<Reason>({
  gems: ({ completes, gems }, seat) => [{ lines: GEM_LINES, by: completes }, { told: { seat, gems } }],
  triples: ({ points }) => [{ lines: ['triple'], by: points }],
  lines: ({ points }) => [{ lines: ['lines'], by: points }],
  mission: ({ points }) => [{ lines: ['mission'], by: points }],
  pigCoin: (_, seat) => [{ told: { key: 'pigCoin', seat } }],
  loses: ({ lost, gems }, seat) => [{ told: { key: 'alarm', seat, lost, gems } }],
  swaps: ({ tile }, seat) => [{ told: { key: 'looked', seat, back: tile } }],
  coin: (_, seat) => [{ told: { key: 'bought', seat, reward: true } }],
  spends: ({ coins }, seat) => [{ told: { key: 'bought', seat, coins } }],
  free: ({ coins }, seat) => [{ told: { key: 'tookPig', seat, coins } }],
});
