import { describe, expect, test } from 'vitest';
import { movableIn, moveFor, nearest, offerAt, offersFor, turnOffer } from './places.ts';

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

  test('turning goes on to the next way that fits, and stays near', () => {
    expect(turnOffer(offers, { x: 0, y: 0 }, 0)?.move).toBe('lay 2 0 1');
    expect(turnOffer(offers, { x: -1, y: 2 }, 1)?.move).toBe('lay -1 2 0');
    expect(turnOffer([], { x: 0, y: 0 }, 0)).toBeUndefined();
  });
});
