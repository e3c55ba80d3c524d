import { FastRandom, MoveList, NO_RANDOM, playout, SPECTATOR } from '@potager/kernel';
import { describe, expect, it } from 'vitest';
import { game } from './take-away/rules/game.ts';

const begun = () => game.begin(2, {}, { first: 1 }, new FastRandom(1));

describe('an open game', () => {
  it.each([
    [3, { first: 0 }, 'seats: is 3, not one of 2'],
    [2, {}, 'setup: lacks the key "first"'],
    [2, { first: 2 }, 'setup.first: is 2, not 0 to 1'],
    [2, { first: 0, heap: 9 }, 'setup: has an unknown key "heap"'],
  ])('with %i seats refuses the set-up %j', (seats, setup, problem) => {
    expect(() => game.begin(seats, {}, setup, NO_RANDOM)).toThrow(problem);
  });

  it('shows everyone the same, which is all there is', () => {
    const position = begun();
    expect(position.view(0)).toEqual(position.state());
    expect(position.view(SPECTATOR)).toEqual(position.state());
  });

  it('has no chance that a record could tell', () => {
    const position = begun();
    expect(() => position.foretell(1, 1, undefined)).not.toThrow();
    expect(() => position.foretell(1, 1, 3)).toThrow('chance: is given for a move without chance');
  });

  it('copies itself with its chance, and either goes on alone', () => {
    const position = begun();
    const twin = position.copy();
    expect(twin.random.copy().next()).toBe(position.random.copy().next());
    playout(twin, new FastRandom(2), new MoveList(), 3);
    expect(position.state()).toMatchObject({ stones: 15, turn: 1 });
    position.copyFrom(twin);
    expect(position.state()).toEqual(twin.state());
  });

  it('is followed by the event that has the move; others change nothing, and one that is none is a defect', () => {
    const view = begun().view(0);
    expect(game.follow(view, { key: 'took', seat: 1, move: 'take 2' })).toMatchObject({ stones: 13, turn: 0 });
    expect(game.follow(view, { key: 'won', seat: 1 })).toBe(view);
    expect(() => game.follow(view, { key: 'took', seat: 1, move: 'dance' })).toThrow('the move dance, which is none');
  });
});
