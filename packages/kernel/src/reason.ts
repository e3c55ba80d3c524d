import type { Position, ScoreLine } from './game.ts';
import type { GameEvent } from './event.ts';
import type { Json } from './json.ts';
import type { Move } from './move-list.ts';
import type { Seat } from './seat.ts';
import type { NameOf } from './words.ts';

/** What speaks for a move or against it: `key` finds the words, the other entries are their figures. */
export type Reason = { readonly key: string; readonly [figure: string]: Json | undefined };

/**
 * What a game can say about the worth of moves, by its rules alone and without looking ahead further than anyone at
 * the table could: `reasons/reasons.ts` in its folder.
 */
export interface ReasonModule {
  /**
   * Why a seat might make a legal move, or might not: what matters most first, never nothing. It depends only on what
   * that seat may know, and leaves the position as it is.
   */
  reasonsFor(this: void, position: Position, seat: Seat, move: Move): readonly Reason[];
}

/** The same in one language: `reasons/en.ts` and its like. */
export interface ReasonWords {
  /**
   * What the move does, as a part of a sentence that begins with a verb: several of them stand in a row. The one who
   * reads is the one who would make the move.
   */
  sayReason(this: void, reason: Reason, nameOf: NameOf): string;
}

/** What becomes true once a move is made, if a reason is: the contract suite makes the move and looks. */
export type Promised =
  /** An event is told that has these entries, among others. */
  | { readonly told: Partial<GameEvent> }
  /** The seat's own score lines of these kinds change by so many points in all. */
  | { readonly lines: readonly ScoreLine['key'][]; readonly by: number }
  /** A seat that may act then has no move that begins so. */
  | { readonly seat: Seat; readonly lacks: string };

/** `reasons/promises.ts`: nothing but the suite reads it. */
export interface PromiseModule {
  promisesOf(this: void, reason: Reason, seat: Seat): readonly Promised[];
}

/** Something for each kind of reason. */
type ReasonTable<T extends Reason, Out> = {
  readonly [K in T['key']]: (reason: Extract<T, { readonly key: K }>, seat: Seat) => Out;
};

/** How much each kind of reason matters to whoever has to choose what to read first; higher comes first. */
type ReasonWeights<T extends Reason> = {
  readonly [K in T['key']]: number | ((reason: Extract<T, { readonly key: K }>) => number);
};

/** Puts what matters most first. */
export function reasonSorter<T extends Reason>(weights: ReasonWeights<T>): (reasons: readonly T[]) => T[] {
  const weigh = (reason: T): number => {
    const weight = weights[reason.key as T['key']] as number | ((reason: T) => number);
    return typeof weight === 'number' ? weight : weight(reason);
  };
  return (reasons) => reasons.toSorted((one, other) => weigh(other) - weigh(one));
}

/** Finds what a reason promises; a kind that is not in the table promises nothing that could be looked at at once. */
export const promiser =
  <T extends Reason>(table: Partial<ReasonTable<T, readonly Promised[]>>): PromiseModule['promisesOf'] =>
  (reason, seat) => {
    const promises = table[reason.key as T['key']] as ((reason: Reason, seat: Seat) => readonly Promised[]) | undefined;
    return promises?.(reason, seat) ?? [];
  };
