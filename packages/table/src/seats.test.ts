import { game as threeInARow } from '@potager/testkit/three-in-a-row/rules';
import { describe, expect, it } from 'vitest';
import type { Person } from './person.ts';
import { Table } from './table.ts';
import { ANN, BEN, CLEO, done, nonceOf, openTable, play, refusalOf } from './testing/tables.ts';

const waiting = (people = [ANN, BEN]) => openTable({ game: threeInARow, people }, 2);

describe('the waiting room', () => {
  it('opens with open seats, a commitment and no secret', () => {
    const table = waiting([ANN]);
    expect(table.info).toMatchObject({ status: 'waiting', host: 'ann', game: 'three-in-a-row' });
    expect(table.info.seats).toMatchObject([{ kind: 'human', name: 'Ann' }, { kind: 'open' }]);
    expect(table.info.commitment).toMatch(/^[\da-f]{64}$/);
    expect(JSON.stringify(table.snapshot(0, 0))).not.toContain('5eed5eed');
  });

  it('a taken seat stays taken, and a seat that is not there cannot be taken', () => {
    const table = waiting();
    const sit = (seat: number) => table.handle({ kind: 'sit', seat, nonce: nonceOf(0) }, CLEO, { at: 0 });
    expect(refusalOf(sit(1))).toEqual({ rule: 'table', key: 'seatTaken', seat: 1 });
    expect(refusalOf(sit(2))).toEqual({ rule: 'table', key: 'noSuchSeat', seat: 2, seats: 2 });
  });

  it('only the host seats bots, clears seats, changes the table and starts it', () => {
    const table = waiting([ANN]);
    const commands = [
      { kind: 'seatBot', seat: 1, level: 'oak' },
      { kind: 'clearSeat', seat: 0 },
      { kind: 'change', options: { stones: true } },
      { kind: 'start' },
    ] as const;
    for (const command of commands) {
      expect(refusalOf(table.handle(command, BEN, { at: 0 }))).toEqual({ rule: 'table', key: 'notHost' });
    }
    expect(table.n).toBe(1);
    done(table, ANN, { kind: 'seatBot', seat: 1, level: 'oak' });
    done(table, ANN, { kind: 'change', options: { stones: true } });
    done(table, ANN, { kind: 'start' });
    expect(table.info).toMatchObject({ status: 'playing', options: { stones: true } });
    expect(table.info.seats[1]).toEqual({ kind: 'bot', level: 'oak' });
  });

  it('does not start while a seat is open', () => {
    const table = waiting([ANN]);
    const reply = table.handle({ kind: 'start' }, ANN, { at: 0 });
    expect(refusalOf(reply)).toEqual({ rule: 'table', key: 'seatsOpen', open: 1 });
  });

  it('one may stand up again; nobody may stand another up', () => {
    const table = waiting();
    const reply = table.handle({ kind: 'stand', seat: 1 }, ANN, { at: 0 });
    expect(refusalOf(reply)).toEqual({ rule: 'table', key: 'notYourSeat', seat: 1 });
    done(table, BEN, { kind: 'stand', seat: 1 });
    expect(table.info.seats[1]).toEqual({ kind: 'open' });
  });

  it('whoever says another name on their own chair is called by it, and keeps what they gave for the shuffle', () => {
    const table = waiting();
    const { nonce } = table.info.seats[1] as { nonce: string };
    done(table, BEN, { kind: 'sit', seat: 1, name: 'Benno', nonce: nonceOf(7) });
    expect(table.info.seats[1]).toEqual({ kind: 'human', person: 'ben', name: 'Benno', nonce });
    expect(table.redacted(table.n, 0)).toMatchObject({ kind: 'renamed', person: 'ben', name: 'Benno' });
    const { n } = table;
    done(table, BEN, { kind: 'sit', seat: 1, name: 'Benno', nonce: nonceOf(7) });
    expect(table.n).toBe(n);
    const taken = table.handle({ kind: 'sit', seat: 1, name: 'Cleo', nonce: nonceOf(7) }, CLEO, { at: 0 });
    expect(refusalOf(taken)).toEqual({ rule: 'table', key: 'seatTaken', seat: 1 });
    done(table, ANN, { kind: 'start' });
    const late = table.handle({ kind: 'sit', seat: 1, name: 'Ben', nonce: nonceOf(7) }, BEN, { at: 0 });
    expect(refusalOf(late)).toEqual({ rule: 'table', key: 'started' });
  });

  it('whoever sits on several chairs may be called something else on each', () => {
    const table = waiting([ANN]);
    done(table, ANN, { kind: 'sit', seat: 1, name: 'Zoe', nonce: nonceOf(1) });
    const again = table.handle({ kind: 'sit', seat: 1, name: 'Ida', nonce: nonceOf(2) }, ANN, { at: 0 });
    expect(refusalOf(again)).toEqual({ rule: 'table', key: 'seatTaken', seat: 1 });
  });

  it('whoever leaves gets up; the next one who sits has the table of a host who leaves', () => {
    const table = waiting([ANN, BEN]);
    const leave = (by: Person, seat: number) => refusalOf(table.handle({ kind: 'leave', seat }, by, { at: 0 }));
    expect(leave(CLEO, 1)).toMatchObject({ key: 'notYourSeat' });
    expect(leave(ANN, 0)).toBeUndefined();
    expect(table.info).toMatchObject({ host: 'ben', seats: [{ kind: 'open' }, { kind: 'human' }] });
    expect(leave(BEN, 1)).toBeUndefined();
    expect(table.info).toMatchObject({ host: '', seats: [{ kind: 'open' }, { kind: 'open' }] });
    done(table, CLEO, { kind: 'sit', seat: 0, nonce: nonceOf(1) });
    expect(table.info.host).toBe('cleo');
    done(table, CLEO, { kind: 'stand', seat: 0 });
    // Also where a host only looks on.
    expect(leave(CLEO, 0)).toBeUndefined();
    expect(table.log.at(-1)).toMatchObject({ kind: 'hostLeft' });
  });

  it('refuses seats and options the game does not have', () => {
    const table = waiting([ANN]);
    const change = (more: object) => refusalOf(table.handle({ kind: 'change', ...more }, ANN, { at: 0 }));
    expect(change({ seats: 7 })).toEqual({ rule: 'table', key: 'seatCount', seats: 7 });
    expect(change({ options: { stones: 'blue' } })).toMatchObject({ rule: 'table', key: 'wrongOptions' });
    expect(change({ options: { weather: 1 } })).toMatchObject({ rule: 'table', key: 'wrongOptions' });
  });

  it('names and words have limits', () => {
    const table = waiting([ANN]);
    const sit = (name: string) => table.handle({ kind: 'sit', seat: 1, name, nonce: nonceOf(1) }, BEN, { at: 0 });
    expect(refusalOf(sit('  '))).toMatchObject({ key: 'wrongName', why: 'blank' });
    expect(refusalOf(sit('x'.repeat(25)))).toMatchObject({ key: 'wrongName', why: 'long' });
    const say = (text: string) => table.handle({ kind: 'say', text }, BEN, { at: 0 });
    expect(refusalOf(say('x'.repeat(501)))).toEqual({ rule: 'table', key: 'tooLong', most: 500 });
    expect(say('x'.repeat(500)).ok).toBe(true);
  });

  it('once it has started nobody sits down, changes it or starts it again', () => {
    const table = waiting();
    done(table, ANN, { kind: 'start' });
    for (const command of [{ kind: 'start' }, { kind: 'stand', seat: 0 }, { kind: 'change' }] as const) {
      expect(refusalOf(table.handle(command, ANN, { at: 0 }))).toEqual({ rule: 'table', key: 'started' });
    }
  });

  it('no move before the start', () => {
    expect(refusalOf(play(waiting(), ANN, 0, 'mark a1'))).toEqual({ rule: 'table', key: 'notStarted' });
  });

  it('a log of another game or of other rules is not taken for this one', () => {
    const [opened] = waiting().log;
    if (opened?.kind !== 'opened') throw new Error('no opening');
    expect(() => Table.restore(threeInARow, [{ ...opened, game: 'chess' }])).toThrow('the log is of chess');
    expect(() => Table.restore(threeInARow, [{ ...opened, rules: 99 }])).toThrow(
      'rules: is version 99; this program plays version 1',
    );
    expect(() => Table.restore(threeInARow, [])).toThrow('begins with "opened"');
  });
});
