import type { Move } from '@potager/kernel';

/** A move is its kind above 20 bits that say the rest: a cell, a bid, a culture, or the play of one. */
export const WATER = 0;
export const GRAB = 1;
export const WITH = 2;
export const BID_OF = 3;
export const ACCEPT = 4;
export const CULTURE = 5;
export const SELL = 6;
export const BUY = 7;
export const DONE = 8;
/** `done C4`. */
export const DONE_WITHOUT = 9;

const KIND_SHIFT = 20;
const REST = (1 << KIND_SHIFT) - 1;

/** Bids beyond this are no notation: no purse ever holds so much. */
export const MAX_BID = 999_999;

export const makePacked = (kind: number, rest: number): Move => (kind << KIND_SHIFT) | rest;
export const kindOf = (move: Move): number => move >>> KIND_SHIFT;
export const restOf = (move: Move): number => move & REST;
