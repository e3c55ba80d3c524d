import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { databaseFile } from '../storage/database.ts';
import { TestServers } from '../testing/index.ts';
import { metricsToken, readFigures, readFigureText } from '../testing/read-figures.ts';

let servers: TestServers;

beforeEach(() => {
  servers = new TestServers();
});

afterEach(() => servers.end());

test('answers are counted by status', async () => {
  const { address } = await servers.start({ metricsToken });
  await fetch(`${address}/healthz`);
  await fetch(`${address}/healthz`);
  await fetch(`${address}/api/me`);
  const figures = await readFigures(address);
  expect(figures.get('potager_responses_total{status="200"}')).toBe(2);
  expect(figures.get('potager_responses_total{status="401"}')).toBe(1);
});

test('a main thread that stood still shows, once', async () => {
  const { address } = await servers.start({ metricsToken });
  const readLongest = async (): Promise<number> =>
    (await readFigures(address)).get('nodejs_eventloop_lag_max_seconds')!;
  // It looks every 20 ms, and must have looked once to notice.
  await sleep(100);
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 1500);
  await sleep(100);
  expect(await readLongest()).toBeGreaterThan(1.4);
  await expect.poll(readLongest, { timeout: 20_000 }).toBeLessThan(1.4);
});

test('descriptors follow what is open', async () => {
  const { address } = await servers.start({ metricsToken });
  const before = await readFigures(address);
  expect(before.get('process_max_fds')).toBeGreaterThan(100);
  expect(before.get('process_open_fds')).toBeGreaterThan(5);
  const ann = await servers.guest(address, 'Ann');
  await ann.connect();
  // Both ends are in this process.
  expect((await readFigures(address)).get('process_open_fds')).toBeGreaterThan(before.get('process_open_fds')!);
});

test('room on the disk, the database and what is written ahead of it are as the system says', async () => {
  const { address } = await servers.start({ metricsToken });
  const file = databaseFile(servers.settings.dataFolder);
  const figures = await readFigures(address);
  expect(figures.get('potager_database_bytes')).toBe(statSync(file).size);
  expect(figures.get('potager_wal_bytes')).toBe(statSync(`${file}-wal`).size);
  expect(figures.get('potager_disk_size_bytes')).toBeGreaterThan(figures.get('potager_disk_free_bytes')!);
  expect(figures.get('potager_disk_free_bytes')).toBeGreaterThan(0);
});

test('how long bots wait and think is measured', async () => {
  const { address } = await servers.start({ metricsToken });
  const ann = await (await servers.guest(address, 'Ann')).connect();
  const table = await ann.openTable({ game: 'garden-nation', seats: 2 });
  for (const seat of [0, 1]) await ann.command(table, { kind: 'seatBot', seat, level: 'sprout' });
  await ann.join(table);
  await ann.command(table, { kind: 'start' });
  await ann.until(() => ann.entries.filter(({ kind }) => kind === 'moved').length >= 4);
  const figures = await readFigures(address);
  expect(figures.get('potager_bot_think_seconds_count')).toBeGreaterThanOrEqual(4);
  expect(figures.get('potager_bot_wait_seconds_count')).toBeGreaterThanOrEqual(4);
  expect(figures.get('potager_bot_think_seconds_sum')).toBeGreaterThan(0);
});

test('docs/hosting.md tells of every figure', async () => {
  const { address } = await servers.start({
    metricsToken,
    backups: { folder: join(servers.folder, 'backups'), hour: 4, minute: 0, everyHours: 24, daily: 1, weekly: 1 },
  });
  const docs = readFileSync(join(import.meta.dirname, '../../../../docs/hosting.md'), 'utf8');
  const names = [...(await readFigureText(address)).matchAll(/^# TYPE (\w+)/gm)].map(([, name]) => name as string);
  expect(names.length).toBeGreaterThan(20);
  expect(names.filter((name) => !docs.includes(`\`${name}\``))).toEqual([]);
});
