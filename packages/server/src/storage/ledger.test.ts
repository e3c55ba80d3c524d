import { DatabaseSync } from 'node:sqlite';
import { beforeEach, expect, test } from 'vitest';
import { Ledger, type Writer } from './ledger.ts';

let database: DatabaseSync;
let events: string[];

beforeEach(() => {
  database = new DatabaseSync(':memory:');
  database.exec('CREATE TABLE words (word TEXT PRIMARY KEY) STRICT');
  events = [];
});

const writer = (word: string): Writer => ({
  write: () => void database.prepare('INSERT INTO words VALUES (?)').run(word),
  committed: () => events.push(`${word} is written`),
  failed: () => events.push(`${word} is not`),
});

const words = (): unknown[] =>
  database
    .prepare('SELECT word FROM words ORDER BY word')
    .all()
    .map(({ word }) => word);

test('who writes in one turn shares a transaction, and hears of it afterwards', async () => {
  const commits: number[] = [];
  const ledger = new Ledger(database, { commit: (_seconds, writers) => commits.push(writers), fail: () => undefined });
  ledger.enlist(writer('leek'));
  ledger.enlist(writer('kale'));
  expect(events).toEqual([]);
  await new Promise(setImmediate);
  expect(events).toEqual(['leek is written', 'kale is written']);
  expect(commits).toEqual([2]);
});

test('one that cannot be written does not take the others with it', () => {
  database.exec("INSERT INTO words VALUES ('kale')");
  const ledger = new Ledger(database);
  for (const word of ['leek', 'kale', 'mint']) ledger.enlist(writer(word));
  ledger.flush();
  expect(events).toEqual(['leek is written', 'kale is not', 'mint is written']);
  expect(words()).toEqual(['kale', 'leek', 'mint']);
});
