import { listSeats, type SeatSet } from '@potager/kernel';
import { type Garden, STANDING } from './garden.ts';
import type { Majority } from './kinds.ts';

/** The seats with most floors in a territory (0 to 6), roofed ones too; nobody where there are none (GN-R5). */
export function leadersIn({ bytes, seats }: Garden, territory: number): SeatSet {
  const standing = STANDING + 4 * territory;
  let most = 0;
  let leaders = 0;
  for (let seat = 0; seat < seats; seat++) {
    const floors = bytes[standing + seat] as number;
    if (floors > most) {
      most = floors;
      leaders = 1 << seat;
    } else if (floors === most && floors > 0) {
      leaders |= 1 << seat;
    }
  }
  return leaders;
}

export function majorityIn(garden: Garden, territory: number): Majority {
  const seats = listSeats(leadersIn(garden, territory));
  return { floors: garden.bytes[STANDING + 4 * territory + (seats[0] ?? 0)] as number, seats };
}
