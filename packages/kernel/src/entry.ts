import type { GameAdvice } from './advice.ts';
import type { Exercises } from './exercise.ts';
import type { Game } from './game.ts';
import type { Lesson } from './lesson.ts';

/**
 * A game as the registry lists it: each part is loaded when it is needed. What the page shows of it has its place in
 * the game's folder: `words/en.ts` and its like, `words/rulebook-en.ts`, `board/card.tsx` and `board/board.tsx`.
 */
export interface GameEntry {
  readonly name: string;
  /** The numbers of seats it can be played with, ascending; the same as the rules say. */
  readonly seats: readonly number[];
  readonly rules: () => Promise<{ readonly game: Game; readonly box?: Box }>;
  /** Without it, bots play the game out at random to see how it ends. */
  readonly bot?: () => Promise<{ readonly advice: GameAdvice }>;
  /** A first game for whoever never played it. */
  readonly lesson?: () => Promise<{ readonly lesson: Lesson }>;
  /** Positions with one best answer, to practise with. */
  readonly exercises?: () => Promise<{ readonly exercises: Exercises }>;
}

/**
 * Component files that our sources do not print and we reconstructed. Whoever owns the game's box can play with
 * corrected ones: records made with them name only ids, so they replay with the same files.
 */
export interface Box {
  /** What the files are called: `tiles`. */
  readonly files: readonly string[];
  /** The game with these files, each as parsed JSON, in place of ours. An `InputError` says what is wrong with one. */
  readonly make: (files: { readonly [name: string]: unknown }) => Game;
}
