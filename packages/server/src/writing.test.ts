import { DatabaseSync } from 'node:sqlite';
import type { AuditLines, Me } from '@potager/table';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { databaseFile } from './storage/database.ts';
import { NO_LIMITS, TestClient, TestServers } from './testing/index.ts';
import { TestPasskey } from './testing/test-passkey.ts';

/** What is asked for at once, and what waits for the disk. */

let servers: TestServers;
let admins: string[];
let address: string;
let database: DatabaseSync;

beforeEach(async () => {
  servers = new TestServers();
  admins = [];
  ({ address } = await servers.start({ admins, limits: NO_LIMITS }));
  database = new DatabaseSync(databaseFile(servers.settings.dataFolder), { timeout: 5000 });
});

afterEach(async () => {
  database.close();
  await servers.end();
});

const count = (sql: string): number => Number(database.prepare(`SELECT count(*) AS n FROM ${sql}`).get()?.['n']);

async function makeHost(): Promise<TestClient> {
  const { client, id } = await servers.account(address, 'Hanna');
  admins.push(id);
  return client;
}

const byNumber = (a: number, b: number): number => a - b;

const statusesOf = async (calls: readonly Promise<{ readonly status: number }>[]): Promise<number[]> =>
  (await Promise.all(calls)).map(({ status }) => status);

test('while nothing can be written, whoever only reads is answered; then everything is written', async () => {
  const host = await makeHost();
  const ann = await (await servers.guest(address, 'Ann')).connect();
  const [ben, person] = [await servers.guest(address, 'Ben'), await ann.id()];
  const passkey = new TestPasskey(address);
  const options = (await ann.call<never>('POST', '/passkeys/options')).body;
  const table = await ann.openTable({ game: 'eden', seats: 3 });
  const [leaver, gone] = [await servers.guest(address, 'Cleo'), await servers.guest(address, 'Dora')];
  database.exec('BEGIN IMMEDIATE');
  let isHeld = true;
  const answered: boolean[] = [];
  const writing = [
    ann.call('PATCH', '/me', { name: 'Anna' }),
    ann.call('POST', '/passkeys', passkey.create(options)),
    ben.call('POST', '/recovery/new'),
    ben.call('POST', '/me/mutes', { person }),
    ben.call('POST', '/tables', { game: 'eden', seats: 3 }),
    host.call('POST', '/host/announce', { texts: { en: 'Tea is ready' } }),
    host.call('POST', '/host/mute', { person, why: 'loud' }),
    leaver.call('DELETE', '/me'),
    gone.call('POST', '/sign-out'),
  ].map(async (call) => {
    const answer = await call;
    answered.push(isHeld);
    return answer;
  });
  for (let i = 0; i < 2; i++) {
    expect(await ann.call<Me>('GET', '/me')).toMatchObject({ status: 200, body: { name: 'Ann', passkeys: [] } });
    expect((await ann.call('GET', `/tables/${table}`)).status).toBe(200);
    expect(await ann.join(table)).toBeDefined();
  }
  expect(answered).toEqual([]);
  isHeld = false;
  database.exec('COMMIT');
  expect(await statusesOf(writing)).toEqual([200, 200, 200, 200, 201, 204, 204, 204, 204]);
  expect(answered).not.toContain(true);
});

test('a recovery code lets one in, however many come with it at once', async () => {
  const { client } = await servers.account(address, 'Ann');
  const { code } = (await client.call<{ code: string }>('POST', '/recovery/new')).body;
  const all = Array.from({ length: 5 }, () => new TestClient(address));
  const statuses = await statusesOf(all.map((each) => each.call('POST', '/recovery', { code })));
  expect(statuses.toSorted(byNumber)).toEqual([200, 401, 401, 401, 401]);
  expect(all.filter(({ cookie }) => cookie !== undefined)).toHaveLength(1);
  expect(count('sessions')).toBe(2);
});

test('of passkeys that are added at once no more are taken than there may be, and one code is given', async () => {
  const ann = await servers.guest(address, 'Ann');
  const offers: never[] = [];
  for (let i = 0; i < 22; i++) offers.push((await ann.call<never>('POST', '/passkeys/options')).body);
  const added = await Promise.all(
    offers.map((options) => ann.call<{ code?: string }>('POST', '/passkeys', new TestPasskey(address).create(options))),
  );
  expect(added.filter(({ status }) => status === 200)).toHaveLength(20);
  expect(added.filter(({ status }) => status === 401)).toHaveLength(2);
  const codes = added.flatMap(({ body: { code } }) => code ?? []);
  expect(codes).toHaveLength(1);
  expect((await new TestClient(address).call('POST', '/recovery', { code: codes[0] })).status).toBe(200);
});

test('whoever signs in while they delete themselves is not there afterwards', async () => {
  for (let i = 0; i < 5; i++) {
    const { client, id } = await servers.account(address, `Ann ${i}`);
    const { code } = (await client.call<{ code: string }>('POST', '/recovery/new')).body;
    const elsewhere = new TestClient(address);
    const [left] = await Promise.all([
      client.call('DELETE', '/me'),
      elsewhere.call('POST', '/recovery', { code }),
      client.call('POST', '/me/push', { endpoint: 'https://push.example/1' }),
      client.call('POST', '/recovery/new'),
    ]);
    expect(left.status).toBe(204);
    expect((await elsewhere.call('GET', '/me')).status).toBe(401);
    expect([count(`people WHERE id = '${id}'`), count(`sessions WHERE person = '${id}'`)]).toEqual([0, 0]);
  }
  expect(count('leavers')).toBe(0);
});

test('to sign out twice at once is to sign out', async () => {
  const ann = await servers.guest(address, 'Ann');
  const [one, two] = [new TestClient(address, ann.cookie), new TestClient(address, ann.cookie)];
  const statuses = await statusesOf([one, two].map((each) => each.call('POST', '/sign-out')));
  expect(statuses.filter((status) => status !== 204 && status !== 401)).toEqual([]);
  expect(statuses).toContain(204);
  expect((await ann.call('GET', '/me')).status).toBe(401);
});

test('an action is done once, and its line in the audit log says so, however many ask at once', async () => {
  const host = await makeHost();
  const person = await (await servers.guest(address, 'Ann')).id();
  expect((await host.call('POST', '/host/ban', { target: person, why: 'loud' })).status).toBe(204);
  const lift = (): Promise<{ status: number }> => host.call('POST', '/host/unban', { target: person });
  expect((await statusesOf([lift(), lift(), lift()])).toSorted(byNumber)).toEqual([204, 404, 404]);
  const { lines } = (await host.call<AuditLines>('POST', '/host/audit', { about: person })).body;
  const results = lines.filter(({ what }) => what === 'unban').map(({ result }) => result);
  expect(results.toSorted()).toEqual(['done', 'notFound', 'notFound']);
});

test('without its line in the audit log nothing is done, and without being done it has none', async () => {
  const host = await makeHost();
  const ann = await servers.guest(address, 'Ann');
  const person = await ann.id();
  const mute = async (): Promise<number> => (await host.call('POST', '/host/mute', { person, why: 'loud' })).status;
  database.exec(`CREATE TRIGGER full BEFORE INSERT ON audit BEGIN SELECT RAISE(ABORT, 'the log is full'); END`);
  expect([await mute(), count('mutes'), count('audit')]).toEqual([500, 0, 0]);
  database.exec('DROP TRIGGER full');
  database.exec(`CREATE TRIGGER full BEFORE INSERT ON mutes BEGIN SELECT RAISE(ABORT, 'no more mutes'); END`);
  expect([await mute(), count('mutes'), count("audit WHERE result = 'done'")]).toEqual([500, 0, 0]);
  database.exec('DROP TRIGGER full');
  expect([await mute(), count('mutes'), count("audit WHERE result = 'done'")]).toEqual([204, 1, 1]);
});

test('what is said while a name is taken out of the log is kept, and told to everyone', async () => {
  const host = await makeHost();
  const [ann, ben] = [await servers.guest(address, 'Ann'), await servers.guest(address, 'Ben')];
  await Promise.all([ann.connect(), ben.connect()]);
  const person = await ann.id();
  const table = await ann.openTable({ game: 'eden', seats: 3 });
  await ann.sit(table, 0);
  await ben.sit(table, 1);
  const texts = Array.from({ length: 20 }, (_, i) => `line ${i}`);
  const [cleared, ...said] = await Promise.all([
    host.call('POST', '/host/clear-name', { person, why: 'rude' }),
    ...texts.map((text) => ben.command(table, { kind: 'say', text })),
  ]);
  expect(cleared.status).toBe(204);
  expect(said.filter(({ ok }) => !ok)).toEqual([]);
  const bodies = database.prepare("SELECT body FROM entries WHERE body LIKE '%line %' ORDER BY place").all();
  expect(bodies).toHaveLength(20);
  expect(count(`entries WHERE body LIKE '%"Ann"%'`)).toBe(0);
  expect((await ben.command(table, { kind: 'say', text: 'and on' })).ok).toBe(true);
});

test('who deletes themselves while others play on leaves their game whole', async () => {
  const [ann, ben] = [await servers.guest(address, 'Ann'), await servers.guest(address, 'Ben')];
  await Promise.all([ann.connect(), ben.connect()]);
  const table = await ben.openTable({ game: 'eden', seats: 3 });
  await ann.sit(table, 0);
  await ben.sit(table, 1);
  const texts = Array.from({ length: 20 }, (_, i) => `line ${i}`);
  const [left, ...said] = await Promise.all([
    ann.call('DELETE', '/me'),
    ...texts.map((text) => ben.command(table, { kind: 'say', text })),
  ]);
  expect(left.status).toBe(204);
  expect(said.filter(({ ok }) => !ok)).toEqual([]);
  expect(count(`entries WHERE body LIKE '%line %'`)).toBe(20);
  expect(count(`entries WHERE body LIKE '%"Ann"%'`)).toBe(0);
});
