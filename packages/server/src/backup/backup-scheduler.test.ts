import { mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { makeBackup, restoreBackup } from '../data.ts';
import { databaseFile } from '../storage/database.ts';
import { TestServers } from '../testing/index.ts';
import { BackupScheduler } from './backup-scheduler.ts';

const DAY_MS = 86_400_000;
let servers: TestServers;
let folder: string;
let now: number;
const lines: string[] = [];
const log = {
  info: (...line: readonly unknown[]) => void lines.push(JSON.stringify(line)),
  error: (...line: readonly unknown[]) => void lines.push(JSON.stringify(line)),
};

beforeEach(() => {
  servers = new TestServers();
  folder = join(servers.folder, 'backups');
  now = new Date(2030, 0, 10, 12).getTime();
  lines.length = 0;
});

afterEach(() => servers.end());

const times = { hour: 4, minute: 0, everyHours: 24, daily: 2, weekly: 0 };

function begin(more: { folder?: string; spareBytes?: number } = {}): BackupScheduler {
  const { dataFolder } = servers.settings;
  const { folder: where = folder, ...rest } = more;
  return new BackupScheduler({
    settings: { dataFolder, backups: { folder: where, ...times } },
    now: () => now,
    log,
    spareBytes: 0,
    ...rest,
  });
}

test('a server makes its backups itself, for its own eyes, and they can be brought back', async () => {
  const server = await servers.start({ backups: { folder, ...times }, metricsToken: 'figures' }, { now: () => now });
  const readBackup = async (): Promise<unknown> =>
    ((await (await fetch(`${server.address}/healthz`)).json()) as { backup: unknown }).backup;
  await expect.poll(readBackup, { timeout: 20_000 }).toEqual({ ok: true, lastAt: new Date(now).toISOString() });
  now += 60_000;
  const figures = await fetch(`${server.address}/metrics`, { headers: { authorization: 'Bearer figures' } });
  const text = await figures.text();
  expect(text).toMatch(/^potager_backup_age_seconds 60$/m);
  expect(text).toMatch(/^potager_backup_failures 0$/m);
  const [name, ...others] = readdirSync(folder);
  expect(others).toEqual([]);
  expect(statSync(join(folder, name as string)).mode & 0o077).toBe(0);
  expect(statSync(folder).mode & 0o077).toBe(0);
  await servers.stop(server);
  expect(await restoreBackup(servers.settings.dataFolder, join(folder, name as string))).toMatchObject({ tables: 0 });
});

test('one is made when it is due and not before, what was missed at once, and old ones go', async () => {
  const { address } = await servers.start();
  await servers.guest(address, 'Ann');
  const scheduler = begin();
  await scheduler.whenIdle();
  expect(readdirSync(folder)).toHaveLength(1);
  now += 3_600_000;
  scheduler.look();
  await scheduler.whenIdle();
  expect(readdirSync(folder)).toHaveLength(1);
  await scheduler.stop();
  // Three days later it is started anew.
  now += 3 * DAY_MS;
  expect(scheduler.report.ok).toBe(false);
  const second = begin();
  await second.whenIdle();
  expect(readdirSync(folder)).toHaveLength(2);
  for (let day = 0; day < 3; day++) {
    now += DAY_MS;
    second.look();
    await second.whenIdle();
  }
  expect(readdirSync(folder)).toHaveLength(2);
  expect(second.report).toEqual({ ok: true, lastAt: now });
  expect(lines.at(-1)).toMatch(/"tables":0,"people":1,"bytes":\d+.*a backup was made/);
  await second.stop();
});

test('a failure is reported and tried again later, and what there is stays', async () => {
  await servers.start();
  const good = begin();
  await good.whenIdle();
  await good.stop();
  const before = readdirSync(folder);
  now += DAY_MS;
  writeFileSync(join(folder, 'potager-20290101T000000Z.sqlite.part'), 'half of one');
  const scheduler = begin({ spareBytes: 1e18 });
  await scheduler.whenIdle();
  expect(readdirSync(folder)).toEqual(before);
  expect(scheduler.report).toMatchObject({ ok: false, lastAt: now - DAY_MS });
  expect(scheduler.failureCount).toBe(1);
  expect(lines.at(-1)).toMatch(/not enough room.*No backup could be made/);
  scheduler.look();
  await scheduler.whenIdle();
  expect(scheduler.failureCount).toBe(1);
  now += 3_600_000;
  scheduler.look();
  await scheduler.whenIdle();
  expect(scheduler.failureCount).toBe(2);
  await scheduler.stop();
});

test('a damaged database makes no backup', async () => {
  const { dataFolder } = servers.settings;
  mkdirSync(dataFolder, { recursive: true });
  writeFileSync(databaseFile(dataFolder), Buffer.alloc(8192, 0x78));
  const scheduler = begin();
  await scheduler.whenIdle();
  expect(scheduler.report).toEqual({ ok: false, lastAt: undefined });
  expect(readdirSync(folder)).toEqual([]);
  await scheduler.stop();
});

test('where the folder cannot be used the server runs all the same, and says so', async () => {
  const file = join(servers.folder, 'a file');
  writeFileSync(file, '');
  const { address } = await servers.start({ backups: { folder: join(file, 'in it'), ...times } });
  const response = await fetch(`${address}/healthz`);
  expect([response.status, await response.json()]).toMatchObject([200, { ok: true, backup: { ok: false } }]);
});

test('a stop in the middle leaves nothing half done', async () => {
  await servers.start();
  const scheduler = begin();
  await scheduler.stop();
  expect(readdirSync(folder).filter((name) => name.includes('part'))).toEqual([]);
  expect(lines.filter((line) => line.includes('No backup'))).toEqual([]);
});

/** Writes without a pause until it is ended. */
const writer = `
  const { DatabaseSync } = require('node:sqlite');
  const { parentPort, workerData } = require('node:worker_threads');
  const database = new DatabaseSync(workerData, { timeout: 5000 });
  database.exec('PRAGMA synchronous = OFF');
  const write = database.prepare("INSERT INTO filler VALUES ('x')");
  setInterval(() => write.run(), 1);
  write.run();
  parentPort.postMessage('writing');`;

test('a backup comes to its end however busy the server is', async () => {
  const server = await servers.start();
  await servers.stop(server);
  const { dataFolder } = servers.settings;
  const file = databaseFile(dataFolder);
  const database = new DatabaseSync(file);
  database.exec('PRAGMA synchronous = OFF; CREATE TABLE filler (text TEXT)');
  database.exec(`WITH RECURSIVE count(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM count WHERE n < 60000)
    INSERT INTO filler SELECT hex(randomblob(300)) FROM count`);
  database.close();
  const thread = new Worker(writer, { eval: true, workerData: file });
  await new Promise((resolve) => thread.once('message', resolve));
  const target = join(servers.folder, 'busy.sqlite');
  expect(await makeBackup(dataFolder, target)).toEqual({ tables: 0, people: 0 });
  await thread.terminate();
  rmSync(target);
}, 20_000);
