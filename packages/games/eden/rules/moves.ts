import type { Move } from '@potager/kernel';

/** The kinds of moves. */
export const KINDS = {
  WATER: 0,
  GRAB: 1,
  WITH: 2,
  BID_OF: 3,
  ACCEPT: 4,
  CULTURE: 5,
  SELL: 6,
  BUY: 7,
  DONE: 8,
  /** `done C4`. */
  DONE_WITHOUT: 9,
  DRAW: 10,
  /** `draw C4`. */
  DRAW_WITHOUT: 11,
} as const;

/** A move is its kind (`KINDS`) above 20 bits that say the rest: a cell, a bid, a culture, or the play of one. */
const KIND_SHIFT = 20;
const REST = (1 << KIND_SHIFT) - 1;

/** Bids beyond this are no notation: no purse ever holds so much. */
export const MAX_BID = 999_999;

export const makePacked = (kind: number, rest: number): Move => (kind << KIND_SHIFT) | rest;
export const kindOf = (move: Move): number => move >>> KIND_SHIFT;
export const restOf = (move: Move): number => move & REST;
