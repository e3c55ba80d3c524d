import { FastRandom, MoveList, readOptions } from '@potager/kernel';
import { describe, expect, it } from 'vitest';
import { game } from '../rules/game.ts';
import { at, FIELDS, SEAT_FIELDS } from '../rules/fields.ts';
import type { Eden } from '../rules/position.ts';
import { placeTile } from '../rules/memory.ts';
import { parseCell } from '../rules/cells.ts';
import { chooseBid, limitOf } from './auction.ts';

const { MANA } = SEAT_FIELDS;
const cell = (name: string): number => parseCell(name)!;

/** Seat 0 has just placed B2 beside seat 1's tile on B3 and aims at it. */
function grabbing(level: number, mana: number): Eden {
  const options = readOptions(game.options, {});
  const random = new FastRandom(1);
  const position = game.begin(3, options, { ...game.deal(3, options, random), first: 0 }, random) as Eden;
  const { memory } = position;
  placeTile(memory, 0, cell('B2'), 1);
  placeTile(memory, 1, cell('B3'), level);
  memory.ints[FIELDS.PLACED] = cell('B2');
  memory.ints[at(0) + MANA] = mana;
  position.play(0, position.parseMove('grab B3')!);
  return position;
}

describe('auctions', () => {
  it('are worth more mana to a fuller purse', () => {
    expect(limitOf(grabbing(2, 200).memory, 0)).toBeGreaterThan(limitOf(grabbing(2, 20).memory, 0));
  });

  it('have no limit for whoever would win the game by them', () => {
    const position = grabbing(4, 200);
    for (const name of ['D1', 'D3', 'D5', 'F1']) placeTile(position.memory, 0, cell(name), 4);
    expect(limitOf(position.memory, 0)).toBe(Number.POSITIVE_INFINITY);
    expect(limitOf(position.memory, 1)).toBe(Number.POSITIVE_INFINITY);
  });

  it('open with 10 and are raised by 5 up to the limit', () => {
    const position = grabbing(2, 200);
    const list = new MoveList();
    position.moves(0, list);
    const random = new FastRandom(2);
    const opening = list.at(chooseBid(position.memory, 0, list, random));
    expect(position.makeMove(opening)).toBe('bid 10');
    position.play(0, opening);
    position.moves(1, list);
    expect(position.makeMove(list.at(chooseBid(position.memory, 1, list, random)))).toBe('bid 15');
  });
});
