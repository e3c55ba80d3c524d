import { expect, test } from 'vitest';
import { roomAround } from './keyboard-room.ts';

test('a keyboard over the page covers its lower part', () => {
  expect(roomAround(844, { height: 508, offsetTop: 0, scale: 1 })).toEqual({ above: 0, below: 336 });
});

test('a page that was pushed up for its field is covered at both ends', () => {
  expect(roomAround(844, { height: 508, offsetTop: 120, scale: 1 })).toEqual({ above: 120, below: 216 });
});

test('two fingers that zoom in cover nothing', () => {
  expect(roomAround(844, { height: 422, offsetTop: 200, scale: 2 })).toEqual({ above: 0, below: 0 });
});
