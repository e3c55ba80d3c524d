import { expect, test } from 'vitest';
import { joinLists } from '../settings/carried.ts';
import { readTexts, triesFor, withSolved } from './solved-list.ts';
import { longestStreak, streakOf } from './streak.ts';

test('what was solved is kept with the tries it took, the best of them', () => {
  const once = withSolved([], 'eden/square', 3);
  expect(triesFor(once, 'eden/square')).toBe(3);
  expect(triesFor(once, 'eden/four-in-a-row')).toBeUndefined();
  expect(triesFor(withSolved(once, 'eden/square', 1), 'eden/square')).toBe(1);
  expect(withSolved(once, 'eden/square', 4)).toBe(once);
});

test('what two devices have solved is joined', () => {
  const here = withSolved(withSolved([], 'eden/square', 3), 'eden/gold', 1);
  const there = withSolved(withSolved([], 'eden/square', 2), 'gardlings/gold', 5);
  const joined = readTexts(joinLists(JSON.stringify(here), JSON.stringify(there)));
  const tries = ['eden/square', 'eden/gold', 'gardlings/gold'].map((id) => triesFor(joined, id));
  expect(tries).toEqual([2, 1, 5]);
});

test('whatever else is kept under that name does no harm', () => {
  for (const text of [null, '', '{"a":1}', '[1', '"x"']) expect(readTexts(text)).toEqual([]);
  expect(triesFor(readTexts('[3, "eden/square", "eden/square x", "eden/square 2"]'), 'eden/square')).toBe(2);
});

test('a streak is counted back from today, and waits for today until tomorrow', () => {
  const days = ['2026-10-30', '2026-10-31', '2026-11-01'];
  expect(streakOf(days, '2026-11-01')).toBe(3);
  expect(streakOf(days, '2026-11-02')).toBe(3);
  expect(streakOf(days, '2026-11-03')).toBe(0);
  expect(streakOf([...days, '2026-11-03'], '2026-11-03')).toBe(1);
  expect(streakOf([], '2026-11-03')).toBe(0);
});

test('in whatever order and however often the days are kept', () => {
  const days = ['2027-01-01', '2026-12-31', '2027-01-01', '2026-12-30', '2026-06-01'];
  expect(streakOf(days, '2027-01-01')).toBe(3);
  expect(longestStreak(days)).toBe(3);
  expect(longestStreak([])).toBe(0);
});
