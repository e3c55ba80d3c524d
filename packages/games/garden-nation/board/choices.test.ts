import { legalMoves } from '@potager/kernel';
import { describe, expect, test } from 'vitest';
import { drawn } from '../draw.ts';
import type { View } from '../rules/kinds.ts';
import {
  choiceOf,
  isOpen,
  meantBy,
  movesAt,
  plainMove,
  ployAreas,
  refusalsAt,
  roofChoice,
  tokensLeft,
} from './choices.ts';
import { makePlan, type Plot } from './plan.ts';

/** Territory 4 in the middle: `a` on its centre and, roofed, on 4.4; `b` on 4.1. Its bramble is 4.3. */
const BOARD = `
        .  .      .  .
       .  .  .   .  .  .
        .  .      .  .
   .  .      b1 .      .  .
  .  .  .   .  a2 .   .  .  .
   .  .      .  a1^    .  .
        .  .      .  .
       .  .  .   .  .  .
        .  .      .  .
`;
const position = drawn(BOARD, { torticrane: 4, actionsLeft: 2 });
const view = position.view(0) as View;
const { plots } = makePlan(view.board);
const plot = (name: string): Plot => plots.get(name) as Plot;
const legal = legalMoves(position, 0);
const moves = (area: string): string[] => movesAt(legal, view, plot(area));
const why = (area: string): (string | undefined)[] =>
  refusalsAt((move) => position.why(0, move), view, plot(area)).map(({ rule, key }) => `${rule} ${key}`);

describe('touching an area', () => {
  test('offers what can be done in it, building first', () => {
    expect(moves('4.0')).toEqual(['build 4.0', 'abandon 4.0', 'roof 4.4 4.0']);
    expect(moves('4.4')).toEqual(['abandon 4.4', 'roof 4.4 4.0']);
    expect(moves('4.1')).toEqual(['invade 4.1']);
    expect(moves('4.3')).toEqual(['build 4.3 grass', 'build 4.3 leaves', 'build 4.3 straw']);
  });

  test('elsewhere offers the ploy that leads there', () => {
    expect(moves('5.1')).toEqual(['move 5']);
    expect(moves('7.1')).toEqual([]);
  });

  test('a second touch does what is plain, and never picks a land or spends a ploy by the way', () => {
    expect(plainMove(moves('4.0'))).toBe('build 4.0');
    expect(plainMove(moves('4.1'))).toBe('invade 4.1');
    expect(plainMove(moves('4.4'))).toBe('abandon 4.4');
    expect(plainMove(moves('4.3'))).toBeUndefined();
    expect(plainMove(moves('5.1'))).toBeUndefined();
  });

  test('what can be acted on is meant, even where a building of elsewhere stands before it', () => {
    const canActIn = (area: string): boolean => isOpen(legal, view, plot(area));
    expect(meantBy(['7.1', '4.4'], canActIn)).toBe('4.4');
    expect(meantBy(['4.4', '4.0'], canActIn)).toBe('4.4');
    // Where the ploy would lead is only looked at, like any other place.
    expect(meantBy(['7.1', '5.1'], canActIn)).toBe('7.1');
    expect(meantBy([], canActIn)).toBeUndefined();
  });

  test('says why not, once for each thing that may be meant', () => {
    expect(why('7.1')).toEqual(['GN-C1 elsewhere']);
    expect(why('4.4')).toEqual(['GN-C5 roofed']);
    expect(why('4.0')).toEqual([]);
    expect(why('4.1')).toEqual([]);
    expect(why('4.3')).toEqual([]);
  });
});

test('GN-S7 three tokens of each land, less those that lie', () => {
  const { tokens } = view;
  expect(tokensLeft({ ...view, tokens }, 'grass')).toBe(3);
  expect(tokensLeft({ ...view, tokens: { '4.3': 'grass', '1.0': 'straw' } }, 'grass')).toBe(2);
});

test('a move is looked at in its area, or in the tray; what the tray does at a touch is not', () => {
  expect(choiceOf('build 4.3 grass')).toEqual({ area: '4.3', move: 'build 4.3 grass' });
  expect(choiceOf('invade 4.1')).toEqual({ area: '4.1', move: 'invade 4.1' });
  expect(choiceOf('roof 4.4 4.0')).toEqual({ ploy: 'roof', roofFrom: '4.4', move: 'roof 4.4 4.0' });
  expect(choiceOf('move 5')).toEqual({ move: 'move 5' });
  expect(choiceOf('next 1')).toEqual({ move: 'next 1' });
  expect(['keep 3 7', 'decline'].map(choiceOf)).toEqual([undefined, undefined]);
});

describe('ploys, touched in the garden', () => {
  test('GN-Y3 first the building with the roof is lit, then those that may get it', () => {
    expect(ployAreas(legal, {})).toBeUndefined();
    expect(ployAreas(legal, { ploy: 'roof' })).toEqual(['4.4']);
    const from = roofChoice(legal, { ploy: 'roof' }, '4.4');
    expect(from).toEqual({ ploy: 'roof', roofFrom: '4.4' });
    expect(ployAreas(legal, from ?? {})).toEqual(['4.0']);
    expect(roofChoice(legal, from ?? {}, '4.0')).toEqual({ ploy: 'roof', roofFrom: '4.4', move: 'roof 4.4 4.0' });
    // Any other area is looked at as always.
    expect(roofChoice(legal, from ?? {}, '4.1')).toBeUndefined();
  });

  test('GN-Y4 buildings that can be invaded are lit', () => {
    expect(ployAreas(legal, { ploy: 'invade' })).toEqual(['4.1']);
  });
});
