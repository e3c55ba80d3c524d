import type { AbsenceSetting, Absentee, TableSettings } from '@potager/table';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { TestClient, TestServers } from './testing/index.ts';
import { TestMatch } from './testing/test-match.ts';

let servers: TestServers;

beforeEach(() => {
  servers = new TestServers();
});

afterEach(() => servers.end());

const LIVE: Partial<TableSettings> = { clock: { kind: 'live', minutes: 60, increment: 0 } };
const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** What a client was last told about those the game waits for in vain. */
function absentTo({ messages }: TestClient): readonly Absentee[] {
  const told = messages.findLast((message) => message.type === 'presence');
  return (told?.type === 'presence' ? told.presence.absent : undefined) ?? [];
}

/** A game of two that waits for the second, who is gone. */
async function abandoned(address: string, settings: Partial<TableSettings>) {
  const match = await TestMatch.open(servers, address, { game: 'garden-nation', seats: 2, settings });
  const [ann, bob] = match.players as [TestClient, TestClient];
  await match.start();
  // At the start everyone chooses missions at once.
  bob.hangUp();
  return { match, ann, bob };
}

test('who is gone while the others wait is stood in for, and plays again when they are back', async () => {
  const { address } = await servers.start({ absenceSeconds: 1 });
  const match = await TestMatch.open(servers, address, { game: 'garden-nation', seats: 2, settings: LIVE });
  const [ann, bob] = match.players as [TestClient, TestClient];
  await match.start();
  bob.hangUp();
  await ann.until(() => ann.entries.some(({ kind }) => kind === 'stoodIn'));
  await ann.until(() => ann.entries.some((entry) => entry.kind === 'moved' && entry.seat === 1));
  const back = await new TestClient(address, bob.cookie).connect();
  await back.join(match.table, 1);
  await ann.until(() => ann.entries.some(({ kind }) => kind === 'returned'));
  expect(ann.entries.find(({ kind }) => kind === 'stoodIn')).toMatchObject({ seat: 1, why: 'absent' });
  back.hangUp();
});

test('nobody has waited while nobody was there', async () => {
  const { address } = await servers.start({ absenceSeconds: 2 });
  const match = await TestMatch.open(servers, address, { game: 'gardlings', seats: 3, settings: LIVE });
  await match.start();
  for (const player of match.players) player.hangUp();
  await new Promise((resolve) => setTimeout(resolve, 2500));
  const back = await new TestClient(address, match.players[0]?.cookie).connect();
  await back.join(match.table, 0);
  await new Promise((resolve) => setTimeout(resolve, 500));
  expect(back.entries).toEqual([]);
  await back.until(() => back.entries.filter(({ kind }) => kind === 'stoodIn').length === 2);
  back.hangUp();
});

test('everyone at the table is told how long it will be until a bot comes', async () => {
  const { address } = await servers.start({ absenceSeconds: 100 });
  const { ann } = await abandoned(address, LIVE);
  await ann.until(() => absentTo(ann).length === 1);
  const [{ seat, left }] = absentTo(ann) as [Absentee];
  expect(seat).toBe(1);
  expect(left).toBeGreaterThan(60_000);
  expect(left).toBeLessThanOrEqual(100_000);
});

test.each([
  { what: 'nothing is said and no clock runs', settings: {} },
  { what: 'the table waits', settings: { ...LIVE, absence: { kind: 'wait' } as const } },
])('nobody is replaced where $what, however long they are gone', async ({ settings }) => {
  const { address } = await servers.start({ absenceSeconds: 1 });
  const { ann } = await abandoned(address, settings);
  await new Promise((resolve) => setTimeout(resolve, 2000));
  expect(absentTo(ann)).toEqual([]);
  expect(ann.entries.map(({ kind }) => kind)).not.toContain('stoodIn');
});

test('where a table waits for days, a bot comes after them, also if the server was down meanwhile', async () => {
  const absence: AbsenceSetting = { kind: 'bot', minutes: 3 * 24 * 60 };
  let ahead = 0;
  const now = (): number => Date.now() + ahead;
  const first = await servers.start({}, { now });
  const { ann, match } = await abandoned(first.address, { absence });
  await ann.until(() => absentTo(ann).length === 1);
  ann.hangUp();
  await servers.stop(first);
  ahead = 2 * DAY;
  const second = await servers.start({}, { now });
  const early = await new TestClient(second.address, ann.cookie).connect();
  await early.join(match.table, 0);
  expect(early.entries.map(({ kind }) => kind)).not.toContain('stoodIn');
  early.hangUp();
  await servers.stop(second);
  ahead = 3 * DAY + HOUR;
  const third = await servers.start({}, { now });
  const late = await new TestClient(third.address, ann.cookie).connect();
  const picture = await late.join(match.table, 0);
  // It comes when the server brings the table back, be that before or after somebody looks.
  const [, chair] = picture.kind === 'snapshot' ? picture.snapshot.info.seats : [];
  const isThere = chair?.kind === 'human' && chair.standIn?.why === 'absent';
  await late.until(() => isThere || late.entries.some(({ kind }) => kind === 'stoodIn'));
  late.hangUp();
});

test('where a table votes, the others may decide after so long, and are told from when on', async () => {
  let ahead = 0;
  const { address } = await servers.start({}, { now: () => Date.now() + ahead });
  const { ann, match } = await abandoned(address, { absence: { kind: 'vote', minutes: 24 * 60 } });
  await ann.until(() => absentTo(ann).length === 1);
  expect(absentTo(ann)[0]?.left).toBeGreaterThan(DAY - HOUR);
  const ask = { kind: 'askAbsent', seat: 1, want: 'resign' } as const;
  expect(await ann.command(match.table, ask)).toMatchObject({ refusal: { key: 'notAwaitedLong' } });
  ahead = DAY;
  const picture = await ann.join(match.table, 0);
  const { absent } = picture.kind === 'snapshot' ? picture.presence : { absent: undefined };
  // All choose at once and she has not either: nobody waits for her, and she has waited for nobody.
  expect(absent).toMatchObject([{ seat: 1 }]);
  expect(absent?.[0]?.left).toBeLessThanOrEqual(0);
  expect(await ann.command(match.table, ask)).toMatchObject({ refusal: { key: 'moveFirst' } });
  await match.move(0, match.legal(0)[0] as string);
  expect(await ann.command(match.table, ask)).toMatchObject({ ok: true });
  await ann.until(() => ann.entries.some(({ kind }) => kind === 'ended'));
  const { body } = await ann.call<{ outcome?: unknown; proof: object }>('GET', `/tables/${match.table}/record`);
  expect(body.proof).toMatchObject({ draws: 'bySeat' });
});

test('those who are asked about somebody missed are told until when they may answer', async () => {
  let ahead = 0;
  const { address } = await servers.start({}, { now: () => Date.now() + ahead });
  const settings = { absence: { kind: 'vote', minutes: 24 * 60 } } as const;
  const match = await TestMatch.open(servers, address, { game: 'garden-nation', seats: 3, settings });
  await match.start();
  const [ann, bob, cleo] = match.players as [TestClient, TestClient, TestClient];
  for (const seat of [0, 2]) await match.move(seat, match.legal(seat)[0] as string);
  bob.hangUp();
  cleo.hangUp();
  ahead = DAY;
  await ann.join(match.table, 0);
  const ask = { kind: 'askAbsent', seat: 1, want: 'bot' } as const;
  expect(await ann.command(match.table, ask)).toMatchObject({ ok: true });
  await ann.until(() => (absentTo(ann)[0]?.left ?? 0) > DAY - HOUR);
  expect(await ann.command(match.table, ask)).toMatchObject({ refusal: { key: 'alreadyAsked' } });
  ahead = 2 * DAY;
  const picture = await ann.join(match.table, 0);
  const { absent } = picture.kind === 'snapshot' ? picture.presence : { absent: undefined };
  expect(absent?.[0]?.left).toBeLessThanOrEqual(0);
  expect(await ann.command(match.table, ask)).toMatchObject({ ok: true });
  await ann.until(() => ann.entries.some(({ kind }) => kind === 'stoodIn'));
});

test('who is on holiday is not missed until it is over', async () => {
  let ahead = 0;
  const { address } = await servers.start({}, { now: () => Date.now() + ahead });
  const clock = { kind: 'correspondence', hours: 24, holidays: 14 } as const;
  const match = await TestMatch.open(servers, address, { game: 'garden-nation', seats: 2, settings: { clock } });
  await match.start();
  const [ann, bob] = match.players as [TestClient, TestClient];
  expect(await bob.command(match.table, { kind: 'holiday', seat: 1, days: 7 })).toMatchObject({ ok: true });
  bob.hangUp();
  await match.move(0, match.legal(0)[0] as string);
  ahead = 7 * DAY;
  const picture = await ann.join(match.table, 0);
  const { turnStatus, info } =
    picture.kind === 'snapshot' ? picture.snapshot : { turnStatus: undefined, info: undefined };
  expect(info?.seats[1]).toMatchObject({ holiday: { days: 7 } });
  expect(turnStatus?.clock?.left[1]).toBeGreaterThan(23 * HOUR);
  expect(info?.seats[1]).not.toHaveProperty('standIn');
});
