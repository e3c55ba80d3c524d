import { describe, expect, test } from 'vitest';
import { speaking } from './spoken-of.ts';

describe('what a line speaks of', () => {
  test('a tile that was laid, and in whose garden', () => {
    const laid = { key: 'laid', seat: 1, tile: 'gnome-03', gems: 2, x: 1, y: 0, r: 3 };
    expect(speaking.event(laid)).toEqual(['tile gnome-03', 'garden 1']);
  });

  test('the pile that somebody hired from', () => {
    const bought = {
      key: 'bought',
      seat: 2,
      tile: 'blue-07',
      creature: 'pig',
      pile: 'blue-2',
      coins: 0,
      reward: false,
    };
    expect(speaking.event({ ...bought, next: null })).toContain('pile blue-2');
  });

  test('a gem by the edge it lies on, as the garden draws it', () => {
    const gem = { rule: 'GL-B3', key: 'gem', points: 1, colour: 'blue', between: ['gnome-01', 'pig-02'], x: -1, y: 2 };
    expect(speaking.score({ ...gem, side: 'right' }, 0)).toEqual(['gem -1,2,1 0']);
  });
});
