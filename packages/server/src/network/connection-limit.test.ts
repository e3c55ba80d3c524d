import { expect, test } from 'vitest';
import { limitConnections } from './connection-limit.ts';

const limit = (wanted: number, descriptors?: number): number =>
  limitConnections({ wanted, descriptors, botThreads: 2 });

test('connections stay below what the system allows: two descriptors each, and some for the server itself', () => {
  expect(limit(8000, 1_048_576)).toBe(8000);
  expect(limit(10_000, 1024)).toBe(472);
  expect(limit(100, 1024)).toBe(100);
  expect(limit(8000)).toBe(8000);
});

test('a system that allows next to nothing is named before the start', () => {
  expect(() => limit(8000, 100)).toThrow('Only 100 files may be open at once, and at least 112 are needed');
});
