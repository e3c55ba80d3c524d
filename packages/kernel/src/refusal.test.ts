import { expect, it } from 'vitest';
import { makeRefusal, unreadable } from './refusal.ts';

it('a refusal is one line with its rule and figures', () => {
  expect(makeRefusal({ rule: 'GN-P2', key: 'population', need: 6, have: 5 })).toBe('GN-P2 population (need 6, have 5)');
  expect(makeRefusal({ rule: 'GN-S8', key: 'noPloyYet' })).toBe('GN-S8 noPloyYet');
});

it('an unreadable text is cut short', () => {
  expect(unreadable('x'.repeat(9000)).text).toHaveLength(58);
});
