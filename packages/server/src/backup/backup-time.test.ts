import { expect, test } from 'vitest';
import { lastDue } from './backup-time.ts';

const at = (day: number, hour: number, minute = 0): number => new Date(2030, 0, day, hour, minute).getTime();

test.each([
  ['once a day, later that day', 24, at(10, 15), at(10, 4, 30)],
  ['once a day, before it', 24, at(10, 3), at(9, 4, 30)],
  ['at the very minute', 24, at(10, 4, 30), at(10, 4, 30)],
  ['every six hours', 6, at(10, 15), at(10, 10, 30)],
  ['every six hours, after midnight', 6, at(10, 1), at(9, 22, 30)],
  ['every hour', 1, at(10, 0, 10), at(9, 23, 30)],
])('%s', (_what, everyHours, now, due) => {
  expect(lastDue(now, { hour: 4, minute: 30, everyHours })).toBe(due);
});
