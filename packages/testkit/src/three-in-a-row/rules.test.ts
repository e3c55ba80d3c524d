import { attempt, FastRandom, legalMoves, SPECTATOR } from '@potager/kernel';
import { describe, expect, it } from 'vitest';
import { drawn } from './draw.ts';
import { CELLS } from './rules/cells.ts';
import { game } from './rules/game.ts';

const play = (picture: string, moves: string, turn = 0) => {
  const position = drawn(picture, { turn });
  for (const [i, cell] of moves.split(' ').entries())
    expect(attempt(position, (turn + i) % 2, `mark ${cell}`).refusal).toBeUndefined();
  return position;
};

describe('three in a row', () => {
  it('TR-1 two seats, nine cells, and chance chooses who begins', () => {
    expect(game.seats).toEqual([2]);
    const firsts = Array.from(
      { length: 40 },
      (_, seed) => game.deal(2, { stones: false }, new FastRandom(seed))['first'],
    );
    expect(new Set(firsts)).toEqual(new Set([0, 1]));
    const position = game.begin(2, { stones: false }, { first: 1 }, new FastRandom(1));
    expect(legalMoves(position, 1)).toEqual(
      ['a1', 'a2', 'a3', 'b1', 'b2', 'b3', 'c1', 'c2', 'c3'].map((cell) => `mark ${cell}`),
    );
    expect(() => game.begin(3, {}, {}, new FastRandom(1))).toThrow('seats: is 3, not 2');
  });

  it('TR-2 the seats take turns', () => {
    const position = drawn('. . . / . . . / . . .', { turn: 0 });
    expect(position.why(1, 'mark a1')).toEqual({ rule: 'TR-2', key: 'notYourTurn', turn: 0 });
    attempt(position, 0, 'mark a1');
    expect(position.why(0, 'mark a2')).toEqual({ rule: 'TR-2', key: 'notYourTurn', turn: 1 });
  });

  it('TR-3 only a free cell can be marked', () => {
    const position = drawn('x o . / . . . / . . .', { turn: 0 });
    expect(position.why(0, 'mark b1')).toEqual({ rule: 'TR-3', key: 'taken', cell: 'b1', by: 1 });
    expect(legalMoves(position, 0)).not.toContain('mark a1');
  });

  it.each([
    ['a row', 'x x . / o o . / . . .', 'c1'],
    ['a column', 'x o . / x o . / . . .', 'a3'],
    ['a diagonal', 'x o . / o x . / . . .', 'c3'],
    ['the other diagonal', '. o x / . x . / . o .', 'a3'],
  ])('TR-4 %s of three wins a point', (_what, picture, cell) => {
    expect(play(picture, cell).outcome()).toEqual({ winners: [0], scores: [1, 0] });
  });

  it('TR-4 a full board without a row is a draw', () => {
    const position = play('x o x / x o o / o x .', 'c3');
    expect(position.outcome()).toEqual({ winners: [0, 1], scores: [0, 0] });
    expect(position.why(1, 'mark c3')).toEqual({ rule: 'TR-4', key: 'over' });
  });

  it('TR-5 a stone is known to its seat alone', () => {
    const position = drawn('. . . / . . . / . . .', { turn: 0, stones: ['a1', 'c3'] });
    expect(position.view(0).buried).toEqual(['a1', 'hidden']);
    expect(position.view(1).buried).toEqual(['hidden', 'c3']);
    expect(position.view(SPECTATOR).buried).toEqual(['hidden', 'hidden']);
  });

  it('TR-6 stumbling sends the mark elsewhere and spends the stone', () => {
    const position = drawn('x o . / . . . / . . .', { turn: 0, stones: ['a1', 'c3'] });
    const cell = position.parseMove('mark c3')!;
    position.foretell(0, cell, 'b2');
    expect(position.play(0, cell)).toBe(true);
    expect(position.chance()).toBe('b2');
    expect(position.state()).toMatchObject({ marks: [['a1', 'b2'], ['b1']], buried: ['a1', 'spent'] });
  });

  it('TR-6 safe ground shows where the stone is not', () => {
    const position = drawn('. . . / . . . / . . .', { turn: 0, stones: ['a1', 'c3'] });
    expect(position.play(0, position.parseMove('mark b2')!)).toBe(true);
    expect(position.state().trodden).toEqual([[], ['b2']]);
    for (let seed = 0; seed < 50; seed++) {
      position.redeal(0, new FastRandom(seed));
      expect(position.state().buried[1]).not.toBe('b2');
    }
  });

  it('TR-6 nobody stumbles on the last free cell', () => {
    const position = drawn('x o x / x o o / o x .', { turn: 0, stones: ['a1', 'c3'] });
    expect(position.play(0, position.parseMove('mark c3')!)).toBe(false);
    expect(position.state().buried).toEqual(['a1', 'c3']);
  });

  it.each([
    ['mark c3', undefined, 'is not a free cell to land on'],
    ['mark c3', 'a1', 'is not a free cell to land on'],
    ['mark c3', 'c3', 'is not a free cell to land on'],
    ['mark b2', 'a2', 'is given for a move without chance'],
  ])('a record cannot tell impossible chance: %s, %s', (text, chance, problem) => {
    const position = drawn('x o . / . . . / . . .', { turn: 0, stones: ['a1', 'c3'] });
    expect(() => position.foretell(0, position.parseMove(text)!, chance)).toThrow(problem);
  });

  it.each([
    [{ stones: ['a1', 'a2'] }, 'setup: lacks the key "first"'],
    [{ first: 0, stones: ['a1'] }, 'setup.stones: has 1 items, not 2'],
    [
      { first: 0, stones: ['a1', 'd4'] },
      `setup.stones[1]: is "d4", not one of ${CELLS.map((cell) => `"${cell}"`).join(', ')}`,
    ],
    [{ first: 2, stones: ['a1', 'a2'] }, 'setup.first: is 2, not 0 to 1'],
  ])('refuses the set-up %j', (setup, problem) => {
    expect(() => game.begin(2, { stones: true }, setup, new FastRandom(1))).toThrow(problem);
  });
});
