import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { NO_LIMITS, TestServers } from '../testing/index.ts';
import { BareConnection, makeFrames, makeHandshake } from '../testing/bare-connection.ts';
import { TIMEOUTS } from './timeouts.ts';

const FAST = {
  ...TIMEOUTS,
  headers: 100,
  request: 100,
  idle: 100,
  closing: 50,
  quiet: 50,
  answering: 50,
  check: 25,
};

/** Machines may be busy. */
const SOON = { timeout: 10_000 };

let servers: TestServers;
let address: string;
const held: BareConnection[] = [];

beforeEach(() => {
  servers = new TestServers();
});

afterEach(async () => {
  for (const connection of held.splice(0)) connection.end();
  await servers.end();
});

async function start(settings: Parameters<TestServers['start']>[0] = {}): Promise<void> {
  ({ address } = await servers.start({ metricsToken: 'figures', timeouts: FAST, limits: NO_LIMITS, ...settings }));
}

function hold(...given: ConstructorParameters<typeof BareConnection> extends [string, ...infer R] ? R : never) {
  const connection = new BareConnection(address, ...given);
  held.push(connection);
  return connection;
}

async function countOpen(): Promise<number> {
  const response = await fetch(`${address}/metrics`, {
    headers: { authorization: 'Bearer figures', connection: 'close' },
  });
  // Without the one that asks.
  return Number(/^potager_open_connections (\d+)$/m.exec(await response.text())?.[1]) - 1;
}

async function expectHealth(): Promise<void> {
  expect((await fetch(`${address}/healthz`, { headers: { connection: 'close' } })).status).toBe(200);
}

const post = (path: string): string =>
  `POST ${path} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{"na`;

test.each([
  ['says nothing', ''],
  ['says half a request', 'GET /healthz HTTP/1.1\r\nHost: x\r\nX-Half: '],
  ['says half a line', 'GE'],
  ['says half a body', post('/api/guest')],
  ['says half a body where nothing is', post('/api/nowhere')],
  [
    'says half a body without a length',
    post('/api/guest').replace('Content-Length: 100', 'Transfer-Encoding: chunked'),
  ],
  ['says half a body to what takes none', post('/healthz').replace('POST', 'GET')],
  ['was asked to go on and does not', post('/api/guest').replace('Host: x', 'Host: x\r\nExpect: 100-continue')],
  ['says nothing more after an answer', 'GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n'],
  ['cannot be understood', 'hello\r\n\r\n'],
  ['says too much', `GET / HTTP/1.1\r\nHost: x\r\nX: ${'x'.repeat(40_000)}\r\n\r\n`],
  ['asks for another way', 'CONNECT x:80 HTTP/1.1\r\nHost: x\r\n\r\n'],
  ['wants a socket somewhere else', makeHandshake().replace('/api/socket', '/elsewhere')],
  ['wants a socket from another site', makeHandshake(undefined, ['Sec-Fetch-Site: cross-site'])],
  ['wants a socket that cannot be', makeHandshake().replace('13', '7')],
  ['wants a socket without a cookie', makeHandshake()],
  ['wants a socket right after something else', `GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n${makeHandshake()}`],
  ['wants two sockets at once', makeHandshake() + makeHandshake()],
])('a connection that %s is closed, whether its other end closes or not', async (_what, words) => {
  await start();
  const deaf = hold({ isDeaf: true }).write(words);
  const connection = hold().write(words);
  await expect.poll(() => connection.isClosed, SOON).toBe(true);
  await expect.poll(countOpen, SOON).toBe(0);
  deaf.end();
  await expectHealth();
});

test('a request that takes too long is told so', async () => {
  await start();
  const connection = hold().write(post('/api/guest'));
  await expect.poll(() => connection.received, SOON).toMatch(/^HTTP\/1\.1 408 /);
});

test('who does not take an answer, or takes it in crumbs, is let go', async () => {
  const { pageFolder } = servers.settings;
  writeFileSync(join(pageFolder, 'large.txt'), Buffer.alloc(30_000_000));
  await start({ timeouts: { ...FAST, answer: 200 } });
  const words = 'GET /large.txt HTTP/1.1\r\nHost: x\r\n\r\n';
  const slow = hold({ isDeaf: true }).write(words);
  await expect.poll(countOpen, SOON).toBe(0);
  slow.end();
  await start({ timeouts: { ...FAST, stalled: 200 }, dataFolder: join(servers.folder, 'other') });
  hold({ isDeaf: true }).write(words);
  await expect.poll(countOpen, SOON).toBe(0);
});

async function openSocket(more: { isDeaf?: boolean } = {}): Promise<BareConnection> {
  const eve = await servers.guest(address, 'Eve');
  const socket = hold().write(makeHandshake(eve.cookie));
  await expect.poll(() => socket.received, SOON).toContain('hello');
  if (more.isDeaf) socket.socket.pause();
  return socket;
}

/** With all their bits in the first byte: the last frame of a message, and what kind it is. */
const PING = 0x89;
const PONG = 0x8a;

test.each([
  ['pings', PING],
  ['pongs', PONG],
])('%s count: who sends too many is shut out, without an answer to each', async (_what, first) => {
  await start({ limits: { ...NO_LIMITS, messagesPerSecond: 1 }, timeouts: { ...TIMEOUTS, closing: 50 } });
  const socket = await openSocket();
  const before = socket.received.length;
  for (let i = 0; i < 20; i++) socket.write(makeFrames(first, 'x'.repeat(100), 500));
  await expect.poll(() => socket.isClosed, SOON).toBe(true);
  expect(socket.received).toContain('tooMany');
  expect(socket.received.length - before).toBeLessThan(1000);
  await expectHealth();
});

test('pings are answered', async () => {
  await start();
  const socket = await openSocket();
  socket.write(makeFrames(PING, 'are you there', 1));
  await expect.poll(() => socket.received, SOON).toContain('are you there');
});

test('a message in endless pieces ends its socket', async () => {
  await start({ timeouts: { ...TIMEOUTS, closing: 50 } });
  const socket = await openSocket();
  socket.write(makeFrames(0x01, '', 1));
  socket.write(makeFrames(0x00, '', 100));
  await expect.poll(() => socket.isClosed, SOON).toBe(true);
});

test('a socket that does not answer is let go, one that answers stays', async () => {
  await start();
  const silent = await openSocket();
  const ann = await (await servers.guest(address, 'Ann')).connect();
  await expect.poll(() => silent.isClosed, SOON).toBe(true);
  expect(await ann.ask({ type: 'ping' })).toMatchObject({ ok: true });
});

test('a socket that is closed by its client, who then stays, is let go', async () => {
  await start({ timeouts: { ...TIMEOUTS, closing: 50 } });
  const before = await countOpen();
  const socket = await openSocket();
  socket.write(makeFrames(0x88, '', 1));
  await expect.poll(() => socket.isClosed, SOON).toBe(true);
  await expect.poll(countOpen, SOON).toBeLessThanOrEqual(before + 1);
});

test('a socket that talks and does not read is let go', async () => {
  await start();
  const socket = await openSocket({ isDeaf: true });
  const ask = makeFrames(0x81, '{"id":"a","type":"sing"}', 1000);
  const talking = setInterval(() => socket.write(ask), 20);
  await expect.poll(() => socket.isClosed, SOON).toBe(true);
  clearInterval(talking);
});
