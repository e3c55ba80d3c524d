import { expect, test } from 'vitest';
import { Bucket } from './bucket.ts';

test('a burst passes, then no more than the rate lets in', () => {
  const bucket = new Bucket({ perSecond: 0.001, burst: 3 });
  expect(Array.from({ length: 5 }, () => bucket.take())).toEqual([true, true, true, false, false]);
});

test('what has passed already is made up for, but never more than a burst of it', () => {
  const bucket = new Bucket({ perSecond: 0.001, burst: 10 });
  bucket.spend(15);
  expect(bucket.left).toBeCloseTo(-5, 1);
  // As if the whole machine had stood still for an hour.
  bucket.spend(3_600_000);
  expect(bucket.left).toBeCloseTo(-10, 1);
});
