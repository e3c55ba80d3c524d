import type { ScoreLine } from '@potager/kernel';
import { describe, expect, it } from 'vitest';
import { makeRows, totalsAfter } from './count.ts';

const line = (key: string, points: number): ScoreLine => ({ rule: 'XX-1', key, points });
const rowsOf = (...seats: readonly (readonly ScoreLine[])[]): ReturnType<typeof makeRows> =>
  makeRows(seats, { aboutOf: ({ key }) => key, rest: 'rest' });

describe('counting', () => {
  it('adds up what is about the same', () => {
    expect(rowsOf([line('gem', 1), line('gem', 1), line('mission', 5)], [line('gem', 1)])).toEqual([
      { about: 'mission', points: [5, 0] },
      { about: 'gem', points: [2, 1] },
    ]);
  });

  it('has what decided the game first, and all that did not at the end', () => {
    const keys = ['a', 'b', 'c', 'd', 'e'];
    const rows = rowsOf(
      keys.map((key, n) => line(key, n)),
      keys.map((key) => line(key, 0)),
    );
    expect(rows.map(({ about }) => about)).toEqual(['e', 'd', 'c', 'rest']);
    expect(rows.at(-1)?.points).toEqual([1, 0]);
  });

  it('ends with everything, whatever was folded', () => {
    const seats = [
      ['a', 'b', 'c', 'd', 'e', 'f'].map((key, n) => line(key, n * n - 5)),
      ['b', 'f', 'g'].map((key) => line(key, 3)),
    ];
    const rows = rowsOf(...seats);
    expect(rows).toHaveLength(4);
    expect(totalsAfter(rows, rows.length, 2)).toEqual([25, 9]);
    expect(totalsAfter(rows, 0, 2)).toEqual([0, 0]);
  });
});
