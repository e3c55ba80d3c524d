import { FastRandom, legalMoves, MoveList, type Position, readOptions, seatAt } from '@potager/kernel';
import { describe, expect, it } from 'vitest';
import { drawn } from '../draw.ts';
import { game } from '../rules/game.ts';
import { advice } from './advice.ts';

const board = (centre: string): string => `
        .  .      .  .
       .  .  .   .  .  .
        .  .      .  .
   .  .      b1 .      .  .
  .  .  .   .  ${centre} .   .  .  .
   .  .      .  .      .  .
        .  .      .  .
       .  .  .   .  .  .
        .  .      .  .
`;

function valueOf(position: Position): number {
  const values = new Float64Array(position.seatCount);
  advice.evaluate(position, values);
  return values[seatAt(position.actors, 0)]!;
}

/** The move that looks best before any search. */
function favourite(position: Position): string {
  const seat = seatAt(position.actors, 0);
  const list = new MoveList();
  position.moves(seat, list);
  const weights = new Float64Array(list.length);
  advice.weigh?.(position, seat, list, weights);
  return position.makeMove(list.at(weights.indexOf(Math.max(...weights))));
}

describe('advice on Garden Nation', () => {
  it('values projects taken, inhabitants at the end, and towers that a mission asks for', () => {
    const plain = drawn(board('a3'), { torticrane: 4, population: [20] });
    const rich = drawn(board('a3'), { torticrane: 4, population: [30, 20] });
    const mission = drawn(board('a3'), { torticrane: 4, population: [20], missions: [13, 1] });
    const last = drawn(board('a3'), { torticrane: 4, population: [2, 20], lastRound: true });
    expect(valueOf(rich)).toBeGreaterThan(valueOf(plain));
    expect(valueOf(mission)).toBeGreaterThan(0.5);
    expect(valueOf(last)).toBeLessThan(0.1);
  });

  it('sees the project that a floor completes: the centre’s, worth 7, before any other floor', () => {
    // Territory 4 at the centre has grass in its centre area, and Apartments want three floors there.
    const position = drawn(board('a2'), { torticrane: 4, population: [30], projects: [17, 7, 8, 9], missions: [1, 3] });
    expect(favourite(position)).toBe('build 4.0');
  });

  it('GN-S6 missions are kept unseen, everything after them is done in the open', () => {
    const random = new FastRandom(1);
    const options = readOptions(game.options, {});
    const position = game.begin(2, options, game.deal(2, options, random), random);
    for (const seat of [0, 1]) {
      expect(advice.isSealed?.(position)).toBe(true);
      position.play(seat, position.parseMove(legalMoves(position, seat)[0]!)!);
    }
    expect(advice.isSealed?.(position)).toBe(false);
  });
});
