import { attempt, legalMoves } from '@potager/kernel';
import { describe, expect, test } from 'vitest';
import { drawn } from '../draw.ts';
import {
  type Asked,
  type Choice,
  choiceOf,
  isShown,
  playsInView,
  touchCell,
  touchHand,
  touchMarket,
} from './choice.ts';

type Position = ReturnType<typeof drawn>;

const asked = (position: Position, choice: Choice = {}): Asked => ({
  view: position.view(0),
  legal: legalMoves(position, 0),
  isAsked: true,
  choice,
  preview: (move) => position.preview(0, position.parseMove(move)!),
  why: (move) => position.why(0, move),
});

const start = drawn(
  `
    a1 a1 b1
    .  a1 .
  `,
  { hands: ['A2 B1 1'], market: '4' },
);

describe('touching a cell', () => {
  test('whose card one holds shows it first, then irrigates it', () => {
    const first = touchCell(asked(start), 'A2');
    expect(first).toEqual({ kind: 'choose', choice: { card: 'A2', cell: 'A2', move: 'water A2' } });
    expect(touchCell(asked(start, { move: 'water A2' }), 'A2')).toEqual({ kind: 'commit', move: 'water A2' });
  });

  test('where nothing can be done says why', () => {
    expect(touchCell(asked(start), 'C2')).toMatchObject({ choice: { cell: 'C2' }, refusal: { key: 'notInHand' } });
    expect(touchCell(asked(start), 'C1')).toMatchObject({ refusal: { key: 'notAfterWater' } });
    expect(touchCell(asked(start), 'A1')).toEqual({ kind: 'choose', choice: { cell: 'A1' }, refusal: undefined });
  });

  test('with a culture card holds cells fast until one is touched twice', () => {
    const one = touchCell(asked(start, { card: '1' }), 'B1');
    expect(one).toMatchObject({ choice: { card: '1', pins: ['B1'] } });
    const two = touchCell(asked(start, { card: '1', pins: ['B1'] }), 'B2');
    expect(two).toMatchObject({ choice: { pins: ['B1', 'B2'] } });
    expect(touchCell(asked(start, { card: '1', pins: ['B1', 'B2'] }), 'B1')).toEqual({
      kind: 'commit',
      move: 'culture 1 B1 B2',
    });
  });

  test('where the culture card in view does not fit says why, and keeps the card', () => {
    const position = drawn('a1 a1 b1\n.  .  a1', { hands: ['1'] });
    const keeping = (cell: string): unknown => touchCell(asked(position, { card: '1', pins: ['A1'] }), cell);
    const choice = { card: '1', pins: ['A1'] };
    expect(keeping('C2')).toMatchObject({ choice, refusal: { rule: 'ED-U1', key: 'notThere', cell: 'C2' } });
    expect(keeping('C1')).toMatchObject({ choice, refusal: { rule: 'ED-U1', key: 'notOwn', cell: 'C1' } });
    expect(keeping('A2')).toMatchObject({ choice, refusal: { rule: 'ED-U1', key: 'notOwn', cell: 'A2' } });
  });

  test('after irrigating names a target, then a supporting tile', () => {
    const position = drawn('. b2\na1', { hands: ['A1'] });
    attempt(position, 0, 'water A1');
    expect(touchCell(asked(position), 'B1')).toMatchObject({ choice: { move: 'grab B1' } });
    expect(touchCell(asked(position), 'A2')).toMatchObject({ refusal: undefined });
    attempt(position, 0, 'grab B1');
    expect(touchCell(asked(position), 'A2')).toMatchObject({ choice: { move: 'with A2' } });
    expect(touchCell(asked(position), 'B1')).toMatchObject({ refusal: { key: 'alreadyTarget' } });
  });

  test('out of turn is a look', () => {
    expect(touchCell({ ...asked(start), isAsked: false, legal: [] }, 'A2')).toEqual({
      kind: 'choose',
      choice: { cell: 'A2' },
      refusal: undefined,
    });
  });
});

describe('touching a card', () => {
  test('that is dead stays in view, to be discarded; where it cannot be now it says why', () => {
    expect(touchHand(asked(start), 'B1')).toEqual({ kind: 'choose', choice: { card: 'B1', cell: 'B1' } });
    const attacking = drawn('. b1', { hands: ['A1 B1'] });
    for (const move of ['water A1', 'grab B1']) attempt(attacking, 0, move);
    expect(touchHand(asked(attacking), 'B1')).toMatchObject({ choice: { card: 'B1' }, refusal: { rule: 'ED-L4' } });
  });

  test('of a culture again goes on to the next place', () => {
    expect(touchHand(asked(start), '1')).toMatchObject({ choice: { card: '1', turn: 0 } });
    expect(touchHand(asked(start, { card: '1', turn: 0 }), '1')).toMatchObject({ choice: { turn: 1 } });
  });

  test('of a culture that fits nowhere offers to sell it; where it cannot be sold it says why', () => {
    const bare = drawn('. b1', { hands: ['A1 4', '5'] });
    expect(touchHand(asked(bare), '4')).toEqual({ kind: 'choose', choice: { card: '4' }, refusal: undefined });
    expect(touchHand({ ...asked(bare), legal: ['accept'] }, '4')).toMatchObject({ refusal: { rule: 'ED-U1' } });
  });

  test('of the market buys it the second time', () => {
    expect(touchMarket(asked(start), '4')).toMatchObject({ choice: { card: '4', move: 'buy 4' } });
    expect(touchMarket(asked(start, { card: '4', move: 'buy 4' }), '4')).toEqual({ kind: 'commit', move: 'buy 4' });
  });
});

describe('a move that is to be shown', () => {
  test('is in view as if it had been touched', () => {
    expect(choiceOf('water A2', asked(start))).toEqual({ card: 'A2', cell: 'A2', move: 'water A2' });
    expect(choiceOf('grab C1', asked(start))).toEqual({ cell: 'C1', move: 'grab C1' });
    expect(choiceOf('buy 4', asked(start))).toEqual({ card: '4', move: 'buy 4' });
  });

  test('of a culture card is the arrangement itself, among all of the card', () => {
    const moves = legalMoves(start, 0).filter((move) => move.startsWith('culture '));
    expect(moves.length).toBeGreaterThan(1);
    for (const move of moves) {
      const choice = choiceOf(move, asked(start));
      expect(playsInView(asked(start, choice))[choice.turn!]?.move).toBe(move);
    }
  });

  test('bids and the end of a turn stand in the tray', () => {
    expect(['water A2', 'culture 1 B1 B2', 'with A1'].every(isShown)).toBe(true);
    expect(['bid 10', 'pass', 'done', 'done A2'].some(isShown)).toBe(false);
  });
});
