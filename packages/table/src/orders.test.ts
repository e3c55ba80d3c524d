import { FastRandom, listSeats, type Random, type Seat } from '@potager/kernel';
import { game as threeInARow } from '@potager/testkit/three-in-a-row/rules';
import { describe, expect, it } from 'vitest';
import type { Person } from './person.ts';
import { Table } from './table.ts';
import { ANN, BEN, CLEO, done, gameOf, play, refusalOf, startTable } from './testing/tables.ts';

const PEOPLE = [ANN, BEN, CLEO];

const bidsOf = (table: Table, seat: Seat): number[] =>
  table.turnStatus(seat, 0).legal.flatMap((move) => (move.startsWith('bid ') ? [Number(move.slice(4))] : []));

/** Random turns until someone has opened an auction; returns who attacks. */
function playToAuction(table: Table, random: Random): Seat {
  for (;;) {
    const [seat] = listSeats(table.turnStatus(0, 0).awaited) as [Seat];
    const { legal } = table.turnStatus(seat, 0);
    const keen = legal.filter((move) => /^(grab|bid|water)/.test(move));
    const [first = legal[random.below(legal.length)] as string] = keen.filter((move) => !move.startsWith('water'));
    const move = keen.length > 0 && !/^(grab|bid)/.test(first) ? (keen[random.below(keen.length)] as string) : first;
    expect(play(table, PEOPLE[seat]!, seat, move).ok).toBe(true);
    if (move.startsWith('bid')) return seat;
  }
}

/** The moves since an entry, with who made them. */
const movesSince = (table: Table, n: number): [Seat, string][] =>
  table.log.slice(n + 1).flatMap((entry) => (entry.kind === 'moved' ? [[entry.seat, entry.move]] : []));

describe('standing orders', () => {
  it('in an auction raise as little as possible up to what was said, then accept', async () => {
    const eden = await gameOf('eden');
    const table = startTable({ game: eden, people: PEOPLE });
    const attacker = playToAuction(table, new FastRandom(3));
    const [defender] = listSeats(table.turnStatus(0, 0).awaited) as [Seat];
    const limit = Math.min(...bidsOf(table, defender));
    const n = table.n;
    done(table, PEOPLE[defender]!, { kind: 'order', seat: defender, order: { upTo: limit } });
    expect(movesSince(table, n)).toEqual([[defender, `bid ${limit}`]]);
    const raised = table.n;
    const raise = play(table, PEOPLE[attacker]!, attacker, `bid ${limit + 5}`);
    expect(raise.ok).toBe(true);
    expect(movesSince(table, raised)).toEqual([
      [attacker, `bid ${limit + 5}`],
      [defender, 'accept'],
    ]);
  });

  it('of both sides settle an auction at once, and the log replays to the same', async () => {
    const eden = await gameOf('eden');
    const table = startTable({ game: eden, people: PEOPLE });
    for (const [seat, person] of PEOPLE.entries()) {
      done(table, person, { kind: 'order', seat, order: { upTo: 20 } });
    }
    playToAuction(table, new FastRandom(3));
    const last = movesSince(table, 0).at(-1);
    expect(last?.[1]).toBe('accept');
    expect(Table.restore(eden, table.log).snapshot(0, 0)).toEqual(table.snapshot(0, 0));
  });

  it('answer for one who is away, before the bot that stands in does', async () => {
    const table = startTable({ game: await gameOf('eden'), people: PEOPLE });
    const attacker = playToAuction(table, new FastRandom(3));
    const [defender] = listSeats(table.turnStatus(0, 0).awaited) as [Seat];
    const limit = Math.min(...bidsOf(table, defender));
    done(table, PEOPLE[defender]!, { kind: 'order', seat: defender, order: { upTo: limit } });
    expect(table.standIn(defender, 'absent', 0)).toBe(true);
    const n = table.n;
    play(table, PEOPLE[attacker]!, attacker, `bid ${limit + 5}`);
    expect(movesSince(table, n)).toEqual([
      [attacker, `bid ${limit + 5}`],
      [defender, 'accept'],
    ]);
  });

  it('answer in the same breath whether they raise or accept, whatever their owner could pay', async () => {
    const eden = await gameOf('eden');
    /** What everyone else is sent while an attacker goes on raising against a sealed answer. */
    const listen = (limitOf: (most: number) => number): string[] => {
      const table = startTable({ game: eden, people: PEOPLE });
      const attacker = playToAuction(table, new FastRandom(3));
      const [defender] = listSeats(table.turnStatus(0, 0).awaited) as [Seat];
      const most = Math.max(...bidsOf(table, defender));
      done(table, PEOPLE[defender]!, { kind: 'order', seat: defender, order: { upTo: limitOf(most) } }, 1);
      for (
        let at = 2;
        bidsOf(table, attacker).length > 0 && table.turnStatus(attacker, 0).legal.includes('accept');
        at++
      ) {
        expect(table.turnStatus(0, 0).awaited).toBe(1 << attacker);
        play(table, PEOPLE[attacker]!, attacker, `bid ${Math.min(...bidsOf(table, attacker))}`, at);
      }
      const last = table.log.findLast(({ kind }) => kind === 'moved');
      expect(last).toMatchObject({ seat: defender, move: 'accept' });
      return [0, 1, 2, 8]
        .filter((viewer) => viewer !== defender)
        .map((viewer) => JSON.stringify(table.update(0, viewer, 99)));
    };
    expect(listen(() => 1000)).toEqual(listen((most) => most));
    expect(listen(() => 1000)).not.toEqual(listen((most) => most - 10));
  });

  it('are sealed: others learn neither whose they are nor what they say', async () => {
    const table = startTable({ game: await gameOf('eden'), people: PEOPLE });
    done(table, BEN, { kind: 'order', seat: 1, order: { upTo: 35 } });
    expect(table.redacted(table.n, 1)).toMatchObject({ own: { seat: 1, order: { upTo: 35 } } });
    expect(table.turnStatus(1, 0).order).toEqual({ upTo: 35 });
    for (const viewer of [0, 2, 8]) {
      expect(table.redacted(table.n, viewer)).toEqual({ kind: 'ordered', n: table.n, at: 0 });
      expect(JSON.stringify(table.snapshot(viewer, 0))).not.toContain('upTo');
    }
    done(table, BEN, { kind: 'order', seat: 1, order: null });
    expect(table.turnStatus(1, 0).order).toBeUndefined();
  });

  it('let one who stopped build on once someone passes them, once', async () => {
    const table = startTable({ game: await gameOf('gardlings'), people: [ANN, BEN] });
    const buildOn = (person: Person, seat: Seat): void => {
      const { legal } = table.turnStatus(seat, 0);
      const [move = ''] = legal.filter((text) => text.startsWith('lay') || text === 'draw');
      expect(play(table, person, seat, move).ok).toBe(true);
    };
    buildOn(ANN, 0);
    buildOn(ANN, 0);
    expect(play(table, ANN, 0, 'stop').ok).toBe(true);
    done(table, ANN, { kind: 'order', seat: 0, order: { round: 1, gems: 0 } });
    expect(table.turnStatus(0, 0).legal).toEqual(['resume']);
    for (let move = 0; move < 12 && table.turnStatus(0, 0).legal.includes('resume'); move++) buildOn(BEN, 1);
    expect(table.turnStatus(0, 0).legal).toContain('draw');
    expect(table.turnStatus(0, 0).order).toBeUndefined();
    expect(table.redacted(table.n, 0)).toMatchObject({ kind: 'ordered', own: { seat: 0, order: null, isDone: true } });
    expect(table.redacted(table.n, 1)).toEqual({ kind: 'ordered', n: table.n, at: 0 });
  });

  it('that make no sense are refused, with what is wrong', async () => {
    const table = startTable({ game: await gameOf('eden'), people: PEOPLE });
    const leave = (order: object, by = ANN) =>
      refusalOf(table.handle({ kind: 'order', seat: 0, order: order as never }, by, { at: 0 }));
    expect(leave({ upTo: 12 })).toEqual({
      rule: 'table',
      key: 'wrongOrder',
      problem: 'order.upTo: is 12, not a multiple of 5',
    });
    expect(leave({ upTo: 5 })).toMatchObject({ key: 'wrongOrder' });
    expect(leave({ more: 1 })).toMatchObject({ key: 'wrongOrder' });
    expect(leave({ upTo: 20 }, BEN)).toMatchObject({ key: 'notYourSeat' });
    const plain = startTable({ game: threeInARow, people: [ANN, BEN] });
    expect(refusalOf(plain.handle({ kind: 'order', seat: 0, order: {} }, ANN, { at: 0 }))).toEqual({
      rule: 'table',
      key: 'noOrders',
    });
  });
});
