import { expect, it } from 'vitest';
import { AttendedTime } from './attended-time.ts';

it('live clocks run while somebody looks on, and what passes without anybody is told once', () => {
  let wall = 1000;
  const time = new AttendedTime(400, () => wall);
  expect(time.now(true)).toBe(400);
  wall = 2000;
  expect([time.now(true), time.now(false)]).toEqual([400, 2000]);
  time.attend(true);
  wall = 2300;
  expect(time.now(true)).toBe(700);
  expect(time.takeLost(true)).toBe(1600);
  expect(time.takeLost(true)).toBe(0);
  expect(time.now(true)).toBe(2300);
  time.attend(false);
  wall = 9000;
  expect(time.now(true)).toBe(2300);
  time.attend(true);
  expect(time.takeLost(true)).toBe(6700);
  expect(time.now(true)).toBe(9000);
});

it('a wall clock that is set back takes no time back, and by correspondence it counts as it is', () => {
  let wall = 5000;
  const time = new AttendedTime(5000, () => wall);
  time.attend(true);
  wall = 3000;
  expect(time.now(true)).toBe(5000);
  expect(time.takeLost(true)).toBe(0);
  expect(time.now(false)).toBe(3000);
  expect(time.takeLost(false)).toBe(0);
});
