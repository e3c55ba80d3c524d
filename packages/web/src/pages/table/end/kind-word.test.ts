import { describe, expect, it } from 'vitest';
import { fortuneOf, pickFor } from './kind-word.ts';

const rows = [
  { about: 'projects', points: [20, 5, 5] },
  { about: 'missions', points: [10, 20, 3] },
];

describe('a kind word', () => {
  it('knows by how much somebody won', () => {
    const result = { rows, totals: [30, 25, 8], winners: [0] };
    expect(fortuneOf(0, result)).toEqual({ kind: 'won', by: 5 });
    expect(fortuneOf(0, { ...result, totals: [30, 28, 8] })).toEqual({ kind: 'wonNarrowly', by: 2 });
    expect(fortuneOf(0, { ...result, totals: [30, 30, 8], winners: [0, 1] })).toEqual({ kind: 'shared' });
  });

  it('knows what somebody did well who did not win', () => {
    const result = { rows, totals: [30, 25, 8], winners: [0] };
    expect(fortuneOf(1, result)).toEqual({ kind: 'best', about: 'missions' });
    expect(fortuneOf(2, result)).toEqual({ kind: 'behind' });
    expect(fortuneOf(1, { ...result, totals: [30, 29, 8] })).toEqual({ kind: 'close', by: 1 });
    expect(fortuneOf(1, { ...result, rows: rows.slice(0, 1) })).toEqual({ kind: 'second' });
    const ofTwo = { rows: [{ about: 'projects', points: [20, 5] }], totals: [20, 5], winners: [0] };
    expect(fortuneOf(1, ofTwo)).toEqual({ kind: 'behind' });
  });

  it('compares nobody with themselves', () => {
    expect(fortuneOf(0, { rows: [], totals: [17], winners: [0] })).toBeUndefined();
    expect(fortuneOf(0, { rows: [], totals: [1, 2], winners: [] })).toBeUndefined();
  });

  it('is the same each time, and not the same for all', () => {
    const several = ['one', 'two', 'three'];
    const tables = Array.from({ length: 40 }, (_, n) => `table-${String(n)}`);
    expect(pickFor('table-7', several)).toBe(pickFor('table-7', several));
    expect(new Set(tables.map((table) => pickFor(table, several)))).toEqual(new Set(several));
  });
});
