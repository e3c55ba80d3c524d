import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { databaseFile } from './storage/database.ts';
import { TestClient, TestGarden } from './testing.ts';

let garden: TestGarden;

beforeEach(() => {
  garden = new TestGarden();
});

afterEach(() => garden.end());

test('what cannot be written is refused, told to nobody, and forgotten', async () => {
  const { address } = await garden.start();
  const ann = await (await garden.guest(address, 'Ann')).connect();
  const bob = await (await garden.guest(address, 'Bob')).connect();
  const table = await ann.openTable({ game: 'eden', seats: 3 });
  await bob.join(table);
  const database = new DatabaseSync(databaseFile(garden.settings.dataFolder), { timeout: 5000 });
  database.exec(`CREATE TRIGGER full BEFORE INSERT ON entries BEGIN SELECT raise(ABORT, 'the disk is full'); END`);
  expect(await ann.sit(table, 0)).toEqual({ ok: false, error: { code: 'failed' } });
  // Whoever looked on is sent away, to come back to what is true.
  await bob.until(() => bob.closed !== undefined);
  expect(bob.entries).toEqual([]);
  database.exec('DROP TRIGGER full');
  database.close();
  expect(await ann.sit(table, 1)).toEqual({ ok: true, result: { kind: 'entry', n: 1 } });
  const back = await new TestClient(address, bob.cookie).connect();
  const result = await back.join(table, undefined, 0);
  expect(result.kind === 'update' && result.update.entries).toMatchObject([{ n: 1, kind: 'sat', seat: 1 }]);
  back.hangUp();
});
