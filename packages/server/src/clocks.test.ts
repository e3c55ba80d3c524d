import { DatabaseSync } from 'node:sqlite';
import { type ClockSetting, DEFAULT_SETTINGS } from '@potager/table';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { databaseFile } from './storage/database.ts';
import { TestClient, TestServers } from './testing/index.ts';
import { TestMatch } from './testing/test-match.ts';

let servers: TestServers;

beforeEach(() => {
  servers = new TestServers();
});

afterEach(() => servers.end());

test('clocks are given in whole minutes and seconds', async () => {
  const { address } = await servers.start();
  const ann = await servers.guest(address, 'Ann');
  const ask = async (clock: ClockSetting) => {
    const wanted = { game: 'eden', seats: 3, settings: { ...DEFAULT_SETTINGS, clock } };
    const { status, body } = await ann.call('POST', '/tables', wanted);
    return { status, text: JSON.stringify(body) };
  };
  for (const hours of [0.5, 1 / 3, 1 / 60, 24, 720]) {
    expect(await ask({ kind: 'correspondence', hours })).toMatchObject({ status: 201 });
  }
  for (const hours of [0.01, 10.0001, 721]) {
    expect(await ask({ kind: 'correspondence', hours })).toMatchObject({ status: 400 });
  }
  const fraction = await ask({ kind: 'correspondence', hours: 12.34 });
  expect(fraction.text).toContain('settings.clock.hours: is no whole number of minutes');
  expect(await ask({ kind: 'live', minutes: 1, increment: 0 })).toMatchObject({ status: 201 });
  expect(await ask({ kind: 'live', minutes: 0.01, increment: 0 })).toMatchObject({ status: 400 });
  expect(await ask({ kind: 'live', minutes: 5, increment: 0.5 })).toMatchObject({ status: 400 });
});

/** A game for two with five minutes each, where somebody's clock runs. */
async function playLive(address: string): Promise<TestMatch> {
  const clock = { kind: 'live', minutes: 5, increment: 0 } as const;
  const match = await TestMatch.open(servers, address, { game: 'garden-nation', seats: 2, settings: { clock } });
  await match.start();
  return match;
}

async function leastLeft(match: TestMatch): Promise<number> {
  const { players, table } = match;
  const picture = await players[0]!.join(table, 0);
  return Math.min(...(picture.kind === 'snapshot' ? (picture.snapshot.turnStatus.clock?.left ?? []) : []));
}

const kindsAt = ({ players }: TestMatch): string[] => players.flatMap(({ entries }) => entries.map(({ kind }) => kind));

const HOUR = 3_600_000;

test.each([
  { what: 'a server that stood still', wall: HOUR, monotonic: HOUR },
  { what: 'a machine that was asleep, or a clock set forward', wall: HOUR, monotonic: 0 },
])('$what counts for nobody who plays live, and the log tells of it', async (leap) => {
  const ahead = { wall: 0, monotonic: 0 };
  const now = (): number => Date.now() + ahead.wall;
  const { address } = await servers.start({}, { now, monotonic: () => performance.now() + ahead.monotonic });
  const match = await playLive(address);
  const begun = performance.now();
  Object.assign(ahead, leap);
  const [ann] = match.players as [TestClient];
  await ann.until(() => kindsAt(match).includes('woke'));
  const woke = ann.entries.find(({ kind }) => kind === 'woke');
  const lost = woke?.kind === 'woke' ? woke.lost : 0;
  expect(Math.abs(lost - HOUR)).toBeLessThan(performance.now() - begun + 1000);
  // What is counted passed here too, but for the second that a server may be busy.
  expect(await leastLeft(match)).toBeGreaterThan(5 * 60_000 - (performance.now() - begun) - 2000);
  await match.play(3);
  expect(kindsAt(match)).not.toContain('stoodIn');
  expect(woke?.at).toBeGreaterThan(Date.now() + HOUR - 60_000);
});

test('a clock set back gives nobody time: live clocks go on, also for a game that comes from the database', async () => {
  let ahead = 0;
  const now = (): number => Date.now() + ahead;
  const first = await servers.start({}, { now });
  const match = await playLive(first.address);
  ahead = -HOUR;
  await match.play(2);
  const [before, begun] = [await leastLeft(match), performance.now()];
  const [ann] = match.players as [TestClient];
  await expect.poll(() => leastLeft(match), { timeout: 10_000 }).toBeLessThan(before - 300);
  expect(kindsAt(match)).not.toContain('woke');
  expect(await leastLeft(match)).toBeGreaterThan(before - (performance.now() - begun) - 1000);
  const times = ann.entries.map(({ at }) => at);
  expect(times).toEqual(times.toSorted((a, b) => a - b));

  await servers.stop(first);
  const second = await servers.start({}, { now });
  const back = await new TestClient(second.address, ann.cookie).connect();
  const running = async (): Promise<number> => {
    const picture = await back.join(match.table, 0);
    return Math.min(...(picture.kind === 'snapshot' ? (picture.snapshot.turnStatus.clock?.left ?? []) : []));
  };
  const restarted = await running();
  await expect.poll(running, { timeout: 10_000 }).toBeLessThan(restarted - 300);
  back.hangUp();
});

test('clocks by correspondence go by the clock on the wall', async () => {
  let ahead = 0;
  const { address } = await servers.start({}, { now: () => Date.now() + ahead });
  const settings = { clock: { kind: 'correspondence', hours: 2 } } as const;
  const match = await TestMatch.open(servers, address, { game: 'garden-nation', seats: 2, settings });
  await match.start();
  ahead = HOUR;
  expect(await leastLeft(match)).toBeLessThanOrEqual(HOUR);
  ahead = 2 * HOUR;
  const [ann] = match.players as [TestClient];
  await ann.until(() => kindsAt(match).includes('stoodIn'));
  expect(ann.entries.find(({ kind }) => kind === 'stoodIn')).toMatchObject({ why: 'time' });
});

test('a process that is stopped for a while costs nobody time', { timeout: 30_000 }, async () => {
  const server = await servers.spawn();
  const match = await playLive(server.address);
  const begun = performance.now();
  process.kill(server.pid, 'SIGSTOP');
  await new Promise((resolve) => setTimeout(resolve, 3600));
  process.kill(server.pid, 'SIGCONT');
  const left = await leastLeft(match);
  const ran = performance.now() - begun - 3600;
  // Of the time it stood still a second may count.
  expect(left).toBeGreaterThan(5 * 60_000 - ran - 1500);
  await expect.poll(() => kindsAt(match), { timeout: 10_000 }).toContain('woke');
  expect(server.isRunning).toBe(true);
});

test('a table of earlier days whose clock ends a fraction of a millisecond into quiet hours is brought back at once', async () => {
  const first = await servers.start();
  const quiet = { from: 22 * 60, to: 8 * 60, zone: 0 };
  const clock = { kind: 'correspondence', hours: 10, quiet } as const;
  const match = await TestMatch.open(servers, first.address, { game: 'garden-nation', seats: 2, settings: { clock } });
  await match.start();
  await servers.stop(first);
  // As if it had begun at noon, with a clock that could be chosen then.
  const database = new DatabaseSync(databaseFile(servers.settings.dataFolder));
  database.exec(`
    UPDATE entries SET body = json_set(body, '$.settings.clock.hours', 10 + 1e-9) WHERE n = 0;
    UPDATE entries SET body = json_set(body, '$.at', ${Date.UTC(2026, 0, 5, 12)})`);
  database.close();
  const { address } = await servers.start({}, { now: () => Date.UTC(2026, 0, 5, 13) });
  const [ann] = match.players as [TestClient];
  const back = await new TestClient(address, ann.cookie).connect();
  expect(await back.join(match.table, 0)).toMatchObject({ snapshot: { info: { status: 'playing' } } });
  back.hangUp();
});
