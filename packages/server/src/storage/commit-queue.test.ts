import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openDatabase } from './database.ts';
import { CommitQueue, type Writer } from './commit-queue.ts';
import { migrate } from './migrations.ts';
import { must } from './write.ts';

let folder: string;
let file: string;
let database: DatabaseSync;
let commits: CommitQueue;
let events: string[];
let batches: number[];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'potager-commits-'));
  file = join(folder, 'words.sqlite');
  database = openDatabase(file);
  migrate(database);
  events = [];
  batches = [];
  commits = new CommitQueue(file, {
    commit: (_seconds, writers) => batches.push(writers),
    fail: () => events.push('a failure'),
  });
});

afterEach(async () => {
  await commits.close();
  database.close();
  rmSync(folder, { recursive: true });
});

/** Writes one word as the only entry of a table; every word has a table of its own. */
const writer = (word: string): Writer => ({
  write: () => [['appendEntry', word.length, 0, word]],
  committed: () => events.push(`${word} is written`),
  failed: ({ message }) => events.push(`${word} is not: ${message}`),
});

const words = (): unknown[] =>
  database
    .prepare('SELECT body FROM entries ORDER BY table_key')
    .all()
    .map(({ body }) => body);

test('who writes in one turn shares a batch, and hears of it when it is on the disk', async () => {
  commits.enlist(writer('leek'));
  commits.enlist(writer('mints'));
  expect(events).toEqual([]);
  await commits.whenCommitted();
  expect(events).toEqual(['leek is written', 'mints is written']);
  expect(batches).toEqual([2]);
  expect(words()).toEqual(['leek', 'mints']);
});

test('who comes while a batch is being written shares the next one', async () => {
  const latecomers = ['mints', 'carrot'].map(writer);
  const first = writer('leek');
  commits.enlist({
    ...first,
    write() {
      for (const late of latecomers) setImmediate(() => commits.enlist(late));
      return first.write();
    },
  });
  await commits.whenCommitted();
  await new Promise(setImmediate);
  await commits.whenCommitted();
  expect(batches.reduce((sum, writers) => sum + writers)).toBe(3);
  expect(batches[0]).toBe(1);
  expect(words()).toEqual(['leek', 'mints', 'carrot']);
});

test('one that cannot be written does not take the others with it', async () => {
  for (const word of ['leek', 'kale', 'mints']) commits.enlist(writer(word));
  await commits.whenCommitted();
  expect(events).toEqual([
    'leek is written',
    'a failure',
    'kale is not: UNIQUE constraint failed: entries.table_key, entries.n',
    'mints is written',
  ]);
  expect(words()).toEqual(['leek', 'mints']);
});

test('a group says how many rows each write changed', async () => {
  await commits.commit(['appendEntry', 4, 0, 'leek'], ['appendEntry', 4, 1, 'kale']);
  expect(await commits.commit(['rewriteEntry', 'mint', 4, 1], ['removeEntries', 4])).toEqual([1, 2]);
});

test('where one that must change something does not, nothing of its group is written; all others are', async () => {
  const unmet = commits.commit(['appendEntry', 1, 0, 'leek'], must(['removeEntries', 9]), ['appendEntry', 2, 0, 'no']);
  const others = [commits.commit(['appendEntry', 3, 0, 'kale']), commits.commit(must(['appendEntry', 4, 0, 'mint']))];
  expect(await Promise.all([unmet, ...others])).toEqual([undefined, [1], [1]]);
  expect(words()).toEqual(['kale', 'mint']);
  expect(batches).toEqual([3]);
  expect(events).toEqual([]);
});

test('of two who want the same at once, one gets it', async () => {
  await commits.commit(['appendEntry', 4, 0, 'leek']);
  const take = async (): Promise<unknown> => commits.commit(must(['removeEntries', 4]));
  expect(await Promise.all([take(), take()])).toEqual([[1], undefined]);
});

test('what was rewritten is gone from the log that is written ahead, too', async () => {
  await commits.commit(['appendEntry', 4, 0, 'a leek of gold']);
  await commits.commit(['rewriteEntry', 'leek', 4, 0]);
  const read = (): string => readFileSync(file, 'latin1') + readFileSync(`${file}-wal`, 'latin1');
  expect(read()).toContain('of gold');
  await commits.scrub();
  expect(read()).not.toContain('of gold');
});

test('while somebody else holds the database, everyone else is served; then it is written', async () => {
  database.exec('BEGIN IMMEDIATE');
  commits.enlist(writer('leek'));
  for (let i = 0; i < 5; i++) await new Promise((resolve) => setTimeout(resolve, 20));
  expect(words()).toEqual([]);
  database.exec('COMMIT');
  await commits.whenCommitted();
  expect(events).toEqual(['leek is written']);
});

test('without its database the thread ends, and whoever waits for it hears so', async () => {
  const lost = new CommitQueue(join(folder, 'nowhere', 'words.sqlite'));
  for (const word of ['leek', 'kale']) {
    lost.enlist(writer(word));
    await lost.whenCommitted();
  }
  expect(events).toEqual(['leek is not: unable to open database file', 'kale is not: unable to open database file']);
  await lost.close();
});
