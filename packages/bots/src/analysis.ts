import type { Game, GameAdvice, Move, Position, Random, Seat } from '@potager/kernel';
import { Playout } from './playout.ts';
import { Search, type SearchStart } from './search.ts';
import { think, type TimeLimit } from './thinker.ts';

/** One game is played out to its scores for so many iterations of search. */
const ITERATIONS_PER_GAME = 25;

/** What is thought of a move. */
export interface Judgement {
  /** In notation. */
  readonly move: string;
  /** The seat's estimated chance to win with it, 0 to 1. */
  readonly chance: number;
  /** Everyone's final score, as games that are played on quickly end on average; undefined before the first of them. */
  readonly scores: readonly number[] | undefined;
  /** How much of the thinking went into it, 0 to 1: a move that was hardly tried is hardly known. */
  readonly share: number;
}

/** Scores of games played out after one move. */
interface Ends {
  readonly sums: number[];
  games: number;
}

/**
 * Thinks about what a seat sees: the base for hints and for reviewing a game. It can be asked at any time and improves
 * as it goes on thinking.
 */
class Analysis {
  private readonly search: Search;
  private readonly work: Position;
  private readonly random: Random;
  private readonly playout: Playout;
  private readonly ends = new Map<Move, Ends>();
  private iterations = 0;

  constructor(game: Game, advice: GameAdvice | undefined, start: SearchStart) {
    this.search = new Search(game, advice, start);
    this.random = start.random;
    this.work = this.search.root.copy();
    this.playout = new Playout(advice, new Float64Array(this.work.seatCount), {
      viewer: start.seat,
      random: this.random,
    });
  }

  /** So many iterations more, or until the time is up; scores are looked for among the best few moves. */
  think(iterations: number, { best = 3, limit }: { best?: number; limit?: TimeLimit | undefined } = {}): void {
    think(this.search, iterations, { limit });
    this.iterations += iterations;
    const opinions = this.search.opinions().slice(0, best);
    for (let n = 0; n < iterations / ITERATIONS_PER_GAME; n++) {
      this.playOn(opinions[n % opinions.length]!.move);
    }
  }

  /**
   * The few moves that were thought about most, by the chance to win with them: one that was hardly tried may only seem
   * good.
   */
  best(count: number): Judgement[] {
    return this.search
      .opinions()
      .slice(0, count)
      .map(({ move, visits, value }) => {
        const ends = this.ends.get(move);
        return {
          move: this.search.root.makeMove(move),
          chance: value,
          scores: ends?.sums.map((sum) => sum / ends.games),
          share: visits / Math.max(1, this.iterations),
        };
      })
      .toSorted((one, other) => other.chance - one.chance);
  }

  private playOn(move: Move): void {
    const { work, search } = this;
    work.copyFrom(search.root);
    work.redeal(search.seat, this.random);
    work.play(search.seat, move);
    this.playout.finish(work);
    const ends = this.ends.get(move) ?? { sums: Array.from({ length: work.seatCount }, () => 0), games: 0 };
    ends.games++;
    ends.sums.forEach((sum, seat) => (ends.sums[seat] = sum + scoreOf(work, seat)));
    this.ends.set(move, ends);
  }
}

/**
 * What to think of a view, after so many iterations; go on with `think`, and ask for the `best` moves whenever you
 * like.
 */
export function analyse(game: Game, advice: GameAdvice | undefined, start: SearchStart, iterations: number): Analysis {
  const analysis = new Analysis(game, advice, start);
  analysis.think(iterations);
  return analysis;
}

/** A game that was given up is counted as it stands. */
const scoreOf = (position: Position, seat: Seat): number =>
  position.outcome()?.scores[seat] ?? position.score(seat, seat).reduce((sum, { points }) => sum + points, 0);
