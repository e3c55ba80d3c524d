import { MISSIONS } from './tile-set.ts';

/** The missions as they were dealt, and when one asks. */
export interface Ring {
  readonly order: ArrayLike<number>;
  readonly seats: number;
  readonly round: number;
}

/**
 * Missions move by a fixed pattern, so whose they are follows from the first order and the round (GL-M3). The result is
 * a number from 1 to 7, or 0 without missions.
 */
export function missionFor(ring: Ring, seat: number): number {
  const { order, seats, round } = ring;
  if (order.length === 0) return 0;
  if (seats === 1) return order[(round - 1) % MISSIONS]!;
  if (seats > 3) return order[modulo(seat - (round - 1), seats)]!;
  return missionAt(ring, 2 * seat);
}

/** With two or three seats: the mission between a seat and the one on its right. */
export const missionRightOf = (ring: Ring, seat: number): number => missionAt(ring, 2 * seat - 1);

/** They go around a ring of places: the seats' own are even, those between are odd. */
function missionAt({ order, seats, round }: Ring, place: number): number {
  const origin = modulo(place - (round - 1), 2 * seats);
  const isBetween = origin % 2 === 1;
  const seat = isBetween ? ((origin + 1) / 2) % seats : origin / 2;
  return order[isBetween ? seats + seat : seat]!;
}

const modulo = (value: number, by: number): number => ((value % by) + by) % by;
