import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Command, Me, PersonalData } from '@potager/table';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { RunningServer } from './serve.ts';
import { TestClient, TestServers } from './testing/index.ts';
import { TestMatch } from './testing/test-match.ts';
import { TestPasskey } from './testing/test-passkey.ts';

let servers: TestServers;
let running: RunningServer;
let address: string;

beforeEach(async () => {
  servers = new TestServers();
  running = await servers.start();
  ({ address } = running);
});

afterEach(() => servers.end());

test('a guest needs a name and gets a cookie that scripts and other sites cannot use', async () => {
  const nobody = new TestClient(address);
  expect((await nobody.call('GET', '/me')).status).toBe(401);
  const { headers, body } = await nobody.call<Me>('POST', '/guest', { name: '  Ann ' });
  expect(body).toMatchObject({ name: 'Ann', isAccount: false, passkeys: [] });
  const [cookie, known] = headers.getSetCookie();
  expect(cookie).toMatch(/^potager=[\w-]{43}\.[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax; Max-Age=34560000$/);
  // The other one is the page's to see, and says nothing.
  expect(known).toMatch(/^potager-known=\d+; Path=\/; SameSite=Lax; Max-Age=34560000$/);
  expect((await nobody.call<Me>('GET', '/me')).body).toEqual(body);
});

test('whoever comes back now and then is never forgotten for the age of a cookie', async () => {
  let ahead = 0;
  const server = await servers.start({ dataFolder: `${servers.folder}/later` }, { now: () => Date.now() + ahead });
  const ann = new TestClient(server.address);
  const given = (await ann.call('POST', '/guest', { name: 'Ann' })).headers.getSetCookie();
  const cookie = given.map((one) => one.split(';')[0]).join('; ');
  const come = async (): Promise<string[]> => {
    const { headers, status } = await new TestClient(server.address, cookie).call('GET', '/me');
    expect(status).toBe(200);
    return headers.getSetCookie();
  };
  expect(await come()).toEqual([]);
  ahead = 31 * 86_400_000;
  const anew = await come();
  expect(anew[0]).toBe(given[0]);
  expect(anew[1]).not.toBe(given[1]);
});

test('behind https the cookie stays there', async () => {
  const dataFolder = `${servers.folder}/proxied`;
  const server = await servers.start({ dataFolder, trustProxy: true });
  const ann = new TestClient(server.address);
  const forwarded = {
    'x-forwarded-proto': 'https',
    'x-forwarded-host': 'potager.example',
    origin: 'https://potager.example',
  };
  const { headers } = await ann.call('POST', '/guest', { name: 'Ann' }, forwarded);
  for (const cookie of headers.getSetCookie()) expect(cookie).toContain('; Secure');
});

test('a name can be changed, also on a line that is open', async () => {
  const ann = await (await servers.guest(address, 'Ann')).connect();
  expect((await ann.call<Me>('PATCH', '/me', { name: 'Anna' })).body.name).toBe('Anna');
  const table = await ann.openTable({ game: 'eden', seats: 3 });
  await ann.join(table);
  await ann.sit(table, 0);
  await ann.until(() => ann.entries.length > 0);
  expect(ann.entries[0]).toMatchObject({ kind: 'sat', name: 'Anna' });
});

test('a name that cannot be read or pretends is refused, with what is wrong with it', async () => {
  const nobody = new TestClient(address);
  for (const [name, why] of [
    ['', 'blank'],
    ['\u3164', 'blank'],
    ['x'.repeat(25), 'long'],
    ['a\u202Eb', 'unseen'],
    ['Аnn', 'mixed'],
    ['Host', 'reserved'],
  ]) {
    const { status, body } = await nobody.call('POST', '/guest', { name });
    expect([name, status, body]).toEqual([name, 400, { error: { code: 'wrongName', why } }]);
  }
  expect(nobody.cookie).toBeUndefined();
  const ann = await (await servers.guest(address, 'Ann')).connect();
  expect((await ann.call('PATCH', '/me', { name: 'Sprout' })).body).toEqual({
    error: { code: 'wrongName', why: 'reserved' },
  });
  const table = await ann.openTable({ game: 'eden', seats: 3 });
  expect(await ann.command(table, { kind: 'sit', seat: 0, name: 'Ad\u200Bmin', nonce: '0'.repeat(32) })).toEqual({
    ok: false,
    refusal: { rule: 'table', key: 'wrongName', why: 'unseen' },
  });
});

test('whoever has a name from before there were rules for names keeps it', async () => {
  const ann = await (await servers.guest(address, 'Ann')).connect();
  const { person } = (await ann.call<Me>('GET', '/me')).body;
  await servers.stop(running);
  const database = new DatabaseSync(join(servers.settings.dataFolder, 'potager.sqlite'));
  database.prepare('UPDATE people SET name = ? WHERE id = ?').run('Host', person);
  database.close();
  const { address: next } = await servers.start();
  const again = await new TestClient(next, ann.cookie).connect();
  expect((await again.call<Me>('GET', '/me')).body.name).toBe('Host');
  expect((await again.call<Me>('PATCH', '/me', { name: 'Host' })).status).toBe(200);
  const table = await again.openTable({ game: 'eden', seats: 3 });
  expect(await again.command(table, { kind: 'sit', seat: 0, name: 'Host', nonce: '0'.repeat(32) })).toMatchObject({
    ok: true,
  });
  again.hangUp();
});

test('a passkey makes an account that signs in elsewhere; signing out everywhere ends it all', async () => {
  const ann = await (await servers.guest(address, 'Ann')).connect();
  const passkey = new TestPasskey(address);
  const options = (await ann.call<never>('POST', '/passkeys/options')).body;
  const added = await ann.call<Me & { code: string }>('POST', '/passkeys', passkey.create(options));
  expect(added.body).toMatchObject({ isAccount: true, passkeys: [{ id: passkey.id }] });
  expect(added.body.code).toMatch(/^(\w{5}-){4}\w{5}$/);

  const elsewhere = new TestClient(address);
  const request = (await elsewhere.call<never>('POST', '/passkeys/sign-in/options')).body;
  const proof = passkey.get(request);
  expect((await elsewhere.call<Me>('POST', '/passkeys/sign-in', proof)).body.person).toBe(added.body.person);
  expect((await elsewhere.call<Me>('GET', '/me')).body.name).toBe('Ann');
  // A proof is good once.
  expect((await new TestClient(address).call('POST', '/passkeys/sign-in', proof)).status).toBe(401);

  expect((await elsewhere.call('POST', '/sign-out-everywhere')).status).toBe(204);
  expect((await ann.call('GET', '/me')).status).toBe(401);
  await ann.until(() => ann.closed !== undefined);
  expect(ann.messages.at(-1)).toEqual({ type: 'bye', reason: 'signedOut' });
});

test('a passkey is believed only for its own challenge, site and key', async () => {
  const ann = await servers.guest(address, 'Ann');
  const ben = await servers.guest(address, 'Ben');
  const options = (await ann.call<never>('POST', '/passkeys/options')).body;
  // Somebody else's challenge, then another site's page.
  expect((await ben.call('POST', '/passkeys', new TestPasskey(address).create(options))).status).toBe(401);
  const again = (await ann.call<never>('POST', '/passkeys/options')).body;
  expect((await ann.call('POST', '/passkeys', new TestPasskey('http://elsewhere.example').create(again))).status).toBe(
    401,
  );
  const right = new TestPasskey(address);
  const third = (await ann.call<never>('POST', '/passkeys/options')).body;
  expect((await ann.call('POST', '/passkeys', right.create(third))).status).toBe(200);
  const forger = new TestPasskey(address, right.id);
  const request = (await ben.call<never>('POST', '/passkeys/sign-in/options')).body;
  expect((await new TestClient(address).call('POST', '/passkeys/sign-in', forger.get(request))).status).toBe(401);
  expect((await ann.call<Me>('DELETE', `/passkeys/${right.id}`)).body.passkeys).toEqual([]);
  expect((await ben.call('DELETE', `/passkeys/${right.id}`)).status).toBe(404);
});

test('a recovery code signs in once, however it is typed, and gives the next one', async () => {
  const ann = await servers.guest(address, 'Ann');
  const { code } = (await ann.call<{ code: string }>('POST', '/recovery/new')).body;
  const typed = code.toLowerCase().replaceAll('-', ' ').replaceAll('0', 'o');
  const elsewhere = new TestClient(address);
  const back = await elsewhere.call<Me & { code: string }>('POST', '/recovery', { code: typed });
  expect(back.body).toMatchObject({ name: 'Ann', isAccount: true });
  expect((await new TestClient(address).call('POST', '/recovery', { code })).body).toEqual({
    error: { code: 'wrongCode' },
  });
  expect((await new TestClient(address).call('POST', '/recovery', { code: back.body.code })).status).toBe(200);
});

test('signing out ends this session and its lines, no other', async () => {
  const ann = await (await servers.guest(address, 'Ann')).connect();
  const { code } = (await ann.call<{ code: string }>('POST', '/recovery/new')).body;
  const elsewhere = new TestClient(address);
  await elsewhere.call('POST', '/recovery', { code });
  await elsewhere.connect();
  await elsewhere.call('POST', '/sign-out');
  await elsewhere.until(() => elsewhere.closed !== undefined);
  expect((await ann.call('GET', '/me')).status).toBe(200);
  expect(await ann.ask({ type: 'ping' })).toMatchObject({ ok: true });
});

test('who deletes themselves is taken out of every table, and the games of the others stay', async () => {
  const match = await TestMatch.open(servers, address, { game: 'garden-nation', seats: 2 });
  const [ann, bob] = match.players as [TestClient, TestClient];
  await match.start();
  await bob.command(match.table, { kind: 'say', text: 'my address is …' });
  await match.play(4);
  const data = (await bob.call<PersonalData>('GET', '/me/export')).body;
  expect(data).toMatchObject({
    me: { name: 'Guest 1' },
    sessions: [expect.anything()],
    tables: [{ table: match.table, seats: [1], said: [{ text: 'my address is …' }] }],
  });
  await ann.call('PATCH', '/me', { name: 'Ann' });
  expect((await bob.call('DELETE', '/me')).status).toBe(204);
  expect((await bob.call('GET', '/me')).status).toBe(401);
  // Nobody else is disturbed: the line stands, and goes on telling what happens.
  await ann.command(match.table, { kind: 'say', text: 'farewell' });
  await ann.until(() => ann.entries.at(-1)?.kind === 'said');
  expect(ann.closed).toBeUndefined();
  const back = await new TestClient(address, ann.cookie).connect();
  const result = await back.join(match.table, 0);
  const text = JSON.stringify(result);
  expect(text).not.toContain('Guest 1');
  expect(text).not.toContain('my address');
  // Between two, whoever goes resigns: the other one's game is whole and over.
  expect(result).toMatchObject({ snapshot: { info: { status: 'over', seats: [{ name: 'Guest 0' }, { name: '' }] } } });
  expect((await back.call('GET', `/tables/${match.table}/record`)).status).toBe(200);
  back.hangUp();
});

test('who was told to go is not heeded any more, though they stay', async () => {
  const match = await TestMatch.open(servers, address, { game: 'garden-nation', seats: 2 });
  const eve = await (await servers.guest(address, 'Eve')).connect();
  await eve.join(match.table);
  eve.raw.pause();
  await eve.call('POST', '/sign-out');
  eve.write(JSON.stringify({ id: 'x', type: 'command', table: match.table, command: { kind: 'say', text: 'boo' } }));
  await new Promise((resolve) => setTimeout(resolve, 300));
  await match.players[0]?.command(match.table, { kind: 'say', text: 'who was that?' });
  const said = match.players[0]?.entries.filter(({ kind }) => kind === 'said');
  expect(said).toMatchObject([{ text: 'who was that?' }]);
});

test('of those who delete themselves nothing is left on the disk, whatever they were doing', async () => {
  const match = await TestMatch.open(servers, address, { game: 'garden-nation', seats: 4 });
  const [host] = match.players as [TestClient];
  await host.command(match.table, { kind: 'clearSeat', seat: 3 });
  for (let n = 0; n < 8; n++) {
    const ghost = await (await servers.guest(address, `Ghost ${n}`)).connect();
    await ghost.join(match.table);
    const deeds: Command[] = [
      { kind: 'say', text: `boo ${n}` },
      { kind: 'sit', seat: 3, nonce: '0'.repeat(32) },
    ];
    for (const command of deeds)
      ghost.write(JSON.stringify({ id: command.kind, type: 'command', table: match.table, command }));
    const opened = ghost.call('POST', '/tables', { game: 'eden', seats: 3 });
    expect((await ghost.call('DELETE', '/me')).status).toBe(204);
    await opened;
    await host.command(match.table, { kind: 'clearSeat', seat: 3 });
  }
  const { body } = await host.call<{ tables: object[] }>('GET', '/tables');
  expect(body.tables).toEqual([]);
  await servers.stop(running);
  for (const file of readdirSync(servers.settings.dataFolder)) {
    const bytes = readFileSync(join(servers.settings.dataFolder, file), 'latin1');
    expect(bytes.match(/Ghost \d|boo \d/g)).toBeNull();
  }
});

test('where the host of a table deletes themselves, somebody else can start it', async () => {
  const match = await TestMatch.open(servers, address, { game: 'garden-nation', seats: 3 });
  const [ann, bob, cleo] = match.players as [TestClient, TestClient, TestClient];
  expect((await ann.call('DELETE', '/me')).status).toBe(204);
  await bob.until(() => bob.entries.at(-1)?.kind === 'hostLeft');
  expect(await cleo.command(match.table, { kind: 'start' })).toMatchObject({ refusal: { key: 'notHost' } });
  await bob.command(match.table, { kind: 'seatBot', seat: 0, level: 'sprout' });
  expect(await bob.command(match.table, { kind: 'start' })).toMatchObject({ ok: true });
  expect([bob.closed, cleo.closed]).toEqual([undefined, undefined]);
});

test('where nobody sits when the host goes, the next one who does is the host', async () => {
  const ann = await servers.guest(address, 'Ann');
  const table = await ann.openTable({ game: 'garden-nation', seats: 2 });
  await ann.call('DELETE', '/me');
  const bob = await (await servers.guest(address, 'Bob')).connect();
  expect(await bob.command(table, { kind: 'start' })).toMatchObject({ refusal: { key: 'notHost' } });
  await bob.sit(table, 1);
  expect(await bob.command(table, { kind: 'seatBot', seat: 0, level: 'sprout' })).toMatchObject({ ok: true });
});

test('a rematch is one table for all who played', async () => {
  const match = await TestMatch.open(servers, address, { game: 'garden-nation', seats: 2 });
  const [ann, bob] = match.players as [TestClient, TestClient];
  await match.start();
  expect((await ann.call('POST', `/tables/${match.table}/rematch`)).status).toBe(409);
  await bob.command(match.table, { kind: 'resign', seat: 1 });
  const first = await bob.call<{ table: string }>('POST', `/tables/${match.table}/rematch`);
  expect((await ann.call('POST', `/tables/${match.table}/rematch`)).body).toEqual(first.body);
  const eve = await servers.guest(address, 'Eve');
  expect((await eve.call('POST', `/tables/${match.table}/rematch`)).status).toBe(403);
  await ann.until(() => ann.entries.at(-1)?.kind === 'rematched');
  expect(ann.entries.at(-1)).toMatchObject({ table: first.body.table });
});

test('the HTTP interface describes itself', async () => {
  const description = (await (await fetch(`${address}/api/openapi.json`)).json()) as { paths: object };
  expect(Object.keys(description.paths)).toContain('/api/tables/{id}/record');
  expect(JSON.stringify(description)).toContain('"maxLength":96');
});
