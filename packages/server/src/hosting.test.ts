import { existsSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { DEFAULT_SETTINGS } from '@potager/table';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { makeBackup, restoreBackup } from './data.ts';
import { databaseFile } from './storage/database.ts';
import { settingList, environmentName } from './settings-table.ts';
import { NO_LIMITS, TestClient, TestServers } from './testing/index.ts';
import { TestMatch } from './testing/test-match.ts';

let servers: TestServers;

beforeEach(() => {
  servers = new TestServers();
});

afterEach(() => servers.end());

test('figures are for those with the token only', async () => {
  const server = await servers.start({ metricsToken: 'figures' });
  const { address } = server;
  const read = async (): Promise<string> =>
    (await fetch(`${address}/metrics`, { headers: { authorization: 'Bearer figures' } })).text();
  const countCommits = (text: string): number => Number(/^potager_commit_seconds_count (\d+)$/m.exec(text)?.[1]);
  expect((await fetch(`${address}/metrics`)).status).toBe(404);
  const wrong = await fetch(`${address}/metrics`, { headers: { authorization: 'Bearer figure!' } });
  expect(wrong.status).toBe(404);
  // What the server writes by itself is behind it.
  await server.tidy();
  const before = countCommits(await read());
  const ann = await (await servers.guest(address, 'Ann')).connect();
  await ann.openTable({ game: 'eden', seats: 3 });
  const text = await read();
  expect(text).toMatch(/^potager_connections 1$/m);
  expect(text).toMatch(/^potager_tables 1$/m);
  // The guest, then the table.
  expect(countCommits(text) - before).toBe(2);
});

test('without a token there are no figures at all', async () => {
  const { address } = await servers.start();
  expect((await fetch(`${address}/metrics`, { headers: { authorization: 'Bearer ' } })).status).toBe(404);
});

test('a backup is made while a server runs, and comes back while none does', async () => {
  const server = await servers.start();
  const { dataFolder } = servers.settings;
  const ann = await (await servers.guest(server.address, 'Ann')).connect();
  const table = await ann.openTable({ game: 'eden', seats: 3 });
  const file = join(servers.folder, 'backups/monday.sqlite');
  expect(await makeBackup(dataFolder, file)).toEqual({ tables: 1, people: 1 });
  expect(readdirSync(dirname(file))).toEqual(['monday.sqlite']);
  await expect(makeBackup(dataFolder, file)).rejects.toThrow('is there already');
  const later = await ann.openTable({ game: 'eden', seats: 3 });
  // Whoever holds the folder and does not answer keeps it as it is.
  await expect(restoreBackup(dataFolder, file, 300)).rejects.toThrow('Stop it first');
  expect((await ann.call('GET', `/tables/${later}`)).status).toBe(200);
  expect(readdirSync(dataFolder).filter((name) => /restore|part|before/.test(name))).toEqual([]);
  await servers.stop(server);

  const restored = await restoreBackup(dataFolder, file);
  expect(restored).toMatchObject({ tables: 1, people: 1, isServed: false });
  expect(readdirSync(dirname(file))).toEqual(['monday.sqlite']);
  expect(existsSync(restored.before as string)).toBe(true);
  const { address } = await servers.start();
  const back = new TestClient(address, ann.cookie);
  expect((await back.call('GET', `/tables/${table}`)).status).toBe(200);
  expect((await back.call('GET', `/tables/${later}`)).status).toBe(404);
});

test('a backup comes back while a server runs, which goes on with it at the same address', async () => {
  const server = await servers.spawn();
  const { dataFolder } = servers.settings;
  const match = await TestMatch.open(servers, server.address, { game: 'garden-nation', seats: 2 });
  await match.start();
  await match.play(6);
  const then = match.version;
  const file = join(servers.folder, 'monday.sqlite');
  await makeBackup(dataFolder, file);
  await match.play(6);
  const [ann] = match.players as [TestClient, TestClient];
  const restored = await restoreBackup(dataFolder, file);
  expect(restored).toMatchObject({ tables: 1, people: 2, isServed: true });
  expect(existsSync(restored.before as string)).toBe(true);
  await ann.until(() => ann.closed !== undefined);
  expect(ann.closed).toMatchObject({ code: 1012, reason: 'stopping' });
  await untilItListens(server.address);
  const back = await new TestClient(server.address, ann.cookie).connect();
  // The client has seen more than there is now: it gets the whole picture.
  expect(await back.join(match.table, 0, match.version)).toMatchObject({ kind: 'snapshot', snapshot: { n: then } });
  back.hangUp();
  expect(await server.kill('SIGTERM')).toBe(0);
});

test('what a server writes is for its own eyes', async () => {
  const server = await servers.spawn();
  const { dataFolder } = servers.settings;
  const modes = readdirSync(dataFolder).map((name) => statSync(join(dataFolder, name)).mode & 0o077);
  expect(modes.length).toBeGreaterThan(0);
  expect(new Set(modes)).toEqual(new Set([0]));
  await server.kill('SIGTERM');
});

test('where a backup cannot be put in place a running server goes on with what it has', async () => {
  const server = await servers.spawn();
  const { dataFolder } = servers.settings;
  const ann = await (await servers.guest(server.address, 'Ann')).connect();
  const table = await ann.openTable({ game: 'eden', seats: 3 });
  writeFileSync(`${databaseFile(dataFolder)}.restore`, 'no database at all');
  await ann.until(() => ann.closed !== undefined);
  await expect.poll(() => server.output, { timeout: 20_000 }).toContain('could not be brought back');
  await untilItListens(server.address);
  expect((await ann.call('GET', `/tables/${table}`)).status).toBe(200);
});

test('what is no backup is refused before anything is touched', async () => {
  await expect(restoreBackup(servers.settings.dataFolder, join(servers.folder, 'none'))).rejects.toThrow('no file');
  const page = join(servers.settings.pageFolder, 'index.html');
  await expect(restoreBackup(servers.settings.dataFolder, page)).rejects.toThrow('cannot be brought back');
  expect(readdirSync(servers.settings.dataFolder)).toEqual([]);
  await expect(restoreBackup(join(page, 'inside'), page)).rejects.toThrow('cannot be used');
  await expect(makeBackup(join(servers.folder, 'nowhere'), join(servers.folder, 'x'))).rejects.toThrow(
    'no Potager data',
  );
  await servers.start();
  await expect(makeBackup(servers.settings.dataFolder, join(page, 'x'))).rejects.toThrow('No backup could be made');
});

test('old finished games, stale tables and lone guests go; a game that runs stays for ever', async () => {
  let now = Date.UTC(2030, 0, 1);
  const keep = { finished: 30, waiting: 14, guests: 60 };
  const server = await servers.start({ keep }, { now: () => now });
  const { address } = server;
  const clock = { kind: 'correspondence', hours: 700 } as const;
  const running = await TestMatch.open(servers, address, { game: 'garden-nation', seats: 2, settings: { clock } });
  await running.start();
  const over = await TestMatch.open(servers, address, { game: 'garden-nation', seats: 2 });
  await over.start();
  await over.players[0]?.command(over.table, { kind: 'resign', seat: 0 });
  const waiting = await over.players[0]!.openTable({ game: 'eden', seats: 3 });
  await servers.guest(address, 'Nobody');
  expect(await server.tidy()).toBe(0);
  now += 20 * 86_400_000;
  expect(await server.tidy()).toBe(1);
  now += 365 * 86_400_000;
  // The finished game first; then those who only sat there have no table any more.
  expect(await server.tidy()).toBe(1 + 3);
  const status = async (table: string): Promise<number> => (await fetch(`${address}/api/tables/${table}`)).status;
  expect(await Promise.all([running.table, over.table, waiting].map(status))).toEqual([200, 404, 404]);
});

test('however much is due, all of it goes, and everyone else has a turn meanwhile', async () => {
  let now = Date.UTC(2030, 0, 1);
  const limits = { ...NO_LIMITS, tablesPerPerson: 1000 };
  const server = await servers.start({ limits, keep: { finished: 0, waiting: 14, guests: 60 } }, { now: () => now });
  const { address } = server;
  const ann = await servers.guest(address, 'Ann');
  await Promise.all(Array.from({ length: 150 }, () => servers.guest(address, 'Nobody')));
  await Promise.all(Array.from({ length: 250 }, () => ann.openTable({ game: 'eden', seats: 3 })));
  now += 90 * 86_400_000;
  const fresh = await servers.guest(address, 'Bob');
  const kept = await fresh.openTable({ game: 'eden', seats: 3 });
  let turns = 0;
  const timer = setInterval(() => turns++, 1);
  expect(await server.tidy()).toBe(250 + 151);
  clearInterval(timer);
  expect(turns).toBeGreaterThan(4);
  expect(await server.tidy()).toBe(0);
  expect((await fresh.call('GET', `/tables/${kept}`)).status).toBe(200);
});

test('the log names no table, cookie or secret', { timeout: 20_000 }, async () => {
  const server = await servers.spawn('--log', 'debug', '--metrics-token', 'figures');
  const ann = await (await servers.guest(server.address, 'Ann')).connect();
  const table = await ann.openTable({ game: 'eden', seats: 3, settings: { ...DEFAULT_SETTINGS, isPublic: false } });
  await ann.call('GET', `/tables/${table}`);
  await ann.call('GET', `/tables/${table}/record`);
  await ann.call('GET', '/nothing/here');
  await server.kill('SIGTERM');
  expect(server.output).toContain('"route":"/api/tables/:id/record"');
  for (const secret of [table, ann.cookie?.split('=')[1] ?? '', 'figures', 'Ann']) {
    expect(server.output).not.toContain(secret);
  }
});

test('docs/hosting.md lists every setting', () => {
  const text = readFileSync(join(import.meta.dirname, '../../../docs/hosting.md'), 'utf8');
  for (const [name] of settingList) {
    expect(text).toContain(`\`--${name}\``);
    expect(text).toContain(`\`${environmentName(name)}\``);
  }
});

async function untilItListens(address: string): Promise<void> {
  await expect.poll(async () => (await fetch(`${address}/healthz`)).ok, { timeout: 20_000 }).toBe(true);
}
