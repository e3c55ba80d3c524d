import type { PersonalData } from '@potager/table';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { NO_LIMITS, TestClient, TestServers } from './testing/index.ts';

let servers: TestServers;

beforeEach(() => {
  servers = new TestServers();
});

afterEach(() => servers.end());

const WANTED = { game: 'garden-nation', seats: 2 };
/** So many one may have one after the other, before it takes a while. */
const EXPORTS_AT_ONCE = 5;
const TOO_FAST = { error: { code: 'tooFast' } };

test('whoever has had their share of the server is told to wait, by whichever way they ask, and nobody else is', async () => {
  const { address } = await servers.start({ limits: { ...NO_LIMITS, workPerPerson: 10 } });
  const eve = await (await servers.guest(address, 'Eve')).connect();
  const ann = await (await servers.guest(address, 'Ann')).connect();
  const table = await ann.openTable(WANTED);
  const ask = async () => eve.ask({ type: 'join', table });
  let answer = await ask();
  for (let asked = 0; answer.ok && asked < 20_000; asked++) answer = await ask();
  expect(answer).toMatchObject({ ok: false, ...TOO_FAST });
  // A little of it comes back while a slow machine brings the next request.
  let refused = await eve.call('GET', '/me/tables');
  for (let asked = 0; refused.status === 200 && asked < 2000; asked++) refused = await eve.call('GET', '/me/tables');
  expect([refused.status, refused.body]).toEqual([429, TOO_FAST]);
  expect(await ann.sit(table, 0)).toMatchObject({ ok: true });
  expect((await ann.call('GET', '/me/tables')).status).toBe(200);
});

const becomeGuest = async (address: string): Promise<number> => {
  const headers = { 'content-type': 'application/json' };
  return (await fetch(`${address}/api/guest`, { method: 'POST', headers, body: '{"name":"Eve"}' })).status;
};

test('an address gets its share however many people come from there', async () => {
  const { address } = await servers.start({ limits: { ...NO_LIMITS, workPerAddress: 1 } });
  const statuses: number[] = [];
  for (let i = 0; i < 2000 && statuses.at(-1) !== 429; i++) statuses.push(await becomeGuest(address));
  expect(statuses[0]).toBe(200);
  expect(statuses.at(-1)).toBe(429);
});

test('a club comes at once, but an address makes no more guests than that', async () => {
  const { address } = await servers.start({ limits: { ...NO_LIMITS, requestsPerSecond: 20 } });
  const statuses = await Promise.all(Array.from({ length: 190 }, async () => becomeGuest(address)));
  const made = statuses.filter((status) => status === 200).length;
  expect(made).toBeGreaterThanOrEqual(120);
  expect(made).toBeLessThan(150);
  expect(statuses.filter((status) => status === 429)).toHaveLength(190 - made);
});

test('an export comes table by table while others are served, and not again and again', async () => {
  const { address } = await servers.start({ limits: { ...NO_LIMITS, tablesPerPerson: 100 } });
  const eve = await (await servers.guest(address, 'Eve')).connect();
  const tables: string[] = [];
  for (let i = 0; i < 12; i++) {
    const table = await eve.openTable(WANTED);
    tables.push(table);
    for (const seat of [0, 1]) await eve.sit(table, seat);
    await eve.command(table, { kind: 'start' });
    await eve.command(table, { kind: 'say', text: `line ${i}` });
    if (i % 2 === 0) await eve.command(table, { kind: 'resign', seat: 0 });
  }
  const replies = await Promise.all(Array.from({ length: 4 }, async () => eve.call<PersonalData>('GET', '/me/export')));
  const statuses = replies.map(({ status }) => status);
  expect(statuses).toContain(429);
  const granted = statuses.filter((status) => status === 200).length;
  expect(granted).toBeGreaterThan(0);
  const given = replies.find(({ status }) => status === 200)?.body;
  expect(given?.tables.map(({ table }) => table)).toEqual(tables.toReversed());
  expect(given?.tables.filter(({ record }) => record !== undefined)).toHaveLength(6);
  expect(given?.tables[0]?.said).toMatchObject([{ text: 'line 11' }]);
  const later: number[] = [];
  for (let i = 0; i < 6; i++) later.push((await eve.call('GET', '/me/export')).status);
  expect(later).toEqual(later.map((_, i) => (granted + i < EXPORTS_AT_ONCE ? 200 : 429)));
});

test('a game that is over and was not in memory is not kept there by an export', async () => {
  const first = await servers.start({ limits: NO_LIMITS });
  const eve = await (await servers.guest(first.address, 'Eve')).connect();
  for (let i = 0; i < 3; i++) {
    const table = await eve.openTable(WANTED);
    for (const seat of [0, 1]) await eve.sit(table, seat);
    await eve.command(table, { kind: 'start' });
    await eve.command(table, { kind: 'resign', seat: 0 });
  }
  await servers.stop(first);
  const { address } = await servers.start({ limits: NO_LIMITS, metricsToken: 'figures' });
  const again = new TestClient(address, eve.cookie);
  const { body } = await again.call<PersonalData>('GET', '/me/export');
  expect(body.tables.filter(({ record }) => record !== undefined)).toHaveLength(3);
  const metrics = await fetch(`${address}/metrics`, { headers: { authorization: 'Bearer figures' } });
  expect(await metrics.text()).toMatch(/^potager_tables_in_memory 0$/m);
});
