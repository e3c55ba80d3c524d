import { listSeats } from '@potager/kernel';
import { describe, expect, test } from 'vitest';
import { drawn, EMPTY_BOARD, played } from '../draw.ts';
import type { View } from '../rules/kinds.ts';
import { placesFor } from './project-places.ts';

/** 1.4 is straw, and so is 4.1 across the border. */
const ONE_ON_STRAW = `
        .  .      .  .
       .  .  .   .  .  .
        .  a1     .  .
   .  .      .  .      .  .
  .  .  .   .  .  .   .  .  .
   .  .      .  .      .  .
        .  .      .  .
       .  .  .   .  .  .
        .  .      .  .
`;
const FORGE = 10;

const places = (board: string): string[] =>
  placesFor(drawn(board, { torticrane: 2, projects: [FORGE] }).view(0) as View, 0, FORGE);

describe('where one more floor would complete a project', () => {
  test('GN-J8 beside the one building on straw, wherever the torticrane is', () => {
    expect(places(ONE_ON_STRAW)).toContain('4.1');
    expect(places(ONE_ON_STRAW)).not.toContain('1.4');
    expect(places(EMPTY_BOARD)).toEqual([]);
  });

  test('is just where building offers it', () => {
    for (const territory of [1, 2, 3, 4, 5, 6, 7]) {
      const offers = [0, 1, 2, 3, 4, 5, 6]
        .map((index) => `${territory}.${index}`)
        .filter((area) => {
          const facts = { torticrane: territory, projects: [FORGE], actionsLeft: 2, population: [100] };
          const lands = ['', ' grass', ' straw', ' leaves'];
          return lands.some((land) => {
            const position = drawn(ONE_ON_STRAW, facts);
            const move = `build ${area}${land}`;
            if (position.why(0, move) !== undefined) return false;
            return played(position, move).phase === 'project' && listSeats(position.actors).length === 1;
          });
        });
      expect(places(ONE_ON_STRAW).filter((area) => area.startsWith(`${territory}.`))).toEqual(offers);
    }
  });

  test('GN-C5 not where another or a roof stands', () => {
    expect(places(ONE_ON_STRAW.replace('a1', 'a1^'))).not.toContain('4.1');
    expect(places(ONE_ON_STRAW.replace('\n   .  .      .  .', '\n   .  .      b1 .'))).not.toContain('4.1');
  });
});
