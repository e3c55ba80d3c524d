import { describe, expect, test } from 'vitest';
import type { View } from '../rules/kinds.ts';
import { onlyPlace } from './first-tile.ts';

const seen = (hand: string | null, garden: readonly string[]): View =>
  ({ seats: [{ hand, garden: garden.map((id) => ({ id, x: 0, y: 0, r: 0 })) }] }) as unknown as View;

describe('the first tile', () => {
  test('has one place, and nothing else can be done with it', () => {
    expect(onlyPlace({ legal: ['lay 0 0 0'], view: seen('pig-01', []), me: 0 })).toBe('lay 0 0 0');
  });

  test('a later one is laid by hand, also where it fits in one way only', () => {
    expect(onlyPlace({ legal: ['lay 0 1 0'], view: seen('pig-01', ['pig-02']), me: 0 })).toBeUndefined();
  });

  test('nor does it go by itself where there is a choice, nothing in hand, or nobody to play', () => {
    expect(onlyPlace({ legal: ['lay 0 0 0', 'look'], view: seen('pig-01', []), me: 0 })).toBeUndefined();
    expect(onlyPlace({ legal: ['draw'], view: seen(null, []), me: 0 })).toBeUndefined();
    expect(onlyPlace({ legal: [], view: seen('pig-01', []), me: undefined })).toBeUndefined();
  });
});
