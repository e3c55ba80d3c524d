import type { GameAdvice } from './advice.ts';
import type { BoardModule, CardModule } from './board.ts';
import type { Game } from './game.ts';
import type { Rulebook } from './rulebook.ts';
import type { Language, Words } from './words.ts';

/** A game as the registry lists it: each part is loaded when it is needed, so that a page pays only for what it shows. */
export interface GameEntry {
  readonly name: string;
  /** The numbers of seats it can be played with, ascending; the same as the rules say. */
  readonly seats: readonly number[];
  readonly rules: () => Promise<{ readonly game: Game; readonly box?: Box }>;
  readonly words: { readonly [language in Language]: () => Promise<{ readonly words: Words }> };
  /** Only who opens the rules page reads it. */
  readonly rulebook: { readonly [language in Language]: () => Promise<{ readonly rulebook: Rulebook }> };
  /** Without it, bots play the game out at random to see how it ends. */
  readonly bot?: () => Promise<{ readonly advice: GameAdvice }>;
  /** How the page presents the game before anyone plays it. */
  readonly card?: () => Promise<CardModule>;
  /** Without it, the page shows the game as coming. */
  readonly board?: () => Promise<BoardModule>;
}

/**
 * Component files that our sources do not print and we reconstructed. Whoever owns the game's box can play with corrected ones:
 * records made with them name only ids, so they replay with the same files.
 */
export interface Box {
  /** What the files are called: `tiles`. */
  readonly files: readonly string[];
  /** The game with these files, each as parsed JSON, in place of ours. An `InputError` says what is wrong with one. */
  readonly make: (files: { readonly [name: string]: unknown }) => Game;
}
