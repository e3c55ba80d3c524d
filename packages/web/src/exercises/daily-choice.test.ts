import { expect, test } from 'vitest';
import { chooseDaily } from './daily-choice.ts';
import { type Day, dayAfter, dayAt, isDay, numberOf } from './day.ts';

const DAY: Day = '2026-11-18';

const daysFrom = (day: Day, days: number): Day[] => Array.from({ length: days }, (_, n) => dayAfter(day, n));

test('a day is that of the reader’s own calendar, up to its last minute', () => {
  expect(dayAt(new Date(2026, 10, 18, 23, 59))).toBe(DAY);
  expect(dayAt(new Date(2026, 10, 19, 0, 0))).toBe('2026-11-19');
  expect(dayAfter('2026-12-31', 1)).toBe('2027-01-01');
  expect(dayAfter('2028-03-01', -1)).toBe('2028-02-29');
  expect(numberOf('2026-03-30') - numberOf('2026-03-28')).toBe(2);
});

test('only days that there are, are days', () => {
  expect([DAY, '2028-02-29'].filter(isDay)).toEqual([DAY, '2028-02-29']);
  expect(['2027-02-29', '2026-13-01', '2026-1-1', 'square', '18.11.2026'].filter(isDay)).toEqual([]);
});

test('a day has one exercise, which does not change', () => {
  expect(daysFrom(DAY, 5).map((day) => chooseDaily('eden', day, 60))).toEqual([5, 27, 10, 29, 26]);
  expect(chooseDaily('eden', DAY, 60)).not.toBe(chooseDaily('gardlings', DAY, 60));
});

/** Two rounds of a stock, one after the other. */
function roundsOf(stock: number): [number[], number[]] {
  const first = dayAfter('1970-01-01', stock * 400);
  return [first, dayAfter(first, stock)].map((from) =>
    daysFrom(from, stock).map((day) => chooseDaily('eden', day, stock)),
  ) as [number[], number[]];
}

test.each([1, 2, 7, 60])('a stock of %i comes once in each round', (stock) => {
  const [one, other] = roundsOf(stock);
  const whole = Array.from({ length: stock }, (_, n) => n);
  expect(one.toSorted((a, b) => a - b)).toEqual(whole);
  expect(other.toSorted((a, b) => a - b)).toEqual(whole);
});

test('the next round has another order', () => {
  const [one, other] = roundsOf(60);
  expect(other).not.toEqual(one);
});

test('none comes back before half a round is over', () => {
  const chosen = daysFrom(DAY, 600).map((day) => chooseDaily('garden-nation', day, 60));
  const gaps = chosen.map((one, n) => chosen.indexOf(one, n + 1) - n).filter((gap) => gap > 0);
  expect(Math.min(...gaps)).toBeGreaterThan(30);
});
