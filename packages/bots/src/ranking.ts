import type { Game, GameAdvice, Move } from '@potager/kernel';
import { Search, type SearchStart } from './search.ts';
import { think, type TimeLimit } from './thinker.ts';

/** So many moves are compared: those that all searches together have looked at most. */
const MOST_MOVES = 8;
/** How much of the time goes into finding them. */
const SCOUTING = 0.25;
/** However little time there is, each of them is tried so often. */
const LEAST_ROUNDS = 4;

/** A difference that nobody would notice, however sure it is. */
const TRIFLE = 0.005;

/** What is thought of a move after several searches. */
export interface RankedMove {
  /** In notation. */
  readonly move: string;
  /** The seat's mean estimated result with it, 0 to 1. */
  readonly chance: number;
  /** The standard error of that, from how much the searches differ. */
  readonly error: number;
  /** Whether no other move is better by more than chance. */
  readonly isBest: boolean;
}

/** How long is thought: so many searches that know nothing of each other, so many iterations each. */
export interface RankingLength {
  readonly searches: number;
  readonly iterations: number;
  /** For all of them together. */
  readonly limit?: TimeLimit | undefined;
  /** Told now and then how much of it is done, 0 to 1. */
  readonly onProgress?: ((done: number) => void) | undefined;
}

/**
 * What to think of the most promising moves of a seat, the best first. Several independent searches find them, and then
 * each search tries all of them equally often: how much the searches differ tells what is worth more from what chance
 * has made to look better. Two moves are compared search by search, so that what all moves of one search have in common
 * is no difference between them.
 */
export function rankMoves(
  game: Game,
  advice: GameAdvice | undefined,
  start: SearchStart,
  { searches: count, iterations, limit, onProgress }: RankingLength,
): readonly RankedMove[] {
  const searches = Array.from({ length: count }, () => new Search(game, advice, start));
  const share = (part: number): TimeLimit | undefined =>
    limit && { ...limit, milliseconds: (part * limit.milliseconds) / count };
  for (const [n, search] of searches.entries()) {
    think(search, Math.ceil(SCOUTING * iterations), { limit: share(SCOUTING) });
    onProgress?.((SCOUTING * (n + 1)) / count);
  }
  const moves = findPromising(searches);
  const rounds = Math.ceil(((1 - SCOUTING) * iterations) / moves.length);
  const tries = searches.map((search, n) => {
    const values = tryEach(search, moves, { rounds, limit: share(1 - SCOUTING) });
    onProgress?.(SCOUTING + ((1 - SCOUTING) * (n + 1)) / count);
    return values;
  });
  const { root } = searches[0]!;
  return sortMoves(moves.map((move, n) => ({ move: root.makeMove(move), values: tries.map((values) => values[n]!) })));
}

/** The moves that all searches together have tried most. */
function findPromising(searches: readonly Search[]): Move[] {
  const visits = new Map<Move, number>();
  for (const opinion of searches.flatMap((search) => search.opinions())) {
    visits.set(opinion.move, (visits.get(opinion.move) ?? 0) + opinion.visits);
  }
  const most = [...visits].toSorted(([, one], [, other]) => other - one);
  return most.slice(0, MOST_MOVES).map(([move]) => move);
}

interface Trying {
  readonly rounds: number;
  readonly limit: TimeLimit | undefined;
}

/** Goes on searching, each of the moves as often as the others; by move, the mean result of that alone. */
function tryEach(search: Search, moves: readonly Move[], { rounds, limit }: Trying): number[] {
  const before = tallyOf(search);
  const end = limit ? limit.now() + limit.milliseconds : Number.POSITIVE_INFINITY;
  for (let round = 0; round < rounds; round++) {
    for (const move of moves) search.iterate(move);
    if (limit && round >= LEAST_ROUNDS && limit.now() >= end) break;
  }
  const after = tallyOf(search);
  return moves.map((move) => {
    const [one, other] = [before.get(move) ?? NO_TALLY, after.get(move)!];
    return (other.sum - one.sum) / (other.visits - one.visits);
  });
}

interface Tally {
  readonly visits: number;
  readonly sum: number;
}

const NO_TALLY: Tally = { visits: 0, sum: 0 };

const tallyOf = (search: Search): ReadonlyMap<Move, Tally> =>
  new Map(search.opinions().map(({ move, visits, value }) => [move, { visits, sum: visits * value }]));

interface TriedMove {
  readonly move: string;
  /** By search. */
  readonly values: readonly number[];
}

function sortMoves(tried: readonly TriedMove[]): RankedMove[] {
  const described = tried
    .map((one) => ({ ...one, ...describe(one.values) }))
    .toSorted((one, other) => other.mean - one.mean);
  const best = described[0]!.values;
  const ranked = described.map(({ move, values, mean, error }) => ({
    move,
    chance: mean,
    error,
    isBest: !isApart(best.map((value, n) => value - values[n]!)),
  }));
  return ranked.toSorted((one, other) => Number(other.isBest) - Number(one.isBest));
}

/** The mean, and its standard error. */
function describe(values: readonly number[]): { mean: number; error: number } {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const variance = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / Math.max(1, values.length - 1);
  return { mean, error: Math.sqrt(variance / values.length) };
}

/**
 * Student's t for 99.5 %, by degrees of freedom from 1 on: how many standard errors a difference must be to be taken
 * for one. With few searches that is a lot; and the one that looks best of many always looks a little better than it
 * is.
 */
const STUDENT = [63.66, 9.92, 5.84, 4.6, 4.03, 3.71, 3.5, 3.36, 3.25, 3.17, 3.11] as const;

/** Whether one move is ahead of another by more than chance, and by more than a trifle; given is by how much. */
function isApart(ahead: readonly number[]): boolean {
  const { mean, error } = describe(ahead);
  const errors = STUDENT[Math.min(ahead.length - 1, STUDENT.length) - 1] ?? Number.POSITIVE_INFINITY;
  return mean > TRIFLE && mean > errors * error;
}
