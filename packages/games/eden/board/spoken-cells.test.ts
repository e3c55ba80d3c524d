import { describe, expect, test } from 'vitest';
import type { View } from '../rules/kinds.ts';
import { cellsOf } from './spoken-cells.ts';

const view = {
  tiles: { A1: { seat: 0, level: 2 }, B1: { seat: 0, level: 1 }, C1: { seat: 1, level: 3 } },
  placed: 'A1',
  grab: { targets: ['C1'] },
} as unknown as View;

describe('what a step lights', () => {
  test('income: the tiles it comes from, those above the first level', () => {
    expect([...cellsOf([{ key: 'turnBegan', seat: 0, mana: 5 }], view)]).toEqual(['A1']);
    expect([...cellsOf([{ key: 'turnBegan', seat: 0, mana: 0 }], view)]).toEqual([]);
  });

  test('a bid: the tile that attacks and those it reaches for', () => {
    expect([...cellsOf([{ key: 'opened', seat: 0, other: 1, bid: 10, mana: 20 }], view)]).toEqual(['A1', 'C1']);
  });
});
