import { describe, expect, it } from 'vitest';
import {
  allBut,
  allSeats,
  countSeats,
  EVERYONE,
  includes,
  listSeats,
  NOBODY,
  only,
  seatAt,
  SPECTATOR,
  viewersOf,
} from './seat.ts';

describe('sets of seats', () => {
  it('lists, counts and ranks the seats it holds', () => {
    const set = only(0) | only(2) | only(7);
    expect(listSeats(set)).toEqual([0, 2, 7]);
    expect(countSeats(set)).toBe(3);
    expect([0, 1, 2].map((rank) => seatAt(set, rank))).toEqual([0, 2, 7]);
    expect(listSeats(NOBODY)).toEqual([]);
  });

  it('holds all seats of a game and no other', () => {
    expect(listSeats(allSeats(3))).toEqual([0, 1, 2]);
    expect(includes(allSeats(3), 3)).toBe(false);
  });

  it('tells the spectator apart from every seat', () => {
    expect(viewersOf(2)).toEqual([0, 1, SPECTATOR]);
    expect(includes(allSeats(8), SPECTATOR)).toBe(false);
    expect(includes(EVERYONE, SPECTATOR)).toBe(true);
    expect(includes(allBut(1), 1)).toBe(false);
    expect(includes(allBut(1), SPECTATOR)).toBe(true);
  });
});
