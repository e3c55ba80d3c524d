import { registry } from '@potager/games/registry';
import { FastRandom, type Game, legalMoves, NOBODY, type Position, readOptions, seatAt } from '@potager/kernel';
import { threeInARow } from '@potager/testkit/three-in-a-row';
import { describe, expect, it } from 'vitest';
import { analyse } from './analysis.ts';

function begin(game: Game, seats: number): Position {
  const random = new FastRandom(4);
  const options = readOptions(game.options, {});
  return game.begin(seats, options, game.deal(seats, options, random), random);
}

describe.each([...registry, threeInARow])('analysis of $name', (entry) => {
  it('names legal moves, best first, with chances and final scores, and improves while it thinks', async () => {
    const { game } = await entry.rules();
    const advice = (await entry.bot?.())?.advice;
    const position = begin(game, game.seats.at(-1)!);
    expect(position.actors).not.toBe(NOBODY);
    const seat = seatAt(position.actors, 0);
    const start = { seat, view: position.view(seat), random: new FastRandom(1) };
    const analysis = analyse(game, advice, start, 50);
    const first = analysis.best(3);
    analysis.think(100);
    const later = analysis.best(3);
    expect(later.length).toBeGreaterThan(0);
    for (const { move, chance, share } of [...first, ...later]) {
      expect(legalMoves(position, seat)).toContain(move);
      expect(chance).toBeGreaterThanOrEqual(0);
      expect(chance).toBeLessThanOrEqual(1);
      expect(share).toBeLessThanOrEqual(1);
    }
    const chances = later.map(({ chance }) => chance);
    expect(chances).toEqual(chances.toSorted((a, b) => b - a));
    expect(later[0]?.scores).toHaveLength(position.seatCount);
  });
});

describe('analysis', () => {
  it('sees a win at hand', async () => {
    const { game } = await threeInARow.rules();
    const position = begin(game, 2);
    for (const text of ['mark a1', 'mark b1', 'mark a2', 'mark b2']) {
      position.play(seatAt(position.actors, 0), position.parseMove(text) ?? -1);
    }
    const seat = seatAt(position.actors, 0);
    const [best] = analyse(game, undefined, { seat, view: position.view(seat), random: new FastRandom(1) }, 500).best(
      1,
    );
    expect(best).toMatchObject({ move: 'mark a3' });
    expect(best?.chance).toBeGreaterThan(0.95);
    expect(best?.scores?.[seat]).toBe(1);
  });
});
