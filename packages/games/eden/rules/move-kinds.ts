import type { Move } from '@potager/kernel';

/** A move is its kind (`KINDS`) above 20 bits that say the rest: a cell, a bid, a culture, or the play of one. */
const KIND_SHIFT = 20;
const REST = (1 << KIND_SHIFT) - 1;

/** Bids beyond this are no notation: no purse ever holds so much. */
export const MAX_BID = 999_999;

export const makePacked = (kind: number, rest: number): Move => (kind << KIND_SHIFT) | rest;
export const kindOf = (move: Move): number => move >>> KIND_SHIFT;
export const restOf = (move: Move): number => move & REST;
