import { legalMoves } from '@potager/kernel';
import { describe, expect, it } from 'vitest';
import { drawn, plays } from '../draw.ts';

describe('a turn', () => {
  it('ED-T1 income comes first, by itself: 5 mana for each red point', () => {
    const position = drawn(
      `
      a1 a1 .  .
      b1 b2 b4 .
      `,
      { hands: ['', 'C5'], mana: [100, 40, 0] },
    );
    plays(position, 'done');
    expect(position.state()['mana']).toEqual([100, 40 + 5 * 4, 0]);
    expect(position.view(1).turn).toBe(1);
  });

  it('ED-T1 white points bring nothing', () => {
    const position = drawn('b1 b1 b1', { mana: [0, 0, 0] });
    expect(plays(position, 'done').state()['mana']).toEqual([0, 0, 0]);
  });

  it('ED-T2 one or two irrigation cards, or one culture card, or a pass', () => {
    const position = drawn('a1 a1', { hands: ['C1 D1 E1 1 2'] });
    const hand = ['sell 1', 'sell 2'];
    const waters = ['water C1', 'water D1', 'water E1'];
    expect(legalMoves(position, 0)).toEqual(['culture 1 A1 B1', 'culture 2 A1 B1', 'done', ...hand, ...waters]);
    plays(position, 'water C1');
    expect(legalMoves(position, 0)).toEqual(['done', 'draw', ...hand, 'water D1', 'water E1']);
    plays(position, 'water D1');
    expect(legalMoves(position, 0)).toEqual(['done', 'draw', ...hand]);
    expect(position.why(0, 'water E1')).toEqual({ rule: 'ED-T2', key: 'cardsPlayed', watered: 2, cultivated: 0 });
  });

  it('ED-T2 no culture card after an irrigation card, no card after a culture card', () => {
    const watered = drawn('a1 a1', { hands: ['C1 1'] });
    plays(watered, 'water C1');
    expect(watered.why(0, 'culture 1 A1 B1')).toEqual({ rule: 'ED-T2', key: 'cardsPlayed', watered: 1, cultivated: 0 });
    const cultivated = drawn('a1 a1', { hands: ['C1 1 2'] });
    plays(cultivated, 'culture 1 A1 B1');
    expect(legalMoves(cultivated, 0)).toEqual(['done', 'draw', 'sell 2']);
    const refusal = { rule: 'ED-T2', key: 'cardsPlayed', watered: 0, cultivated: 1 };
    expect(cultivated.why(0, 'water C1')).toEqual(refusal);
    expect(cultivated.why(0, 'culture 2 A1 B1')).toEqual(refusal);
  });

  it('ED-T3 trading is possible whenever the player in turn is to act, as often as wished', () => {
    const position = drawn('a1 b1', { hands: ['A2 4 6', ''], market: '1' });
    plays(position, 'sell 4', 'buy 1', 'water A2', 'sell 6', 'done');
    expect(position.state()['mana']).toEqual([100 + 30 - 30 + 30, 100, 100]);
  });

  it('ED-T3 also between the steps of a land grab, but never by the defender', () => {
    const position = drawn(
      `
      .  b1 .
      a1 .  .
      `,
      { hands: ['A1 4 6', '9'], market: '1', mana: [70, 200, 100] },
    );
    plays(position, 'water A1');
    expect(legalMoves(position, 0)).toContain('sell 4');
    plays(position, 'sell 4', 'grab B1');
    expect(legalMoves(position, 0)).toContain('sell 6');
    plays(position, 'buy 4', 'with A2', 'buy 1', 'bid 15');
    expect(legalMoves(position, 1).some((move) => /sell|buy/.test(move))).toBe(false);
    expect(position.why(1, 'sell 9')).toEqual({ rule: 'ED-T3', key: 'defenderTrades', turn: 0 });
    expect(position.why(0, 'sell 6')).toEqual({ rule: 'ED-L4', key: 'awaitAnswer', seat: 1 });
    plays(position, 'bid 20');
    expect(legalMoves(position, 0)).toEqual(['accept', 'bid 25', 'bid 30', 'sell 1', 'sell 4', 'sell 6']);
    plays(position, 'sell 6', 'bid 55');
    expect(position.actors).toBe(1 << 1);
  });

  it('ED-T3 while targets are chosen a purchase must leave 10 × D', () => {
    const position = drawn('. b2', { hands: ['A1', ''], market: '1 4', mana: [55, 100, 100] });
    plays(position, 'water A1');
    expect(legalMoves(position, 0)).toContain('buy 4');
    plays(position, 'grab B1');
    expect(legalMoves(position, 0)).toEqual(['bid 10', 'bid 15', 'bid 20', 'bid 25', 'buy 1']);
    expect(position.why(0, 'buy 4')).toEqual({ rule: 'ED-T3', key: 'keepOpening', need: 40, have: 55, keep: 20 });
    plays(position, 'buy 1');
    expect(legalMoves(position, 0)).toEqual(['bid 10', 'sell 1']);
  });

  it('ED-T3 after the opening bid a purchase needs to leave nothing', () => {
    const position = drawn('. b2', { hands: ['A1', ''], market: '4', mana: [45, 100, 100] });
    plays(position, 'water A1', 'grab B1', 'bid 10', 'bid 15', 'buy 4');
    expect(position.state()['mana']).toEqual([5, 100, 100]);
    expect(legalMoves(position, 0)).toEqual(['accept', 'sell 4']);
  });

  it('ED-T4 below five cards one is drawn, whatever was played', () => {
    const pile = 'G1 G2 G3 G4';
    const passed = drawn('', { hands: ['A1 A2 A3 A4', 'B1 B2 B3 B4 B5', ''], pile });
    plays(passed, 'done', 'done', 'done');
    expect(passed.state()['hands']).toEqual([['A1', 'A2', 'A3', 'A4', 'G1'], ['B1', 'B2', 'B3', 'B4', 'B5'], ['G2']]);
    const played = drawn('', { hands: ['A1 A2 A3 A4 A5 A6'], pile });
    plays(played, 'water A1', 'done');
    expect(played.state()['hands']).toEqual([['A2', 'A3', 'A4', 'A5', 'A6'], [], []]);
    const twice = drawn('', { hands: ['A1 A2 A3 A4 A5 A6'], pile });
    plays(twice, 'water A1', 'water A2', 'done');
    expect(twice.state()['hands']).toEqual([['A3', 'A4', 'A5', 'A6', 'G1'], [], []]);
  });

  it('ED-T4 only the drawer sees the card', () => {
    const position = drawn('', { pile: 'G1 G2' });
    const heard: [object, number][] = [];
    const revealed = position.play(0, position.parseMove('done')!, (event, audience) => {
      heard.push([event, audience]);
    });
    expect(revealed).toBe(true);
    expect(heard).toContainEqual([{ key: 'drew', seat: 0, card: 'G1' }, 0b0_0000_0001]);
    expect(heard).toContainEqual([{ key: 'drewUnseen', seat: 0 }, 0b1_1111_1110]);
  });

  it('ED-T4 who draws first may still trade, but plays nothing more, and draws no second card', () => {
    const position = drawn('a1 b1', { hands: ['A2 A3 4', ''], market: '1', pile: '6 G2' });
    plays(position, 'draw');
    expect(position.state()).toMatchObject({ turn: 0, drew: true, hands: [['A2', 'A3', '4', '6'], [], []] });
    expect(legalMoves(position, 0)).toEqual(['buy 1', 'done', 'sell 4', 'sell 6']);
    for (const move of ['water A2', 'culture 1 A1 B1', 'grab B1', 'draw', 'draw A1', 'done A1'])
      expect(position.why(0, move)).toEqual({ rule: 'ED-T4', key: 'hasDrawn' });
    plays(position, 'sell 6', 'buy 1', 'done');
    expect(position.state()).toMatchObject({ turn: 1, drew: false, deck: 1, idle: 1 });
    expect(position.state()['hands']).toEqual([['A2', 'A3', '1', '4'], [], []]);
  });

  it('ED-T4 a dead card may go before drawing first, so that a fifth makes room', () => {
    const position = drawn('b1', { hands: ['A1 A2 A3 A4 A5'], pile: 'G1' });
    expect(position.why(0, 'draw')).toEqual({ rule: 'ED-T4', key: 'handFull', cards: 5 });
    expect(position.why(0, 'draw A2')).toEqual({ rule: 'ED-I4', key: 'notDead', cell: 'A2', left: 12 });
    expect(legalMoves(position, 0)).toContain('draw A1');
    plays(position, 'draw A1');
    expect(position.state()).toMatchObject({ discard: 61, hands: [['A2', 'A3', 'A4', 'A5', 'G1'], [], []] });
    expect(legalMoves(position, 0)).toEqual(['done']);
    const full = drawn('b1', { hands: ['A1 A2 A3 A4 A5 A6'] });
    expect(full.why(0, 'draw A1')).toEqual({ rule: 'ED-T4', key: 'handFull', cards: 5 });
  });

  it('ED-T4 drawing first shuffles as ending the turn would, but not a fourth time', () => {
    const third = drawn('', { hands: ['A1'], pile: '', reshuffles: 2 });
    expect(third.preview(0, third.parseMove('draw')!)).toEqual({ kind: 'draw', shuffles: true });
    plays(third, 'draw');
    expect(third.chance()).toBeDefined();
    expect(third.state()).toMatchObject({ reshuffles: 3, ending: 'running' });
    const fourth = drawn('', { hands: ['A1'], pile: '', reshuffles: 3 });
    expect(legalMoves(fourth, 0)).toEqual(['done', 'water A1']);
    expect(fourth.why(0, 'draw')).toEqual({ rule: 'ED-E2', key: 'noFourthShuffle' });
    // Whoever has drawn needs no other card: the turn ends, not the game.
    const last = drawn('', { hands: ['A1', 'B1'], pile: 'G1', reshuffles: 3 });
    plays(last, 'draw', 'done');
    expect(last.state()).toMatchObject({ turn: 1, ending: 'running' });
  });

  it('ED-T4 not while a land grab goes on', () => {
    const position = drawn('. b1', { hands: ['A1', ''] });
    plays(position, 'water A1', 'grab B1');
    expect(position.why(0, 'draw')).toEqual({ rule: 'ED-L4', key: 'openFirst' });
    plays(position, 'bid 10');
    expect(position.why(1, 'draw')).toEqual({ rule: 'ED-L4', key: 'answerFirst', bid: 10 });
    expect(position.why(0, 'draw')).toEqual({ rule: 'ED-L4', key: 'awaitAnswer', seat: 1 });
  });

  it('ED-T4 in rules 1 the draw ended the turn', () => {
    const position = drawn('b1', { rules: 1, hands: ['A1 A2'], market: '1', pile: 'G1 G2' });
    expect(legalMoves(position, 0)).toEqual(['buy 1', 'done', 'done A1', 'water A2']);
    for (const move of ['draw', 'draw A1']) expect(position.why(0, move)).toEqual({ rule: 'ED-T4', key: 'drawsAtEnd' });
  });
});
