import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { schemaVersion } from './migrations.ts';
import { Storage } from './storage.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'potager-storage-'));
});

afterEach(() => rmSync(folder, { recursive: true }));

test('an installation keeps its identity', async () => {
  const first = Storage.open(folder);
  const installation = first.installation();
  await first.close();
  const second = Storage.open(folder);
  expect(second.installation()).toEqual(installation);
  await second.close();
});

test('a new database is at the newest schema and written ahead', async () => {
  const storage = Storage.open(folder);
  expect(storage.schemaVersion()).toBe(schemaVersion);
  await storage.close();
  const database = new DatabaseSync(join(folder, 'potager.sqlite'));
  expect(database.prepare('PRAGMA journal_mode').get()).toEqual({ journal_mode: 'wal' });
  database.close();
});

test('a damaged database is refused, and nothing stays behind that would keep the program going', async () => {
  const storage = Storage.open(folder);
  await storage.close();
  const file = join(folder, 'potager.sqlite');
  writeFileSync(file, readFileSync(file).fill(0xff, 4096));
  const before = process.getActiveResourcesInfo().filter((name) => name === 'MessagePort').length;
  expect(() => Storage.open(folder)).toThrow(/cannot be used/);
  const isSettled = () => process.getActiveResourcesInfo().filter((name) => name === 'MessagePort').length;
  await expect.poll(isSettled, { timeout: 10_000 }).toBeLessThanOrEqual(before);
});

test('a database of a newer program is refused and left alone', () => {
  const database = new DatabaseSync(join(folder, 'potager.sqlite'));
  database.exec('PRAGMA user_version = 999');
  database.close();
  expect(() => Storage.open(folder)).toThrow('newer Potager (schema 999');
  const after = new DatabaseSync(join(folder, 'potager.sqlite'));
  expect(after.prepare('PRAGMA user_version').get()).toEqual({ user_version: 999 });
  after.close();
});
