import { expect, it } from 'vitest';
import { joinLists } from './carried.ts';

it('results of two devices are joined, and what both have is there once', () => {
  expect(joinLists('[{"a":1},{"b":2}]', '[{"b":2},{"c":3}]')).toBe('[{"a":1},{"b":2},{"c":3}]');
});

it('a choice is taken over as it was made', () => {
  expect(joinLists('dusk', 'day')).toBe('day');
  expect(joinLists(null, '[1]')).toBe('[1]');
});
