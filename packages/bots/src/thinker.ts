import type { Game, GameAdvice, Move, Random } from '@potager/kernel';
import type { Bot, Question } from './bot.ts';
import type { Level } from './level.ts';
import { type Opinion, Search } from './search.ts';

/** Stops thinking before the iterations are used up. The clock comes from outside: nothing here reads one. */
export interface TimeLimit {
  readonly milliseconds: number;
  readonly now: () => number;
}

/** What a beginner overlooks, unless a game says otherwise. */
const LAPSE = 0.4;

const ITERATIONS_PER_LOOK = 16;

/** Thinks ahead, as long and as carefully as its level says. */
export class Thinker implements Bot {
  private readonly game: Game;
  private readonly advice: GameAdvice | undefined;
  private readonly level: Level;
  private readonly random: Random;
  private readonly limit: TimeLimit | undefined;

  constructor(game: Game, advice: GameAdvice | undefined, level: Level, { random, limit }: ThinkerParts) {
    this.game = game;
    this.advice = advice;
    this.level = level;
    this.random = random;
    this.limit = limit;
  }

  choose({ seat, view, moves }: Question): string {
    if (moves.length === 1) return moves[0] as string;
    const search = new Search(this.game, this.advice, { seat, view, random: this.random });
    const { iterations, learnedIterations } = this.level;
    think(search, search.hasLearned ? (learnedIterations ?? iterations) : iterations, {
      limit: this.limit,
      isForTheBest: this.level.slips === 0,
    });
    const likely = search.opinions().filter(({ move }, place) => place === 0 || !this.isFoolish(search, move));
    return search.root.makeMove(this.pick(likely).move);
  }

  private isFoolish({ root, seat }: Search, move: Move): boolean {
    return this.level.slips > 0 && this.advice?.isFoolish?.(root, seat, move) === true;
  }

  private pick(opinions: readonly Opinion[]): Opinion {
    const [best, ...others] = opinions as [Opinion, ...Opinion[]];
    const least = best.value - this.level.lapse * (this.advice?.lapse ?? LAPSE);
    let picked = best;
    for (const other of others) {
      if (other.visits === 0 || other.value < least) continue;
      if (this.random.next() >= this.level.slips * 2 ** 32) break;
      picked = other;
    }
    return picked;
  }
}

export interface ThinkerParts {
  readonly random: Random;
  readonly limit?: TimeLimit | undefined;
}

export interface Thinking {
  readonly limit?: TimeLimit | undefined;
  /** Only the best move is asked for: stop where no other can become it. */
  readonly isForTheBest?: boolean;
}

/** So many iterations, or until the time is up or the matter is settled; at least one. */
export function think(search: Search, iterations: number, { limit, isForTheBest }: Thinking = {}): void {
  const end = limit ? limit.now() + limit.milliseconds : Number.POSITIVE_INFINITY;
  for (let i = 0; i < iterations; i++) {
    search.iterate();
    if (i % ITERATIONS_PER_LOOK !== 0) continue;
    if (limit && limit.now() >= end) return;
    if (isForTheBest && search.isSettled(iterations - 1 - i)) return;
  }
}
