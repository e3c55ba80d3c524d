import type { MyTables } from '@potager/table';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { databaseFile } from '../storage/database.ts';
import { downgrade } from '../testing/downgrade.ts';
import { NO_LIMITS, TestClient, TestServers } from '../testing/index.ts';

let servers: TestServers;

beforeEach(() => {
  servers = new TestServers();
});

afterEach(() => servers.end());

const WANTED = { game: 'garden-nation', seats: 2 };

const start = (tablesPerPerson: number) => servers.start({ limits: { ...NO_LIMITS, tablesPerPerson } });

const guest = async (address: string, name: string) => (await servers.guest(address, name)).connect();

const open = async (client: TestClient): Promise<number> => (await client.call('POST', '/tables', WANTED)).status;

const countOf = (statuses: readonly number[], status: number): number =>
  statuses.filter((other) => other === status).length;

/** Somebody plays against nobody but themselves, and gives up. */
async function playOut(client: TestClient): Promise<string> {
  const table = await client.openTable(WANTED);
  for (const seat of [0, 1]) await client.sit(table, seat);
  await client.command(table, { kind: 'start' });
  await client.command(table, { kind: 'resign', seat: 0 });
  return table;
}

test('as many tables are opened as are allowed, however many are asked for at once', async () => {
  const { address } = await start(5);
  const ann = await guest(address, 'Ann');
  // Once all connections are there, requests come together.
  await Promise.all(Array.from({ length: 60 }, () => ann.call('GET', '/me')));
  const statuses = await Promise.all(Array.from({ length: 60 }, () => open(ann)));
  expect([countOf(statuses, 201), countOf(statuses, 429)]).toEqual([5, 55]);
  expect((await ann.call<MyTables>('GET', '/me/tables')).body.tables).toHaveLength(5);
});

test('the same goes for tables that follow others', async () => {
  const { address } = await start(3);
  const ann = await guest(address, 'Ann');
  const played = [];
  for (let i = 0; i < 30; i++) played.push(await playOut(ann));
  const rematches = await Promise.all(played.map((table) => ann.call('POST', `/tables/${table}/rematch`)));
  const statuses = rematches.map(({ status }) => status);
  expect([countOf(statuses, 200), countOf(statuses, 429)]).toEqual([3, 27]);
  // Whoever asks for one that is there already gets it.
  const [first] = played;
  expect((await ann.call('POST', `/tables/${first}/rematch`)).status).toBe(200);
});

test('who hosts or sits at a table keeps it open until it is over; who only says something there does not', async () => {
  const { address } = await start(1);
  const ann = await guest(address, 'Ann');
  const bob = await guest(address, 'Bob');
  const eve = await guest(address, 'Eve');
  const table = await ann.openTable(WANTED);
  await ann.sit(table, 0);
  await bob.sit(table, 1);
  await ann.command(table, { kind: 'start' });
  await eve.command(table, { kind: 'say', text: 'hello' });
  expect([await open(ann), await open(bob), await open(eve)]).toEqual([429, 429, 201]);
  await ann.command(table, { kind: 'resign', seat: 0 });
  expect([await open(ann), await open(bob), await open(eve)]).toEqual([201, 201, 429]);
});

test('a database from before that was told apart is read as if it had been', async () => {
  const server = await start(1);
  const ann = await guest(server.address, 'Ann');
  const bob = await guest(server.address, 'Bob');
  const eve = await guest(server.address, 'Eve');
  const table = await ann.openTable(WANTED);
  await bob.sit(table, 1);
  await eve.command(table, { kind: 'say', text: 'hello' });
  await servers.stop(server);
  downgrade(databaseFile(servers.settings.dataFolder), 5);
  const { address } = await start(1);
  const opened = [ann, bob, eve].map(async ({ cookie }) => open(new TestClient(address, cookie)));
  expect(await Promise.all(opened)).toEqual([429, 429, 201]);
});
