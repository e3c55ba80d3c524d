import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { databaseFile } from './database.ts';
import { release } from './set-aside-store.ts';
import { Storage } from './storage.ts';

let folder: string;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'potager-set-aside-'));
  await Storage.open(folder).close();
  const database = new DatabaseSync(databaseFile(folder));
  for (const key of [1, 2]) {
    database
      .prepare("INSERT INTO tables VALUES (?, ?, 'eden', 'playing', 0, 0, 0, NULL)")
      .run(key, `table ${String(key)}`);
  }
  database.close();
});

afterEach(() => rmSync(folder, { recursive: true }));

/** What one process does with the data, however it ends. */
async function during(work: (storage: Storage) => void): Promise<void> {
  const storage = Storage.open(folder);
  work(storage);
  await storage.close();
}

test('a table over which the server ended is tried once more, and set aside when it ends again', async () => {
  await during(({ crashNote }) => crashNote.write({ table: 2, isFrozen: false }));
  await during(({ crashNote, setAside }) => {
    expect(setAside.listSuspected()).toEqual(new Set([2]));
    expect(setAside.has(2)).toBe(false);
    // Before it comes to that, another one is in the way.
    crashNote.write({ table: 1, isFrozen: false });
  });
  await during(({ crashNote, setAside }) => {
    expect(setAside.listSuspected()).toEqual(new Set([1, 2]));
    setAside.trust(1);
    crashNote.write({ table: 2, isFrozen: false });
  });
  await during(({ setAside }) => {
    expect(setAside.listSuspected()).toEqual(new Set());
    expect(setAside.list()).toMatchObject([{ table: 2, why: 'ended' }]);
    expect([setAside.has(1), setAside.has(2)]).toEqual([false, true]);
  });
});

test('a note that was cleared blames nobody', async () => {
  await during(({ crashNote }) => {
    crashNote.write({ table: 2, isFrozen: true });
    crashNote.clear();
  });
  await during(({ setAside }) => {
    expect(setAside.list()).toEqual([]);
    expect(setAside.listSuspected()).toEqual(new Set());
  });
});

test('a table over which the server stood still is set aside at once, until it is released', async () => {
  await during(({ crashNote }) => crashNote.write({ table: 1, isFrozen: true }));
  await during(({ setAside, commits }) => {
    setAside.forgive();
    expect(setAside.list()).toMatchObject([{ table: 1, why: 'frozen' }]);
    setAside.forget(1);
    expect(setAside.has(1)).toBe(false);
    void commits.commit(release(1));
  });
  await during(({ setAside }) => expect(setAside.list()).toEqual([]));
});

test('what only failed is tried again at the next start', async () => {
  await during(({ setAside }) => {
    setAside.add({ table: 1, why: 'failed', detail: 'a fault in the rules', at: 5 });
    setAside.add({ table: 2, why: 'damaged', detail: 'entry 3 is missing', at: 6 });
  });
  await during(({ setAside }) => {
    expect(setAside.list().map(({ detail }) => detail)).toEqual(['a fault in the rules', 'entry 3 is missing']);
    setAside.forgive();
    expect(setAside.list()).toEqual([]);
  });
});

test('where it cannot be saved, it holds while the server runs', async () => {
  await during(({ setAside }) => {
    // There is no such table to refer to.
    setAside.add({ table: 9, why: 'failed', detail: 'lost', at: 5 });
    expect(setAside.has(9)).toBe(true);
    expect(setAside.list()).toEqual([{ table: 9, why: 'failed', detail: 'lost', at: 5 }]);
    setAside.forget(9);
    expect(setAside.has(9)).toBe(false);
  });
});
