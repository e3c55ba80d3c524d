import { registry } from '@potager/games/registry';
import {
  awaitedSeats,
  FastRandom,
  listOptions,
  MoveList,
  NOBODY,
  type Position,
  readOptions,
  type Seat,
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

  it('describes positions by what their viewer may know, whatever stood there before', async () => {
    const { game } = await rules();
    const { learned } = (await bot()).advice;
    if (learned === undefined) return;
    const { features } = learned;
    const list = new MoveList();
    const described = (position: Position, viewer: Seat, rubbish: number): Int16Array => {
      const inputs = new Int16Array(features.size + 1).fill(rubbish);
      features.read(position, viewer, inputs.subarray(0, features.size));
      expect(inputs.at(-1)).toBe(rubbish);
      return inputs.subarray(0, features.size);
    };
    const combinations = listOptions(game.options);
    const used = new Set<number>();
    for (let seed = 0; seed < 12; seed++) {
      const random = new FastRandom(seed);
      const options = readOptions(game.options, combinations[seed % combinations.length]);
      const seats = game.seats[seed % game.seats.length]!;
      const position = game.begin(seats, options, game.deal(seats, options, random), random);
      for (let made = 0; made < 150 && position.actors !== NOBODY; made++) {
        for (let viewer = 0; viewer < seats; viewer++) {
          const twin = position.copy();
          twin.redeal(viewer, random);
          const inputs = described(position, viewer, 77);
          expect(described(twin, viewer, -5)).toEqual(inputs);
          inputs.forEach((input, n) => void (input !== 0 && used.add(n)));
        }
        const seat = seatAt(awaitedSeats(position), 0);
        position.moves(seat, list);
        position.play(seat, list.at(random.below(list.length)));
      }
    }
    expect(used.size).toBeGreaterThan(0.7 * features.size);
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
