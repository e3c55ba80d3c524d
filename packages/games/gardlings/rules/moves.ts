import type { Move } from '@potager/kernel';
import { LAYING_BITS, type Laying } from './spot.ts';

/** A move is its kind and, below it, a laying, a pile, or a pig and two piles. */
export const LAY = 1;
export const SHIFT = 2;
export const BUY = 3;
export const MUTATE = 4;

/** Moves that are one word in notation are their place here. */
export const WORDS = ['draw', 'aside', 'look', 'alarm', 'stop', 'resume', 'pig'] as const;
export type Word = (typeof WORDS)[number];
const wordMove = (word: Word): Move => WORDS.indexOf(word);

export const DRAW_MOVE = wordMove('draw');
export const ASIDE_MOVE = wordMove('aside');
export const LOOK_MOVE = wordMove('look');
export const ALARM_MOVE = wordMove('alarm');
export const STOP_MOVE = wordMove('stop');
export const RESUME_MOVE = wordMove('resume');
export const PIG_MOVE = wordMove('pig');

export const kindOf = (move: Move): number => move >> LAYING_BITS;
export const layingIn = (move: Move): Laying => move & ((1 << LAYING_BITS) - 1);
/** Laying the tile in hand: the move does not say which tile that is. */
export const layMove = (laying: Laying): Move => (LAY << LAYING_BITS) | (laying & ~0xff);
export const shiftMove = (laying: Laying): Move => (SHIFT << LAYING_BITS) | laying;
export const buyMove = (pile: number): Move => (BUY << LAYING_BITS) | pile;
export const pileIn = (move: Move): number => move & 0xf;
export const mutateMove = (pig: number, under: number, from: number): Move =>
  (MUTATE << LAYING_BITS) | (pig << 8) | (under << 4) | from;
export const pigIn = (move: Move): number => (move >> 8) & 0xff;
export const underIn = (move: Move): number => (move >> 4) & 0xf;
