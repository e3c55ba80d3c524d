import { chmodSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { databaseFile } from './storage/database.ts';
import { TestClient, TestServers, type TestProcess } from './testing/index.ts';
import { TestMatch } from './testing/test-match.ts';

let servers: TestServers;
/** While it is there, Garden Nation never comes to an end. */
let fault: string;

beforeEach(() => {
  servers = new TestServers();
  fault = join(servers.folder, 'fault');
});

afterEach(() => servers.end());

const freezingServer = fileURLToPath(new URL('testing/freezing-server.ts', import.meta.url));

const spawn = (...flags: readonly string[]): Promise<TestProcess> =>
  servers.spawnBy({ program: [freezingServer, fault, servers.settings.pageFolder] }, '--watchdog', '1', ...flags);

interface Tables {
  readonly freezing: string;
  readonly sound: string;
  readonly ann: TestClient;
}

/** A game of Garden Nation that has begun, and a table of Eden at which one seat is taken. */
async function openTables(server: TestProcess): Promise<Tables> {
  const match = await TestMatch.open(servers, server.address, { game: 'garden-nation', seats: 2 });
  await match.start();
  await match.play(3);
  const [ann] = match.players as [TestClient];
  const sound = await ann.openTable({ game: 'eden', seats: 3 });
  await ann.sit(sound, 0);
  return { freezing: match.table, sound, ann };
}

/** Everything but that table is served. */
async function expectSetAside(server: TestProcess, { freezing, sound, ann }: Tables): Promise<void> {
  const back = await new TestClient(server.address, ann.cookie).connect();
  expect(await back.ask({ type: 'join', table: freezing })).toEqual({ ok: false, error: { code: 'setAside' } });
  expect(await back.call('GET', `/tables/${freezing}`)).toMatchObject({
    status: 503,
    body: { error: { code: 'setAside' } },
  });
  expect(await back.join(sound, 0)).toMatchObject({ kind: 'snapshot' });
  expect(await back.sit(sound, 1)).toMatchObject({ ok: true });
  expect((await fetch(`${server.address}/healthz`)).status).toBe(200);
  back.hangUp();
}

function readSetAside(): unknown[] {
  const database = new DatabaseSync(databaseFile(servers.settings.dataFolder), { readOnly: true });
  const rows = database.prepare('SELECT table_key, why FROM set_aside').all();
  database.close();
  return rows.map((row) => ({ ...row }));
}

test('a table that freezes the server at its start is set aside, and the house opens with all others', async () => {
  const first = await spawn();
  const tables = await openTables(first);
  // Stopped by a signal it has not stood still, however long that lasts.
  process.kill(first.pid, 'SIGSTOP');
  await sleep(1500);
  process.kill(first.pid, 'SIGCONT');
  await sleep(300);
  expect(await first.kill('SIGTERM')).toBe(0);
  writeFileSync(fault, '');
  // It listens before it wakes anything; then it stands still over the table, and its own watchdog ends it.
  const second = await spawn();
  expect(await second.ended).toEqual({ code: null, signal: 'SIGALRM' });
  expect(second.output).toContain('over table 1: it is ended, to be started anew');
  const third = await spawn('--metrics-token', 'figures');
  await expectSetAside(third, tables);
  expect(third.output).toMatch(/"table":1,"why":"frozen".*a table is set aside/);
  const figures = await fetch(`${third.address}/metrics`, { headers: { authorization: 'Bearer figures' } });
  expect(await figures.text()).toMatch(/^potager_tables_set_aside 1$/m);
  await third.kill('SIGTERM');
  expect(readSetAside()).toEqual([{ table_key: 1, why: 'frozen' }]);
});

test('a table that freezes the server while it is played at is set aside, too', async () => {
  const first = await spawn();
  const ann = await (await servers.guest(first.address, 'Ann')).connect();
  const freezing = await ann.openTable({ game: 'garden-nation', seats: 2 });
  for (const seat of [0, 1]) await ann.sit(freezing, seat);
  const sound = await ann.openTable({ game: 'eden', seats: 3 });
  await ann.sit(sound, 0);
  writeFileSync(fault, '');
  void ann.command(freezing, { kind: 'start' });
  expect(await first.ended).toEqual({ code: null, signal: 'SIGALRM' });
  const second = await spawn();
  await expectSetAside(second, { freezing, sound, ann });
});

test('systemd hears that the server is ready, that it is alive, that it stands still, and that it stops', async () => {
  const told = join(servers.folder, 'told');
  const programs = join(servers.folder, 'programs');
  mkdirSync(programs);
  writeFileSync(join(programs, 'systemd-notify'), `#!/bin/sh\necho "$@" >> "${told}"\n`);
  chmodSync(join(programs, 'systemd-notify'), 0o700);
  const read = (): string[] => (existsSync(told) ? readFileSync(told, 'utf8').trim().split('\n') : []);
  const environment = [
    `PATH=${programs}:${process.env['PATH'] ?? ''}`,
    'NOTIFY_SOCKET=/run/none',
    'WATCHDOG_USEC=600000',
  ];
  const program = [freezingServer, fault, servers.settings.pageFolder];
  const server = await servers.spawnBy({ starter: ['env', ...environment], program }, '--watchdog', '0');
  await expect.poll(read, { timeout: 20_000 }).toContain('READY=1');
  const count = (): number => read().filter((line) => line === 'WATCHDOG=1').length;
  await expect.poll(count, { timeout: 20_000 }).toBeGreaterThan(2);
  const ann = await (await servers.guest(server.address, 'Ann')).connect();
  const table = await ann.openTable({ game: 'garden-nation', seats: 2 });
  for (const seat of [0, 1]) await ann.sit(table, seat);
  writeFileSync(fault, '');
  const answer = ann.command(table, { kind: 'start' });
  // Nothing more once what was on its way has come; systemd would now end it.
  await expect.poll(async () => isConstant(count), { timeout: 20_000 }).toBe(true);
  rmSync(fault);
  expect(await answer).toMatchObject({ ok: true });
  expect(await server.kill('SIGTERM')).toBe(0);
  await expect.poll(read, { timeout: 20_000 }).toContain('STOPPING=1');
});

async function isConstant(read: () => number): Promise<boolean> {
  const before = read();
  await sleep(1000);
  return read() === before;
}
