import { describe, expect, test } from 'vitest';
import { withRecent } from './told.ts';

const events = [{ key: 'built', seat: 1 }];

describe('what has changed', () => {
  test('gathers until the viewer moves', () => {
    const others = withRecent(new Set(['G7']), ['A1'], { n: 1, events, isOwn: false });
    expect(others).toEqual(new Set(['G7', 'A1']));
    expect(withRecent(others, ['B2'], { n: 2, events, isOwn: true })).toEqual(new Set());
  });

  test('is nothing after a jump to another moment', () => {
    expect(withRecent(new Set(['G7']), [], { n: 3, events: [], isOwn: false })).toEqual(new Set());
  });
});
