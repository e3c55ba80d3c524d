import { expect, it } from 'vitest';
import { MoveList } from './move-list.ts';

it('a move list grows as needed and can be filled again', () => {
  const list = new MoveList();
  for (let move = 0; move < 1000; move++) list.push(move * 3);
  expect(list.length).toBe(1000);
  expect(list.at(999)).toBe(2997);
  expect(list.has(2997)).toBe(true);
  expect(list.has(1)).toBe(false);
  list.clear();
  list.push(-5);
  expect(list.toArray()).toEqual([-5]);
  expect(list.has(2997)).toBe(false);
});

it('a move list takes one move for each bit of a set', () => {
  const list = new MoveList();
  list.push(7);
  list.pushEach(0b101_0010, 4096, 6);
  expect(list.toArray()).toEqual([7, 4096 + 64, 4096 + 4 * 64, 4096 + 6 * 64]);
  for (let n = 0; n < 20; n++) list.pushEach(-1, 0, 0);
  expect(list.length).toBe(4 + 20 * 32);
  expect(list.at(list.length - 1)).toBe(31);
});
