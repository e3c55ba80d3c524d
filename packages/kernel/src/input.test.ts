import { describe, expect, it } from 'vitest';
import { readInteger, readList, readObject, readOneOf, readPermutation, readText } from './input.ts';

describe('readers say where they stopped and why', () => {
  it.each([
    [() => readObject({ a: 1 }, 'setup', ['a', 'b']), 'setup: lacks the key "b"'],
    [() => readObject({ a: 1, c: 2 }, 'setup', ['a', 'b?']), 'setup: has an unknown key "c"'],
    [() => readObject('x', 'setup', []), 'setup: is "x", not an object'],
    [() => readList({}, 'deck', { max: 3 }), 'deck: is an object, not a list'],
    [() => readList([1, 2], 'deck', { min: 3, max: 3 }), 'deck: has 2 items, not 3'],
    [() => readInteger(1.5, 'first', { min: 0, max: 3 }), 'first: is 1.5, not a whole number'],
    [() => readInteger(undefined, 'first', { min: 0, max: 3 }), 'first: is missing, not a whole number'],
    [() => readInteger(4, 'first', { min: 0, max: 3 }), 'first: is 4, not 0 to 3'],
    [() => readText('abc', 'name', { max: 2 }), 'name: has 3 characters, at most 2'],
    [() => readOneOf('d', 'land', ['a', 'b']), 'land: is "d", not one of "a", "b"'],
    [() => readPermutation([1, 1, 2], 'deck', [1, 2, 3]), 'deck[1]: 1 does not belong here, or stands here twice'],
    [() => readPermutation([1, 2], 'deck', [1, 2, 3]), 'deck: has 2 items, not 3'],
    [() => readText(['x'.repeat(1e6)], 'name', { max: 2 }), 'name: is a list, not a text'],
  ])('%o', (read, problem) => {
    expect(read).toThrow(problem);
  });

  it('never repeats a long input', () => {
    expect(() => readOneOf('x'.repeat(1e6), 'land', ['a'])).toThrow(/^land: is "x{56}…, not one of "a"$/);
  });

  it('takes a permutation with equal items', () => {
    expect(readPermutation([2, 1, 1], 'deck', [1, 1, 2])).toEqual([2, 1, 1]);
  });
});
