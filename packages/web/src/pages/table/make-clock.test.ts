import { expect, it } from 'vitest';
import { makeClock } from './make-clock.ts';

it('a clock says as much as matters', () => {
  expect(makeClock(0, 'd')).toBe('0:00');
  expect(makeClock(59_001, 'd')).toBe('1:00');
  expect(makeClock(249_000, 'd')).toBe('4:09');
  expect(makeClock(3_600_000 * 3 + 300_000, 'd')).toBe('3 h 05');
  expect(makeClock(86_400_000 * 2 + 3_600_000 * 3, 'd')).toBe('2 d 3 h');
  expect(makeClock(86_400_000 * 12 + 3_600_000 * 3, 'j')).toBe('12 j');
  expect(makeClock(86_400_000 * 14 - 5000, 'j')).toBe('14 j');
});
