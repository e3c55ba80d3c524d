import { legalMoves } from '@potager/kernel';
import { describe, expect, it } from 'vitest';
import { drawn, plays, tilesIn } from '../draw.ts';

const cultures = (picture: string, card: string): string[] =>
  legalMoves(drawn(picture, { hands: [card], mana: [200, 0, 0], target: 25 }), 0)
    .filter((move) => move.startsWith('culture'))
    .map((move) => move.slice(`culture ${card} `.length));

describe('culture', () => {
  it('ED-U1 the card is discarded, its cells all hold own tiles', () => {
    const position = drawn('a1 a1 b1', { hands: ['1 4'] });
    expect(legalMoves(position, 0)).toEqual(['culture 1 A1 B1', 'done', 'draw', 'sell 1', 'sell 4']);
    expect(position.why(0, 'culture 1 B1 C1')).toEqual({ rule: 'ED-U1', key: 'notOwn', cell: 'C1' });
    expect(position.why(0, 'culture 4 A1 B1 C1')).toEqual({ rule: 'ED-U1', key: 'notOwn', cell: 'C1' });
    expect(position.why(0, 'culture 1 A1 C1')).toMatchObject({ rule: 'ED-U1', key: 'arrangement', shape: 'domino' });
    expect(position.why(0, 'culture 2 A1 B1')).toEqual({ rule: 'ED-U1', key: 'notInHand', card: '2' });
    plays(position, 'culture 1 A1 B1');
    expect(position.state()).toMatchObject({ tiles: tilesIn('a2 a2 b1'), hands: [['4'], [], []], discarded: ['1'] });
  });

  it('ED-U1 turned as wished: one move for each set of cells', () => {
    const square = `
      a1 a1
      a1 a1
    `;
    expect(cultures(square, '1')).toEqual(['A1 A2', 'A1 B1', 'A2 B2', 'B1 B2']);
    expect(cultures(square, '6')).toEqual(['A1 A2 B1', 'A1 A2 B2', 'A1 B1 B2', 'A2 B1 B2']);
    expect(cultures(square, '9')).toEqual(['A1 A2 B1 B2']);
    expect(cultures('a1 a1 a1 a1', '4')).toEqual(['A1 B1 C1', 'B1 C1 D1']);
    expect(cultures('a1 a1 a1 a1', '11')).toEqual(['A1 B1 C1 D1']);
  });

  const L = `
    a1 .
    a1 .
    a1 a1
  `;
  const J = `
    .  a1
    .  a1
    a1 a1
  `;
  const S = `
    .  a1 a1
    a1 a1 .
  `;
  const Z = `
    a1 a1 .
    .  a1 a1
  `;

  it('ED-U1 never mirrored: L is not J, S is not Z', () => {
    expect(cultures(L, '14')).toEqual(['A1 A2 A3 B3']);
    expect(cultures(L, '15')).toEqual([]);
    expect(cultures(J, '14')).toEqual([]);
    expect(cultures(J, '15')).toEqual(['A3 B1 B2 B3']);
    expect(cultures(S, '16')).toEqual(['A2 B1 B2 C1']);
    expect(cultures(S, '17')).toEqual([]);
    expect(cultures(Z, '16')).toEqual([]);
    expect(cultures(Z, '17')).toEqual(['A1 B1 B2 C2']);
    expect(drawn(L, { hands: ['15'] }).why(0, 'culture 15 A1 A2 A3 B3')).toEqual({
      rule: 'ED-U1',
      key: 'mirrored',
      card: '15',
      shape: 'j',
    });
  });

  it('ED-U1 L, S and T turned by a quarter, a half and three quarters', () => {
    expect(cultures('a1 a1 a1 \n a1 . .', '14')).toEqual(['A1 A2 B1 C1']);
    expect(cultures('a1 a1 \n . a1 \n . a1', '14')).toEqual(['A1 B1 B2 B3']);
    expect(cultures('. . a1 \n a1 a1 a1', '14')).toEqual(['A2 B2 C1 C2']);
    expect(cultures('a1 . . \n a1 a1 a1', '14')).toEqual([]);
    expect(cultures('a1 . \n a1 a1 \n . a1', '16')).toEqual(['A1 A2 B2 B3']);
    expect(cultures('. a1 \n a1 a1 \n a1 .', '16')).toEqual([]);
    for (const t of ['a1 a1 a1 \n . a1 .', '. a1 . \n a1 a1 a1', 'a1 . \n a1 a1 \n a1 .', '. a1 \n a1 a1 \n . a1'])
      expect(cultures(t, '12')).toHaveLength(1);
  });

  it('ED-U1 an arrangement does not run round the edge of the board', () => {
    const edges = `
      .  a1 .  .  .  .  .
      .  .  .  .  .  .  .
      .  .  .  .  .  .  .
      .  .  .  .  .  .  a1
      a1 .  .  .  .  .  .
      .  .  .  .  .  .  .
      a1 .  .  .  .  .  .
    `;
    for (const card of ['1', '4', '6']) expect(cultures(edges, card)).toEqual([]);
    const middle = `
      .  .  .  .  .  .  .
      .  .  .  .  .  .  .
      .  .  .  a1 a1 .  .
      .  .  .  .  a1 a1 .
    `;
    expect(cultures(middle, '17')).toEqual(['D3 E3 E4 F4']);
  });

  it('ED-U2 only the lowest of the chosen tiles rise, and all of these', () => {
    const position = drawn(
      `
      a1 a2
      a1 a3
      `,
      { hands: ['9'] },
    );
    plays(position, 'culture 9 A1 A2 B1 B2');
    expect(position.state()).toMatchObject({
      mana: [80, 100, 100],
      points: [9, 0, 0],
      tiles: tilesIn('a2 a2 \n a2 a3'),
    });
  });

  it('ED-U2 level 4 rises no more', () => {
    const position = drawn('a4 a4 a3', { hands: ['1 4'] });
    expect(legalMoves(position, 0)).toEqual([
      'culture 1 B1 C1',
      'culture 4 A1 B1 C1',
      'done',
      'draw',
      'sell 1',
      'sell 4',
    ]);
    expect(position.why(0, 'culture 1 A1 B1')).toEqual({ rule: 'ED-U2', key: 'fullGrown' });
    plays(position, 'culture 4 A1 B1 C1');
    expect(position.state()).toMatchObject({ tiles: tilesIn('a4 a4 a4'), mana: [90, 100, 100] });
  });

  it('ED-U3 10 mana for each tile that rises, all or nothing', () => {
    const position = drawn('a1 a1 a2', { hands: ['1 4'], mana: [15, 0, 0] });
    expect(legalMoves(position, 0)).toEqual(['culture 1 B1 C1', 'done', 'draw', 'sell 1', 'sell 4']);
    expect(position.why(0, 'culture 1 A1 B1')).toEqual({ rule: 'ED-U3', key: 'raiseMana', need: 20, have: 15 });
    plays(position, 'culture 1 B1 C1');
    expect(position.state()['mana']).toEqual([5, 0, 0]);
  });

  it('ED-U3 the tiles of the new level must be left, the replaced ones return', () => {
    const position = drawn(
      `
      a2 a2 a2 a2 a2 a2
      .  .  .  .  .  .
      a1 a1
      `,
      { hands: ['1'] },
    );
    expect(position.view(0).supply[0]).toEqual([10, 1, 5]);
    expect(position.why(0, 'culture 1 A3 B3')).toMatchObject({ key: 'raiseTiles', level: 2, need: 2, have: 1 });
    plays(position, 'culture 1 A1 B1');
    expect(position.view(0).supply[0]).toEqual([10, 3, 3]);
  });

  it('ED-U3 3 to 4 turns the tile over and needs none', () => {
    const position = drawn('a3 a3 a3 a3 a3', { hands: ['1 11'], target: 25 });
    expect(position.view(0).supply[0]).toEqual([12, 7, 0]);
    plays(position, 'culture 11 A1 B1 C1 D1');
    expect(position.state()).toMatchObject({ tiles: tilesIn('a4 a4 a4 a4 a3'), mana: [60, 100, 100] });
    expect(position.view(0).supply[0]).toEqual([12, 7, 0]);
  });

  it('ED-U3 from 2 to 3 a level-3 tile must be left', () => {
    const position = drawn('a3 a4 a3 a3 a2 a2', { hands: ['1'], target: 25 });
    expect(position.why(0, 'culture 1 E1 F1')).toEqual({
      rule: 'ED-U3',
      key: 'raiseTiles',
      level: 3,
      need: 2,
      have: 1,
    });
    expect(legalMoves(position, 0)).toContain('culture 1 D1 E1');
  });

  it('ED-U4 a larger area is fine: only the chosen cells count', () => {
    const position = drawn(
      `
      a1 a1 a1
      a1 a1 a1
      `,
      { hands: ['9'] },
    );
    expect(legalMoves(position, 0)).toEqual([
      'culture 9 A1 A2 B1 B2',
      'culture 9 B1 B2 C1 C2',
      'done',
      'draw',
      'sell 9',
    ]);
    plays(position, 'culture 9 B1 B2 C1 C2');
    expect(position.state()['tiles']).toEqual(tilesIn('a1 a2 a2 \n a1 a2 a2'));
  });
});

describe('trading culture cards', () => {
  it('ED-B1 10 mana for each cell; the card lies face up, not in the discard', () => {
    const position = drawn('', { hands: ['1 4 9'], mana: [0, 0, 0] });
    plays(position, 'sell 1', 'sell 4', 'sell 9');
    expect(position.state()).toMatchObject({ mana: [20 + 30 + 40, 0, 0], market: ['1', '4', '9'], discard: 0 });
    expect(position.why(0, 'sell 1')).toEqual({ rule: 'ED-B1', key: 'notInHand', card: '1' });
  });

  it('ED-B2 10 mana and 10 for each cell', () => {
    const position = drawn('', { market: '1 9', mana: [45, 0, 0] });
    expect(legalMoves(position, 0)).toEqual(['buy 1', 'done', 'draw']);
    expect(position.why(0, 'buy 9')).toEqual({ rule: 'ED-B2', key: 'price', need: 50, have: 45 });
    expect(position.why(0, 'buy 2')).toEqual({ rule: 'ED-B2', key: 'notForSale', card: '2' });
    plays(position, 'buy 1');
    expect(position.state()).toMatchObject({ mana: [15, 0, 0], market: ['9'], hands: [['1'], [], []] });
  });

  it('ED-B2 a bought card may be played at once where no card was played this turn', () => {
    const position = drawn('a1 a1', { market: '1' });
    plays(position, 'buy 1', 'culture 1 A1 B1');
    expect(position.state()).toMatchObject({ mana: [50, 100, 100], points: [4, 0, 0] });
    const watered = drawn('a1 a1', { market: '1', hands: ['C1'] });
    plays(watered, 'water C1', 'buy 1');
    expect(legalMoves(watered, 0)).toEqual(['done', 'draw', 'sell 1']);
  });
});
