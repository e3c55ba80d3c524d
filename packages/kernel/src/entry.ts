import type { GameAdvice } from './advice.ts';
import type { Game } from './game.ts';
import type { Language, Words } from './words.ts';

/** A game as the registry lists it: each part is loaded when it is needed, so that a page pays only for what it shows. */
export interface GameEntry {
  readonly name: string;
  readonly rules: () => Promise<{ readonly game: Game }>;
  readonly words: { readonly [language in Language]: () => Promise<{ readonly words: Words }> };
  /** Without it, bots play the game out at random to see how it ends. */
  readonly bot?: () => Promise<{ readonly advice: GameAdvice }>;
}
