import { expect, it } from 'vitest';
import { isDeepEqual } from './json.ts';

it('compares content, whatever the order of keys', () => {
  expect(isDeepEqual({ a: 1, b: [{ c: 2, d: null }] }, { b: [{ d: null, c: 2 }], a: 1 })).toBe(true);
  expect(isDeepEqual({ a: 1 }, { a: 1, b: undefined })).toBe(true);
  expect(isDeepEqual([1, 2], [2, 1])).toBe(false);
  expect(isDeepEqual({ a: 1 }, { a: '1' })).toBe(false);
  expect(isDeepEqual(undefined, null)).toBe(false);
});
