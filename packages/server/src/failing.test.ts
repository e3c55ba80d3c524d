import { DatabaseSync } from 'node:sqlite';
import { registry } from '@potager/games/registry';
import type { GameEntry } from '@potager/kernel';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { databaseFile } from './storage/database.ts';
import { TestClient, TestServers } from './testing/index.ts';
import { TestMatch } from './testing/test-match.ts';

let servers: TestServers;

beforeEach(() => {
  servers = new TestServers();
});

afterEach(() => servers.end());

test('what cannot be written is refused, told to nobody, and forgotten', async () => {
  const { address } = await servers.start();
  const ann = await (await servers.guest(address, 'Ann')).connect();
  const bob = await (await servers.guest(address, 'Bob')).connect();
  const table = await ann.openTable({ game: 'eden', seats: 3 });
  await bob.join(table);
  const database = new DatabaseSync(databaseFile(servers.settings.dataFolder), { timeout: 5000 });
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

test('a game whose rules fail takes nobody else with it, and everything said is answered', async () => {
  const { address } = await servers.start({}, { games: [await withFault('garden-nation'), entryOf('eden')] });
  const match = await TestMatch.open(servers, address, { game: 'garden-nation', seats: 2 });
  const [ann, bob] = match.players as [TestClient, TestClient];
  const other = await bob.openTable({ game: 'eden', seats: 3 });
  expect(await ann.command(match.table, { kind: 'start' })).toEqual({ ok: false, error: { code: 'failed' } });
  await ann.until(() => ann.closed !== undefined);
  const back = await new TestClient(address, bob.cookie).connect();
  expect(await back.join(match.table, 1)).toMatchObject({ snapshot: { info: { status: 'waiting' } } });
  expect(await back.sit(other, 0)).toMatchObject({ ok: true });
  back.hangUp();
});

const entryOf = (name: string): GameEntry => registry.find((entry) => entry.name === name) as GameEntry;

/** The game, but that it cannot be begun. */
async function withFault(name: string): Promise<GameEntry> {
  const entry = entryOf(name);
  const { game } = await entry.rules();
  const begin = (): never => {
    throw new Error('a fault in the rules');
  };
  return { ...entry, rules: () => Promise.resolve({ game: { ...game, begin } }) };
}
