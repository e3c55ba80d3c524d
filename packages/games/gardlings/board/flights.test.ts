import { describe, expect, test } from 'vitest';
import { flightsOf } from './flights.ts';

describe('what flies', () => {
  test('a purchase: the tile to its buyer, coins to the supply, the coin beside the pile to the buyer', () => {
    const bought = {
      key: 'bought',
      seat: 2,
      tile: 'blue-01',
      creature: 'pig',
      pile: 'blue-1',
      coins: 2,
      reward: true,
      next: null,
    } as const;
    expect(flightsOf(bought).map(({ symbol, from, to }) => `${symbol} ${from} ${to}`)).toEqual([
      'pig blue-1 coins-2',
      'coin coins-2 supply',
      'coin coins-2 supply',
      'coin blue-1 coins-2',
    ]);
  });

  test('nothing where nothing changes hands', () => {
    expect(flightsOf({ key: 'stopped', seat: 1 })).toEqual([]);
  });
});
