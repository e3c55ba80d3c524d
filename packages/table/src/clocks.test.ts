import { seatAt } from '@potager/kernel';
import { game as threeInARow } from '@potager/testkit/three-in-a-row/rules';
import { describe, expect, it } from 'vitest';
import type { ClockSetting } from './settings.ts';
import { Table } from './table.ts';
import { ANN, BEN, done, gameOf, play, startTable } from './testing/tables.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const PEOPLE = [ANN, BEN];

const LIVE: ClockSetting = { kind: 'live', minutes: 5, increment: 10 };

function timed(clock: ClockSetting, at = 0) {
  const table = startTable({ game: threeInARow, people: PEOPLE, settings: { clock }, at });
  const first = seatAt(table.turnStatus(0, at).awaited, 0);
  const person = PEOPLE[first]!;
  const move = (when: number): void => {
    const seat = seatAt(table.turnStatus(0, when).awaited, 0);
    const text = table.turnStatus(seat, when).legal[0] as string;
    expect(play(table, PEOPLE[seat]!, seat, text, when).ok).toBe(true);
  };
  const left = (seat: number, when: number) => table.turnStatus(0, when).clock?.left[seat];
  return { table, first, second: 1 - first, person, move, left };
}

describe('live clocks', () => {
  it('run for whoever is awaited, and a turn taken gives the increment back', () => {
    const { table, first, second, move, left } = timed(LIVE);
    expect(left(first, MINUTE)).toBe(4 * MINUTE);
    expect(left(second, MINUTE)).toBe(5 * MINUTE);
    move(MINUTE);
    expect(left(first, 2 * MINUTE)).toBe(4 * MINUTE + 10_000);
    expect(left(second, 2 * MINUTE)).toBe(4 * MINUTE);
    expect(table.nextTick()).toBe(6 * MINUTE);
  });

  it('whoever runs out of time is played by a bot, and comes back to a minute at least', () => {
    const { table, first, person, left } = timed(LIVE);
    table.tick(5 * MINUTE - 1);
    expect(table.log.at(-1)?.kind).toBe('started');
    table.tick(5 * MINUTE);
    expect(table.log.at(-1)).toMatchObject({ kind: 'stoodIn', seat: first, why: 'time' });
    expect(table.questions()).toMatchObject([{ seat: first }]);
    expect(table.nextTick()).toBeUndefined();
    done(table, person, { kind: 'return', seat: first }, 6 * MINUTE);
    expect(left(first, 6 * MINUTE)).toBe(MINUTE);
  });

  it('a move that is taken back takes what it brought with it', () => {
    const { table, first, person, move, left } = timed(LIVE);
    for (let n = 1; n <= 3; n++) {
      move(n * 1000);
      done(table, person, { kind: 'undo', seat: first, version: table.n }, n * 1000);
    }
    expect(left(first, 3000)).toBe(5 * MINUTE - 3000);
    move(3000);
    expect(left(first, 9000)).toBe(5 * MINUTE - 3000 + 10_000);
  });

  it('who finishes and goes on after all gets nothing for it', async () => {
    const game = await gameOf('gardlings');
    const table = startTable({ game, people: PEOPLE, settings: { clock: LIVE }, at: 0 });
    for (const move of ['stop', 'resume', 'stop', 'resume']) expect(play(table, ANN, 0, move, 1000).ok).toBe(true);
    expect(table.turnStatus(0, 1000).clock?.left[0]).toBe(5 * MINUTE - 1000);
    expect(play(table, ANN, 0, 'stop', 1000).ok).toBe(true);
    expect(table.turnStatus(0, 1000).clock?.left[0]).toBe(5 * MINUTE + 9000);
  });

  it('stand still during a pause', () => {
    const { table, first, second, left } = timed(LIVE);
    done(table, PEOPLE[first]!, { kind: 'askPause' }, MINUTE);
    done(table, PEOPLE[second]!, { kind: 'agree' }, MINUTE);
    expect(left(first, 30 * MINUTE)).toBe(4 * MINUTE);
    done(table, ANN, { kind: 'unpause' }, 30 * MINUTE);
    expect(left(first, 31 * MINUTE)).toBe(3 * MINUTE);
  });

  it('do not count the time the host was away', () => {
    const { table, first, left } = timed(LIVE);
    const again = Table.restore(threeInARow, table.log);
    again.wake(2 * HOUR, 2 * HOUR + MINUTE);
    expect(again.turnStatus(0, 2 * HOUR + MINUTE).clock?.left[first]).toBe(4 * MINUTE);
    expect(left(first, MINUTE)).toBe(4 * MINUTE);
  });

  it('come back from the log as they were', () => {
    const { table, move } = timed(LIVE);
    move(MINUTE);
    move(3 * MINUTE);
    const again = Table.restore(threeInARow, table.log);
    expect(again.turnStatus(0, 4 * MINUTE)).toEqual(table.turnStatus(0, 4 * MINUTE));
  });

  it('a host whose clock is set back does not turn time around', () => {
    const { table, move } = timed(LIVE, HOUR);
    move(HOUR - MINUTE);
    expect(table.log.at(-1)?.at).toBe(HOUR);
  });
});

describe('correspondence clocks', () => {
  const clock: ClockSetting = { kind: 'correspondence', hours: 24 };

  it('give every move its hours', () => {
    const { table, first, second, move, left } = timed(clock);
    move(20 * HOUR);
    expect(left(second, 21 * HOUR)).toBe(23 * HOUR);
    move(22 * HOUR);
    expect(left(first, 23 * HOUR)).toBe(23 * HOUR);
    expect(table.nextTick()).toBe(46 * HOUR);
  });

  it('a move that is taken back does not bring its hours anew', () => {
    const { table, first, person, move, left } = timed(clock);
    for (let n = 1; n <= 3; n++) {
      move(n * HOUR);
      done(table, person, { kind: 'undo', seat: first, version: table.n }, n * HOUR);
    }
    expect(left(first, 4 * HOUR)).toBe(20 * HOUR);
  });

  it('stand still in quiet hours, wherever those lie', () => {
    // From 22:00 to 8:00, two hours ahead of UTC: 20:00 to 6:00 UTC.
    const quiet = { from: 22 * 60, to: 8 * 60, zone: 120 };
    const { table, first, left } = timed({ kind: 'correspondence', hours: 12, quiet }, 12 * HOUR);
    expect(left(first, 20 * HOUR)).toBe(4 * HOUR);
    expect(left(first, 29 * HOUR)).toBe(4 * HOUR);
    expect(left(first, 31 * HOUR)).toBe(3 * HOUR);
    expect(table.nextTick()).toBe(34 * HOUR);
    table.tick(34 * HOUR - 1);
    expect(table.log.at(-1)?.kind).toBe('started');
    table.tick(34 * HOUR);
    expect(table.log.at(-1)).toMatchObject({ kind: 'stoodIn', why: 'time' });
  });

  it('go on while the host is away', () => {
    const { table, first, left } = timed(clock);
    table.wake(2 * HOUR, 2 * HOUR);
    expect(left(first, 2 * HOUR)).toBe(22 * HOUR);
  });
});
