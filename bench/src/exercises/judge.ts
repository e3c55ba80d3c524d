import { analyse } from '@potager/bots';
import { FastRandom, type Game, type GameAdvice, type JudgedMove, type Position, type Seat } from '@potager/kernel';

/** How many moves a search tells of. */
const MOVES_TOLD = 8;
/** A move into which less of the thinking went is not known well enough to be compared. */
const LEAST_SHARE = 0.01;

export interface Mind {
  readonly game: Game;
  readonly advice: GameAdvice | undefined;
}

/** How long is thought: so many searches that know nothing of each other, so many iterations each. */
export interface Length {
  readonly searches: number;
  readonly iterations: number;
}

/** What is asked: what a seat should do in a position. */
export interface Asked {
  readonly position: Position;
  readonly seat: Seat;
}

export interface Verdict {
  /** By their mean chance to win, 0 to 1, the best first. */
  readonly moves: readonly { readonly move: string; readonly chance: number }[];
  /** By how much the first is ahead of the second. */
  readonly margin: number;
  /** The standard error of the margin, from how much the searches differ. */
  readonly error: number;
  /** Whether each search by itself prefers the same move, both by its chance and by how much was thought about it. */
  readonly isUnanimous: boolean;
}

/** What search thinks of a seat's moves, from several searches so that chance can be told from worth. */
export function judge({ game, advice }: Mind, { position, seat }: Asked, { searches, iterations }: Length): Verdict {
  const view = position.view(seat);
  const chances = new Map<string, number[]>();
  const favourites = new Set<string>();
  for (let n = 0; n < searches; n++) {
    const random = new FastRandom(n + 1, iterations);
    const tried = analyse(game, advice, { seat, view, random }, iterations)
      .best(MOVES_TOLD)
      .toSorted((one, other) => other.share - one.share);
    const wellTried = tried.filter(({ share }) => share >= LEAST_SHARE);
    // However clear it is, there is a second one to compare with.
    const known = wellTried.length < 2 ? tried.slice(0, 2) : wellTried;
    const best = known.reduce((most, one) => (one.chance > most.chance ? one : most));
    favourites.add(known[0]!.move).add(best.move);
    for (const { move, chance } of known) chances.set(move, [...(chances.get(move) ?? []), chance]);
  }
  // What hardly any search has looked at is not known; yet two moves there must be, or there is no margin.
  const seen = [...chances].toSorted(([, one], [, other]) => other.length - one.length);
  const known = seen.filter(([, list], place) => list.length > searches / 2 || place < 2);
  const moves = known
    .map(([move, list]) => ({ move, chance: mean(list), list }))
    .toSorted((one, other) => other.chance - one.chance);
  const [first, second] = moves;
  return {
    moves,
    margin: first!.chance - (second?.chance ?? 0),
    error: Math.hypot(errorOf(first!.list), errorOf(second?.list ?? [])),
    isUnanimous: favourites.size === 1,
  };
}

/** Rounded to percent, as the data and the page have it. */
export const judgedMoves = ({ moves }: Verdict, most: number): JudgedMove[] =>
  moves.slice(0, most).map(({ move, chance }) => [move, Math.round(100 * chance)]);

const mean = (list: readonly number[]): number => list.reduce((sum, x) => sum + x, 0) / list.length;

/** The standard error of the mean. */
function errorOf(list: readonly number[]): number {
  if (list.length < 2) return 0;
  const middle = mean(list);
  const variance = list.reduce((sum, x) => sum + (x - middle) ** 2, 0) / (list.length - 1);
  return Math.sqrt(variance / list.length);
}
