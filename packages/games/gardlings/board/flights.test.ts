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
    expect(flightsOf(bought, null).map(({ symbol, from, to }) => `${symbol} ${from} ${to}`)).toEqual([
      'gl-pig blue-1 coins-2',
      'gl-coin coins-2 supply',
      'gl-coin coins-2 supply',
      'gl-coin blue-1 coins-2',
    ]);
  });

  test('as many gems as a tile has completed, to where they are counted', () => {
    const before = { seats: [{ gems: 3 }] };
    const laid = { key: 'laid', seat: 0, tile: 'blue-01', x: 0, y: 0, r: 0 };
    const gems = { symbol: 'gl-gem', from: 'garden-0', to: 'gems-0' };
    expect(flightsOf({ ...laid, gems: 5 }, before)).toMatchObject([gems, gems]);
    expect(flightsOf({ ...laid, gems: 3 }, before)).toEqual([]);
  });

  test('nothing where nothing changes hands', () => {
    expect(flightsOf({ key: 'stopped', seat: 1 }, null)).toEqual([]);
  });
});
