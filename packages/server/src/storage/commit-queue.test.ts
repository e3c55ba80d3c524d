import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openDatabase } from './database.ts';
import { CommitQueue, type Writer } from './commit-queue.ts';
import { migrate } from './migrations.ts';

let folder: string;
let database: DatabaseSync;
let commits: CommitQueue;
let events: string[];
let pages: number[];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'potager-commits-'));
  const file = join(folder, 'words.sqlite');
  database = openDatabase(file);
  migrate(database);
  events = [];
  pages = [];
  commits = new CommitQueue(file, {
    commit: (_seconds, writers) => pages.push(writers),
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
  write: () => [['append', word.length, 0, word]],
  committed: () => events.push(`${word} is written`),
  failed: ({ message }) => events.push(`${word} is not: ${message}`),
});

const words = (): unknown[] =>
  database
    .prepare('SELECT body FROM entries ORDER BY table_key')
    .all()
    .map(({ body }) => body);

test('who writes in one turn shares a page, and hears of it when it is on the disk', async () => {
  commits.enlist(writer('leek'));
  commits.enlist(writer('mints'));
  expect(events).toEqual([]);
  await commits.whenCommitted();
  expect(events).toEqual(['leek is written', 'mints is written']);
  expect(pages).toEqual([2]);
  expect(words()).toEqual(['leek', 'mints']);
});

test('who comes while a page is being written shares the next one', async () => {
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
  expect(pages.reduce((sum, writers) => sum + writers)).toBe(3);
  expect(pages[0]).toBe(1);
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

test('somebody else can write once the page is finished', async () => {
  commits.enlist(writer('leek'));
  await new Promise(setImmediate);
  commits.block();
  database.exec("INSERT INTO entries (table_key, n, body) VALUES (5, 0, 'mints')");
  expect(words()).toEqual(['leek', 'mints']);
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
