import { FastRandom, legalMoves } from '@potager/kernel';
import { expect, test } from 'vitest';
import { game } from '../rules/game.ts';
import type { Preview, View } from '../rules/kinds.ts';
import type { Eden } from '../rules/position.ts';
import { lesson } from './lesson.ts';
import { latePosition } from './position.ts';

/** The lesson's own game before the reader makes this move, or at its end. */
function before(wanted?: string): Eden {
  const { seats, options, setup, moves } = latePosition;
  const position = game.begin(seats, options, setup, new FastRandom(1)) as Eden;
  for (const { seat, move } of moves) {
    if (seat === 0 && move === wanted) return position;
    position.play(seat, position.parseMove(move)!);
  }
  return position;
}

const viewOf = (position: Eden): View => position.view(0);

/** What the reader is told of a move before they make it. */
const shown = (position: Eden, move: string): Preview => position.preview(0, position.parseMove(move)!);

/** The mana of the side that would pay at a bid, or at the one that is accepted. */
function paid(position: Eden, move: string): number {
  const seen = shown(position, move);
  if (seen.kind !== 'bid' && seen.kind !== 'accept') throw new Error(`${move} is no answer`);
  return [seen.attacker, seen.defender].find(({ seat }) => seat === seen.payer)!.pays;
}

test('the reader makes the moves of the lesson’s own game, up to where it is left', () => {
  const wishes = lesson.chapters.slice(0, -1).flatMap(({ steps }) => steps.flatMap(({ wish }) => (wish ? [wish] : [])));
  const made = latePosition.moves.filter(({ seat }) => seat === 0).map(({ move }) => move);
  wishes.forEach((wish, n) => expect(wish).toContain(made[n]));
});

test('the figures of the lesson are those of the rules', () => {
  expect(shown(before('sell 11'), 'sell 11')).toMatchObject({ mana: 40, left: 120 });
  expect(viewOf(before('water E5')).mana[0]).toBe(120 + 10);
  expect(shown(before('grab F5'), 'grab F5')).toMatchObject({ attack: 1, defence: 2, opening: 20 });
  expect(shown(before('with D5'), 'with D5')).toMatchObject({ attack: 3, defence: 2 });
  expect(paid(before('bid 10'), 'bid 10')).toBe(20);
  const raised = before('bid 20');
  expect([paid(raised, 'accept'), paid(raised, 'bid 20')]).toEqual([45, 40]);
  const attacked = before('bid 15');
  expect([paid(attacked, 'accept'), paid(attacked, 'bid 15')]).toEqual([20, 15]);
  expect(shown(before('buy 4'), 'buy 4')).toMatchObject({ mana: -40 });
  const grown = before('culture 4 D5 E5 F5');
  expect(shown(grown, 'culture 4 D5 E5 F5')).toMatchObject({ raised: ['E5'], mana: -10 });
});

test('at the end one card alone wins, and it fits in one place', () => {
  const position = before();
  expect(viewOf(position).points).toEqual([16, 11, 15]);
  const cultures = legalMoves(position, 0).filter((move) => move.startsWith('culture '));
  const wins = cultures.filter((move) => (shown(position, move) as { wins: boolean }).wins);
  expect(wins).toEqual(lesson.chapters.at(-1)!.steps[0]!.wish);
  expect(cultures.map((move) => move.split(' ')[1])).toEqual(['12', '15']);
});
