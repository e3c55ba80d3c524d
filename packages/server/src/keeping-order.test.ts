import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Me, Mutes, NewReport, PersonalData } from '@potager/table';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { settleReport } from './storage/report-store.ts';
import { Storage } from './storage/storage.ts';
import { TestClient, TestServers } from './testing/index.ts';
import { TestMatch } from './testing/test-match.ts';

let servers: TestServers;
let address: string;
let stop: () => Promise<void>;
let time: number;

beforeEach(async () => {
  servers = new TestServers();
  time = Date.now();
  const server = await servers.start({}, { now: () => time });
  ({ address } = server);
  stop = async () => servers.stop(server);
});

afterEach(() => servers.end());

const idOf = async (client: TestClient): Promise<string> => (await client.call<Me>('GET', '/me')).body.person;

const mutesOf = async (client: TestClient): Promise<string[]> =>
  (await client.call<Mutes>('GET', '/me/mutes')).body.mutes.map(({ name }) => name);

/** Ann and Ben at a game that has begun. */
async function playTogether(settings = {}): Promise<{ ann: TestClient; ben: TestClient; table: string }> {
  const match = await TestMatch.open(servers, address, { game: 'garden-nation', seats: 2, ...settings });
  const [ann, ben] = match.players as [TestClient, TestClient];
  await match.start();
  return { ann, ben, table: match.table };
}

async function say(who: TestClient, table: string, text: string): Promise<number> {
  const answer = await who.command(table, { kind: 'say', text });
  if (!answer.ok || answer.result.kind !== 'entry') throw new Error(JSON.stringify(answer));
  return answer.result.n;
}

const report = async (who: TestClient, table: string, body: Partial<NewReport>) =>
  who.call('POST', `/tables/${table}/reports`, { reason: 'talk', ...body });

/** What the host finds, once the server has stopped. */
async function readReports() {
  await stop();
  const storage = Storage.open(servers.settings.dataFolder);
  const reports = storage.reports.list({ most: 100 });
  await storage.close();
  return reports;
}

test('whom somebody mutes is kept for them, on all their devices, and can be undone; nobody else learns of it', async () => {
  const ann = await servers.guest(address, 'Ann');
  const ben = await (await servers.guest(address, 'Ben')).connect();
  const cleo = await servers.guest(address, 'Cleo');
  const heard = ben.received.length;
  for (const other of [ben, cleo, ben]) await ann.call('POST', '/me/mutes', { person: await idOf(other) });
  expect((await mutesOf(ann)).toSorted()).toEqual(['Ben', 'Cleo']);
  const { code } = (await ann.call<{ code: string }>('POST', '/recovery/new')).body;
  const elsewhere = new TestClient(address);
  await elsewhere.call('POST', '/recovery', { code });
  await ben.call('PATCH', '/me', { name: 'Benno' });
  expect((await mutesOf(elsewhere)).toSorted()).toEqual(['Benno', 'Cleo']);
  await elsewhere.call('DELETE', `/me/mutes/${await idOf(cleo)}`);
  expect(await mutesOf(ann)).toEqual(['Benno']);
  expect(await mutesOf(ben)).toEqual([]);
  expect(ben.received.length).toBe(heard);
  const { body } = await ben.call<PersonalData>('GET', '/me/export');
  expect(JSON.stringify(body)).not.toContain(await idOf(ann));
});

test('nobody mutes themselves or nobody', async () => {
  const ann = await servers.guest(address, 'Ann');
  expect((await ann.call('POST', '/me/mutes', { person: await idOf(ann) })).status).toBe(403);
  expect((await ann.call('POST', '/me/mutes', { person: 'nobody' })).status).toBe(404);
  expect((await ann.call('DELETE', '/me/mutes/nobody')).status).toBe(200);
  expect((await new TestClient(address).call('GET', '/me/mutes')).status).toBe(401);
});

test('a report carries what the server itself knows of it, and nothing that was sent along', async () => {
  const { ann, ben, table } = await playTogether();
  const [annId, benId] = [await idOf(ann), await idOf(ben)];
  await say(ann, table, 'hello');
  const entry = await say(ben, table, 'you play like a turnip');
  await ben.command(table, { kind: 'leave', seat: 1 });
  const sent = { about: benId, entry, text: ' rude\u0007\nagain ' };
  expect((await report(ann, table, sent)).status).toBe(204);
  expect((await report(ann, table, sent)).status).toBe(204);
  const forged = { ...sent, context: { said: [] } };
  expect((await report(ann, table, forged)).status).toBe(400);
  const { body } = await ann.call<PersonalData>('GET', '/me/export');
  expect(body.reports).toEqual([{ at: time, about: benId, reason: 'talk', text: 'rude \nagain', table, entry }]);
  expect(await readReports()).toEqual([
    {
      id: 1,
      at: time,
      reporter: annId,
      about: benId,
      reason: 'talk',
      text: 'rude \nagain',
      table,
      entry,
      context: {
        game: 'garden-nation',
        status: 'playing',
        reporter: { name: 'Guest 0', seats: [0] },
        about: { name: 'Guest 1', seats: [1] },
        said: [
          { n: entry - 1, at: time, person: annId, text: 'hello', to: 'table' },
          { n: entry, at: time, person: benId, text: 'you play like a turnip', to: 'table' },
        ],
        absences: [{ n: entry + 1, at: time, kind: 'stoodIn', why: 'left' }],
      },
    },
  ]);
});

test('nobody reports what is not there, what they cannot see, or themselves', async () => {
  const { ann, ben, table } = await playTogether();
  const cleo = await (await servers.guest(address, 'Cleo')).connect();
  const dora = await servers.guest(address, 'Dora');
  const [annId, benId, cleoId] = [await idOf(ann), await idOf(ben), await idOf(cleo)];
  const ours = await say(ann, table, 'hello');
  await cleo.join(table);
  const hidden = await say(cleo, table, 'psst');
  const statusOf = async (who: TestClient, where: string, body: Partial<NewReport>) =>
    (await report(who, where, body)).status;
  expect(await statusOf(ann, table, { about: annId })).toBe(403);
  expect(await statusOf(ann, table, { about: await idOf(dora) })).toBe(404);
  expect(await statusOf(ann, table, { about: 'nobody' })).toBe(404);
  expect(await statusOf(ann, table, { about: benId, entry: ours })).toBe(404);
  expect(await statusOf(ann, table, { about: benId, entry: 9999 })).toBe(404);
  expect(await statusOf(ann, 'A'.repeat(22), { about: benId })).toBe(404);
  // What the gallery says is not for the players, as long as they play.
  expect(await statusOf(ann, table, { about: cleoId, entry: hidden })).toBe(404);
  expect(await statusOf(dora, table, { about: cleoId, entry: hidden })).toBe(204);
  expect(await statusOf(ann, table, { about: cleoId })).toBe(204);
  const [mine, theirs] = await readReports();
  expect(mine).toMatchObject({ reporter: annId, about: cleoId, context: { about: { name: 'Cleo', seats: [] } } });
  expect(mine?.context.said).toEqual([{ n: ours, at: time, person: annId, text: 'hello', to: 'table' }]);
  expect(theirs?.context.said).toMatchObject([{ n: hidden, text: 'psst' }]);
});

test('who sees a table later reports only what they have seen', async () => {
  const settings = { clock: { kind: 'none' }, isPublic: true, delay: 600, standIn: 'sprout' } as const;
  const { ben, table } = await playTogether({ settings });
  const entry = await say(ben, table, 'boo');
  const dora = await servers.guest(address, 'Dora');
  const about = await idOf(ben);
  expect((await report(dora, table, { about, entry })).status).toBe(404);
  time += 601_000;
  expect((await report(dora, table, { about, entry })).status).toBe(204);
});

test('somebody has so many reports a day', async () => {
  const { ann, ben, table } = await playTogether();
  const about = await idOf(ben);
  const statuses: number[] = [];
  for (let i = 0; i < 22; i++) statuses.push((await report(ann, table, { about, text: `no. ${String(i)}` })).status);
  expect(statuses).toEqual([...Array.from({ length: 20 }, () => 204), 429, 429]);
  time += 86_400_001;
  expect((await report(ann, table, { about, text: 'again' })).status).toBe(204);
});

test('what the host has settled is forgotten after ninety days, what is open is not', async () => {
  const { ann, ben, table } = await playTogether();
  const about = await idOf(ben);
  for (const text of ['one', 'two', 'three']) await report(ann, table, { about, text });
  await stop();
  const storage = Storage.open(servers.settings.dataFolder);
  await storage.commits.commit(settleReport(1, time), settleReport(2, time + 2 * 86_400_000));
  await storage.close();
  const later = time + 91 * 86_400_000;
  await servers.start({ keep: { finished: 0, waiting: 0, guests: 0 } }, { now: () => later });
  const database = new DatabaseSync(join(servers.settings.dataFolder, 'potager.sqlite'), { readOnly: true });
  const textsOf = () => database.prepare('SELECT text FROM reports ORDER BY id').all();
  await expect.poll(textsOf, { timeout: 20_000 }).toEqual([{ text: 'two' }, { text: 'three' }]);
  database.close();
});

test('who deletes themselves takes their mutes and reports along, and those about them', async () => {
  const { ann, ben, table } = await playTogether();
  const [annId, benId] = [await idOf(ann), await idOf(ben)];
  await ann.call('POST', '/me/mutes', { person: benId });
  await ben.call('POST', '/me/mutes', { person: annId });
  await report(ann, table, { about: benId });
  await report(ben, table, { about: annId });
  expect((await ann.call('DELETE', '/me')).status).toBe(204);
  expect(await mutesOf(ben)).toEqual([]);
  expect(await readReports()).toEqual([]);
});
