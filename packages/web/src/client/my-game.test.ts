import type { Chair } from '@potager/table';
import { describe, expect, it } from 'vitest';
import { noteCounted } from './counted.ts';
import { byUrgency, isUntold, isWaitingForMe, type MyGame, resultOf } from './my-game.ts';

const person = (name: string, more: object = {}): Chair => ({ kind: 'human', person: name, name, nonce: '', ...more });
const DAY = 24 * 3_600_000;

const running: MyGame = {
  table: 'one',
  game: 'eden',
  place: 'online',
  status: 'playing',
  seats: [person('Ada'), person('Grace'), person('Emmy')],
  mySeats: [0],
  awaited: 1,
  isMyTurn: true,
  isHidden: false,
  at: 0,
  since: 0,
};

const over = (winners: readonly number[], more: Partial<MyGame> = {}): MyGame => ({
  ...running,
  status: 'over',
  isMyTurn: false,
  at: Date.now(),
  ending: { reason: 'outcome', outcome: { winners: [...winners], scores: [7, 9, 8] } },
  ...more,
});

describe('how a game ended', () => {
  it('is not told before the reader has seen it counted, by no filter either', () => {
    const game = over([1], { table: 'fresh' });
    expect([isUntold(game), resultOf(game)]).toEqual([true, undefined]);
    noteCounted('fresh');
    expect([isUntold(game), resultOf(game)]).toEqual([false, 'lost']);
  });

  it('is told of old games, of those that nobody counts, and never of those that run', () => {
    expect(resultOf(over([0], { table: 'old', at: Date.now() - 8 * DAY }))).toBe('won');
    const seats = [person('Ada', { hasResigned: true }), person('Grace'), person('Emmy')];
    expect(resultOf(over([], { seats, ending: { reason: 'resigned' } }))).toBe('lost');
    expect(isUntold(running)).toBe(false);
  });

  it('is no victory of somebody who resigned, whatever a bot made of it', () => {
    noteCounted('left');
    const seats = [person('Ada'), person('Grace', { hasResigned: true }), person('Emmy')];
    expect(resultOf(over([1], { table: 'left', seats, mySeats: [2] }))).toBe('won');
  });
});

describe('what waits for the reader', () => {
  const clock = (left: number): Pick<MyGame, 'clock'> => ({
    clock: { face: { at: 0, left: [left, 0, 0], running: 1 }, readAt: 0 },
  });

  it('comes first, the least time left before the longest wait, then seats lost to a bot, then what happened last', () => {
    const byBot = (why: string) => [person('Ada', { standIn: { level: 'oak', why } }), ...running.seats.slice(1)];
    const games: MyGame[] = [
      { ...running, table: 'theirs', isMyTurn: false, at: 5 },
      { ...running, table: 'seat lost', isMyTurn: false, at: 1, seats: byBot('time') },
      { ...running, table: 'seat left', isMyTurn: false, at: 4, seats: byBot('left') },
      { ...running, table: 'theirs, lately', isMyTurn: false, at: 9 },
      { ...running, table: 'without a clock', since: 2 },
      { ...running, table: 'without, longer', since: 1 },
      { ...running, table: 'a day', ...clock(DAY) },
      { ...running, table: 'a minute', ...clock(60_000), since: 9 },
    ];
    expect(games.toSorted(byUrgency).map(({ table }) => table)).toEqual([
      'a minute',
      'a day',
      'without, longer',
      'without a clock',
      'seat lost',
      'theirs, lately',
      'theirs',
      'seat left',
    ]);
    expect(games.filter(isWaitingForMe)).toHaveLength(5);
  });
});
