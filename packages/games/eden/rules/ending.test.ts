import { InputError, legalMoves, NOBODY } from '@potager/kernel';
import { describe, expect, it } from 'vitest';
import { CARD_NAMES } from './cards.ts';
import { drawn, plays, tilesIn } from '../draw.ts';

const dones = (count: number): string[] => Array.from({ length: count }, () => 'done');

describe('the end', () => {
  it('ED-E1 the target reached by irrigation ends the game at once, mana does not count', () => {
    const position = drawn('a4 a4 a4 a4 a3', { hands: ['G7'], mana: [0, 500, 0] });
    plays(position, 'water G7');
    expect(position.outcome()).toEqual({ winners: [0], scores: [20, 0, 0] });
    expect(position.actors).toBe(NOBODY);
    expect(legalMoves(position, 0)).toEqual([]);
    expect(position.why(0, 'done')).toEqual({ rule: 'ED-E1', key: 'over' });
  });

  it('ED-E1 by a culture card, beyond the target too', () => {
    const position = drawn('a4 a4 a4 a3 a3', { hands: ['1'] });
    plays(position, 'culture 1 D1 E1');
    expect(position.outcome()).toEqual({ winners: [0], scores: [20, 0, 0] });
  });

  it('ED-E1 by a defender who takes both attacking tiles in another’s turn', () => {
    const position = drawn(
      `
      a1 .  b2 .  .  .  .
      b4 b4 b4 b4 .  .  .
      `,
      { hands: ['B1'], mana: [100, 100, 100] },
    );
    plays(position, 'water B1', 'grab C1', 'with A1', 'bid 10', 'bid 15');
    expect(position.preview(0, position.parseMove('accept')!)).toMatchObject({ defender: { wins: true } });
    plays(position, 'accept');
    expect(position.outcome()).toEqual({ winners: [1], scores: [0, 20, 0] });
    expect(position.view(2)).toMatchObject({
      turn: 0,
      actor: null,
      ending: 'target',
      tiles: tilesIn(`
        b1 b1 b2 .  .  .  .
        b4 b4 b4 b4 .  .  .
      `),
    });
  });

  it('ED-E1 the long game ends at 25', () => {
    const position = drawn('a4 a4 a4 a4 a4 a2 a1', { hands: ['A7 B7'], target: 25 });
    plays(position, 'water A7');
    expect(position.outcome()).toBeUndefined();
    plays(position, 'water B7');
    expect(position.outcome()).toEqual({ winners: [0], scores: [25, 0, 0] });
  });

  it('ED-E2 the discard, with the card just discarded, becomes the new pile when a card is to be drawn', () => {
    const position = drawn('b1', { hands: ['A1 A2', 'B1', ''], pile: '' });
    const before = position.view(0);
    expect(before).toMatchObject({ deck: 0, reshuffles: 0 });
    plays(position, 'done A1');
    const { deck } = position.chance() as { deck: string[] };
    expect(deck.toSorted()).toEqual(CARD_NAMES.filter((card) => !['A2', 'B1'].includes(card)).toSorted());
    expect(position.state()).toMatchObject({ deck: deck.length - 1, discard: 0, reshuffles: 1, pile: deck.slice(1) });
    expect(position.view(0).hand).toContain(deck[0]);
    plays(position, 'done');
    expect(position.chance()).toBeUndefined();
  });

  it('ED-E2 no shuffle where nothing is to be drawn', () => {
    const position = drawn('', { hands: ['A1 A2 A3 A4 A5'], pile: '' });
    plays(position, 'done');
    expect(position.state()).toMatchObject({ deck: 0, reshuffles: 0 });
  });

  it('ED-E2 three times in a game; the fourth ends it with that turn', () => {
    const third = drawn('a1 b2', { pile: '', reshuffles: 2 });
    plays(third, 'done');
    expect(third.state()).toMatchObject({ reshuffles: 3, ending: 'running' });
    const fourth = drawn('a1 b2', { hands: ['C3 C4'], pile: '', reshuffles: 3 });
    plays(fourth, 'water C3', 'done');
    expect(fourth.outcome()).toEqual({ winners: [0, 1], scores: [2, 2, 0] });
    expect(fourth.state()).toMatchObject({ ending: 'reshuffles', hands: [['C4'], [], []], mana: [100, 100, 100] });
    expect(fourth.why(1, 'done')).toEqual({ rule: 'ED-E2', key: 'over' });
  });

  it('ED-E2 a record tells the new pile, and a wrong one is refused', () => {
    const position = drawn('b1', { hands: ['A1 A2'], pile: '' });
    const done = position.parseMove('done A1')!;
    const deck = CARD_NAMES.filter((card) => card !== 'A2').toReversed();
    expect(() => position.foretell(0, done, undefined)).toThrow(InputError);
    expect(() => position.foretell(0, done, { deck: deck.slice(1) })).toThrow('chance.deck: has 64 items, not 65');
    expect(() => position.foretell(0, done, { deck: ['A2', ...deck.slice(1)] })).toThrow('"A2" does not belong here');
    expect(() => position.foretell(0, position.parseMove('water A2')!, { deck })).toThrow('without chance');
    position.foretell(0, done, { deck });
    position.play(0, done);
    expect(position.chance()).toEqual({ deck });
    expect(position.view(0).hand).toEqual(['A2', '17']);
  });

  const HANDS = ['A1 A2 A3 A4 A5', 'B1 B2 B3 B4 B5', 'C1 C2 C3 C4 C5', 'D1 D2 D3 D4 D5'];

  it('ED-E3 twice as many turns as players without a card played end the game', () => {
    const position = drawn('a1 b1 \n . b1', { hands: HANDS.slice(0, 3) });
    plays(position, ...dones(5));
    expect(position.outcome()).toBeUndefined();
    expect(position.preview(2, position.parseMove('done')!)).toMatchObject({
      passes: true,
      idle: 6,
      ends: true,
    });
    plays(position, 'done');
    expect(position.outcome()).toEqual({ winners: [1], scores: [1, 2, 0] });
    expect(position.view(0)).toMatchObject({ ending: 'passes', actor: null, mana: [100, null, null] });
    const four = drawn('', { seats: 4, hands: HANDS });
    plays(four, ...dones(7));
    expect(four.outcome()).toBeUndefined();
    expect(plays(four, 'done').outcome()).toEqual({ winners: [0, 1, 2, 3], scores: [0, 0, 0, 0] });
  });

  it('ED-E3 trades and dead cards are no play, a card played starts the count anew', () => {
    const position = drawn('a1 b1', { hands: ['A1 A2 A3 A4 A5 1', 'B1 B2 B3 B4 B5', 'C1 C2 C3 C4 C5'], idle: 4 });
    plays(position, 'sell 1', 'done A1');
    expect(position.view(0).idle).toBe(5);
    plays(position, 'water B2', 'done');
    expect(position.view(0).idle).toBe(0);
  });

  it('ED-E3 the last turn still draws', () => {
    const position = drawn('a1', { hands: ['A1'], pile: 'G1 G2', idle: 5 });
    plays(position, 'done');
    expect(position.state()).toMatchObject({ hands: [['A1', 'G1'], [], []], deck: 1, ending: 'passes' });
  });

  it('ED-E3 equal points share; mana does not count, and nobody learns of it', () => {
    const position = drawn('a2 b2 c1', { hands: HANDS.slice(0, 3), mana: [50, 55, 200], idle: 5 });
    const heard: object[] = [];
    const revealed = position.play(0, position.parseMove('done')!, (event) => void heard.push(event));
    expect(revealed).toBe(false);
    expect(position.outcome()).toEqual({ winners: [0, 1], scores: [2, 2, 1] });
    expect(heard.at(-1)).toEqual({ key: 'passedOut', winners: [0, 1], mana: [null, null, null] });
    expect(position.view(0).mana).toEqual([50, null, null]);
  });

  it('ED-E3 in rules 1 among equal points most mana wins, and only the mana that is compared is shown', () => {
    const position = drawn('a2 b2 c1', { rules: 1, hands: HANDS.slice(0, 3), mana: [50, 55, 200], idle: 5 });
    const heard: object[] = [];
    const revealed = position.play(0, position.parseMove('done')!, (event) => void heard.push(event));
    expect(revealed).toBe(true);
    expect(position.outcome()).toEqual({ winners: [1], scores: [2, 2, 1] });
    expect(heard.at(-1)).toEqual({ key: 'passedOut', winners: [1], mana: [50, 55, null] });
    expect(position.view(2).mana).toEqual([50, 55, 200]);
    expect(position.view(0).mana).toEqual([50, 55, null]);
  });

  it('ED-E3 in rules 1 equal mana too: the victory is shared', () => {
    const position = drawn('a2 b2 c1', { rules: 1, hands: HANDS.slice(0, 3), mana: [50, 50, 200], idle: 5 });
    expect(plays(position, 'done').outcome()).toEqual({ winners: [0, 1], scores: [2, 2, 1] });
  });
});
