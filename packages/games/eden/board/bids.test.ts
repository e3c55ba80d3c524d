import { describe, expect, test } from 'vitest';
import { bidInView, bidsIn, BIG_STEP, FINE_STEP, stepBid } from './bids.ts';

// As legal moves are sorted: by text.
const bids = bidsIn(['accept', 'bid 10', 'bid 100', 'bid 15', 'bid 20', 'bid 25', 'bid 95', 'sell 7']);

describe('bids', () => {
  test('are the legal ones, by amount', () => {
    expect(bids).toEqual([10, 15, 20, 25, 95, 100]);
  });

  test('go up and down in fine and big steps', () => {
    expect(stepBid(bids, 20, FINE_STEP)).toBe(25);
    expect(stepBid(bids, 20, -FINE_STEP)).toBe(15);
    expect(stepBid(bids, 25, BIG_STEP)).toBe(50);
  });

  test('stop at the least and at the most that can be paid', () => {
    expect(stepBid(bids, 15, -BIG_STEP)).toBe(10);
    expect(stepBid(bids, 90, BIG_STEP)).toBe(100);
  });

  test('begin with the least, and follow the other side’s raise', () => {
    expect(bidInView(bids, undefined)).toBe(10);
    expect(bidInView([30, 35], 20)).toBe(30);
    expect(bidInView([], 20)).toBeUndefined();
  });
});
