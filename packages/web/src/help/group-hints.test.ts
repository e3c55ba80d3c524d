import type { RankedMove } from '@potager/bots';
import { expect, it } from 'vitest';
import { groupHints } from './group-hints.ts';

const rank = (move: string, chance: number, isBest = false): RankedMove => ({ move, chance, isBest, error: 0.01 });

it('one best move stands alone, and what comes after it says how far behind it is', () => {
  expect(groupHints([rank('a', 0.62, true), rank('b', 0.55), rank('c', 0.5), rank('d', 0.4)])).toEqual({
    best: [{ move: 'a', percent: 62 }],
    more: 0,
    others: [
      { move: 'b', percent: 55 },
      { move: 'c', percent: 50 },
    ],
  });
});

it('moves that only chance sets apart have one chance, and those that are not named are counted', () => {
  const ranked = [rank('a', 0.6, true), rank('b', 0.58, true), rank('c', 0.56, true), rank('d', 0.54, true)];
  const { best, more, others } = groupHints([...ranked, rank('e', 0.59)]);
  expect(best.map(({ percent }) => percent)).toEqual([57, 57, 57]);
  expect(more).toBe(1);
  // A move that is apart from the best is never said to be better than them.
  expect(others).toEqual([{ move: 'e', percent: 57 }]);
});

it('nothing is said to be certain', () => {
  expect(groupHints([rank('a', 1, true), rank('b', 0)])).toMatchObject({
    best: [{ percent: 99 }],
    others: [{ percent: 1 }],
  });
});
