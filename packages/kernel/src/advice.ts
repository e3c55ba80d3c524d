import type { Features, NetworkFile } from './features.ts';
import type { Position } from './game.ts';
import type { Move, MoveList } from './move-list.ts';
import type { Random } from './random.ts';
import type { Seat } from './seat.ts';

/**
 * What a game tells bots about playing it well; the search itself is theirs. Every function may look at the whole
 * position it is handed: bots only ever hand over positions dealt anew from what a seat knows, never the one being
 * played. Nothing may be changed for good in it, and nothing kept between calls.
 */
export interface GameAdvice {
  /**
   * What each seat's result will probably be, from 0 (lost) to 1 (won), into `values`. Asked where a playout is cut
   * off, and, where there is only one seat and so nobody to beat, also at the end of the game.
   */
  evaluate(position: Position, values: Float64Array): void;

  /**
   * How promising each move of the list looks to the seat before any search, into `weights`: not negative, any scale.
   */
  weigh?(position: Position, seat: Seat, list: MoveList, weights: Float64Array): void;

  /** The place in the list of the move that a playout makes. Left out: every move is as likely. */
  choose?(position: Position, seat: Seat, list: MoveList, random: Random): number;

  /** After how many moves of a playout `evaluate` is asked. */
  readonly playoutMoves: number;

  /**
   * Whether a viewer should look no further than this position, such as the end of a phase, and ask `evaluate` there.
   */
  isHorizon?(position: Position, viewer: Seat): boolean;

  /**
   * Whether those who may act choose at the same time, each unseen by the others: search then lets nobody react to what
   * it cannot see. Left out: what several do at once is done in the open, one after the other.
   */
  isSealed?(position: Position): boolean;

  /**
   * How much moves that look promising are tried although others have done better so far, instead of the usual 1.5:
   * less where results of good and bad moves lie close together.
   */
  readonly curiosity?: number;

  /**
   * How much of the result a beginner gives away in one move without noticing, instead of the usual 0.4: less where
   * many small decisions make a game. Bots that err stay within it.
   */
  readonly lapse?: number;

  /** Whether nobody, not even a beginner, would make this move by mistake. */
  isFoolish?(position: Position, seat: Seat, move: Move): boolean;

  /**
   * A number that differs where the same moves let the viewer see different things, such as the tile just drawn: search
   * keeps these positions apart. Left out, or 0: they are taken together, each with the moves it allows.
   */
  glimpse?(position: Position, viewer: Seat): number;

  /** What was learnt from play: search then goes by this instead of playing on to an estimate. */
  readonly learned?: Learned | undefined;
}

/** What was learnt from play, and how a position is told to it. */
export interface Learned {
  readonly features: Features;
  /** By number of seats; with a number that is missing here, search plays on as if nothing had been learnt. */
  readonly networks: { readonly [seats: number]: NetworkFile };
}
