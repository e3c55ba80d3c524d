import type { Move } from '@potager/kernel';

/**
 * A move is twelve bits and a kind above them: what it is about in the upper six, what else it needs in the lower six.
 * Lands are numbered from 1, so that 0 is "none needed".
 */
export const KIND_NAMES = [
  'keep',
  'move',
  'roof',
  'on',
  'build',
  'abandon',
  'invade',
  'idle',
  'project',
  'decline',
  'next',
] as const;
export type MoveKind = (typeof KIND_NAMES)[number];

/** The numbers of kinds: their places in `KIND_NAMES`. */
export const KINDS = {
  KEEP: 0,
  MOVE: 1,
  ROOF: 2,
  ON: 3,
  BUILD: 4,
  ABANDON: 5,
  INVADE: 6,
  IDLE: 7,
  PROJECT: 8,
  DECLINE: 9,
  NEXT: 10,
} as const;

/** Where a move keeps what it is about. */
const FIRST_SHIFT = 6;

/** For other modules, which take it over as a constant of their own: see `FIELDS`. */
export const PACKING = { FIRST_SHIFT } as const;

export const packMove = (kind: number, first: number, second: number): Move =>
  (kind << 12) | (first << FIRST_SHIFT) | second;
export const kindOf = (move: Move): number => move >> 12;
export const firstOf = (move: Move): number => (move >> FIRST_SHIFT) & 63;
export const secondOf = (move: Move): number => move & 63;
