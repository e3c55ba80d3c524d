import { describe, expect, test } from 'vitest';
import { orders } from '../rules/orders.ts';
import { affordable, bidInView, bidsIn, BIG_STEP, FINE_STEP, sealableBids, stepBid } from './bids.ts';

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

  test('can be sealed up to all one has for one point, and are orders that the rules take', () => {
    const sealable = sealableBids(215);
    expect(sealable).toEqual(sealable.map((upTo) => orders.read({ upTo })['upTo']));
    expect([sealable[0], sealable.at(-1)]).toEqual([10, 215]);
    expect(sealableBids(15).at(-1)).toBe(100);
    expect(sealableBids(15, 300).at(-1)).toBe(300);
  });

  test('cost bid × stake, so that more points at stake allow lower ones', () => {
    expect(affordable(140, 1)).toBe(140);
    expect(affordable(140, 4)).toBe(35);
    expect(affordable(15, 4)).toBe(0);
  });
});
