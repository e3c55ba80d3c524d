import { legalMoves } from '@potager/kernel';
import { describe, expect, it } from 'vitest';
import { drawn, plays, tilesIn } from '../draw.ts';

/** All twelve level-1 tiles of seat 0. */
const TWELVE = `
  a1 a1 a1 a1 a1 a1 .
  .  .  .  .  .  .  .
  a1 a1 a1 a1 a1 a1 .
`;

describe('irrigation', () => {
  it('ED-I1 the card is discarded and a level-1 tile placed on its cell', () => {
    const position = drawn('. b1', { hands: ['A1 C4'] });
    plays(position, 'water A1');
    expect(position.state()).toMatchObject({
      tiles: tilesIn('a1 b1'),
      hands: [['C4'], [], []],
      discard: 1,
      discarded: ['A1'],
      points: [1, 1, 0],
    });
  });

  it('ED-I1 the cell must be empty', () => {
    const position = drawn('a1 b1', { hands: ['A1 B1 C1'] });
    expect(legalMoves(position, 0)).toEqual(['done', 'done A1', 'done B1', 'draw', 'draw A1', 'draw B1', 'water C1']);
    expect(position.why(0, 'water B1')).toEqual({ rule: 'ED-I1', key: 'occupied', cell: 'B1', by: 1 });
    expect(position.why(0, 'water D1')).toEqual({ rule: 'ED-I1', key: 'notInHand', card: 'D1' });
  });

  it('ED-I1 a level-1 tile must be left', () => {
    const position = drawn(TWELVE, { hands: ['G7'] });
    expect(legalMoves(position, 0)).toEqual(['done', 'done G7', 'draw', 'draw G7']);
    expect(position.why(0, 'water G7')).toEqual({ rule: 'ED-I1', key: 'noTile' });
  });

  it('ED-I2 a land grab comes right after the card, and only then', () => {
    const position = drawn('a1 b1 .', { hands: ['C1 G7'] });
    expect(position.why(0, 'grab B1')).toEqual({ rule: 'ED-I2', key: 'notAfterWater' });
    plays(position, 'water C1');
    expect(legalMoves(position, 0)).toContain('grab B1');
    plays(position, 'water G7');
    expect(legalMoves(position, 0)).not.toContain('grab B1');
    expect(position.why(0, 'grab B1')).toEqual({ rule: 'ED-L1', key: 'farFromPlaced', cell: 'B1', placed: 'G7' });
  });

  it('ED-I2 one land grab for each card', () => {
    const position = drawn(
      `
      b1 .  b1
      `,
      { hands: ['B1'] },
    );
    plays(position, 'water B1', 'grab A1', 'bid 10', 'accept');
    expect(position.state()['tiles']).toEqual(tilesIn('a1 a1 b1'));
    expect(legalMoves(position, 0)).toEqual(['done', 'draw']);
    expect(position.why(0, 'grab C1')).toEqual({ rule: 'ED-I2', key: 'notAfterWater' });
  });

  it('ED-I3 a second card with its own land grab', () => {
    const position = drawn(
      `
      b1 .
      .  .
      c1 .
      `,
      { hands: ['B1 B3 B5'] },
    );
    plays(position, 'water B1', 'grab A1', 'bid 10', 'accept', 'water B3', 'grab A3', 'bid 10', 'accept');
    expect(position.state()).toMatchObject({
      tiles: tilesIn(`
        a1 a1
        .  .
        a1 a1
      `),
      mana: [80, 110, 110],
    });
    expect(legalMoves(position, 0)).toEqual(['done', 'draw']);
  });

  it('ED-I4 a card whose cell is occupied may be discarded at the end of the turn, before drawing', () => {
    const position = drawn('a1 b1', { hands: ['A1 B1 C1 D1 E1'], pile: 'G1 G2' });
    plays(position, 'water C1');
    expect(legalMoves(position, 0)).toEqual([
      'done',
      'done A1',
      'done B1',
      'draw',
      'draw A1',
      'draw B1',
      'grab B1',
      'water D1',
      'water E1',
    ]);
    expect(position.why(0, 'done D1')).toEqual({ rule: 'ED-I4', key: 'notDead', cell: 'D1', left: 10 });
    plays(position, 'done B1');
    expect(position.state()['hands']).toEqual([['A1', 'D1', 'E1', 'G1'], [], []]);
  });

  it('ED-I4 also after a pass, which stays a pass', () => {
    const position = drawn('b1', { hands: ['A1 A2 A3 A4 A5'], pile: 'G1' });
    plays(position, 'done A1');
    expect(position.state()).toMatchObject({ idle: 1, hands: [['A2', 'A3', 'A4', 'A5', 'G1'], [], []] });
  });

  it('ED-I4 without a level-1 tile any irrigation card may go, but no culture card', () => {
    const position = drawn(TWELVE, { hands: ['A1 G6 G7 1'], mana: [0, 0, 0] });
    expect(legalMoves(position, 0)).toEqual([
      'done',
      'done A1',
      'done G6',
      'done G7',
      'draw',
      'draw A1',
      'draw G6',
      'draw G7',
      'sell 1',
    ]);
    expect(position.why(0, 'done 1')).toMatchObject({ rule: 'notation' });
    expect(position.why(0, 'done B1')).toEqual({ rule: 'ED-I4', key: 'notInHand', card: 'B1' });
  });
});
