import type { ComponentChildren } from 'preact';

/** What a thing on the board is, for whoever asks. */
export interface Explanation {
  readonly title: string;
  /** One or two sentences: what things of this kind are and do. */
  readonly text: string;
  /** What is so of this one now, a short line each. */
  readonly figures?: readonly string[] | undefined;
  /** Its number on the rules page. */
  readonly rule?: string | undefined;
  /** A small drawing. */
  readonly picture?: ComponentChildren;
  /** What it speaks of elsewhere on the board, by the board's own names: lit as long as it is read. */
  readonly places?: readonly string[] | undefined;
}

/** All of it for the ear. */
export const speakExplanation = ({ title, text, figures = [] }: Explanation): string =>
  [title, text, ...figures].map((part) => part.replace(/[.!?]?$/, (end) => (end === '' ? '.' : end))).join(' ');
