import { connect } from 'node:net';
import { networkInterfaces } from 'node:os';
import { text as read } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { NO_LIMITS, TestClient, TestServers } from '../testing/index.ts';
import { networkOf, readAddress, regionOf } from './caller.ts';

test.each([
  ['192.0.2.7', '192.0.2.7'],
  ['192.0.2.7:4711', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['::FFFF:c000:207', '192.0.2.7'],
  ['0:0:0:0:0:ffff:192.0.2.7', '192.0.2.7'],
  ['2001:DB8:0:0:0::7', '2001:db8::7'],
  ['[2001:db8::7]:443', '2001:db8::7'],
  ['[2001:db8::7]', '2001:db8::7'],
  ['fe80::1%eth0', 'fe80::1'],
  ['::1', '::1'],
])('%s is the address %s', (text, address) => {
  expect(readAddress(text)).toBe(address);
});

test.each(['', 'unknown', '192.0.2', '192.0.2.7:4711:1', '_hidden', '2001:db8', '2001:db8::7::1', '[192.0.2.7', 'x'])(
  '"%s" is no address',
  (text) => {
    expect(readAddress(text)).toBeUndefined();
  },
);

test.each([
  ['192.0.2.7', '192.0.2.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8:1:2::', '2001:db8:1:2::/64'],
  ['2001:db8::7', '2001:db8::/64'],
  ['1:0:0:2::1', '1:0:0:2::/64'],
  ['::1', '::/64'],
  ['', ''],
])('%s belongs to the network %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});

describe('limits', () => {
  let servers: TestServers;
  const limits = { ...NO_LIMITS, requestsPerSecond: 1 };

  beforeEach(() => {
    servers = new TestServers();
  });

  afterEach(() => servers.end());

  /** Asks until it is refused; a burst is ten, and machines may be slow. */
  async function exhaust(ask: (i: number) => Promise<number>): Promise<void> {
    for (let i = 0; i < 100; i++) if ((await ask(i)) === 429) return;
    throw new Error('it was never refused');
  }

  test('count a whole /64 as one, and what is said to be forwarded from nowhere as the proxy', async () => {
    const { address } = await servers.start({ trustProxy: true, limits });
    const ask = async (from: string): Promise<number> =>
      (await new TestClient(address).call('GET', '/tables', undefined, { 'x-forwarded-for': from })).status;
    await exhaust((i) => ask(`2001:db8:0:1:${i}::`));
    expect(await ask('2001:db8:0:2::1')).toBe(200);
    await exhaust((i) => ask(`made up ${i}`));
    expect(await ask('192.0.2.7')).toBe(200);
  });

  const hasIPv6 = Object.values(networkInterfaces()).some((all) => all?.some(({ family }) => family === 'IPv6'));

  test.skipIf(!hasIPv6)('count IPv4 that comes over an IPv6 socket as IPv4 (needs IPv6)', async () => {
    const { address } = await servers.start({ host: '::', limits });
    const port = Number(new URL(address).port);
    const ask = async (from: string): Promise<number> => {
      const socket = connect({ port, host: '127.0.0.1', localAddress: from });
      socket.end('GET /api/tables HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n');
      return Number((await read(socket)).slice(9, 12));
    };
    await exhaust(() => ask('127.0.0.1'));
    // Were they taken for IPv6, all of IPv4 would be one network.
    expect(await ask('127.0.0.2')).toBe(200);
  });
});

test.each([
  ['192.0.2.77', '192.0.2.0/24'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1::/48'],
  ['::1', '::/48'],
  ['', ''],
])('%s is somewhere in %s', (address, region) => {
  expect(regionOf(address)).toBe(region);
});
