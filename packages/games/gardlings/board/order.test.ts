import { describe, expect, it } from 'vitest';
import type { View } from '../rules/kinds.ts';
import { canOrder, leastLimit, orderedGems, usualLimit } from './order.ts';

const at = (me: number, ...seats: readonly [status: string, gems: number][]): { me: number; view: View } => ({
  me,
  view: { round: 3, seats: seats.map(([status, gems]) => ({ status, gems })) } as unknown as View,
});

describe('a standing order', () => {
  it('is of use while someone else builds, and never alone', () => {
    expect(canOrder(at(0, ['stopped', 5], ['building', 2]))).toBe(true);
    expect(canOrder(at(0, ['building', 5], ['stopped', 2]))).toBe(false);
    expect(canOrder(at(0, ['building', 5]))).toBe(false);
  });

  it('begins with one’s own gems, or with what someone has already', () => {
    expect(usualLimit(at(1, ['building', 4], ['building', 7]))).toBe(7);
    expect(usualLimit(at(1, ['building', 9], ['building', 7], ['building', 8]))).toBe(9);
    expect(leastLimit(at(1, ['building', 4], ['building', 7], ['building', 1]))).toBe(4);
  });

  it('counts in its own round alone', () => {
    const { view } = at(0);
    expect(orderedGems({ view, order: { round: 3, gems: 0 } })).toBe(0);
    expect(orderedGems({ view, order: { round: 2, gems: 6 } })).toBeUndefined();
    expect(orderedGems({ view, order: undefined })).toBeUndefined();
  });
});
