import { describe, expect, test } from 'vitest';
import { isArrow, roveTo } from './rove.ts';

const from = { x: 0, y: 0 };

describe('arrow keys', () => {
  test('find what lies straight ahead before what lies aside', () => {
    const places = [
      { x: 10, y: 9 },
      { x: 12, y: 0 },
    ];
    expect(roveTo('ArrowRight', from, places)).toEqual({ x: 12, y: 0 });
    expect(roveTo('ArrowDown', from, places)).toEqual({ x: 10, y: 9 });
  });

  test('find nothing behind, and nothing that lies mostly aside', () => {
    expect(roveTo('ArrowLeft', from, [{ x: 5, y: 0 }])).toBeUndefined();
    expect(roveTo('ArrowUp', from, [{ x: 30, y: -5 }])).toBeUndefined();
  });

  test('are told from other keys', () => {
    expect(['ArrowUp', 'Enter', 'constructor'].map(isArrow)).toEqual([true, false, false]);
    expect(roveTo('Enter', from, [{ x: 1, y: 1 }])).toBeUndefined();
  });
});
