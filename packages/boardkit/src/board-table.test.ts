import { type BoardProps, NOBODY, only, SPECTATOR } from '@potager/kernel';
import { describe, expect, test } from 'vitest';
import { makeTable } from './board-table.ts';

const made: string[] = [];

const propsOf = (rest: Partial<BoardProps>): BoardProps => ({
  tableId: 't',
  viewer: 0,
  options: {},
  seats: [
    { seat: 0, name: 'Ada', isBot: false },
    { seat: 1, name: 'Grace', isBot: false },
  ],
  view: { stones: 3 },
  isVerdictTold: true,
  awaited: only(0),
  legal: ['take 1'],
  happened: { n: 0, events: [] },
  rules: { preview: () => undefined, why: () => undefined, score: () => [] },
  language: 'en',
  words: {} as BoardProps['words'],
  labels: {},
  suggested: undefined,
  help: undefined,
  pointed: undefined,
  rulesAt: '/rules/take-away',
  play: (move) => void made.push(move),
  isBusy: false,
  order: undefined,
  leaveOrder: undefined,
  refuse: () => undefined,
  announce: () => undefined,
  ...rest,
});

describe('a table', () => {
  test('knows the viewer, the names, and whether something is asked', () => {
    const mine = makeTable(propsOf({}));
    expect([mine.me, mine.isAsked, mine.isOver, mine.nameOf(1), mine.nameOf(7)]).toEqual([0, true, false, 'Grace', '']);
    const watched = makeTable(propsOf({ viewer: SPECTATOR, legal: [] }));
    expect([watched.me, watched.isAsked]).toEqual([undefined, false]);
    expect(makeTable(propsOf({ awaited: only(1) })).isAsked).toBe(false);
    expect(makeTable(propsOf({ awaited: NOBODY, legal: [] })).isOver).toBe(true);
  });

  test('makes a move once: not while the answer to the last one is awaited', () => {
    const before: string[] = [];
    makeTable(propsOf({ isBusy: true }), (move) => before.push(move)).commit('take 1');
    expect([before, made]).toEqual([[], []]);
    makeTable(propsOf({}), (move) => before.push(move)).commit('take 1');
    expect([before, made]).toEqual([['take 1'], ['take 1']]);
  });
});
