import { attempt } from '@potager/kernel';
import { describe, expect, it } from 'vitest';
import { drawn, tilesIn } from '../draw.ts';
import { redOf, stakesOf, takenBy } from './tallies.ts';

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

describe('what a side would take', () => {
  it('ED-L6 ED-L7 is what the rules foresee, whoever looks', () => {
    // Ana has one tile of level 3 left, and none of level 2.
    const ana = 'a3 . a3 . a3 . a3\na2 . a2 . a2 . a2\na2 . a2 . a2';
    const position = drawn(`${ana}\n.\n. b3 b4 b2\n. . b1`, { hands: ['A5'], mana: [400, 400, 0], target: 99 });
    for (const move of ['water A5', 'grab B5', 'grab C5', 'grab D5', 'grab C6', 'bid 10']) attempt(position, 0, move);
    const seen = position.preview(1, position.parseMove('accept')!);
    if (seen.kind !== 'accept') throw new Error('accepting is no longer foreseen');
    expect(takenBy(position.view(2), 0)).toEqual([
      { cell: 'C5', was: 4, level: 4 },
      { cell: 'B5', was: 3, level: 1 },
      { cell: 'D5', was: 2, level: 1 },
      { cell: 'C6', was: 1, level: 1 },
    ]);
    expect(takenBy(position.view(2), 0)).toEqual(seen.attacker.takes);
    expect(takenBy(position.view(0), 1)).toEqual(seen.defender.takes);
  });
});
