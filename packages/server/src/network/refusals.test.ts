import { afterEach, beforeEach, expect, test } from 'vitest';
import { TestClient, TestServers } from '../testing/index.ts';

let servers: TestServers;

beforeEach(() => {
  servers = new TestServers();
});

afterEach(() => servers.end());

test('whoever is turned away is written down, with the reason and where they came from', async () => {
  const server = await servers.spawn('--log-addresses', 'full', '--trust-proxy', '--connections-per-person', '1');
  const eve = new TestClient(server.address);
  const headers = { 'x-forwarded-for': '192.0.2.7' };
  await eve.call('POST', '/guest', { name: 'Eve' }, headers);
  await eve.call('POST', '/tables', {}, { ...headers, 'sec-fetch-site': 'cross-site' });
  await eve.connect(headers);
  const second = await new TestClient(server.address, eve.cookie).connect(headers);
  await second.until(() => second.closed !== undefined);
  eve.hangUp();
  await expect
    .poll(() => readRefusals(server.output))
    .toEqual([
      ['crossSite', '192.0.2.7'],
      ['tooManyOfPerson', '192.0.2.7'],
    ]);
});

test('they are counted by reason, and a flood is told in few lines', async () => {
  const server = await servers.spawn('--metrics-token', 'figures', '--requests-per-second', '1');
  const eve = new TestClient(server.address);
  for (let i = 0; i < 60; i++) await eve.call('GET', '/tables');
  const figures = await fetch(`${server.address}/metrics`, { headers: { authorization: 'Bearer figures' } });
  const count = /^potager_refusals_total\{reason="requestRate"\} (\d+)$/m.exec(await figures.text())?.[1];
  expect(Number(count)).toBeGreaterThan(20);
  expect(readRefusals(server.output).length).toBeLessThan(Number(count) / 2);
});

function readRefusals(output: string): [string, string][] {
  const lines = output.split('\n').filter((line) => line.includes('"refused"') && line.endsWith('}'));
  return lines
    .map((line) => JSON.parse(line) as { refused: string; address: string })
    .map(({ refused, address }) => [refused, address]);
}
