import { SPECTATOR } from '@potager/kernel';
import { type Chair, DEFAULT_SETTINGS, type Mirror } from '@potager/table';
import { expect, it } from 'vitest';
import { takebackSeat } from '../../client/takeback-seat.ts';
import { handOver, nextSitter } from './hot-seat.ts';

const person = (name: string, more: object = {}): Chair => ({ kind: 'human', person: 'me', name, nonce: '', ...more });

/** A table with these chairs that waits for these seats. */
function makeTable(seats: readonly Chair[], awaited: number): Mirror {
  return {
    n: 1,
    info: {
      table: 't',
      game: 'g',
      rules: 1,
      options: {},
      settings: DEFAULT_SETTINGS,
      host: 'me',
      commitment: '',
      status: 'playing',
      seats,
      takebacks: 0,
    },
    view: {},
    turnStatus: { actors: awaited, awaited, legal: [], undo: 'no' },
    log: [],
  };
}

const three = [person('Ada'), person('Grace'), { kind: 'bot', level: 'oak' }] as const;

it('whoever looks keeps the screen while the game waits for them', () => {
  expect(nextSitter(makeTable(three, 0b011), [0, 1], 0)).toBeUndefined();
});

it('the screen goes to the next who is waited for, and round the table', () => {
  expect(nextSitter(makeTable(three, 0b010), [0, 1], 0)).toBe(1);
  expect(nextSitter(makeTable(three, 0b001), [0, 1], 1)).toBe(0);
  expect(nextSitter(makeTable(three, 0b011), [0, 1], SPECTATOR)).toBe(0);
});

it('nobody is called while a bot thinks, for someone whom a bot plays for, or who has resigned', () => {
  expect(nextSitter(makeTable(three, 0b100), [0, 1], 0)).toBeUndefined();
  const away = [person('Ada'), person('Grace', { standIn: { level: 'oak', why: 'left' } })];
  expect(nextSitter(makeTable(away, 0b10), [0, 1], 0)).toBeUndefined();
  const gone = [person('Ada'), person('Grace', { hasResigned: true })];
  expect(nextSitter(makeTable(gone, 0b10), [0, 1], 0)).toBeUndefined();
});

it('a curtain is drawn between players, unless the game hides nothing', () => {
  const table = makeTable(three, 0b010);
  const screen = { seats: [0, 1], viewer: 0 };
  expect(handOver(table, { ...screen, isOpenGame: false })).toEqual({ to: 1, isCurtainDrawn: true });
  expect(handOver(table, { ...screen, isOpenGame: true })).toEqual({ to: 1, isCurtainDrawn: false });
  expect(handOver(table, { ...screen, viewer: 1, isOpenGame: true })).toBeUndefined();
});

it('who plays alone before a screen has it without a curtain', () => {
  const table = makeTable(three, 0b100);
  expect(handOver(table, { seats: [1], viewer: SPECTATOR, isOpenGame: false })).toEqual({
    to: 1,
    isCurtainDrawn: false,
  });
  expect(handOver(table, { seats: [1], viewer: 1, isOpenGame: false })).toBeUndefined();
});

it('without a curtain, whoever moved last takes back although the next one looks', () => {
  const moved = { kind: 'moved', seat: 0, events: [], n: 1, at: 0 } as const;
  const table = { ...makeTable(three, 0b010), log: [moved] };
  const screen = { seats: [0, 1], viewer: 1 };
  expect(takebackSeat(table, { ...screen, isOpenGame: true })).toBe(0);
  expect(takebackSeat(table, { ...screen, isOpenGame: false })).toBeUndefined();
  expect(takebackSeat({ ...table, log: [{ ...moved, seat: 2 }] }, { ...screen, isOpenGame: true })).toBeUndefined();
  const undone = { kind: 'undone', seat: 0, moves: [0], isPeek: false, n: 2, at: 0 } as const;
  expect(takebackSeat({ ...table, log: [moved, undone] }, { ...screen, isOpenGame: true })).toBeUndefined();
});
