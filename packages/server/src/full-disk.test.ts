import { spawnSync } from 'node:child_process';
import { closeSync, mkdirSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import { DEFAULT_SETTINGS } from '@potager/table';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { databaseFile } from './storage/database.ts';
import { TestClient, TestServers, type TestProcess } from './testing/index.ts';
import { TestMatch } from './testing/test-match.ts';

let servers: TestServers;

beforeEach(() => {
  servers = new TestServers();
});

afterEach(() => servers.end());

interface Health {
  readonly ok: boolean;
  readonly storage: { readonly ok: boolean; readonly problem?: string };
}

const readHealth = async ({ address }: TestProcess): Promise<readonly [number, Health]> => {
  const response = await fetch(`${address}/healthz`);
  return [response.status, (await response.json()) as Health];
};

/** A disk that others keep busy may take its time. */
const PATIENT = { timeout: 20_000 };

/** As if everyone had last been here a day ago: their next visit is noted in the database. */
function agePeople(): void {
  const database = new DatabaseSync(databaseFile(servers.settings.dataFolder), { timeout: 5000 });
  database.exec('UPDATE sessions SET seen_at = seen_at - 86400000; UPDATE people SET seen_at = seen_at - 86400000');
  database.close();
}

test('on a full disk nothing ends: reading and watching go on, what cannot be kept is refused, and it mends itself', async () => {
  const server = await servers.spawn('--metrics-token', 'figures', '--push-contact', 'mailto:a@b.example');
  const match = await TestMatch.open(servers, server.address, { game: 'garden-nation', seats: 2 });
  await match.start();
  await match.play(6);
  const [ann, bob] = match.players as [TestClient, TestClient];
  await expect.poll(() => readHealth(server), PATIENT).toMatchObject([200, { ok: true, storage: { ok: true } }]);
  agePeople();
  const told = match.version;

  server.fillDisk(true);
  // A visitor who comes back after long, by socket and by request.
  const back = await new TestClient(server.address, ann.cookie).connect();
  expect((await back.call('GET', '/me/tables')).status).toBe(200);
  expect(await back.join(match.table, 0)).toMatchObject({ kind: 'snapshot', snapshot: { n: told } });
  // Moves, talk and everything over HTTP that would have to be kept.
  for (let i = 0; i < 3; i++) {
    expect(await ann.command(match.table, { kind: 'say', text: `lost ${i}` })).toEqual({
      ok: false,
      error: { code: 'notSaved' },
    });
  }
  const changes: [string, string, object?][] = [
    ['POST', '/tables', { game: 'eden', seats: 3 }],
    ['PATCH', '/me', { name: 'Anna' }],
    ['POST', '/recovery/new'],
    ['POST', '/sign-out'],
    ['POST', '/sign-out-everywhere'],
    ['DELETE', '/me'],
  ];
  for (const [method, path, body] of changes) {
    expect([path, await back.call(method, path, body)]).toMatchObject([
      path,
      { status: 503, body: { error: { code: 'notSaved' } } },
    ]);
  }
  expect(await new TestClient(server.address).call('POST', '/guest', { name: 'Eve' })).toMatchObject({ status: 503 });
  // What comes to nothing needs no room, and is no sign that there is some.
  for (const [method, path, body] of [
    ['DELETE', '/me/mutes/nobody'],
    ['PATCH', '/me', { name: 'Guest 0' }],
  ] as const) {
    expect([path, (await back.call(method, path, body)).status]).toEqual([path, 200]);
    expect([path, (await readHealth(server))[0]]).toEqual([path, 503]);
  }
  const [status, health] = await readHealth(server);
  expect([status, health.ok, health.storage.ok]).toEqual([503, false, false]);
  expect(health.storage.problem).toMatch(/disk.*make room/i);
  expect((await fetch(server.address)).status).toBe(200);
  const figures = await fetch(`${server.address}/metrics`, { headers: { authorization: 'Bearer figures' } });
  expect(await figures.text()).toMatch(/^potager_storage_writable 0$/m);
  // Nobody's line was cut.
  expect([ann.closed, bob.closed, back.closed]).toEqual([undefined, undefined, undefined]);
  expect(bob.lastEntry).toBe(told);

  server.fillDisk(false);
  await expect.poll(async () => (await readHealth(server))[0], PATIENT).toBe(200);
  const moved = await ann.command(match.table, { kind: 'say', text: 'we are back' });
  expect(moved).toMatchObject({ ok: true, result: { kind: 'entry', n: told + 1 } });
  await bob.until(() => bob.lastEntry === told + 1);
  expect(bob.entries.filter(({ kind }) => kind === 'said')).toMatchObject([{ n: told + 1, text: 'we are back' }]);
  back.hangUp();
  expect(server.output).toMatch(/make room/i);
  expect(server.output).toMatch(/can be written again/);
  expect(server.output).not.toContain('    at ');
  expect(await server.kill('SIGTERM')).toBe(0);
});

test('what was acknowledged before the disk was full is there after a crash', async () => {
  const first = await servers.spawn();
  const match = await TestMatch.open(servers, first.address, { game: 'garden-nation', seats: 2 });
  await match.start();
  await match.play(6);
  const told = match.version;
  const [ann] = match.players as [TestClient];
  first.fillDisk(true);
  expect(await ann.command(match.table, { kind: 'say', text: 'lost' })).toMatchObject({ ok: false });
  await first.kill('SIGKILL');
  const second = await servers.spawn();
  const back = await new TestClient(second.address, ann.cookie).connect();
  expect(await back.join(match.table, 0)).toMatchObject({ kind: 'snapshot', snapshot: { n: told } });
  back.hangUp();
});

test('bots and clocks wait while nothing can be kept, without turning in circles, and go on afterwards', async () => {
  const server = await servers.spawn('--bot-pace', '0', '--log', 'info', '--metrics-token', 'figures');
  const ann = await (await servers.guest(server.address, 'Ann')).connect();
  const clock = { kind: 'live', minutes: 5, increment: 0 } as const;
  const timed = await ann.openTable({ game: 'garden-nation', seats: 2, settings: { ...DEFAULT_SETTINGS, clock } });
  const bots = await ann.openTable({ game: 'garden-nation', seats: 2 });
  for (const seat of [0, 1]) await ann.command(bots, { kind: 'seatBot', seat, level: 'sprout' });
  await ann.sit(timed, 0);
  await ann.command(timed, { kind: 'seatBot', seat: 1, level: 'sprout' });
  await ann.join(timed, 0);
  await ann.join(bots);
  const isPast = (table: string, n: number): boolean => (entriesAt(ann, table).at(-1)?.n ?? 0) > n;
  await ann.command(bots, { kind: 'start' });
  await ann.until(() => isPast(bots, 8));
  await ann.command(timed, { kind: 'start' });
  server.fillDisk(true);
  await expect.poll(async () => (await readHealth(server))[0], PATIENT).toBe(503);
  await sleep(2500);
  const lines = server.output.split('\n').length;
  expect(lines).toBeLessThan(60);
  const last = entriesAt(ann, bots).at(-1)?.n ?? 0;

  server.fillDisk(false);
  await ann.until(() => isPast(bots, last + 3));
  await ann.until(() => entriesAt(ann, timed).some(({ kind }) => kind === 'woke'));
  const woke = entriesAt(ann, timed).find(({ kind }) => kind === 'woke');
  expect(woke?.kind === 'woke' && woke.lost).toBeGreaterThan(2000);
  expect(ann.closed).toBeUndefined();
});

test('a log on the full disk, and a stop meanwhile, end nothing but the server, as asked', async () => {
  const log = join(servers.folder, 'log');
  const shell = { starter: ['sh', '-c', `exec "$@" 2>> "${log}"`, 'sh'] };
  const server = await servers.spawnBy(shell, '--log', 'debug');
  const ann = await (await servers.guest(server.address, 'Ann')).connect();
  const table = await ann.openTable({ game: 'eden', seats: 3 });
  server.fillDisk(true);
  expect(await ann.sit(table, 0)).toMatchObject({ error: { code: 'notSaved' } });
  for (let i = 0; i < 5; i++) expect((await ann.call('GET', '/me')).status).toBe(200);
  expect((await readHealth(server))[0]).toBe(503);
  expect(await server.kill('SIGTERM')).toBe(0);
  const { length } = readFileSync(log);

  const second = await servers.spawnBy(shell, '--log', 'debug');
  const back = new TestClient(second.address, ann.cookie);
  second.fillDisk(true);
  expect((await back.call('GET', '/me')).status).toBe(200);
  second.fillDisk(false);
  expect((await back.call('GET', '/me')).status).toBe(200);
  expect(readFileSync(log).length).toBeGreaterThan(length);
});

test('where the disk is full from the start, the server says what to do', async () => {
  const first = await servers.spawn();
  await servers.guest(first.address, 'Ann');
  await first.kill('SIGKILL');
  const start = servers.spawnBy({ starter: ['prlimit', '--fsize=0'] });
  await expect(start).rejects.toThrow(/cannot be used: .*\n.*make room.*start again/);
  await expect(start).rejects.not.toThrow('    at ');
  await servers.spawn();
});

const canMount = spawnSync('unshare', ['-rm', 'mount', '-t', 'tmpfs', 'none', '/mnt']).status === 0;

test.skipIf(!canMount)(
  'a small disk that is really full is told from one that fails (needs leave to mount)',
  async () => {
    const { dataFolder } = servers.settings;
    mkdirSync(dataFolder);
    const mount = `mount -t tmpfs -o size=2m none "${dataFolder}" && exec "$@"`;
    const server = await servers.spawnBy({ starter: ['unshare', '-rm', 'sh', '-c', mount, 'sh'] });
    const ann = await (await servers.guest(server.address, 'Ann')).connect();
    const table = await ann.openTable({ game: 'eden', seats: 3 });
    // Its disk as the server sees it.
    const filler = `/proc/${server.pid}/root${dataFolder}/filler`;
    fill(filler);
    await expect
      .poll(async () => readHealth(server), PATIENT)
      .toMatchObject([503, { storage: { problem: expect.stringContaining('The disk is full: make room') as string } }]);
    expect(await ann.sit(table, 0)).toMatchObject({ error: { code: 'notSaved' } });
    rmSync(filler);
    await expect.poll(async () => (await readHealth(server))[0], PATIENT).toBe(200);
    expect(await ann.sit(table, 0)).toMatchObject({ ok: true, result: { n: 1 } });
  },
);

/** Until not a byte more goes in. */
function fill(file: string): void {
  const handle = openSync(file, 'w');
  for (const size of [65_536, 4096, 1]) while (isTaken(handle, size));
  closeSync(handle);
}

function isTaken(handle: number, size: number): boolean {
  try {
    return writeSync(handle, Buffer.alloc(size)) > 0;
  } catch {
    return false;
  }
}

const entriesAt = (client: TestClient, table: string) =>
  client.messages.flatMap((message) => {
    if (message.type === 'update' && message.table === table) return message.update.entries;
    return [];
  });
