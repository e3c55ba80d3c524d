import { legalMoves } from '@potager/kernel';
import { describe, expect, it } from 'vitest';
import { drawn, plays, tilesIn } from '../draw.ts';

const of = (word: string, moves: readonly string[]): string[] =>
  moves.filter((move) => move.startsWith(`${word} `)).map((move) => move.slice(word.length + 1));

describe('land grab', () => {
  it('ED-L1 the first target is an opponent’s tile that touches the tile just placed', () => {
    const position = drawn(
      `
      b1 c1 b1
      a1 .  c1
      .  b1 b1
      `,
      { hands: ['B2'] },
    );
    plays(position, 'water B2');
    expect(of('grab', legalMoves(position, 0))).toEqual(['B1', 'B3', 'C2']);
    expect(position.why(0, 'grab A1')).toEqual({ rule: 'ED-L1', key: 'farFromPlaced', cell: 'A1', placed: 'B2' });
    expect(position.why(0, 'grab A2')).toEqual({ rule: 'ED-L1', key: 'noTarget', cell: 'A2' });
    expect(position.why(0, 'grab A3')).toEqual({ rule: 'ED-L1', key: 'noTarget', cell: 'A3' });
  });

  it('ED-L1 further targets are connected through chosen ones, round a corner too, of the same opponent', () => {
    const position = drawn(
      `
      .  b1 b1
      c1 .  b1
      .  b1 b1
      `,
      { hands: ['A1'] },
    );
    plays(position, 'water A1');
    expect(of('grab', legalMoves(position, 0))).toEqual(['A2', 'B1']);
    plays(position, 'grab B1');
    expect(of('grab', legalMoves(position, 0))).toEqual(['C1']);
    expect(position.why(0, 'grab A2')).toMatchObject({ rule: 'ED-L1', key: 'otherOpponent', defender: 1, by: 2 });
    expect(position.why(0, 'grab B1')).toEqual({ rule: 'ED-L1', key: 'alreadyTarget', cell: 'B1' });
    expect(position.why(0, 'grab B3')).toEqual({ rule: 'ED-L1', key: 'farFromTargets', cell: 'B3' });
    plays(position, 'grab C1', 'grab C2', 'grab C3');
    expect(of('grab', legalMoves(position, 0))).toEqual(['B3']);
    plays(position, 'grab B3', 'bid 10', 'accept');
    expect(position.state()).toMatchObject({
      tiles: tilesIn(`
        a1 a1 a1
        c1 .  a1
        .  a1 a1
      `),
      mana: [50, 150, 100],
    });
  });

  it('ED-L1 a tile that touches only the placed one is no further target', () => {
    const position = drawn('b1 . b1', { hands: ['B1'] });
    plays(position, 'water B1', 'grab A1');
    expect(of('grab', legalMoves(position, 0))).toEqual([]);
  });

  it('ED-L2 one supporting tile that touches the tile just placed, after the first target', () => {
    const position = drawn(
      `
      .  a2 .
      a1 .  b1
      .  .  a1
      `,
      { hands: ['B2'] },
    );
    plays(position, 'water B2');
    expect(position.why(0, 'with A2')).toEqual({ rule: 'ED-L2', key: 'targetFirst' });
    plays(position, 'grab C2');
    expect(of('with', legalMoves(position, 0))).toEqual(['A2', 'B1']);
    expect(position.why(0, 'with C3')).toEqual({ rule: 'ED-L2', key: 'noSupport', cell: 'C3', placed: 'B2' });
    expect(position.why(0, 'with B2')).toEqual({ rule: 'ED-L2', key: 'noSupport', cell: 'B2', placed: 'B2' });
    plays(position, 'with B1');
    expect(of('with', legalMoves(position, 0))).toEqual([]);
    expect(position.why(0, 'with A2')).toEqual({ rule: 'ED-L2', key: 'supportedAlready', cell: 'B1' });
  });

  it('ED-L4 everybody sees the last bid of each side', () => {
    const position = drawn('a1 . b1', { hands: ['B1'], mana: [100, 100, 100] });
    const bids = (): unknown => [position.view(2).grab?.bid, position.view(2).grab?.outbid];
    plays(position, 'water B1', 'grab C1');
    expect(bids()).toEqual([null, null]);
    plays(position, 'bid 10');
    expect(bids()).toEqual([10, null]);
    plays(position, 'bid 15');
    expect(bids()).toEqual([15, 10]);
    plays(position, 'bid 25');
    expect(bids()).toEqual([25, 15]);
  });

  it('ED-L2 targets may still be added after the support', () => {
    const position = drawn('a1 . b1 b1', { hands: ['B1'] });
    plays(position, 'water B1', 'grab C1', 'with A1', 'grab D1', 'bid 10');
    expect(position.view(2).grab).toMatchObject({ defender: 1, targets: ['C1', 'D1'], support: 'A1', bid: 10 });
  });

  /** A = 2, D = 4: the second example. */
  const example = (mana: readonly number[]) =>
    plays(
      drawn(
        `
        a1 .  b1 b2
        .  .  b1 .
        `,
        { hands: ['B1', ''], mana },
      ),
      'water B1',
      'grab C1',
      'grab D1',
      'grab C2',
      'with A1',
    );

  it('ED-L3 a bid costs bid × the points of the other side', () => {
    const position = example([200, 200, 0]);
    const at = (bid: number) => position.preview(0, position.parseMove(`bid ${bid}`)!);
    expect(at(20)).toMatchObject({ attacker: { stake: 4, pays: 80 }, defender: { stake: 2, pays: 40 } });
    expect(at(30)).toMatchObject({ attacker: { pays: 120 } });
    expect(at(35)).toMatchObject({ defender: { pays: 70 } });
  });

  it('ED-L4 the attacker opens with at least 10, each raise is at least 5 more, in multiples of 5', () => {
    const position = drawn('. b1', { hands: ['A1'], mana: [25, 35, 0] });
    plays(position, 'water A1');
    expect(position.why(0, 'bid 10')).toEqual({ rule: 'ED-L4', key: 'noAuction' });
    plays(position, 'grab B1');
    expect(legalMoves(position, 0)).toEqual(['bid 10', 'bid 15', 'bid 20', 'bid 25']);
    expect(position.why(0, 'bid 5')).toEqual({ rule: 'ED-L4', key: 'tooLow', bid: 5, need: 10 });
    expect(position.why(0, 'bid 12')).toEqual({ rule: 'ED-L4', key: 'multiple', bid: 12 });
    expect(position.why(0, 'accept')).toEqual({ rule: 'ED-L4', key: 'nothingToAccept' });
    plays(position, 'bid 15');
    expect(legalMoves(position, 1)).toEqual(['accept', 'bid 20', 'bid 25', 'bid 30', 'bid 35']);
    expect(position.why(1, 'bid 15')).toEqual({ rule: 'ED-L4', key: 'tooLow', bid: 15, need: 20 });
    expect(position.why(2, 'bid 20')).toEqual({ rule: 'ED-S2', key: 'notYourTurn', turn: 0 });
    plays(position, 'bid 20');
    expect(legalMoves(position, 0)).toEqual(['accept', 'bid 25']);
    plays(position, 'bid 25', 'bid 35');
    expect(legalMoves(position, 0)).toEqual(['accept']);
  });

  it('ED-L4 once begun, a land grab goes on to the opening bid', () => {
    const position = drawn('. b1', { hands: ['A1 C3 B1'] });
    plays(position, 'water A1', 'grab B1');
    for (const move of ['water C3', 'done', 'done B1', 'culture 1 A1 B1'])
      expect(position.why(0, move)).toEqual({ rule: 'ED-L4', key: 'openFirst' });
    plays(position, 'bid 10');
    expect(position.why(1, 'done')).toEqual({ rule: 'ED-L4', key: 'answerFirst', bid: 10 });
    plays(position, 'accept');
    expect(legalMoves(position, 0)).toEqual(['done', 'done B1', 'draw', 'draw B1', 'water C3']);
  });

  it('ED-L5 nobody bids what they could not pay', () => {
    const position = example([100, 75, 0]);
    expect(of('bid', legalMoves(position, 0))).toEqual(['10', '15', '20', '25']);
    expect(position.why(0, 'bid 30')).toEqual({ rule: 'ED-L5', key: 'bidMana', need: 120, have: 100 });
    plays(position, 'bid 20');
    expect(of('bid', legalMoves(position, 1))).toEqual(['25', '30', '35']);
    expect(position.why(1, 'bid 40')).toEqual({ rule: 'ED-L5', key: 'bidMana', need: 80, have: 75 });
  });

  it('ED-L5 a target may be added only while 10 × D can be paid', () => {
    const position = drawn('. b2 b1 b1', { hands: ['A1'], mana: [35, 0, 0] });
    plays(position, 'water A1', 'grab B1', 'grab C1');
    expect(legalMoves(position, 0)).toEqual(['bid 10']);
    expect(position.why(0, 'grab D1')).toEqual({ rule: 'ED-L5', key: 'openingMana', need: 40, have: 35 });
    const poor = drawn('. b2', { hands: ['A1'], mana: [15, 0, 0] });
    plays(poor, 'water A1');
    expect(legalMoves(poor, 0)).toEqual(['done', 'draw']);
  });

  it('ED-L6 example 1: 10, 15, 25, accepted; the attacker pays 25 and takes the tile', () => {
    const position = drawn(
      `
      .  .  .
      .  .  .
      .  .  .
      .  .  b1
      `,
      { hands: ['B4'] },
    );
    plays(position, 'water B4', 'grab C4', 'bid 10', 'bid 15', 'bid 25', 'accept');
    expect(position.state()).toMatchObject({
      mana: [75, 125, 100],
      points: [2, 0, 0],
      tiles: { B4: { seat: 0, level: 1 }, C4: { seat: 0, level: 1 } },
    });
    expect(position.view(1).supply).toEqual([
      [10, 7, 5],
      [12, 7, 5],
      [12, 7, 5],
    ]);
    expect(position.actors).toBe(1);
  });

  it('ED-L6 example 2: the defender at 25, accepted, pays 50 and takes both attacking tiles', () => {
    const position = plays(example([100, 100, 0]), 'bid 20', 'bid 25', 'accept');
    expect(position.state()).toMatchObject({
      mana: [150, 50, 0],
      points: [0, 6, 0],
      tiles: tilesIn(`
        b1 b1 b1 b2
        .  .  b1 .
      `),
    });
    expect(position.actors).toBe(1);
  });

  it('ED-L6 each tile is replaced by one of the same level', () => {
    const position = drawn('. b4 b2', { hands: ['A1'] });
    plays(position, 'water A1', 'grab B1', 'grab C1', 'bid 10', 'accept');
    expect(position.state()).toMatchObject({ tiles: tilesIn('a1 a4 a2'), mana: [40, 160, 100] });
    expect(position.view(0).supply.slice(0, 2)).toEqual([
      [11, 6, 4],
      [12, 7, 5],
    ]);
  });

  it('ED-L7 without that level the winner places the highest lower one left', () => {
    const position = drawn(
      `
      .  b4 b2 .  .  .  .
      .  .  .  .  .  .  .
      a3 a3 a3 a3 a3 .  .
      `,
      { hands: ['A1'], target: 25 },
    );
    plays(position, 'water A1', 'grab B1', 'grab C1', 'bid 10', 'accept');
    expect(position.state()['tiles']).toEqual(
      tilesIn(`
        a1 a2 a2 .  .  .  .
        .  .  .  .  .  .  .
        a3 a3 a3 a3 a3 .  .
      `),
    );
    expect(position.view(0).supply[1]).toEqual([12, 7, 5]);
  });

  it('ED-L7 from the highest level down, then by column and row; with none left the cell becomes empty', () => {
    const position = drawn(
      `
      .  b1 b2 b1 .  .  .
      .  .  b2 .  .  .  .
      a2 a2 a2 a2 a2 a2 .
      a1 a1 a1 a1 a1 a1 .
      a1 a1 a1 .  .  .  .
      `,
      { hands: ['A1'], target: 25, mana: [200, 0, 0] },
    );
    // One of level 1 will lie on A1; those of level 3 replace nothing lower.
    expect(position.view(0).supply[0]).toEqual([3, 1, 5]);
    plays(position, 'water A1', 'grab B1', 'grab C1', 'grab C2', 'grab D1', 'bid 10', 'accept');
    expect(position.state()['tiles']).toEqual(
      tilesIn(`
        a1 a1 a2 .  .  .  .
        .  .  a1 .  .  .  .
        a2 a2 a2 a2 a2 a2 .
        a1 a1 a1 a1 a1 a1 .
        a1 a1 a1 .  .  .  .
      `),
    );
    // The whole exchange is made before anyone has won.
    expect(position.state()).toMatchObject({ mana: [140, 60, 0], points: [26, 0, 0], ending: 'target' });
    expect(position.faults()).toEqual([]);
  });
});

describe('previews of an auction', () => {
  it('say what each side would pay or get, which tiles change hands, and the points afterwards', () => {
    const position = drawn('a1 . b2', { hands: ['B1'], mana: [90, 60, 0] });
    plays(position, 'water B1');
    expect(position.preview(0, position.parseMove('grab C1')!)).toEqual({
      kind: 'grab',
      attack: 1,
      defence: 2,
      opening: 20,
    });
    plays(position, 'grab C1');
    expect(position.preview(0, position.parseMove('with A1')!)).toEqual({
      kind: 'with',
      attack: 2,
      defence: 2,
      opening: 20,
    });
    plays(position, 'with A1', 'bid 20');
    const attacker = {
      seat: 0,
      stake: 2,
      takes: [
        {
          cell: 'C1',
          was: 2,
          level: 2,
        },
      ],
      points: [4, 0, 0],
      wins: false,
    };
    const taken = ['A1', 'B1'].map((cell) => ({ cell, was: 1, level: 1 }));
    const defender = { seat: 1, stake: 2, takes: taken, points: [0, 4, 0], wins: false };
    expect(position.preview(1, position.parseMove('accept')!)).toEqual({
      kind: 'accept',
      bid: 20,
      payer: 0,
      left: 100,
      attacker: {
        ...attacker,
        pays: 40,
      },
      defender: {
        ...defender,
        pays: 40,
      },
    });
    expect(position.preview(1, position.parseMove('bid 30')!)).toEqual({
      kind: 'bid',
      bid: 30,
      payer: 1,
      left: 0,
      attacker: {
        ...attacker,
        pays: 60,
      },
      defender: {
        ...defender,
        pays: 60,
      },
    });
  });
});
