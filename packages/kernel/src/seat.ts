/**
 * Seats are numbered from 0, clockwise. A set of seats is a bit set in one small integer, so that asking
 * "may seat 2 act?" costs one instruction and copying a position copies its sets with it.
 *
 * A viewer is a seat or `SPECTATOR`, who knows what everybody knows. An audience is a set of viewers.
 */
export type Seat = number;
export type Viewer = number;
export type SeatSet = number;
export type Audience = number;

export const MAX_SEATS = 8;
/** One past the last possible seat, so that audiences hold seats and spectators in the same bits. */
export const SPECTATOR: Viewer = 8;
export const NOBODY: SeatSet = 0;
export const EVERYONE: Audience = (1 << (MAX_SEATS + 1)) - 1;

export const only = (viewer: Viewer): Audience => 1 << viewer;
export const allBut = (viewer: Viewer): Audience => EVERYONE & ~(1 << viewer);
export const includes = (set: SeatSet, viewer: Viewer): boolean => (set & (1 << viewer)) !== 0;
export const allSeats = (count: number): SeatSet => (1 << count) - 1;

/** How many seats are in the set. */
export function countSeats(set: SeatSet): number {
  let count = 0;
  for (let rest = set; rest !== 0; rest &= rest - 1) count++;
  return count;
}

/** The seat with this rank in the set, from 0: the lowest seat has rank 0. */
export function seatAt(set: SeatSet, rank: number): Seat {
  let rest = set;
  for (let skip = rank; skip > 0; skip--) rest &= rest - 1;
  return 31 - Math.clz32(rest & -rest);
}

export function listSeats(set: SeatSet): Seat[] {
  const seats: Seat[] = [];
  for (let rest = set; rest !== 0; rest &= rest - 1) seats.push(31 - Math.clz32(rest & -rest));
  return seats;
}

/** Everyone who can look at a game of so many seats: each seat, then the spectator. */
export const viewersOf = (seats: number): Viewer[] => [...listSeats(allSeats(seats)), SPECTATOR];
