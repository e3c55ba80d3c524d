import type { Position, Reason as AnyReason, Seat } from '@potager/kernel';
import { describe, expect, it } from 'vitest';
import { drawn, plays } from '../draw.ts';
import { sayReason as de } from './de.ts';
import { sayReason as en } from './en.ts';
import { sayReason as fr } from './fr.ts';
import type { Reason } from './kinds.ts';
import { reasonsFor } from './reasons.ts';

const reasonsOf = (position: Position, move: string, seat: Seat = 0): readonly AnyReason[] =>
  reasonsFor(position, seat, position.parseMove(move)!);

const reasonOf = (position: Position, move: string, key: Reason['key'], seat: Seat = 0): AnyReason | undefined =>
  reasonsOf(position, move, seat).find((reason) => reason.key === key);

// Culture cards 1 to 3 are dominoes: two tiles beside each other.

describe('reasons for cards', () => {
  it('ED-I1 an irrigation card brings a point; ED-I2 says what could be attacked from there', () => {
    const position = drawn('a1 . b2', { hands: ['B1 1'] });
    expect(reasonOf(position, 'water B1', 'grows')).toEqual({ key: 'grows', points: 2, target: 20 });
    expect(reasonOf(position, 'water B1', 'beside')).toEqual({ key: 'beside', tiles: 1 });
    expect(reasonOf(position, 'water B1', 'targets')).toEqual({ key: 'targets', cells: ['C1'], opening: 20 });
    const poor = drawn('a1 . b2', { hands: ['B1 1'], mana: [15] });
    expect(reasonOf(poor, 'water B1', 'targets')).toBeUndefined();
  });

  it('ED-U1 says which card of the hand gets a place by it', () => {
    const position = drawn('a1 . b2', { hands: ['B1 D4 1'] });
    expect(reasonOf(position, 'water B1', 'enables')).toEqual({
      key: 'enables',
      card: '1',
      shape: 'domino',
      points: 2,
    });
    expect(reasonOf(position, 'water D4', 'enables')).toBeUndefined();
    // It had a place before.
    expect(reasonOf(drawn('a1 . b2\na1', { hands: ['B1 1'] }), 'water B1', 'enables')).toBeUndefined();
  });

  it('ED-E1 says that the target is reached', () => {
    const position = drawn('a4 a4 a4 a4 a3 .', { hands: ['F1'] });
    expect(reasonsOf(position, 'water F1')[0]).toEqual({ key: 'wins' });
    expect(reasonOf(drawn('a4 a4 a4 a4 a2 .', { hands: ['F1'] }), 'water F1', 'wins')).toBeUndefined();
  });

  it('ED-U2 only the lowest rise; ED-U3 each costs 10; ED-T1 each brings 5 a turn', () => {
    const position = drawn('a1 a2', { hands: ['1'] });
    expect(reasonsOf(position, 'culture 1 A1 B1')).toEqual([
      { key: 'raises', tiles: 1, level: 2, points: 4, target: 20 },
      { key: 'income', more: 5, income: 10 },
      { key: 'pays', mana: 10, left: 90 },
    ]);
  });

  it('ED-B1 a card that is sold brings 10 for each cell, and may be missed', () => {
    const position = drawn('a1 a1', { hands: ['1'] });
    expect(reasonOf(position, 'sell 1', 'sells')).toEqual({ key: 'sells', mana: 20, left: 120 });
    expect(reasonOf(position, 'sell 1', 'forgoes')).toEqual({ key: 'forgoes', points: 2 });
    expect(reasonOf(drawn('a1 . a1', { hands: ['1'] }), 'sell 1', 'unfit')).toEqual({ key: 'unfit' });
  });

  it('ED-B2 a card that is bought can be played at once, unless a card was played', () => {
    const position = drawn('a1 a1', { hands: ['D4'], market: '1' });
    expect(reasonOf(position, 'buy 1', 'buys')).toEqual({ key: 'buys', mana: 30, left: 70 });
    expect(reasonOf(position, 'buy 1', 'atOnce')).toEqual({ key: 'atOnce', places: 1, points: 2 });
    expect(reasonOf(plays(position, 'water D4'), 'buy 1', 'later')).toEqual({ key: 'later', points: 2 });
  });
});

describe('reasons in a land grab', () => {
  /** Attack 2, defence 4: the second example of the rules. */
  const attacked = (mana?: readonly number[]): Position => {
    const picture = `
      b2 b2
      .  a1
    `;
    const position = drawn(picture, { hands: ['A2'], ...(mana === undefined ? {} : { mana }) });
    return plays(position, 'water A2', 'grab A1', 'grab B1');
  };

  it('ED-L3 says what is at stake for both: bid times the other side’s points', () => {
    expect(reasonsOf(attacked(), 'with B2')).toEqual([
      { key: 'stakes', seat: 1, attack: 2, defence: 4, opening: 40, answer: 30 },
    ]);
  });

  it('ED-L6 says what a bid takes and costs, and what topping it would', () => {
    const position = plays(attacked(), 'with B2');
    expect(reasonOf(position, 'bid 20', 'takes')).toEqual({
      key: 'takes',
      mana: 80,
      left: 20,
      cells: ['A1', 'B1'],
      points: 6,
      target: 20,
    });
    expect(reasonOf(position, 'bid 20', 'outbidding')).toEqual({ key: 'outbidding', seat: 1, mana: 50, lost: 2 });
  });

  it('ED-L6 says what accepting brings, leaves and makes of the other', () => {
    const position = plays(attacked(), 'with B2', 'bid 20');
    expect(reasonsOf(position, 'accept', 1)).toEqual([
      { key: 'receives', mana: 80, left: 180 },
      { key: 'surrenders', seat: 0, cells: ['A1', 'B1'], lost: 4, points: 0 },
      { key: 'rival', seat: 0, points: 6, target: 20 },
    ]);
  });

  it('ED-E1 says that accepting would lose the game', () => {
    const picture = `
      b2 b2 a4 a4
      .  a1 a4 a2
    `;
    const position = plays(drawn(picture, { hands: ['A2'] }), 'water A2', 'grab A1', 'grab B1', 'bid 10');
    expect(reasonsOf(position, 'accept', 1)[0]).toEqual({ key: 'letsWin', seat: 0 });
    expect(reasonOf(position, 'bid 15', 'winsIfAccepted', 1)).toBeUndefined();
  });

  it('ED-S2 nothing depends on what the other has', () => {
    const [rich, poor] = [attacked([100, 500]), attacked([100, 0])];
    for (const move of ['with B2', 'bid 10', 'bid 25']) {
      expect(reasonsOf(rich, move)).toEqual(reasonsOf(poor, move));
    }
  });
});

describe('reasons for ending the turn', () => {
  it('ED-T4 a card is drawn below five, and none with a full hand', () => {
    expect(reasonOf(drawn('', { hands: ['A1 B1 C1 D1'] }), 'done', 'draws')).toEqual({ key: 'draws' });
    expect(reasonOf(drawn('', { hands: ['A1 B1 C1 D1 E1'] }), 'done', 'drawsNone')).toEqual({ key: 'drawsNone' });
    expect(reasonOf(drawn('', { hands: ['A1'] }), 'draw', 'drawsFirst')).toEqual({ key: 'drawsFirst' });
  });

  it('ED-T2 says how many cards could still be played', () => {
    const position = drawn('a1 a1', { hands: ['C1 D1 1'] });
    expect(reasonOf(position, 'done', 'unplayed')).toEqual({ key: 'unplayed', cards: 3 });
    // After one irrigation card, only a second one may follow.
    expect(reasonOf(plays(position, 'water C1'), 'done', 'unplayed')).toEqual({ key: 'unplayed', cards: 1 });
  });

  it('ED-I4 a dead card makes room', () => {
    const position = drawn('b1', { hands: ['A1'] });
    expect(reasonOf(position, 'done A1', 'discards')).toEqual({ key: 'discards', card: 'A1' });
  });

  it('ED-E3 counts turns without a card', () => {
    const position = drawn('', { hands: ['A1'], idle: 5 });
    expect(reasonOf(position, 'done', 'passes')).toEqual({ key: 'passes', idle: 6, limit: 6 });
    expect(reasonOf(position, 'done', 'ends')).toEqual({ key: 'ends' });
  });

  it('ED-T1 says what the next turn brings as things stand', () => {
    expect(reasonOf(drawn('a3 a2', { hands: ['G7'] }), 'done', 'next')).toEqual({ key: 'next', income: 15 });
  });
});

describe('reasons in words', () => {
  it('say who pays what', () => {
    const reason: Reason = { key: 'outbidding', seat: 1, mana: 50, lost: 2 };
    expect([en, fr, de].map((speak) => speak(reason, () => 'Basil'))).toEqual([
      'costs Basil 50 mana or more to outbid; you would then lose 2 points',
      'oblige Basil à payer 50 mana ou plus pour surenchérir ; vous perdriez alors 2 points',
      'kostet Basil zum Überbieten mindestens 50 Mana; dann verlierst du 2 Punkte',
    ]);
  });
});
