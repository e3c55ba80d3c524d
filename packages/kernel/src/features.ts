import type { Position } from './game.ts';
import type { Seat } from './seat.ts';

/**
 * What stands for one in the numbers that describe a position: they are integers, so that they are the same anywhere.
 */
export const FEATURE_UNIT = 32;

/** How a game describes its positions to a network. */
export interface Features {
  /** How many numbers. */
  readonly size: number;
  /**
   * Where the numbers of the first seat begin, and how many there are for each: so what was learnt with few seats is a
   * beginning with more.
   */
  readonly bySeat: { readonly from: number; readonly each: number };

  /**
   * Describes a position as a seat sees it, into `inputs`, all of which are written: nothing may depend on what the
   * seat cannot know. Whatever belongs to a seat is told from the viewer's place on: its own first, then that of
   * whoever sits next, and so on. `FEATURE_UNIT` stands for one; most numbers should be 0, and none beyond a few units.
   */
  read(position: Position, viewer: Seat, inputs: Int16Array): void;
}

/** A network as it is kept in a file. */
export interface NetworkFile {
  readonly game: string;
  readonly rules: number;
  readonly seats: number;
  /** The training run it comes from: its seed and how many games. */
  readonly run: string;
  /** Inputs, first layer, second layer; a number comes out for each seat. */
  readonly layers: readonly [inputs: number, first: number, second: number];
  /** Of the weights, as `hashOf` makes it. */
  readonly hash: number;
  /** Integers of 16 bits, the lower byte first, in base64. */
  readonly weights: string;
}
