import type { Json } from './json.ts';

/**
 * Why something cannot be done: the rule's number, a key for the sentence that says it, and the figures in it.
 * `{rule: "GN-P2", key: "population", need: 6, have: 5}` becomes "needs 6 inhabitants, 5 can be spent (GN-P2)".
 * A refusal is shown to the seat that asked, so it may hold only what that seat may know.
 */
export type Refusal = {
  readonly rule: string;
  readonly key: string;
  readonly [figure: string]: Json | undefined;
};

/** Refusals that no game's rules speak of. Their rule is `notation`. */
export type NotationRefusal =
  | { readonly rule: 'notation'; readonly key: 'unreadable'; readonly text: string }
  | { readonly rule: 'notation'; readonly key: 'unknownMove'; readonly move: number }
  | { readonly rule: 'notation'; readonly key: 'noSuchSeat'; readonly seat: number; readonly seats: number };

/** The text is no move of this game at all. */
export const unreadable = (text: string): Extract<NotationRefusal, { key: 'unreadable' }> => ({
  rule: 'notation',
  key: 'unreadable',
  text: text.length > 60 ? `${text.slice(0, 57)}…` : text,
});

/** One line for logs and the command line: `GN-P2 population (need 6, have 5)`. */
export function makeRefusal(refusal: Refusal): string {
  const { rule, key, ...figures } = refusal;
  const shown = Object.entries(figures).map(
    ([name, value]) => `${name} ${typeof value === 'string' ? value : JSON.stringify(value)}`,
  );
  return shown.length === 0 ? `${rule} ${key}` : `${rule} ${key} (${shown.join(', ')})`;
}
