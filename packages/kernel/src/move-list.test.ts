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
