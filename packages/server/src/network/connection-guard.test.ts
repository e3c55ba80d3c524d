import { execFileSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { NO_LIMITS, TestClient, TestServers } from '../testing/index.ts';
import { BareConnection, makeHandshake } from '../testing/bare-connection.ts';
import { TIMEOUTS } from './timeouts.ts';

/** Machines may be busy. */
const SOON = { timeout: 10_000 };

let servers: TestServers;
const held: BareConnection[] = [];

beforeEach(() => {
  servers = new TestServers();
});

afterEach(async () => {
  for (const connection of held.splice(0)) connection.end();
  await servers.end();
});

function hold(address: string, count: number, words: string, from?: string): BareConnection[] {
  const connections = Array.from({ length: count }, () =>
    new BareConnection(address, from === undefined ? {} : { from }).write(words),
  );
  held.push(...connections);
  return connections;
}

const countOpen = (connections: readonly BareConnection[]): number =>
  connections.filter(({ isClosed }) => !isClosed).length;

async function countRefusals(address: string, reason: string): Promise<number> {
  const response = await fetch(`${address}/metrics`, { headers: { authorization: 'Bearer figures' } });
  const counted = new RegExp(`^potager_refusals_total{reason="${reason}"} (\\d+)$`, 'm').exec(await response.text());
  return Number(counted?.[1] ?? 0);
}

/** Here connections are held until something else ends them. */
const PATIENT = { ...TIMEOUTS, headers: 60_000, request: 60_000 };

const HALF = 'GET /healthz HTTP/1.1\r\nHost: x\r\n';

test('one address holds only so many connections, and everybody else comes in', async () => {
  const limits = { ...NO_LIMITS, connectionsPerAddress: 20 };
  const { address } = await servers.start({ limits, timeouts: PATIENT, metricsToken: 'figures' });
  const connections = hold(address, 30, HALF, '127.0.0.9');
  await expect.poll(() => countOpen(connections), SOON).toBe(20);
  expect((await fetch(`${address}/healthz`)).status).toBe(200);
  // Twice as many as may be there may come at once.
  hold(address, 100, HALF, '127.0.0.9');
  await expect.poll(async () => countRefusals(address, 'connectionRate'), SOON).toBeGreaterThan(0);
  expect((await fetch(`${address}/healthz`)).status).toBe(200);
});

test('who has a seat comes in where strangers hold every connection there is', async () => {
  const limits = { ...NO_LIMITS, connections: 40, connectionsPerAddress: 20 };
  const { address } = await servers.start({ limits, timeouts: PATIENT });
  const ann = await servers.guest(address, 'Ann');
  const table = await ann.openTable({ game: 'garden-nation', seats: 2 });
  const strangers = Array.from({ length: 8 }, (_, i) => hold(address, 20, HALF, `127.0.1.${i + 1}`)).flat();
  await expect.poll(() => countOpen(strangers), SOON).toBeLessThanOrEqual(40);
  await ann.connect();
  expect((await ann.join(table)).kind).toBe('snapshot');
  hold(address, 20, HALF, '127.0.1.99');
  expect(await ann.ask({ type: 'ping' })).toMatchObject({ ok: true });
});

test('who has a seat comes in where guests hold every socket of their address', async () => {
  const limits = { ...NO_LIMITS, connectionsPerPerson: 100, connectionsPerAddress: 24 };
  const { address } = await servers.start({ limits });
  const ann = await servers.guest(address, 'Ann');
  await ann.openTable({ game: 'garden-nation', seats: 2 });
  const eve = await servers.guest(address, 'Eve');
  const sockets = hold(address, 21, makeHandshake(eve.cookie));
  await expect.poll(() => sockets.every(({ received }) => received.includes('hello')), SOON).toBe(true);
  const [refused] = hold(address, 1, makeHandshake(eve.cookie));
  await expect.poll(() => refused?.received, SOON).toMatch(/^HTTP\/1\.1 429 /);
  await ann.connect();
  expect(await ann.ask({ type: 'ping' })).toMatchObject({ ok: true });
  await expect.poll(() => countOpen(sockets), SOON).toBe(20);
});

test('behind a proxy those count whom it speaks for: an address, or a whole /64', async () => {
  const limits = { ...NO_LIMITS, connectionsPerPerson: 100, connectionsPerAddress: 16 };
  const { address } = await servers.start({ trustProxy: true, limits });
  const eve = await servers.guest(address, 'Eve');
  const shake = (from: string): string => makeHandshake(eve.cookie, [`X-Forwarded-For: ${from}`]);
  const own = Array.from({ length: 20 }, (_, i) => hold(address, 1, shake(`2001:db8::${i}`))).flat();
  await expect.poll(() => own.filter(({ received }) => received.includes('hello')).length, SOON).toBe(14);
  await expect.poll(() => own.filter(({ received }) => received.startsWith('HTTP/1.1 429')).length, SOON).toBe(6);
  const [other] = hold(address, 1, shake('2001:db8:0:1::1'));
  await expect.poll(() => other?.received, SOON).toContain('hello');
});

test('sixty people behind one address come back all at once, with four pages each', { timeout: 30_000 }, async () => {
  const server = await servers.spawn('--requests-per-second', '1000');
  const people = [];
  for (let i = 0; i < 60; i++) people.push(await servers.guest(server.address, `Guest ${i}`));
  // The old ones went without a word, and count until it is noticed.
  for (let round = 0; round < 2; round++) {
    const pages = people.flatMap(({ cookie }) => hold(server.address, 4, makeHandshake(cookie)));
    await expect.poll(() => pages.filter(({ received }) => received.includes('hello')).length, SOON).toBe(240);
  }
});

test('pages that went without a word make room for others of the same person', async () => {
  const timeouts = { ...TIMEOUTS, answering: 50, check: 25 };
  const { address } = await servers.start({ limits: { ...NO_LIMITS, connectionsPerPerson: 2 }, timeouts });
  const ann = await servers.guest(address, 'Ann');
  const lost = hold(address, 2, makeHandshake(ann.cookie));
  await expect.poll(() => lost.every(({ received }) => received.includes('hello')), SOON).toBe(true);
  const tryAgain = async (): Promise<string | undefined> => {
    const again = await new TestClient(address, ann.cookie).connect();
    again.hangUp();
    return again.messages[0]?.type;
  };
  expect(await tryAgain()).toBe('bye');
  await expect.poll(tryAgain, SOON).toBe('hello');
});

test('where the system allows few files, fewer connections are taken, and the log says so', async () => {
  const server = await servers.spawnBy({ starter: ['prlimit', '--nofile=256:256'] }, '--bot-threads', '1');
  await expect
    .poll(() => server.output, SOON)
    .toContain('Only 256 files may be open at once: 92 connections are taken, not 8000');
  hold(server.address, 300, HALF);
  await expect.poll(async () => (await fetch(`${server.address}/healthz`)).status, SOON).toBe(200);
  expect(readdirSync(`/proc/${server.pid}/fd`).length).toBeLessThan(200);
});

test('a system that has no descriptor left ends nothing', async () => {
  const server = await servers.spawn();
  const open = readdirSync(`/proc/${server.pid}/fd`).length;
  execFileSync('prlimit', ['--pid', String(server.pid), `--nofile=${open + 2}:`]);
  hold(server.address, 20, HALF);
  await new Promise((resolve) => setTimeout(resolve, 500));
  expect(server.isRunning).toBe(true);
  for (const connection of held.splice(0)) connection.end();
  execFileSync('prlimit', ['--pid', String(server.pid), '--nofile=1024:']);
  await expect
    .poll(async () => (await fetch(`${server.address}/healthz`).catch(() => undefined))?.status, SOON)
    .toBe(200);
});

test('files and health are asked for only so fast from one address', async () => {
  const { address } = await servers.start({ limits: { ...NO_LIMITS, requestsPerSecond: 1 } });
  const asked = Array.from({ length: 150 }, async () => (await fetch(`${address}/`)).status);
  expect(new Set(await Promise.all(asked))).toEqual(new Set([200, 429]));
});
