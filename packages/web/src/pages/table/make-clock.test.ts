import { expect, it } from 'vitest';
import { makeClock } from './make-clock.ts';

it('a clock says as much as matters', () => {
  expect(makeClock(0)).toBe('0:00');
  expect(makeClock(59_001)).toBe('1:00');
  expect(makeClock(249_000)).toBe('4:09');
  expect(makeClock(3_600_000 * 3 + 300_000)).toBe('3 h 05');
  expect(makeClock(86_400_000 * 2 + 3_600_000 * 3)).toBe('2 d 3 h');
});
