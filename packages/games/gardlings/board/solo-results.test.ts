import { describe, expect, it } from 'vitest';
import { bestOf, makeSoloResult, medalOf, parseResults, type SoloResult, withResult } from './solo-results.ts';
import type { View } from '../rules/kinds.ts';

const result = (table: string, more: Partial<SoloResult> = {}): SoloResult => ({
  table,
  at: 1,
  target: 17,
  expert: false,
  missions: false,
  rounds: 8,
  gems: 17,
  tiles: 16,
  ...more,
});

/** A game alone at its end: two tiles and a mission lie, one tile is in the bag, one aside. */
const ended = {
  target: 20,
  expert: true,
  missions: [3, 1],
  round: 9,
  seats: [
    {
      gems: 21,
      bag: ['pig-1'],
      garden: [
        { id: 'mission-3', x: 0, y: 0, r: 0 },
        { id: 'gnome-1', x: 2, y: 0, r: 0 },
        { id: 'gold-2', x: 4, y: 0, r: 0 },
      ],
      hand: null,
      aside: 'gnome-2',
      hired: null,
      mutant: null,
    },
  ],
} as unknown as View;

describe('results of games alone', () => {
  it('GL-O1 count all tiles, the victory tile included, and no mission', () => {
    expect(makeSoloResult(ended, { table: 'a', at: 5 })).toEqual(
      result('a', { at: 5, target: 20, expert: true, missions: true, rounds: 9, gems: 21, tiles: 5 }),
    );
  });

  it('GL-O1 earn the medal of their own victory tile', () => {
    expect(medalOf({ target: 17, tiles: 15 })).toBe('silver');
    expect(medalOf({ target: 20, tiles: 15 })).toBe('gold');
  });

  it('are kept once each, the newest first', () => {
    const kept = withResult(withResult([], result('a')), result('b'));
    expect(kept.map(({ table }) => table)).toEqual(['b', 'a']);
    expect(withResult(kept, result('a', { at: 9 }))).toBe(kept);
  });

  it('are kept up to a number, and the oldest go first', () => {
    let kept: readonly SoloResult[] = [];
    for (let n = 0; n < 250; n++) kept = withResult(kept, result(String(n)));
    expect(kept).toHaveLength(200);
    expect(kept[0]?.table).toBe('249');
    expect(kept.at(-1)?.table).toBe('50');
  });

  it('are compared within their variant alone', () => {
    const results = [
      result('late', { at: 3, tiles: 14 }),
      result('early', { at: 2, tiles: 14 }),
      result('expert', { expert: true, tiles: 12 }),
      result('long', { target: 20, tiles: 13 }),
    ];
    expect(bestOf(results, result('x'))?.table).toBe('early');
    expect(bestOf(results, result('x', { expert: true }))?.table).toBe('expert');
    expect(bestOf(results, ended)).toBeUndefined();
  });

  it('are read back, and what is no result is passed over', () => {
    const kept = [result('a'), result('b', { expert: true })];
    expect(parseResults(JSON.stringify(kept))).toEqual(kept);
    expect(parseResults(JSON.stringify([null, 4, { table: 'c' }, result('d', { target: 3 }), kept[0]]))).toEqual([
      kept[0],
    ]);
    for (const text of [null, '', '{}', 'nonsense']) expect(parseResults(text)).toEqual([]);
  });
});
