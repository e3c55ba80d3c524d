import { DEFAULT_SETTINGS, type TableInfo } from '@potager/table';
import { expect, it } from 'vitest';
import { countPlayers, planStart } from './begin.ts';

const OPEN = { kind: 'open' } as const;
const person = (name: string): TableInfo['seats'][number] => ({ kind: 'human', person: 'me', name, nonce: name });

const tableOf = (...seats: TableInfo['seats']): TableInfo => ({
  table: 't',
  game: 'garden-nation',
  rules: 1,
  options: {},
  settings: DEFAULT_SETTINGS,
  host: 'me',
  commitment: '',
  status: 'waiting',
  seats,
  takebacks: 0,
});

it('whoever was written down sits down, and the chairs that stay empty are taken away', () => {
  const table = tableOf(person('Ada'), OPEN, OPEN, OPEN);
  const typed = { 2: ' Grace ', 3: '  ' };
  expect(countPlayers(table, typed)).toBe(2);
  expect(planStart(table, typed, {})).toMatchObject([
    { kind: 'sit', seat: 1, name: 'Grace' },
    { kind: 'change', seats: 2 },
    { kind: 'start' },
  ]);
});

it('those behind an empty chair move up, bots as well', () => {
  const table = tableOf(OPEN, person('Ada'), { kind: 'bot', level: 'oak' });
  expect(planStart(table, {}, {})).toMatchObject([
    { kind: 'stand', seat: 1 },
    { kind: 'sit', seat: 0, name: 'Ada', nonce: 'Ada' },
    { kind: 'clearSeat', seat: 2 },
    { kind: 'seatBot', seat: 1, level: 'oak' },
    { kind: 'change', seats: 2 },
    { kind: 'start' },
  ]);
});

it('with bots every chair is taken and nobody moves', () => {
  const table = tableOf(person('Ada'), OPEN, OPEN);
  expect(planStart(table, { 2: 'Grace' }, { level: 'sprout' })).toMatchObject([
    { kind: 'seatBot', seat: 1, level: 'sprout' },
    { kind: 'sit', seat: 2, name: 'Grace' },
    { kind: 'start' },
  ]);
});

it('a full table simply starts', () => {
  expect(planStart(tableOf(person('Ada'), person('Grace')), {}, {})).toEqual([{ kind: 'start' }]);
});
