import { describe, expect, test } from 'vitest';
import { drawTable } from '../draw.ts';
import type { Garden } from './garden.ts';
import { litLines, makeGarden, meetingsOf, pondsOf } from './garden.ts';
import { cellsOf, middleOf, placeAt, slotPlacesOf, worldOf } from './grid.ts';

/** The faces are those of the standard tiles: gnome-… and so on must fit as they are. */
const gardenOf = (tiles: readonly { id: string; x: number; y: number; r: number }[]): Garden => {
  const position = drawTable({ seats: [{}] });
  return makeGarden(tiles, position.score(0));
};

describe('the grid', () => {
  test('a tile covers two cells, its second half by its rotation', () => {
    const second = [0, 1, 2, 3].map((r) => cellsOf({ id: 'pig-01', x: 3, y: 4, r })[1]);
    expect(second).toEqual([
      { x: 4, y: 4 },
      { x: 3, y: 5 },
      { x: 2, y: 4 },
      { x: 3, y: 3 },
    ]);
  });

  test('slots turn with their tile', () => {
    const [first, , end] = slotPlacesOf({ id: 'pig-01', x: 0, y: 0, r: 1 });
    expect(first).toEqual({ cell: { x: 0, y: 0 }, side: 1, slot: 0, shows: '.' });
    expect(end).toEqual({ cell: { x: 0, y: 1 }, side: 2, slot: 2, shows: 'P' });
  });

  test.each([0, 1, 2, 3])('a pointer in the middle of a tile means that tile, turned %i times', (r) => {
    expect(placeAt(middleOf({ x: -2, y: 5, r }), r)).toEqual({ x: -2, y: 5, r });
  });

  test('the world has room around a garden, and is never too small', () => {
    const room = { margin: 2, least: { x: 8, y: 6 } };
    expect(worldOf([], room)).toEqual({ x: -3.5 * 64, y: -3 * 64, width: 8 * 64, height: 6 * 64 });
    const wide = [0, 2, 4, 6, 8].map((x) => ({ id: 'pig-01', x, y: 0, r: 0 }));
    expect(worldOf(wide, room)).toMatchObject({ x: -2.5 * 64, width: 14 * 64 });
  });
});

describe('a garden', () => {
  test('joins halves where the rules count a gem', () => {
    const position = drawTable({
      seats: [{ garden: 'A a / B b', tiles: { a: 'pig-01 pig YYYYYY', b: 'pig-02 pig YYYYYY' } }],
    });
    const garden = makeGarden(position.view(0).seats[0]?.garden ?? [], position.score(0));
    expect(garden.joints.map(({ key }) => key)).toEqual(['0,0,2', '1,0,2']);
    expect(garden.isJoined({ x: 0, y: 0 }, 2)).toBe(true);
    expect(garden.isJoined({ x: 0, y: 1 }, 0)).toBe(true);
    expect(garden.isJoined({ x: 0, y: 1 }, 2)).toBe(false);
  });

  test('tells which gems a tile would make, empty connections not among them', () => {
    // pig-01 shows .YPBBG: below its first half B, below its second B.
    const garden = gardenOf([{ id: 'pig-01', x: 0, y: 0, r: 0 }]);
    const below = meetingsOf(garden, { id: 'pig-07', x: 0, y: 1, r: 0 });
    expect(below.map(({ shows }) => shows)).toEqual([
      ['B', 'B'],
      ['B', 'B'],
    ]);
    expect(meetingsOf(garden, { id: 'pig-13', x: -2, y: 3, r: 0 })).toEqual([]);
  });

  test('lights a mushroom’s line only where both of its gems are complete', () => {
    const shroom = { id: 'green-11', x: 0, y: 0, r: 0 };
    const [one, other] = slotPlacesOf(shroom);
    const joined = new Set([one, other].map((place) => `${place?.cell.x},${place?.side}`));
    const lit = (has: number): boolean[] =>
      litLines({ ...gardenOf([shroom]), isJoined: ({ x }, side) => joined.has(`${x},${side}`) && x < has }, shroom);
    expect([lit(2), lit(1)]).toEqual([[true], [false]]);
  });

  test('has ponds where tiles close in a gap', () => {
    const ring = [
      { id: 'pig-01', x: 0, y: 0, r: 0 },
      { id: 'pig-02', x: 2, y: 0, r: 1 },
      { id: 'pig-03', x: 1, y: 2, r: 0 },
      { id: 'pig-04', x: 0, y: 1, r: 1 },
    ];
    expect(pondsOf(gardenOf(ring))).toEqual([[{ x: 1, y: 1 }]]);
    expect(pondsOf(gardenOf(ring.slice(1)))).toEqual([]);
    expect(pondsOf(gardenOf([]))).toEqual([]);
  });
});
