import type { AuditLines, HostPerson, HostStatus, HostTableDetail, HostTables, Notices } from '@potager/table';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type Response, NO_LIMITS, TestClient, TestServers } from '../testing/index.ts';
import { TestMatch } from '../testing/test-match.ts';
import { ACTIONS, type ActionName } from './actions.ts';

let servers: TestServers;
/** Those who keep order; the server looks whenever it matters. */
let admins: string[];
let address: string;
let host: TestClient;
let hostId: string;

beforeEach(async () => {
  servers = new TestServers();
  admins = [];
  // Any address can be claimed, so that it can be banned.
  ({ address } = await servers.start({ admins, limits: NO_LIMITS, trustProxy: true }));
  const account = await servers.account(address, 'Hanna');
  ({ client: host, id: hostId } = account);
  admins.push(hostId);
});

afterEach(() => servers.end());

const ask = <T = unknown>(name: ActionName, input: object, who = host, headers = {}): Promise<Response<T>> =>
  who.call<T>('POST', `/host/${name}`, input, headers);

const asDone = async (name: ActionName, input: object): Promise<void> =>
  expect(await ask(name, input)).toMatchObject({ status: 204 });

const audit = async (about?: string): Promise<string[]> => {
  const { body } = await ask<AuditLines>('audit', about === undefined ? {} : { about });
  return body.lines.map(({ what, result }) => `${what} ${result}`).toReversed();
};

const openMatch = async (): Promise<TestMatch> => {
  const match = await TestMatch.open(servers, address, { game: 'garden-nation', seats: 2 });
  await match.start();
  return match;
};

const client = (match: TestMatch, seat: number): TestClient => match.players[seat]!;

describe('who may', () => {
  test('accounts that are named may; to everybody else nothing is there, whatever they send', async () => {
    const nowhere = await host.call('POST', '/nowhere', {});
    const { client: other } = await servers.account(address, 'Other');
    const guest = await servers.guest(address, 'Guest');
    admins.push(await guest.id());
    for (const who of [other, guest, new TestClient(address)]) {
      for (const name of Object.keys(ACTIONS) as ActionName[]) {
        const { status, body } = await ask(name, { nonsense: 7 }, who);
        expect([name, status, body]).toEqual([name, 404, nowhere.body]);
      }
      const headers = { 'content-type': 'application/json', ...(who.cookie && { cookie: who.cookie }) };
      const spoiled = { method: 'POST', headers, body: '{' };
      expect((await fetch(`${address}/api/host/tables`, spoiled)).status).toBe(404);
      expect((await ask('tables', {}, who, { origin: 'http://elsewhere.example' })).status).toBe(404);
    }
    expect((await ask('tables', {}, host, { origin: 'http://elsewhere.example' })).status).toBe(403);
    expect((await ask('tables', {})).status).toBe(200);
    admins.length = 0;
    expect((await ask('tables', {})).status).toBe(404);
  });

  test('the page learns who keeps order from /api/me', async () => {
    expect((await host.call('GET', '/me')).body).toMatchObject({ isAdmin: true });
    expect((await (await servers.guest(address, 'Ann')).call('GET', '/me')).body).not.toHaveProperty('isAdmin');
  });

  test('what is asked wrongly is said, and is not written down', async () => {
    for (const [name, input] of [
      ['close', {}],
      ['close', { table: 'x', why: '   ' }],
      ['delete', { table: 'x', why: 'old' }],
      ['mute', { person: 'x', why: 'y', minutes: 0.5 }],
      ['announce', { texts: {} }],
      ['tables', { limit: 101 }],
      ['tables', { more: 1 }],
    ] as const) {
      expect(await ask(name, input)).toMatchObject({ status: 400, body: { error: { code: 'unreadable' } } });
    }
    expect(await audit()).toEqual([]);
  });
});

describe('tables', () => {
  test('are listed by what they are, who sits there and how long nothing happened, in pages', async () => {
    const match = await openMatch();
    const waiting = await client(match, 0).openTable({ game: 'eden', seats: 3 });
    const other = await client(match, 1).openTable({ game: 'gardlings', seats: 1 });
    const ids = async (input: object): Promise<string[]> =>
      (await ask<HostTables>('tables', input)).body.tables.map(({ table }) => table);
    expect(await ids({})).toEqual([other, waiting, match.table]);
    expect(await ids({ status: 'running' })).toEqual([match.table]);
    expect(await ids({ status: 'waiting' })).toEqual([other, waiting]);
    expect(await ids({ status: 'finished' })).toEqual([]);
    expect(await ids({ person: await client(match, 1).id() })).toEqual([other, match.table]);
    expect(await ids({ isPublic: true })).toEqual([]);
    expect(await ids({ idleMinutes: 1 })).toEqual([]);
    const { body: first } = await ask<HostTables>('tables', { limit: 2 });
    expect(first.next).toBeDefined();
    expect(await ids({ limit: 2, before: first.next })).toEqual([match.table]);
    const [card] = (await ask<HostTables>('tables', { status: 'running' })).body.tables;
    expect(card).toMatchObject({
      game: 'garden-nation',
      status: 'playing',
      people: [{ name: 'Guest 0' }, { name: 'Guest 1' }],
    });
  });

  test('one is shown with its people and where they come from, without a word of what only players may know', async () => {
    const match = await openMatch();
    await match.play(4);
    const { body } = await ask<HostTableDetail>('table', { table: match.table });
    expect(body).toMatchObject({
      table: match.table,
      status: 'playing',
      entries: match.version + 1,
      presence: { online: 3, watchers: 0 },
      connections: [{ name: 'Guest 0', address: '127.0.0.1' }, { name: 'Guest 1' }],
    });
    expect(Object.keys(body).toSorted()).toEqual(
      ['at', 'connections', 'createdAt', 'entries', 'game', 'host', 'isPublic', 'key', 'options', 'people'].concat([
        'presence',
        'seats',
        'settings',
        'status',
        'table',
      ]),
    );
    // What players added to the seed is not for the host either.
    expect(body.seats).toMatchObject([{ nonce: '' }, { nonce: '' }]);
    expect((await ask('table', { table: 'nowhere' })).status).toBe(404);
    expect(await audit(match.table)).toEqual(['table done']);
    expect(await audit('nowhere')).toEqual(['table notFound']);
  });

  test('one is closed: everyone sees why, its record can be read, and it stays so after a restart', async () => {
    const match = await openMatch();
    await match.play(3);
    const ann = client(match, 0);
    const [first, second] = await Promise.all([
      ask('close', { table: match.table, why: 'rude talk' }),
      ask('close', { table: match.table, why: 'rude talk' }),
    ]);
    expect([first.status, second.status].toSorted((a, b) => a - b)).toEqual([204, 409]);
    await ann.until(() => ann.entries.at(-1)?.kind === 'ended');
    expect(ann.entries.at(-1)).toMatchObject({ kind: 'ended', reason: 'closed', why: 'rude talk' });
    expect(await match.move(0, match.legal(0)[0] ?? 'x')).toMatchObject({ refusal: { key: 'over' } });
    expect((await ann.call('GET', `/tables/${match.table}/record`)).body).toMatchObject({ moves: { length: 3 } });
    expect((await audit(match.table)).toSorted()).toEqual(['close begun', 'close begun', 'close done', 'close over']);
    expect((await ask('table', { table: match.table })).body).toMatchObject({
      status: 'over',
      ending: { reason: 'closed', why: 'rude talk' },
    });
  });

  test('one that waits is closed too, and then has no record', async () => {
    const ann = await (await servers.guest(address, 'Ann')).connect();
    const table = await ann.openTable({ game: 'eden', seats: 3 });
    await ann.join(table);
    await asDone('close', { table, why: 'empty' });
    await ann.until(() => ann.entries.at(-1)?.kind === 'ended');
    expect(await ann.sit(table, 0)).toMatchObject({ refusal: { key: 'started' } });
    expect((await ann.call('GET', `/tables/${table}/record`)).status).toBe(404);
  });

  test('one is deleted with everything in it, even while people talk there', async () => {
    const match = await openMatch();
    const ann = client(match, 0);
    const talk = Array.from({ length: 20 }, (_, i) => ann.command(match.table, { kind: 'say', text: `line ${i}` }));
    expect((await ask('delete', { table: match.table, why: 'spam', isSure: true })).status).toBe(204);
    await ann.until(() => ann.closed !== undefined);
    void Promise.allSettled(talk);
    expect((await ann.call('GET', `/tables/${match.table}`)).status).toBe(404);
    expect((await ask('delete', { table: match.table, why: 'spam', isSure: true })).status).toBe(404);
    expect(await audit(match.table)).toEqual(['delete begun', 'delete done', 'delete begun', 'delete notFound']);
  });
});

describe('people', () => {
  test('are found by name and shown with what they may not do', async () => {
    const ann = await servers.guest(address, 'Ann 100%');
    await servers.guest(address, 'Annabel');
    await ann.connect();
    const person = await ann.id();
    const found = async (name: string): Promise<unknown> => (await ask('people', { name })).body;
    expect(await found('ann')).toMatchObject({ people: { length: 3 } });
    expect(await found('0%')).toMatchObject({ people: [{ person, name: 'Ann 100%' }] });
    await asDone('mute', { person, why: 'shouting', minutes: 10 });
    const { body } = await ask<HostPerson>('person', { person });
    expect(body).toMatchObject({
      isAccount: false,
      mute: { why: 'shouting' },
      connections: [{ address: '127.0.0.1' }],
    });
    expect((await ask('person', { person: 'nobody' })).status).toBe(404);
  });

  test('who is muted is told so and until when; others are not disturbed; it ends', async () => {
    const match = await openMatch();
    const [ann, ben] = match.players as [TestClient, TestClient];
    const person = await ann.id();
    await asDone('mute', { person, why: 'shouting', minutes: 60 });
    const before = ben.received.length;
    const said = await ann.command(match.table, { kind: 'say', text: 'HELLO' });
    expect(said).toMatchObject({ ok: false, refusal: { rule: 'table', key: 'muted', why: 'shouting' } });
    await match.play(2);
    expect(ben.received.slice(before).join('')).not.toContain('HELLO');
    expect((await ask('mutes', {})).body).toMatchObject({ restrictions: [{ target: person, why: 'shouting' }] });
    await asDone('unmute', { person });
    expect((await ask('unmute', { person })).status).toBe(404);
    expect(await ann.command(match.table, { kind: 'say', text: 'hello' })).toMatchObject({ ok: true });
    expect(await audit(person)).toEqual(['mute done', 'unmute done', 'unmute notFound']);
  });

  test('who is banned is sent away with the reason, asks for nothing any more, and a bot plays on', async () => {
    const match = await openMatch();
    const [ann, ben] = match.players as [TestClient, TestClient];
    const person = await ann.id();
    const waiting = await ann.openTable({ game: 'eden', seats: 3 });
    await asDone('ban', { target: person, why: 'cheating', minutes: 60 });
    await ann.until(() => ann.closed !== undefined);
    expect(ann.closed).toMatchObject({ code: 4403, reason: 'banned' });
    expect(ann.messages.at(-1)).toMatchObject({ type: 'bye', reason: 'banned', why: 'cheating' });
    await ben.until(() => ben.entries.some(({ kind }) => kind === 'stoodIn'));
    const refused = await ann.call('GET', '/me');
    expect(refused).toMatchObject({ status: 403, body: { error: { code: 'banned', ban: { why: 'cheating' } } } });
    expect((await ann.call('GET', '/me/export')).status).toBe(200);
    await ann.connect();
    await ann.until(() => ann.closed !== undefined);
    expect(ann.closed).toMatchObject({ code: 4403 });
    expect((await ask<HostTableDetail>('table', { table: waiting })).body).toMatchObject({ host: '' });
    await asDone('unban', { target: person });
    expect((await ann.call('GET', '/me')).status).toBe(200);
    await ann.connect();
    await ann.join(match.table, 0);
  });

  test('an address range is shut out, and nobody else', async () => {
    const from = (forwarded: string) => ({ 'x-forwarded-for': forwarded });
    const ann = await servers.guest(address, 'Ann');
    await ann.connect(from('2001:db8:7::1'));
    const ben = await servers.guest(address, 'Ben');
    await ben.connect(from('2001:db9::1'));
    await asDone('ban', { target: '2001:db8::/32', why: 'flooding' });
    await ann.until(() => ann.closed !== undefined);
    expect(ann.closed).toMatchObject({ code: 4403 });
    expect(ben.closed).toBeUndefined();
    const status = async (forwarded: string): Promise<unknown> =>
      (await ann.call<{ error?: object }>('GET', '/me', undefined, from(forwarded))).body.error;
    expect(await status('2001:db8:ffff::7')).toEqual({ code: 'banned', ban: { why: 'flooding' } });
    expect(await status('2001:db7::1')).toBeUndefined();
    await expect(ann.connect(from('2001:db8::2'))).rejects.toThrow('403');
    // The page itself is there, to tell them.
    expect((await fetch(address, { headers: from('2001:db8::2') })).status).toBe(200);
    expect((await ask('bans', {})).body).toMatchObject({ restrictions: [{ target: '2001:db8::/32' }] });
    await asDone('unban', { target: '2001:db8:0::/32' });
    expect(await status('2001:db8:ffff::7')).toBeUndefined();
  });

  test('nobody bans themselves, the machine or half the world', async () => {
    for (const target of ['127.0.0.1', '127.0.0.5', '::1', '0.0.0.0/0', '::/0', '126.0.0.0/7', '203.0.113.0/24']) {
      const { status, body } = await ask('ban', { target, why: 'oops' }, host, { 'x-forwarded-for': '203.0.113.9' });
      expect([target, status, body]).toMatchObject([target, 409, { error: { code: 'shielded' } }]);
    }
    expect((await ask('bans', {})).body).toEqual({ restrictions: [] });
  });

  test('those who keep order are not shut out by each other', async () => {
    expect((await ask('ban', { target: hostId, why: 'oops' })).status).toBe(409);
    expect((await ask('mute', { person: hostId, why: 'oops' })).status).toBe(409);
    expect((await ask('ban', { target: 'nobody', why: 'oops' })).status).toBe(404);
  });

  test('a name is taken away wherever it stands, at once for those who look', async () => {
    const match = await openMatch();
    const [ann, ben] = match.players as [TestClient, TestClient];
    await ann.call('PATCH', '/me', { name: 'Rude Name' });
    const second = await ann.openTable({ game: 'gardlings', seats: 2 });
    await ann.sit(second, 0);
    await ann.command(second, { kind: 'say', text: 'hello' });
    const person = await ann.id();
    await asDone('clear-name', { person, why: 'insulting' });
    await ann.until(() => ann.messages.some(({ type }) => type === 'renamed'));
    const { body } = await ann.call<{ name: string }>('GET', '/me');
    expect(body).toMatchObject({ isNameCleared: true });
    expect(body.name).toMatch(/^Guest \d{4}$/);
    await ben.until(() => ben.entries.some(({ kind }) => kind === 'renamed'));
    const seen = JSON.stringify([await ben.join(match.table, 1), await ben.join(second)]);
    expect(seen).not.toContain('Rude Name');
    expect(seen).not.toContain('Guest 0');
    expect(seen).toContain(body.name);
    expect((await ask<HostTableDetail>('table', { table: second })).body.people).toEqual([{ person, name: body.name }]);
    expect((await ann.call('PATCH', '/me', { name: 'Nice' })).body).not.toHaveProperty('isNameCleared');
    expect(await audit(person)).toEqual(['clear-name begun', 'clear-name done']);
    expect(JSON.stringify((await ask('audit', {})).body)).not.toContain('Rude');
  });
});

describe('everyone', () => {
  test('is told what is announced, now and when they come, until it is taken back', async () => {
    const ann = await (await servers.guest(address, 'Ann')).connect();
    await asDone('announce', { texts: { en: 'Tonight we play Eden', de: 'Heute Abend Eden' }, minutes: 60 });
    await ann.until(() => ann.messages.some(({ type }) => type === 'notices'));
    const ben = await (await servers.guest(address, 'Ben')).connect();
    await ben.until(() => ben.messages.some(({ type }) => type === 'notices'));
    const { body } = await new TestClient(address).call<Notices>('GET', '/notices');
    expect(body).toMatchObject({ announcements: [{ texts: { de: 'Heute Abend Eden' } }], isDraining: false });
    const id = body.announcements[0]?.id ?? 0;
    await asDone('withdraw', { id });
    await ann.until(() => ann.messages.filter(({ type }) => type === 'notices').length === 2);
    expect(ann.messages.at(-1)).toEqual({ type: 'notices', announcements: [], isDraining: false });
    expect((await ask('withdraw', { id })).status).toBe(404);
    expect(await audit()).toEqual(['announce done', 'withdraw done', 'withdraw notFound']);
  });

  test('plays on while the server drains, but nothing new begins, until it is taken back', async () => {
    const match = await openMatch();
    const ann = client(match, 0);
    const ready = await ann.openTable({ game: 'gardlings', seats: 1 });
    await ann.sit(ready, 0);
    await asDone('drain', {});
    expect((await ask<HostStatus>('status', {})).body).toMatchObject({ isDraining: true, live: 1 });
    const refused = await ann.call('POST', '/tables', { game: 'eden', seats: 3 });
    expect(refused).toMatchObject({ status: 503, body: { error: { code: 'draining' } } });
    expect(await ann.command(ready, { kind: 'start' })).toMatchObject({ refusal: { key: 'draining' } });
    await match.play(2);
    await ann.command(match.table, { kind: 'resign', seat: 0 });
    expect((await ask<HostStatus>('status', {})).body).toMatchObject({ live: 0 });
    expect((await ann.call('POST', `/tables/${match.table}/rematch`)).status).toBe(503);
    await asDone('reopen', {});
    expect((await ask('reopen', {})).status).toBe(404);
    expect(await ann.command(ready, { kind: 'start' })).toMatchObject({ ok: true });
  });
});

test('what was decided holds after a restart, but no server drains for ever', async () => {
  const dataFolder = `${servers.folder}/kept`;
  const settings = { dataFolder, admins, limits: NO_LIMITS, trustProxy: true };
  const first = await servers.start(settings);
  ({ client: host, id: hostId } = await servers.account(first.address, 'Hanna'));
  admins.push(hostId);
  const ann = await servers.guest(first.address, 'Ann');
  const person = await ann.id();
  await asDone('mute', { person, why: 'shouting' });
  await asDone('ban', { target: '2001:db8::/32', why: 'flooding' });
  await asDone('announce', { texts: { fr: 'Bonsoir' } });
  await asDone('drain', {});
  await servers.stop(first);
  ({ address } = await servers.start(settings));
  host = new TestClient(address, host.cookie);
  const banned = { 'x-forwarded-for': '2001:db8::7' };
  expect((await new TestClient(address).call('GET', '/notices', undefined, banned)).status).toBe(403);
  expect((await new TestClient(address).call('GET', '/notices')).body).toMatchObject({
    announcements: [{ texts: { fr: 'Bonsoir' } }],
    isDraining: false,
  });
  expect((await ask('person', { person })).body).toMatchObject({ mute: { why: 'shouting' } });
  expect(await audit()).toEqual(['mute done', 'ban done', 'announce done', 'drain done', 'person done']);
});
