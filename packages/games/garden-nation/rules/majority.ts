import { listSeats, NOBODY, type SeatSet } from '@potager/kernel';
import type { Memory } from './memory.ts';
import { FIELDS } from './fields.ts';
import type { Majority } from './kinds.ts';

const { STANDING } = FIELDS;

/**
 * The seats with most floors in a territory (0 to 6), roofed ones too; nobody where there are none (GN-R5). Seats that
 * do not play have no floors.
 */
export function leadersIn({ bytes }: Memory, territory: number): SeatSet {
  const at = STANDING + 4 * territory;
  const a = bytes[at]!;
  const b = bytes[at + 1]!;
  const c = bytes[at + 2]!;
  const d = bytes[at + 3]!;
  const most = Math.max(Math.max(a, b), Math.max(c, d));
  if (most === 0) return NOBODY;
  return isMost(a, most) | (isMost(b, most) << 1) | (isMost(c, most) << 2) | (isMost(d, most) << 3);
}

/** 1 where it is, 0 where it is less. */
const isMost = (floors: number, most: number): number => ((floors - most) >>> 31) ^ 1;

export function majorityIn(memory: Memory, territory: number): Majority {
  const seats = listSeats(leadersIn(memory, territory));
  return { floors: memory.bytes[STANDING + 4 * territory + (seats[0] ?? 0)]!, seats };
}
