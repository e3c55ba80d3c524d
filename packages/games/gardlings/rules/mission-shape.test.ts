import { describe, expect, it } from 'vitest';
import { drawTable } from '../draw.ts';
import type { Cell } from './ponds.ts';
import { findPonds } from './ponds.ts';

describe('what people are shown', () => {
  const tilesOf = (mission: number, garden: string, tiles: Record<string, string>): readonly string[] => {
    const rest = [1, 2, 3, 4, 5, 6, 7].filter((other) => other !== mission);
    const position = drawTable({ missions: [mission, ...rest], seats: [{ garden, tiles }] });
    const line = position.score(0).find(({ key }) => key === 'mission');
    return line?.key === 'mission' ? line.tiles : [];
  };

  it('GL-M5 of a wall of five, the four newest tiles; the tile beside it is no part of it', () => {
    const garden = 'M m . . . . / m m A a E e / . . B b . . / . . C c . . / . . D d . . / . . F f . .';
    const tiles = {
      a: 'green-01 pig YYYYY.',
      b: 'green-02 pig YYYYYY',
      c: 'green-03 pig YYYYYY',
      d: 'green-04 pig YYYYYY',
      e: 'green-05 pig YYYYYY',
      f: 'blue-01 pig YYYYYY',
    };
    expect(tilesOf(2, garden, tiles)).toEqual(['green-02', 'green-03', 'green-04', 'blue-01']);
  });

  it('GL-M5 the tiles around a mission, and nothing where it is not fulfilled', () => {
    const around = '. A a . / D M m B / d m m b / . C c .';
    const tiles = {
      a: 'green-01 pig YYY.YY',
      b: 'green-02 pig YYY.GY',
      c: 'green-03 pig .PYYYY',
      d: 'green-04 pig .BYYYY',
    };
    expect(tilesOf(6, around, tiles).toSorted()).toEqual(['green-01', 'green-02', 'green-03', 'green-04']);
    expect(tilesOf(1, around, tiles)).toEqual([]);
  });

  it('GL-X2 the cells of each pond', () => {
    const garden = ['.AABB.', 'C..DDE', 'CFF..E', '..GGHH'];
    const isTile = (x: number, y: number): boolean => /[A-Z]/.test(garden[y]?.[x] ?? '.');
    const ponds = findPonds({ x: -1, y: -1, width: 8, height: 6 }, isTile);
    const cells = (pond: readonly Cell[]): string => pond.map(({ x, y }) => `${x},${y}`).join(' ');
    expect(ponds.map(cells)).toEqual(['1,1 2,1', '3,2 4,2']);
  });
});
