import { legalMoves } from '@potager/kernel';
import { describe, expect, test } from 'vitest';
import { drawn } from '../draw.ts';
import type { Preview } from '../rules/kinds.ts';
import { byGain, covering, playAt, playsOf, withPin } from './plays.ts';

const position = drawn(
  `
    a1 a1 a2
    .  a1 .
  `,
  { hands: ['1 6'] },
);
const legal = legalMoves(position, 0);
const preview = (move: string): Preview => position.preview(0, position.parseMove(move)!);
const cells = (card: string): string[] => playsOf(legal, card).map((play) => play.cells.join(' '));

describe('the plays of a culture card', () => {
  test('are all places where it fits, turned', () => {
    expect(cells('1')).toEqual(['A1 B1', 'B1 B2', 'B1 C1']);
    expect(cells('2')).toEqual([]);
  });

  test('do not mix cards whose numbers begin alike', () => {
    expect(playsOf(['culture 1 A1 B1', 'culture 12 A1 B1 C1 D1'], '1')).toHaveLength(1);
  });

  test('begin with what brings most', () => {
    expect(byGain(playsOf(legal, '1'), preview).map((play) => play.cells.join(' '))).toEqual([
      'A1 B1',
      'B1 B2',
      'B1 C1',
    ]);
  });

  test('are narrowed by touching cells', () => {
    const plays = playsOf(legal, '1');
    expect(covering(plays, ['B1'])).toHaveLength(3);
    expect(withPin(plays, ['B1'], 'B2')).toEqual(['B1', 'B2']);
    expect(withPin(plays, ['A1'], 'C1')).toEqual(['C1']);
  });

  test('come round again', () => {
    const plays = playsOf(legal, '1');
    expect(playAt(plays, 4)).toBe(plays[1]);
    expect(playAt(plays, -1)).toBe(plays[2]);
    expect(playAt([], 0)).toBeUndefined();
  });
});
