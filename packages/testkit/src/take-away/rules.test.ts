import { attempt, FastRandom, legalMoves, NO_RANDOM, type Position, type Seat } from '@potager/kernel';
import { describe, expect, it } from 'vitest';
import { game } from './rules/game.ts';

/** A position with so many stones left. */
const heapOf = (stones: number, turn: Seat = 0): Position =>
  game.fromView({ seats: 2, options: {}, stones, turn, winner: null }, NO_RANDOM);

describe('take away', () => {
  it('TA-1 two seats, fifteen stones, and chance chooses who begins', () => {
    const firsts = Array.from({ length: 40 }, (_, seed) => game.deal(2, {}, new FastRandom(seed))['first']);
    expect(new Set(firsts)).toEqual(new Set([0, 1]));
    expect(game.begin(2, {}, { first: 1 }, NO_RANDOM).view(0)).toMatchObject({ stones: 15, turn: 1 });
    expect(() => game.begin(3, {}, { first: 1 }, NO_RANDOM)).toThrow('seats: is 3');
  });

  it('TA-2 the seats take turns', () => {
    const position = heapOf(9);
    expect(position.why(1, 'take 1')).toEqual({ rule: 'TA-2', key: 'notYourTurn', turn: 0 });
    expect(attempt(position, 0, 'take 2').refusal).toBeUndefined();
    expect(position.view(0)).toMatchObject({ stones: 7, turn: 1 });
  });

  it('TA-2 one, two or three stones can be taken, but no more than there are', () => {
    expect(legalMoves(heapOf(9), 0)).toEqual(['take 1', 'take 2', 'take 3']);
    expect(legalMoves(heapOf(2), 0)).toEqual(['take 1', 'take 2']);
    expect(heapOf(2).why(0, 'take 3')).toEqual({ rule: 'TA-2', key: 'tooMany', stones: 2 });
  });

  it('TA-3 whoever takes the last stone wins', () => {
    const position = heapOf(3, 1);
    attempt(position, 1, 'take 3');
    expect(position.outcome()).toEqual({ winners: [1], scores: [0, 1] });
    expect(position.why(0, 'take 1')).toEqual({ rule: 'TA-3', key: 'over' });
  });
});
