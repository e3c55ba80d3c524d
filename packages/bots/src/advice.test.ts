import { registry } from '@potager/games/registry';
import {
  awaitedSeats,
  FastRandom,
  listOptions,
  MoveList,
  NOBODY,
  type Position,
  readOptions,
  seatAt,
} from '@potager/kernel';
import { describe, expect, it } from 'vitest';

const advised = registry.flatMap((entry) => (entry.bot ? [{ ...entry, bot: entry.bot }] : []));

/** What could be told apart of a position: a piece of advice may leave no trace but in its chance. */
const traceOf = (position: Position): string => JSON.stringify(position.state());

describe.each(advised)('advice on $name', ({ rules, bot }) => {
  it('keeps its promises in random games with every option, and changes nothing', async () => {
    const { game } = await rules();
    const { advice } = await bot();
    const list = new MoveList();
    const weights = new Float64Array(4096);
    const combinations = listOptions(game.options);
    for (let seed = 0; seed < combinations.length; seed++) {
      const random = new FastRandom(seed);
      const options = readOptions(game.options, combinations[seed]);
      const seats = game.seats[seed % game.seats.length]!;
      const values = new Float64Array(seats);
      const position = game.begin(seats, options, game.deal(seats, options, random), random);
      for (let made = 0; made < 60 && position.actors !== NOBODY; made++) {
        const seat = seatAt(awaitedSeats(position), 0);
        position.moves(seat, list);
        const before = traceOf(position);
        advice.evaluate(position, values);
        advice.weigh?.(position, seat, list, weights);
        const at = advice.choose?.(position, seat, list, random) ?? 0;
        expect(traceOf(position)).toBe(before);
        expect([...values].every((value) => value >= 0 && value <= 1)).toBe(true);
        expect([...weights.subarray(0, list.length)].every((weight) => weight >= 0 && weight < 1e9)).toBe(true);
        expect(at).toBeGreaterThanOrEqual(0);
        expect(at).toBeLessThan(list.length);
        position.play(seat, list.at(made % 3 === 0 ? random.below(list.length) : at));
      }
    }
  });

  it('leads playouts to the end of the game', async () => {
    const { game } = await rules();
    const { advice } = await bot();
    const random = new FastRandom(5);
    const options = readOptions(game.options, {});
    const seats = game.seats[0]!;
    const position = game.begin(seats, options, game.deal(seats, options, random), random);
    const list = new MoveList();
    for (let made = 0; made < 1500 && position.actors !== NOBODY; made++) {
      const seat = seatAt(awaitedSeats(position), 0);
      position.moves(seat, list);
      position.play(seat, list.at(advice.choose?.(position, seat, list, random) ?? 0));
    }
    expect(position.outcome()).toBeDefined();
  });
});
