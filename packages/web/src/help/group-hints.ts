import type { RankedMove } from '@potager/bots';

/** A move that is worth looking at, with its chance in percent. */
export interface Hint {
  readonly move: string;
  readonly percent: number;
}

/** What is made of a ranking for whoever asks for a hint. */
export interface Hints {
  /** The best move, or several between which nothing but chance was found. */
  readonly best: readonly Hint[];
  /** How many more are as good as those. */
  readonly more: number;
  /** Some of the others, the best of them first. */
  readonly others: readonly Hint[];
}

const MOST_BEST = 3;
const MOST_OTHERS = 2;

/** Nothing that is only estimated is certain. */
const percentOf = (chance: number): number => Math.min(99, Math.max(1, Math.round(100 * chance)));

/** Moves that are equally good have one chance: what was found of all of them. */
export function groupHints(ranked: readonly RankedMove[]): Hints {
  const best = ranked.filter(({ isBest }) => isBest);
  const common = percentOf(best.reduce((sum, { chance }) => sum + chance, 0) / best.length);
  return {
    best: best.slice(0, MOST_BEST).map(({ move }) => ({ move, percent: common })),
    more: Math.max(0, best.length - MOST_BEST),
    others: ranked
      .filter(({ isBest }) => !isBest)
      .slice(0, MOST_OTHERS)
      .map(({ move, chance }) => ({ move, percent: Math.min(common, percentOf(chance)) })),
  };
}
