import type { BegunGame } from './record.ts';
import type { Language } from './words.ts';

/** What is said, in every language. */
export type Said = { readonly [language in Language]: string };

/**
 * A first game: a real one, in which one thing after the other is explained where it happens. The first seat is the
 * reader's, bots have the others. It is nothing but data; a test plays every lesson through, so that it never asks for
 * what the rules do not allow.
 */
export interface Lesson {
  /** What one plays for, in one sentence. */
  readonly goal: Said;
  readonly chapters: readonly LessonChapter[];
  /** Events, by their keys, that happen on the way, whatever the reader chooses. */
  readonly shows: readonly string[];
}

export interface LessonChapter {
  readonly title: Said;
  /**
   * Where it begins. Left out: it goes on from where the chapter before it ended. The first one has a position; before
   * another there is a step that is only read.
   */
  readonly position?: BegunGame;
  /** 64 hexadecimal digits from which what is drawn follows; only where there is a position. */
  readonly secret?: string;
  readonly steps: readonly LessonStep[];
}

export interface LessonStep {
  readonly say: Said;
  /** What it speaks of, by the names with which the board lights places. */
  readonly light?: readonly string[];
  /** One of these moves is waited for; `build *` is any move that begins so, `*` any at all. Left out: it is read. */
  readonly wish?: readonly string[];
  /** What may be done before that, as often as one likes, written in the same way: `draw` before a `lay *`. */
  readonly allows?: readonly string[];
  /** What the others then do, one after the other; what is not possible then, and all else, they decide themselves. */
  readonly replies?: readonly string[];
}

/** Whether a move is one of those that are waited for. */
export const isWished = (wish: readonly string[], move: string): boolean =>
  wish.some((one) => (one.endsWith('*') ? move.startsWith(one.slice(0, -1)) : one === move));
