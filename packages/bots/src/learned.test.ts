import { registry } from '@potager/games/registry';
import { awaitedSeats, FastRandom, type Game, type GameAdvice, legalMoves, NOBODY, readOptions } from '@potager/kernel';
import { type Move, type Seat, seatAt } from '@potager/kernel';
import { describe, expect, it } from 'vitest';
import { makeBot } from './make-bot.ts';
import { Search } from './search.ts';

const GAMES = 12;

const learners = (
  await Promise.all(
    registry.map(async ({ name, rules, bot }) => {
      const [{ game }, advice] = [await rules(), (await bot?.())?.advice];
      const seats = Object.keys(advice?.learned?.networks ?? {}).map(Number);
      return seats.map((count) => ({ name, seats: count, game, advice: advice! }));
    }),
  )
).flat();

/** The share of victory of a seat that looks ahead a little by what was learnt, against greedy ones. */
function shareOf(seat: Seat, { game, advice, seats, seed }: Played): number {
  const random = new FastRandom(seed);
  const options = readOptions(game.options, {});
  const position = game.begin(seats, options, game.deal(seats, options, random), random);
  const bots = Array.from({ length: seats }, (_, n) =>
    makeBot(n === seat ? 'think:10' : 'greedy', { game, advice, random: new FastRandom(seed, n + 1) }),
  );
  while (position.actors !== NOBODY) {
    const actor = seatAt(awaitedSeats(position), 0);
    const asked = { seat: actor, view: position.view(actor), moves: legalMoves(position, actor) };
    position.play(actor, position.parseMove(bots[actor]!.choose(asked) as string) as Move);
  }
  const { winners } = position.outcome()!;
  return winners.includes(seat) ? 1 / winners.length : 0;
}

interface Played {
  readonly game: Game;
  readonly advice: GameAdvice;
  readonly seats: number;
  readonly seed: number;
}

describe.each(learners)('what was learnt of $name with $seats seats', ({ game, advice, seats }) => {
  it('wins more than its part with hardly any search', { timeout: 60_000 }, () => {
    const shares = Array.from({ length: GAMES }, (_, seed) => shareOf(seed % seats, { game, advice, seats, seed }));
    const won = shares.reduce((sum, share) => sum + share, 0) / GAMES;
    expect(won).toBeGreaterThan(1.4 / seats);
  });

  it('gives every move of a new node something to begin with', () => {
    const random = new FastRandom(3);
    const options = readOptions(game.options, {});
    const position = game.begin(seats, options, game.deal(seats, options, random), random);
    const seat = seatAt(awaitedSeats(position), 0);
    const search = new Search(game, advice, { seat, view: position.view(seat), random });
    search.iterate();
    expect(search.opinions()).toHaveLength(legalMoves(position, seat).length);
    for (let n = 1; n < 60; n++) search.iterate();
    // The first look tries all moves at once, and counts for none of them.
    expect(search.opinions().reduce((sum, { visits }) => sum + visits, 0)).toBe(59);
    for (const { value } of search.opinions().filter(({ visits }) => visits > 0)) {
      expect(value).toBeGreaterThan(0);
      expect(value).toBeLessThan(1);
    }
  });
});
