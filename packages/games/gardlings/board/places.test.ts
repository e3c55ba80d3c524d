import { describe, expect, test } from 'vitest';
import { bestOf, inReadingOrder, movableIn, moveFor, nearest, offerAt, offersFor, stepTo, turnTo } from './places.ts';

const LEGAL = ['draw', 'lay -1 2 0', 'lay 0 0 0', 'lay 2 0 1', 'shift blue-17 4 4 3', 'shift gold-11 0 1 0', 'stop'];
const offers = offersFor({ id: 'gnome-01' }, LEGAL);

describe('places', () => {
  test('come from the legal moves of what is held', () => {
    expect(offers.map(({ x, y, r }) => [x, y, r])).toEqual([
      [-1, 2, 0],
      [0, 0, 0],
      [2, 0, 1],
    ]);
    const unicorn = { id: 'blue-17', from: { id: 'blue-17', x: 0, y: 0, r: 0 } };
    expect(offersFor(unicorn, LEGAL).map(({ move }) => move)).toEqual(['shift blue-17 4 4 3']);
    expect(moveFor(unicorn, 1, -2, 3)).toBe('shift blue-17 1 -2 3');
    expect([...movableIn(LEGAL)]).toEqual(['blue-17', 'gold-11']);
  });

  test('a pointer means the nearest place in reach, as the tile is turned', () => {
    expect(offerAt(offers, { x: 0.6, y: 0.2 }, 0)?.move).toBe('lay 0 0 0');
    expect(nearest(offers, { x: 9, y: 9 }, 1)).toBeUndefined();
  });

  test('where nothing fits so, a place for which the tile must be turned', () => {
    expect(offerAt(offers, { x: 2, y: 0.4 }, 0)?.move).toBe('lay 2 0 1');
    expect(offerAt(offers, { x: 4, y: 0.4 }, 0)).toBeUndefined();
  });

  test('turning goes on to the next way in which the tile fits somewhere', () => {
    expect(turnTo(offers, 0)).toBe(1);
    expect(turnTo(offers, 1)).toBe(0);
    expect(turnTo([], 3)).toBe(0);
  });

  test('the best place is the one with most gems, turned as little as can be', () => {
    expect(bestOf(offers, ({ r }) => r)?.move).toBe('lay 2 0 1');
    expect(bestOf(offers, () => 0)?.move).toBe('lay -1 2 0');
    expect(bestOf([], () => 0)).toBeUndefined();
  });

  test('the same point means the same place again, also where the tile had to be turned for it', () => {
    const points = Array.from({ length: 1000 }, (_, n) => ({
      x: (n % 50) * 0.14 - 3,
      y: Math.floor(n / 50) * 0.3 - 2,
    }));
    const again = points.flatMap((point) => {
      const first = offerAt(offers, point, 0);
      return first === undefined ? [] : [[first.move, offerAt(offers, point, first.r)?.move]];
    });
    expect(again.length).toBeGreaterThan(50);
    expect(again.filter(([one, other]) => one !== other)).toEqual([]);
  });

  test('arrows go from place to place, and begin with the first as one reads', () => {
    expect(inReadingOrder(offers).map(({ move }) => move)).toEqual(['lay 0 0 0', 'lay 2 0 1', 'lay -1 2 0']);
    const lit = { offers, r: 0, isLit: true };
    expect(stepTo('ArrowDown', { ...lit, at: undefined })).toMatchObject({ x: 0, y: 0, r: 0 });
    expect(stepTo('ArrowDown', { ...lit, at: { x: 0, y: 0, r: 0 } })).toMatchObject({ x: -1, y: 2, r: 0 });
    expect(stepTo('ArrowUp', { ...lit, at: { x: 0, y: 0, r: 0 } })).toBeUndefined();
  });

  test('where no place is lit arrows go from cell to cell, wherever the tile fits', () => {
    const dark = { offers, r: 1, isLit: false };
    expect(stepTo('ArrowLeft', { ...dark, at: undefined })).toEqual({ x: 0, y: 0, r: 1 });
    expect(stepTo('ArrowLeft', { ...dark, at: { x: 0, y: 0, r: 1 } })).toEqual({ x: -1, y: 0, r: 1 });
    expect(stepTo('ArrowDown', { ...dark, at: { x: 0, y: 0, r: 1 } })).toEqual({ x: 0, y: 1, r: 1 });
  });
});
