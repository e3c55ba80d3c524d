import type { EndReason } from '@potager/table';

/** What is said when a game is over. */
export interface EndWords {
  readonly result: string;
  readonly winner: string;
  readonly total: string;
  readonly wins: (names: readonly string[]) => string;
  readonly endedBy: { readonly [reason in EndReason]: string };
  readonly takebacks: (count: number) => string;
  readonly rematch: string;
  readonly toRematch: string;
  readonly lookAtBoard: string;
  readonly download: string;
  readonly fairness: string;
  readonly fairnessHint: string;
  readonly check: string;
  readonly fair: (draws: number) => string;
  readonly unfair: string;
}
