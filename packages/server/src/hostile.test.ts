import { connect } from 'node:net';
import { join } from 'node:path';
import { text as read } from 'node:stream/consumers';
import { FastRandom } from '@potager/kernel';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { NO_LIMITS, TestClient, TestServers } from './testing/index.ts';

let servers: TestServers;
let address: string;

beforeEach(async () => {
  servers = new TestServers();
  ({ address } = await servers.start({ limits: LIMITS, metricsToken: 'figures' }));
});

afterEach(() => servers.end());

const LIMITS = {
  connections: 1000,
  connectionsPerPerson: 3,
  connectionsPerAddress: 1000,
  messagesPerSecond: 1000,
  requestsPerSecond: 1000,
  tablesPerPerson: 2,
  workPerPerson: 1_000_000,
  workPerAddress: 1_000_000,
};

const guest = async (name = 'Eve'): Promise<TestClient> => servers.guest(address, name);
const isWell = async (): Promise<boolean> => (await fetch(`${address}/healthz`)).status === 200;

test('a page of another site gets no socket and changes nothing', async () => {
  const eve = await guest();
  await expect(eve.connect({ origin: 'https://elsewhere.example' })).rejects.toThrow('403');
  await expect(eve.connect({ 'sec-fetch-site': 'cross-site' })).rejects.toThrow('403');
  const request = { game: 'eden', seats: 3 };
  for (const headers of [{ origin: 'https://elsewhere.example' }, { 'sec-fetch-site': 'same-site' }]) {
    const { status, body } = await eve.call('POST', '/tables', request, headers);
    expect([status, body]).toEqual([403, { error: { code: 'crossOrigin' } }]);
  }
  const { status } = await eve.call('POST', '/tables', request, { origin: address, 'sec-fetch-site': 'same-origin' });
  expect(status).toBe(201);
  await eve.connect({ origin: address });
});

test('without a cookie, or with one that was made up, a socket is told so and closed', async () => {
  for (const cookie of [undefined, 'potager=abc.def', `potager=${'x'.repeat(3000)}`, 'potager=..']) {
    const nobody = await new TestClient(address, cookie).connect();
    await nobody.until(() => nobody.closed !== undefined);
    expect(nobody.messages).toEqual([{ type: 'bye', reason: 'signedOut' }]);
    expect(nobody.closed?.code).toBe(4401);
  }
});

test('what cannot be read is answered with what is wrong, or closed where nothing can be answered', async () => {
  const eve = await (await guest()).connect();
  expect(await eve.ask({ type: 'sing' } as never)).toMatchObject({ ok: false, error: { code: 'unreadable' } });
  expect(await eve.ask({ type: 'join', table: 'short' } as never)).toMatchObject({
    error: { code: 'unreadable', detail: expect.stringContaining('table') as string },
  });
  expect(await eve.ask({ type: 'ping', more: 1 } as never)).toMatchObject({ error: { code: 'unreadable' } });
  expect(await eve.ask({ type: 'join', table: 'A'.repeat(22) })).toEqual({ ok: false, error: { code: 'noSuchTable' } });
  for (const text of ['', 'null', '[]', '{}', '{"id":7}', '{"id":""}', 'x'.repeat(100), Buffer.from([0xff, 0xfe])]) {
    const mallory = await (await guest('Mallory')).connect();
    mallory.write(text);
    await mallory.until(() => mallory.closed !== undefined);
    expect(mallory.closed?.code).toBe(4400);
  }
  expect(await isWell()).toBe(true);
});

test('a message that is too large, or no text at all, ends its socket and nothing else', async () => {
  const large = await (await guest()).connect();
  large.write(JSON.stringify({ id: 'a', type: 'ping', more: 'x'.repeat(20_000) }));
  await large.until(() => large.closed !== undefined);
  expect(large.closed?.code).toBe(1009);
  const deep = await (await guest()).connect();
  deep.write('['.repeat(16_000));
  await deep.until(() => deep.closed !== undefined);
  expect(deep.closed?.code).toBe(4400);
  expect(await isWell()).toBe(true);
});

test('too many sockets, tables and messages are refused', async () => {
  const eve = await guest();
  const sockets = [];
  for (let i = 0; i < 3; i++) sockets.push(await new TestClient(address, eve.cookie).connect());
  const fourth = await new TestClient(address, eve.cookie).connect();
  expect(fourth.messages).toEqual([{ type: 'bye', reason: 'tooMany' }]);
  for (const socket of sockets) socket.hangUp();
  for (let i = 0; i < 2; i++) expect((await eve.call('POST', '/tables', { game: 'eden', seats: 3 })).status).toBe(201);
  const third = await eve.call('POST', '/tables', { game: 'eden', seats: 3 });
  expect([third.status, third.body]).toMatchObject([429, { error: { code: 'tooMany' } }]);
});

test('as many tables are followed as are allowed, however many are asked for at once', async () => {
  const dataFolder = join(servers.folder, 'roomy');
  const server = await servers.start({ dataFolder, limits: { ...NO_LIMITS, tablesPerPerson: 50 } });
  const ann = await (await servers.guest(server.address, 'Ann')).connect();
  const opened = Array.from({ length: 40 }, () => ann.openTable({ game: 'eden', seats: 3 }));
  const tables = await Promise.all(opened);
  // What was said has to be written first: they all wait for that.
  const answers = tables.map(async (table) => {
    void ann.command(table, { kind: 'say', text: 'hello' });
    return ann.ask({ type: 'join', table });
  });
  const joined = (await Promise.all(answers)).filter(({ ok }) => ok);
  expect(joined).toHaveLength(32);
});

test('who talks too fast is told, and shut out where it does not stop', async () => {
  const dataFolder = join(servers.folder, 'other');
  const { address: slow } = await servers.start({ dataFolder, limits: { ...LIMITS, messagesPerSecond: 1 } });
  const eve = await (await servers.guest(slow, 'Eve')).connect();
  const answers = await Promise.all(Array.from({ length: 20 }, () => eve.ask({ type: 'ping' })));
  expect(answers.filter(({ ok }) => ok).length).toBeLessThan(10);
  expect(answers.at(-1)).toEqual({ ok: false, error: { code: 'tooFast' } });
  for (let i = 0; i < 300; i++) eve.write(JSON.stringify({ id: `${i}`, type: 'ping' }));
  await eve.until(() => eve.closed !== undefined);
  expect(eve.closed?.code).toBe(4429);
});

test('who does not read is let go before it costs memory', async () => {
  const eve = await guest();
  const table = await eve.openTable({ game: 'garden-nation', seats: 2 });
  await eve.connect();
  await eve.join(table);
  for (let i = 0; i < 200; i++) await eve.command(table, { kind: 'say', text: 'x'.repeat(500) });
  // A socket that asks and never reads: its answers pile up on the way.
  const mute = await new TestClient(address, eve.cookie).connect();
  mute.raw.pause();
  const asking = JSON.stringify({ id: 'a', type: 'join', table });
  for (let round = 0; round < 100 && (await connectionCount()) > 1; round++) {
    for (let i = 0; i < 5; i++) mute.write(asking);
  }
  expect(await connectionCount()).toBe(1);
  mute.hangUp();
});

async function connectionCount(): Promise<number> {
  const response = await fetch(`${address}/metrics`, { headers: { authorization: 'Bearer figures' } });
  return Number(/^potager_connections (\d+)$/m.exec(await response.text())?.[1]);
}

test('broken HTTP and half a handshake do no harm', async () => {
  const { port, hostname } = new URL(address);
  const texts = [
    'GET /api/socket HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n',
    'GET /elsewhere HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n',
    'NONSENSE\r\n\r\n',
    'GET /%ff%fe HTTP/1.1\r\nHost: x\r\n\r\n',
    'POST /api/guest HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 4\r\n\r\n{{{{',
  ];
  for (const text of texts) {
    const reply = await new Promise<string>((resolve) => {
      const socket = connect(Number(port), hostname, () => socket.write(text));
      socket.once('data', (bytes) => {
        resolve(bytes.toString());
        socket.destroy();
      });
    });
    expect(reply).toMatch(/^HTTP\/1\.1 4\d\d/);
  }
  const abrupt = connect(Number(port), hostname);
  abrupt.write(texts[0] as string);
  abrupt.destroy();
  expect(await isWell()).toBe(true);
});

test.each([
  ['POST', '/guest', { name: 'x'.repeat(97) }],
  ['POST', '/guest', { name: 7 }],
  ['POST', '/guest', []],
  ['POST', '/tables', { game: 'chess', seats: 2 }],
  ['POST', '/tables', { game: 'eden', seats: 2 }],
  ['POST', '/tables', { game: 'eden', seats: 3, options: { unknown: 1 } }],
  ['POST', '/recovery', { code: 'x'.repeat(65) }],
])('%s %s with %j is unreadable', async (method, path, body) => {
  const eve = await guest();
  const response = await eve.call<{ error: { code: string; detail: string } }>(method, path, body);
  expect(response.status).toBe(400);
  expect(response.body.error).toMatchObject({ code: 'unreadable', detail: expect.any(String) as string });
});

test('an address that cannot be read is refused like everything else', async () => {
  const response = await fetch(`${address}/api/tables/%E0%A4%A`);
  expect([response.status, await response.json()]).toMatchObject([400, { error: { code: 'unreadable' } }]);
  expect(response.headers.get('content-security-policy')).toContain("default-src 'self'");
});

test('headers that are too large are refused in the same way', async () => {
  const response = await fetch(`${address}/api/me`, { headers: { cookie: 'x'.repeat(40_000) } });
  expect([response.status, await response.json()]).toMatchObject([431, { error: { code: 'unreadable' } }]);
  expect(response.headers.get('content-security-policy')).toContain("default-src 'self'");
});

test('what is no request at all is answered, and closed', async () => {
  const { port } = new URL(address);
  const socket = connect(Number(port), '127.0.0.1');
  socket.write('hello\r\n\r\n');
  const answer = (await read(socket)).split('\r\n');
  expect(answer[0]).toBe('HTTP/1.1 400 Bad Request');
  expect(JSON.parse(answer.at(-1) as string)).toMatchObject({ error: { code: 'unreadable' } });
});

test('a body that is too large is refused', async () => {
  const eve = await guest();
  const { status, body } = await eve.call('POST', '/guest', { name: 'x'.repeat(100_000) });
  expect([status, body]).toMatchObject([413, { error: { code: 'tooLarge' } }]);
});

test('whatever is sent gets an answer or a close, and the server stays well', { timeout: 20_000 }, async () => {
  const random = new FastRandom(3);
  const host = await (await guest('Ann')).connect();
  const table = await host.openTable({ game: 'garden-nation', seats: 2 });
  for (let round = 0; round < 60; round++) {
    const mallory = await (await guest('Mallory')).connect();
    const ids = Array.from({ length: 20 }, (_, i) => `f${i}`);
    for (const id of ids) mallory.write(makeNoise(random, id, table));
    mallory.write(JSON.stringify({ id: 'last', type: 'ping' }));
    await mallory.until(() => mallory.closed !== undefined || mallory.received.some((text) => text.includes('"last"')));
    const answered = mallory.messages.flatMap((message) => (message.type === 'answer' ? [message.id] : []));
    const isAllAnswered = ids.every((id) => answered.filter((other) => other === id).length === 1);
    expect(isAllAnswered || mallory.closed?.code === 4400).toBe(true);
    mallory.hangUp();
  }
  expect(await host.ask({ type: 'ping' })).toMatchObject({ ok: true });
  expect(await isWell()).toBe(true);
});

/** A message like ours with something wrong in it, at random; now and then beyond recognition. */
function makeNoise(random: FastRandom, id: string, table: string): string {
  const pick = <T>(...items: readonly T[]): T => items[random.below(items.length)]!;
  const wild = (): unknown =>
    pick<unknown>(null, -1, 1e308, '', 'x'.repeat(200), [], {}, true, 0.5, '__proto__', { kind: 'move' }, '\u0000', [
      [[]],
    ]);
  const command = {
    kind: pick<unknown>('move', 'sit', 'change', 'say', 'start', 'undo', 'order', 'resign', wild()),
    seat: pick<unknown>(0, 1, 7, wild()),
    move: pick<unknown>('x', wild()),
    version: pick<unknown>(0, 9_999_999, wild()),
    ...(random.below(2) === 0 ? { text: wild(), settings: wild(), options: wild(), nonce: wild(), order: wild() } : {}),
  };
  const message = {
    id,
    type: pick<unknown>('command', 'join', 'part', 'moment', 'history', 'lobby', 'ping', wild()),
    table: pick<unknown>(table, 'A'.repeat(22), wild()),
    ...pick<object>(
      { command },
      { command: wild() },
      { as: wild(), from: wild() },
      { n: wild() },
      { from: 0, to: wild() },
    ),
  };
  const text = JSON.stringify(message);
  return random.below(200) === 0 ? text.slice(0, random.below(text.length)) : text;
}
