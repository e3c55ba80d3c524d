import { attempt } from '@potager/kernel';
import { expect, it } from 'vitest';
import { drawn, tilesIn } from '../draw.ts';
import { redOf, stakesOf } from './tallies.ts';

it('ED-K4 a tile of level n has n − 1 red points', () => {
  expect(redOf(tilesIn('a1 a2 b4 a4'), 0)).toBe(4);
});

it('ED-L3 A and D are the points of both sides, as anyone sees them', () => {
  const position = drawn('. b2 b1\n a3', { hands: ['A1'] });
  const stakes = (): unknown => stakesOf(position.view(2));
  attempt(position, 0, 'water A1');
  expect(stakes()).toEqual({ attack: 1, defence: 0 });
  attempt(position, 0, 'grab B1');
  attempt(position, 0, 'with A2');
  expect(stakes()).toEqual({ attack: 4, defence: 2 });
});
