import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { CallSettings, HttpProblem, Me } from '@potager/table';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { databaseFile } from '../storage/database.ts';
import { NO_LIMITS, TestClient, TestServers } from '../testing/index.ts';
import { TestMailbox } from '../testing/test-mailbox.ts';
import { TestMatch } from '../testing/test-match.ts';
import { TestPasskey } from '../testing/test-passkey.ts';
import { TestReceiver } from '../testing/test-receiver.ts';
import { type Description, type Heard, Judge } from '../testing/schema-judge.ts';

let servers: TestServers;
let address: string;
let description: Description;
let judge: Judge;
let mailbox: TestMailbox;
let chat: TestReceiver;
/** Those who keep order; the server looks whenever it matters. */
let admins: string[];

beforeEach(async () => {
  servers = new TestServers();
  const push = { isOn: true, contact: 'mailto:host@potager.example', services: ['push.example'] };
  admins = [];
  mailbox = await TestMailbox.open();
  chat = await TestReceiver.open();
  const mail = { server: mailbox.address, from: 'potager@potager.example' };
  const calls = { push, mail, hooks: 'any' } as const;
  ({ address } = await servers.start({ ...calls, limits: NO_LIMITS, admins }));
  description = (await (await fetch(`${address}/api/openapi.json`)).json()) as Description;
  judge = await Judge.make(description);
});

afterEach(async () => {
  await servers.end();
  chat.close();
  await mailbox.close();
});

/** `GET /api/tables/{id}` and so on, in the order of the alphabet. */
const operationsIn = ({ paths }: Description): string[] =>
  Object.entries(paths)
    .flatMap(([path, methods]) => Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`))
    .toSorted();

/** Asks a server and keeps every answer. */
class Inquiry {
  readonly heard: Heard[] = [];

  /** `path` as in the document, with what stands for the names in it. */
  async ask<T>(who: TestClient, operation: string, { body, id, headers }: Asked = {}): Promise<T> {
    const [method = '', path = ''] = operation.split(' ');
    const { status, body: answer } = await who.call(method, path.replace('{id}', id ?? '').slice(4), body, headers);
    this.heard.push({ operation, status, body: answer });
    return answer as T;
  }
}

interface Asked {
  readonly body?: unknown;
  readonly id?: string;
  readonly headers?: object;
}

/** Everything that can be asked for, once and rightly. */
async function askAll(inquiry: Inquiry): Promise<void> {
  const ann = new TestClient(address);
  await inquiry.ask(ann, 'POST /api/guest', { body: { name: 'Ann' } });
  await inquiry.ask(ann, 'PATCH /api/me', { body: { name: 'Anna' } });
  await askAboutTables(inquiry);
  await askAboutPasskeys(inquiry, ann);
  await askAsHost(inquiry);
  await inquiry.ask(ann, 'GET /api/notices');
  await inquiry.ask(ann, 'GET /api/push');
  await inquiry.ask(ann, 'POST /api/me/push', { body: { endpoint: 'https://push.example/ann' } });
  await askAboutCalls(inquiry, ann);
  await inquiry.ask(ann, 'DELETE /api/me/push');
  await inquiry.ask(ann, 'GET /api/openapi.json');
  await inquiry.ask(ann, 'GET /api/me');
  await inquiry.ask(ann, 'POST /api/sign-out');
  const ben = await servers.guest(address, 'Ben');
  await inquiry.ask(ben, 'POST /api/sign-out-everywhere');
  await inquiry.ask(await servers.guest(address, 'Cleo'), 'DELETE /api/me');
}

async function askAboutCalls(inquiry: Inquiry, ann: TestClient): Promise<void> {
  await inquiry.ask(ann, 'GET /api/me/calls');
  const times = {
    zone: 'Europe/Paris',
    language: 'fr',
    quiet: { from: 1320, to: 480 },
    rhythm: 'daily',
    digestAt: 480,
  };
  await inquiry.ask(ann, 'PATCH /api/me/calls', { body: times });
  await inquiry.ask(ann, 'POST /api/me/calls/mail', { body: { address: 'ann@potager.example' } });
  await inquiry.ask(ann, 'POST /api/me/calls/mail/confirm', { body: { code: mailbox.code } });
  const body = { address: chat.address };
  const { hooks } = await inquiry.ask<CallSettings>(ann, 'POST /api/me/calls/hooks', { body });
  await inquiry.ask(ann, 'GET /api/me/export');
  await inquiry.ask(ann, 'DELETE /api/me/calls/hooks/{id}', { id: hooks[0]?.id ?? '' });
  await inquiry.ask(ann, 'DELETE /api/me/calls/mail');
  const id = /no-mails#(\S+)/.exec(mailbox.mails[0]?.text ?? '')?.[1] ?? '';
  await inquiry.ask(new TestClient(address), 'POST /api/no-mails/{id}', { id });
}

/** One game played to its end, one over by resigning, one that waits. */
async function askAboutTables(inquiry: Inquiry): Promise<void> {
  const match = await TestMatch.open(servers, address, { game: 'garden-nation', seats: 2 });
  const [ann] = match.players as [TestClient, TestClient];
  await match.start();
  await match.play(2000);
  expect(match.isOver).toBe(true);
  const resigned = await TestMatch.open(servers, address, { game: 'garden-nation', seats: 2 });
  const [dora, emil] = resigned.players as [TestClient, TestClient];
  await resigned.start();
  await resigned.play(2);
  await dora.command(resigned.table, { kind: 'say', text: 'good luck' });
  await emil.command(resigned.table, { kind: 'leave', seat: 1 });
  await inquiry.ask(dora, 'GET /api/tables/{id}', { id: resigned.table });
  await askAboutOthers(inquiry, [dora, emil], resigned.table);
  await dora.command(resigned.table, { kind: 'resign', seat: 0 });
  for (const [who, { table }] of [
    [ann, match],
    [dora, resigned],
  ] as const) {
    await inquiry.ask(who, 'GET /api/tables/{id}/record', { id: table });
    await inquiry.ask(who, 'POST /api/tables/{id}/rematch', { id: table });
    await inquiry.ask(who, 'GET /api/me/tables');
    await inquiry.ask(who, 'POST /api/me/tables/hide', { body: { table, isHidden: true } });
    await inquiry.ask(who, 'POST /api/me/tables/over', { body: { limit: 1 } });
    await inquiry.ask(who, 'GET /api/me/export');
  }
  const clock = { kind: 'correspondence', hours: 24, quiet: { from: 1320, to: 420, zone: 60 } };
  const settings = { clock, isPublic: true, delay: 30, standIn: 'oak' };
  const wanted = { game: 'gardlings', seats: 3, options: { expert: true }, settings };
  const { table } = await inquiry.ask<{ table: string }>(ann, 'POST /api/tables', { body: wanted });
  await ann.command(table, { kind: 'seatBot', seat: 2, level: 'sprout' });
  await inquiry.ask(ann, 'GET /api/tables');
  await inquiry.ask(ann, 'POST /api/tables/find', { body: { ...wanted, nonce: 'a'.repeat(32) } });
}

async function askAboutOthers(inquiry: Inquiry, [who, other]: [TestClient, TestClient], table: string): Promise<void> {
  const { person } = (await other.call<Me>('GET', '/me')).body;
  await inquiry.ask(who, 'POST /api/me/mutes', { body: { person } });
  await inquiry.ask(who, 'GET /api/me/mutes');
  await inquiry.ask(who, 'DELETE /api/me/mutes/{id}', { id: person });
  await inquiry.ask(who, 'POST /api/me/mutes', { body: { person } });
  await inquiry.ask(who, 'POST /api/tables/{id}/reports', { id: table, body: { about: person, reason: 'stalling' } });
}

async function askAboutPasskeys(inquiry: Inquiry, ann: TestClient): Promise<void> {
  const passkey = new TestPasskey(address);
  const offer = await inquiry.ask<never>(ann, 'POST /api/passkeys/options');
  await inquiry.ask(ann, 'POST /api/passkeys', { body: passkey.create(offer) });
  const challenge = await inquiry.ask<never>(ann, 'POST /api/passkeys/sign-in/options');
  await inquiry.ask(new TestClient(address), 'POST /api/passkeys/sign-in', { body: passkey.get(challenge) });
  const { code } = await inquiry.ask<{ code: string }>(ann, 'POST /api/recovery/new');
  await inquiry.ask(new TestClient(address), 'POST /api/recovery', { body: { code } });
  const guest = await (await servers.guest(address, 'Gus')).connect();
  const table = await ann.openTable({ game: 'gardlings', seats: 2 });
  await ann.connect();
  await ann.sit(table, 0);
  await guest.sit(table, 1);
  const again = (await ann.call<{ code: string }>('POST', '/recovery/new')).body;
  const { error } = await inquiry.ask<HttpProblem>(guest, 'POST /api/recovery', { body: again });
  await inquiry.ask(guest, 'POST /api/sign-in', { body: { ticket: error.twice?.ticket, seats: 'keep' } });
  ann.hangUp();
  const another = new TestPasskey(address);
  const next = await inquiry.ask<never>(ann, 'POST /api/passkeys/options');
  await inquiry.ask(ann, 'POST /api/passkeys', { body: another.create(next) });
  await inquiry.ask(ann, 'DELETE /api/passkeys/{id}', { id: passkey.id });
}

/** Somebody asks for a table that cannot be brought back: it has no log. */
async function setAside(key: number): Promise<void> {
  const id = 'a-table-without-a-log-';
  const database = new DatabaseSync(databaseFile(servers.settings.dataFolder), { timeout: 5000 });
  database.prepare("INSERT INTO tables VALUES (?, ?, 'eden', 'playing', 0, 0, 0, NULL)").run(key, id);
  database.close();
  expect((await fetch(`${address}/api/tables/${id}`)).status).toBe(503);
}

/** Whoever keeps order does everything once. */
async function askAsHost(inquiry: Inquiry): Promise<void> {
  const { client, id } = await servers.account(address, 'Hanna');
  admins.push(id);
  const clock = { kind: 'live', minutes: 5, increment: 0 } as const;
  const match = await TestMatch.open(servers, address, { game: 'garden-nation', seats: 2, settings: { clock } });
  await match.start();
  const { table } = match;
  const [ann] = match.players as [TestClient, TestClient];
  const person = await ann.id();
  await ann.command(table, { kind: 'say', text: 'boo' });
  const host = (name: string, body: object): Promise<unknown> =>
    inquiry.ask(client, `POST /api/host/${name}`, { body });
  await host('tables', { status: 'running' });
  await host('table', { table });
  await host('people', {});
  await setAside(900);
  await host('set-aside', {});
  await host('retry', { key: 900 });
  for (const name of ['mute', 'clear-name']) await host(name, { person, why: 'shouting' });
  await host('ban', { target: person, why: 'shouting', minutes: 5 });
  for (const name of ['mutes', 'bans']) await host(name, {});
  await host('person', { person });
  await host('unmute', { person });
  await host('unban', { target: person });
  await host('announce', { texts: { en: 'Welcome', fr: 'Bienvenue' }, minutes: 5 });
  for (const name of ['announcements', 'drain', 'status', 'reopen']) await host(name, {});
  await host('withdraw', { id: 1 });
  await host('close', { table, why: 'late' });
  await host('table', { table });
  await host('delete', { table, why: 'late', isSure: true });
  await host('reports', { isSettled: false });
  await host('settle', { id: 1 });
  await host('audit', { limit: 3 });
}

test('every operation answers as the document says, and says all that it answers', async () => {
  const inquiry = new Inquiry();
  await askAll(inquiry);
  expect(inquiry.heard.map((heard) => judge.problemWith(heard)).filter(Boolean)).toEqual([]);
  const right = inquiry.heard.filter(({ status }) => status < 300).map(({ operation }) => operation);
  expect([...new Set(right)].toSorted()).toEqual(operationsIn(description));
});

test('problems come with the statuses and codes that the document lists', async () => {
  const inquiry = new Inquiry();
  const nobody = new TestClient(address);
  const ann = await servers.guest(address, 'Ann');
  const match = await TestMatch.open(servers, address, { game: 'garden-nation', seats: 2 });
  const nowhere = 'AAAAAAAAAAAAAAAAAAAAAA';
  for (const operation of operationsIn(description)) {
    const headers = { 'content-type': 'application/json', origin: 'http://elsewhere.example' };
    if (!operation.startsWith('GET')) await inquiry.ask(nobody, operation, { id: nowhere, body: {}, headers });
    await inquiry.ask(nobody, operation, { id: nowhere });
    if (operation.includes('{id}')) await inquiry.ask(ann, operation, { id: match.table });
    if (operation.includes('{id}')) await inquiry.ask(ann, operation, { id: '%zz' });
    if (isWithBody(operation)) await inquiry.ask(ann, operation, { body: { name: 7 } });
    if (isWithBody(operation)) await inquiry.ask(ann, operation, { body: { name: 'x'.repeat(70_000) } });
  }
  await inquiry.ask(nobody, 'POST /api/recovery', { body: { code: 'wrong' } });
  await inquiry.ask(match.players[0]!, 'POST /api/tables/{id}/rematch', { id: match.table });
  expect(inquiry.heard.map((heard) => judge.problemWith(heard)).filter(Boolean)).toEqual([]);
  const statuses = new Set(inquiry.heard.map(({ status }) => status));
  expect([...statuses].filter((status) => status >= 400).toSorted((a, b) => a - b)).toEqual([
    400, 401, 403, 404, 409, 413,
  ]);
});

const isWithBody = (operation: string): boolean => {
  const [method = '', path = ''] = operation.split(' ');
  return description.paths[path]?.[method.toLowerCase()]?.requestBody !== undefined;
};

test('too many tables and too many requests are told as the document says', async () => {
  const dataFolder = join(servers.folder, 'narrow');
  const server = await servers.start({
    dataFolder,
    limits: { ...NO_LIMITS, requestsPerSecond: 1, tablesPerPerson: 1 },
  });
  const ann = await servers.guest(server.address, 'Ann');
  const inquiry = new Inquiry();
  const body = { game: 'eden', seats: 3 };
  for (let i = 0; i < 12; i++) await inquiry.ask(ann, 'POST /api/tables', { body });
  expect(inquiry.heard.map((heard) => judge.problemWith(heard)).filter(Boolean)).toEqual([]);
  const codes = new Set(inquiry.heard.map(({ body: answer }) => (answer as { error?: { code: string } }).error?.code));
  expect([...codes]).toEqual([undefined, 'tooMany', 'tooFast']);
});

test('an answer that is not as described is noticed', () => {
  const me = { person: 'p', name: 'Ann', createdAt: 1, isAccount: false, hasRecovery: false, passkeys: [] };
  const operation = 'GET /api/me';
  expect(judge.problemWith({ operation, status: 200, body: me })).toBeUndefined();
  expect(judge.problemWith({ operation, status: 200, body: { ...me, name: 7 } })).toContain('string');
  expect(judge.problemWith({ operation, status: 200, body: { ...me, shoe: 43 } })).toContain('shoe');
  expect(judge.problemWith({ operation, status: 404, body: { error: { code: 'notFound' } } })).toContain('404');
  expect(judge.problemWith({ operation, status: 401, body: { error: { code: 'signedOut' } } })).toBeUndefined();
  expect(judge.problemWith({ operation, status: 401, body: { error: { code: 'wrongCode' } } })).toContain('signedOut');
  expect(judge.problemWith({ operation: 'GET /api/you', status: 200, body: me })).toContain('not described');
});

test('docs/api.md lists the same routes', () => {
  const manual = readFileSync(join(import.meta.dirname, '../../../../docs/api.md'), 'utf8');
  const rows = [...manual.matchAll(/^\| (GET|POST|PATCH|DELETE) +\| `(\/api[^`]*)`/gm)];
  const listed = rows.map(([, method, path]) => `${method} ${path?.replaceAll(/:(\w+)/g, '{$1}')}`);
  expect(listed.toSorted()).toEqual(operationsIn(description));
});
