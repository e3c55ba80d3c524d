import type { EndReason } from '@potager/table';

/** What is said when a game is over. */
export interface EndWords {
  readonly result: string;
  readonly winner: string;
  readonly total: string;
  readonly wins: (names: readonly string[]) => string;
  readonly endedBy: { readonly [reason in EndReason]: string };
  readonly takebacks: (count: number) => string;
  readonly counting: string;
  readonly skipCount: string;
  /** What a table of points is about, for who cannot see it. */
  readonly pointsFrom: string;
  readonly everythingElse: string;
  readonly everyPoint: string;
  readonly curve: string;
  readonly moveNumber: string;
  readonly picture: string;
  readonly noPicture: string;
  readonly rematch: string;
  readonly toRematch: string;
  readonly lookAtBoard: string;
  readonly download: string;
}
