import { type Seat, seatAt } from '@potager/kernel';
import { game as threeInARow } from '@potager/testkit/three-in-a-row/rules';
import { describe, expect, it } from 'vitest';
import type { Person } from './person.ts';
import { type AbsenceSetting, answerTime, type ClockSetting, DEFAULT_SETTINGS } from './settings.ts';
import { Table } from './table.ts';
import { winnersOf } from './table-info.ts';
import { ANN, BEN, CLEO, done, gameOf, play, refusalOf, startTable } from './testing/tables.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const VOTE: AbsenceSetting = { kind: 'vote', minutes: 60 };
const DAYS: ClockSetting = { kind: 'correspondence', hours: 24 };

function seated(settings: { absence?: AbsenceSetting; clock?: ClockSetting }) {
  const table = startTable({ game: threeInARow, people: [ANN, BEN], settings });
  const seat = seatAt(table.turnStatus(0, 0).awaited, 0);
  const [gone, other] = seat === 0 ? [ANN, BEN] : [BEN, ANN];
  return { table, seat, gone, other };
}

async function threeSeated() {
  const people = [ANN, BEN, CLEO];
  const table = startTable({ game: await gameOf('eden'), people, settings: { absence: VOTE } });
  const seat = seatAt(table.turnStatus(0, 0).awaited, 0);
  const [first, second] = people.filter((_, other) => other !== seat) as [Person, Person];
  return { table, seat, gone: people[seat]!, first, second };
}

const ask = (seat: Seat, want: 'bot' | 'resign') => ({ kind: 'askAbsent', seat, want }) as const;

describe('those the game waits for in vain', () => {
  it('are never replaced where the table waits, not even when their time is up', () => {
    const { table } = seated({ absence: { kind: 'wait' }, clock: DAYS });
    expect(table.nextTick()).toBeUndefined();
    table.tick(10 * DAY);
    expect(table.log.at(-1)?.kind).toBe('started');
  });

  it('nor where nothing is said and no clock runs', () => {
    const { table } = seated({});
    expect(table.nextTick()).toBeUndefined();
    table.tick(100 * DAY);
    expect(table.log.at(-1)?.kind).toBe('started');
  });

  it('are played by a bot when their time is up, where the table says so or nothing', () => {
    for (const absence of [{ absence: { kind: 'bot', minutes: 60 } as const }, {}]) {
      const { table, seat } = seated({ ...absence, clock: DAYS });
      table.tick(DAY);
      expect(table.log.at(-1)).toMatchObject({ kind: 'stoodIn', seat, why: 'time' });
    }
  });

  it('may be voted on only where the table votes, only after so long, and not by themselves', () => {
    const silent = seated({});
    const early = silent.table.handle(ask(silent.seat, 'bot'), silent.other, { at: DAY });
    expect(refusalOf(early)).toMatchObject({ key: 'noVotes' });
    const { table, seat, gone, other } = seated({ absence: VOTE });
    const refused = (by: Person, on: Seat, at: number) => refusalOf(table.handle(ask(on, 'bot'), by, { at }));
    expect(refused(other, seat, HOUR - 1)).toMatchObject({ key: 'notAwaitedLong', seat });
    expect(refused(gone, seat, HOUR)).toMatchObject({ key: 'notAwaitedLong', seat });
    expect(refused(other, 1 - seat, HOUR)).toMatchObject({ key: 'notAwaitedLong' });
    expect(refused(CLEO, seat, HOUR)).toMatchObject({ key: 'notSeated' });
    expect(refused(other, seat, HOUR)).toBeUndefined();
  });

  it('may be voted on as soon as their time is up', () => {
    const { table, seat, other } = seated({ absence: { kind: 'vote', minutes: 60 * 48 }, clock: DAYS });
    expect(table.isOverdue(seat, DAY - 1)).toBe(false);
    done(table, other, ask(seat, 'bot'), DAY);
    expect(table.log.at(-1)).toMatchObject({ kind: 'stoodIn', why: 'voted' });
  });

  it('between two, whoever waits decides alone: a bot plays until they return', () => {
    const { table, seat, gone, other } = seated({ absence: VOTE });
    done(table, other, ask(seat, 'bot'), HOUR);
    expect(table.log.slice(-2)).toMatchObject([
      { kind: 'asked', ask: { what: 'absent', seat, want: 'bot' } },
      { kind: 'stoodIn', seat, why: 'voted' },
    ]);
    expect(table.questions()).toMatchObject([{ seat }]);
    done(table, gone, { kind: 'return', seat }, HOUR);
    expect(table.questions()).toEqual([]);
    expect(table.isOverdue(seat, 2 * HOUR - 1)).toBe(false);
  });

  it('or they have resigned, and the last one has won', () => {
    const { table, seat, other } = seated({ absence: VOTE });
    done(table, other, ask(seat, 'resign'), HOUR);
    expect(table.log.slice(-2)).toMatchObject([
      { kind: 'resigned', seat, isVoted: true },
      { kind: 'ended', reason: 'resigned' },
    ]);
    expect(winnersOf(table.info)).toEqual([1 - seat]);
  });

  it('among three the other two must agree; whoever is missed has no say', async () => {
    const { table, seat, gone, first, second } = await threeSeated();
    done(table, first, ask(seat, 'resign'), HOUR);
    expect(table.info.status).toBe('playing');
    expect(refusalOf(table.handle({ kind: 'agree' }, gone, { at: HOUR }))).toMatchObject({ key: 'ownAsk' });
    done(table, second, { kind: 'agree' }, HOUR);
    expect(table.info.seats[seat]).toMatchObject({ hasResigned: true, standIn: { why: 'resigned' } });
    expect(table.info.status).toBe('playing');
  });

  it('are decided on without those who say nothing for as long as anybody is waited for', async () => {
    const { table, seat, gone, first, second } = await threeSeated();
    const late = 2 * HOUR;
    const again = (by: Person, want: 'bot' | 'resign', at: number) => table.handle(ask(seat, want), by, { at });
    done(table, first, ask(seat, 'bot'), HOUR);
    expect(refusalOf(again(first, 'bot', late - 1))).toMatchObject({ key: 'alreadyAsked' });
    expect(refusalOf(again(first, 'resign', late))).toMatchObject({ key: 'alreadyAsked' });
    expect(refusalOf(again(gone, 'bot', late))).toMatchObject({ key: 'notAwaitedLong' });
    done(table, second, { kind: 'decline' }, late);
    done(table, first, ask(seat, 'bot'), late);
    expect(refusalOf(again(first, 'bot', late + HOUR - 1))).toMatchObject({ key: 'alreadyAsked' });
    done(table, first, ask(seat, 'bot'), late + HOUR);
    expect(table.log.at(-1)).toMatchObject({ kind: 'stoodIn', seat, why: 'voted' });
    expect(table.info.ask).toBeUndefined();
    expect(Table.restore(await gameOf('eden'), table.log).info).toEqual(table.info);
  });

  it('are asked about for no longer than a move may take', () => {
    const minutes = 30 * 24 * 60;
    const settings = { ...DEFAULT_SETTINGS, absence: { kind: 'vote', minutes }, clock: DAYS } as const;
    expect(answerTime(settings)).toBe(DAY);
    expect(answerTime({ ...settings, clock: { kind: 'none' } })).toBe(30 * DAY);
    expect(answerTime(DEFAULT_SETTINGS)).toBe(Infinity);
  });

  it('are back with their next move, and nothing is asked any more', async () => {
    const { table, seat, gone, first, second } = await threeSeated();
    done(table, first, ask(seat, 'bot'), HOUR);
    const { legal } = table.turnStatus(seat, HOUR);
    expect(play(table, gone, seat, legal[0] as string, HOUR).ok).toBe(true);
    expect(table.info.ask).toBeUndefined();
    expect(table.handle({ kind: 'agree' }, second, { at: HOUR }).ok).toBe(false);
  });

  it('are not voted on by somebody who has not chosen either, where all choose at once', async () => {
    const people = [ANN, BEN];
    const table = startTable({ game: await gameOf('garden-nation'), people, settings: { absence: VOTE } });
    expect(refusalOf(table.handle(ask(1, 'resign'), ANN, { at: HOUR }))).toMatchObject({ key: 'moveFirst' });
    play(table, ANN, 0, table.turnStatus(0, 0).legal[0] as string, HOUR);
    done(table, ANN, ask(1, 'resign'), HOUR);
    expect(winnersOf(table.info)).toEqual([0]);
  });

  it('have been waited for since their turn began, or since the game went on', () => {
    const { table, seat, gone, other } = seated({ absence: VOTE });
    expect(table.waitedSince(seat)).toBe(0);
    expect(table.waitedSince(1 - seat)).toBeUndefined();
    play(table, gone, seat, table.turnStatus(seat, 0).legal[0] as string, MINUTE);
    expect(table.waitedSince(1 - seat)).toBe(MINUTE);
    done(table, gone, { kind: 'askPause' }, 2 * MINUTE);
    done(table, other, { kind: 'agree' }, 2 * MINUTE);
    expect(table.waitedSince(1 - seat)).toBeUndefined();
    done(table, other, { kind: 'unpause' }, 3 * MINUTE);
    table.wake(5 * MINUTE, 9 * MINUTE);
    expect(table.waitedSince(1 - seat)).toBe(8 * MINUTE);
    expect(Table.restore(threeInARow, table.log).waitedSince(1 - seat)).toBe(8 * MINUTE);
  });
});

describe('holidays', () => {
  const clock: ClockSetting = { kind: 'correspondence', hours: 24, holidays: 10 };
  const rest = (seat: Seat, days: number) => ({ kind: 'holiday', seat, days }) as const;

  it('stop the clock of whoever takes them, and their wait, until they are over', () => {
    const { table, seat, gone } = seated({ clock, absence: VOTE });
    done(table, gone, rest(seat, 3), 6 * HOUR);
    const { clock: face } = table.turnStatus(0, DAY);
    expect([face?.left[seat], face?.running]).toEqual([18 * HOUR, 0]);
    expect(table.isOverdue(seat, 2 * DAY)).toBe(false);
    const end = 3 * DAY + 6 * HOUR;
    expect(table.waitedSince(seat)).toBe(end);
    expect(table.turnStatus(0, end + HOUR).clock?.left[seat]).toBe(17 * HOUR);
    const again = Table.restore(threeInARow, table.log);
    expect(again.turnStatus(0, end + HOUR)).toEqual(table.turnStatus(0, end + HOUR));
  });

  it('are where a bot would have come, and it comes so much later', () => {
    const { table, seat, gone } = seated({ clock });
    done(table, gone, rest(seat, 2), 0);
    expect(table.nextTick()).toBe(3 * DAY);
    table.tick(3 * DAY - 1);
    expect(table.log.at(-1)?.kind).toBe('holiday');
    table.tick(3 * DAY);
    expect(table.log.at(-1)).toMatchObject({ kind: 'stoodIn', seat, why: 'time' });
  });

  it('are so many days in all; whoever is back early keeps those that were not begun', () => {
    const { table, seat, gone, other } = seated({ clock });
    const refused = (by: Person, days: number, at: number) => refusalOf(table.handle(rest(seat, days), by, { at }));
    expect(refused(other, 1, 0)).toMatchObject({ key: 'notYourSeat' });
    expect(refused(gone, 11, 0)).toMatchObject({ key: 'holidaysLeft', days: 10 });
    done(table, gone, rest(seat, 7), 0);
    done(table, gone, rest(seat, 0), DAY + HOUR);
    expect(table.info.seats[seat]).toMatchObject({ holiday: { until: DAY + HOUR, days: 2 } });
    expect(refused(gone, 9, 2 * DAY)).toMatchObject({ key: 'holidaysLeft', days: 8 });
    expect(refused(gone, 8, 2 * DAY)).toBeUndefined();
  });

  it('are taken only where the table allows them', () => {
    const { table, seat, gone } = seated({ clock: DAYS });
    expect(refusalOf(table.handle(rest(seat, 1), gone, { at: 0 }))).toMatchObject({ key: 'noHolidays' });
  });
});
