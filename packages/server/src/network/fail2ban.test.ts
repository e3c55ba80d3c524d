import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { TestClient, TestServers, type TestProcess } from '../testing/index.ts';

let servers: TestServers;

beforeEach(() => {
  servers = new TestServers();
});

afterEach(() => servers.end());

/** The filter as it stands in docs/hosting.md. */
function readFilter(): string {
  const docs = readFileSync(join(import.meta.dirname, '../../../../docs/hosting.md'), 'utf8');
  const block = /# \/etc\/fail2ban\/filter\.d\/potager\.conf\n((?: {4}.*\n)+)/.exec(docs)?.[1];
  if (block === undefined) throw new Error('docs/hosting.md has no filter');
  return block.replaceAll(/^ {4}/gm, '');
}

/** What a filter makes of lines: whom it would count. */
function match(filter: string, lines: readonly string[]): string[] {
  const source = /^failregex = (.*)$/m.exec(filter)?.[1] as string;
  const pattern = new RegExp(source.replace('<ADDR>', String.raw`(?<address>[\d.]+|[\da-f:]+)`));
  return lines.flatMap((line) => pattern.exec(line)?.groups?.['address'] ?? []);
}

/** Somebody who asks too fast and sends what cannot be read, by IPv4 and IPv6, and one who plays. */
async function bother(...flags: readonly string[]): Promise<TestProcess> {
  const server = await servers.spawn('--trust-proxy', '--requests-per-second', '1', ...flags);
  for (const address of ['192.0.2.7', '2001:db8:1:2::7']) {
    const eve = new TestClient(server.address);
    const ask = async () => eve.call('GET', '/tables', undefined, { 'x-forwarded-for': address });
    await Promise.all(Array.from({ length: 40 }, ask));
  }
  const ann = new TestClient(server.address);
  await ann.call('POST', '/guest', { name: 'Ann' }, { 'x-forwarded-for': '198.51.100.1' });
  await ann.call('POST', '/tables', {}, { 'x-forwarded-for': '198.51.100.2', 'sec-fetch-site': 'cross-site' });
  await server.kill('SIGTERM');
  return server;
}

test('the filter for fail2ban in docs/hosting.md finds those who are too fast, and nobody else', async () => {
  const { output } = await bother('--log-addresses', 'full', '--log', 'info');
  const filter = readFilter();
  expect(output).toContain('"refused":"crossSite","address":"198.51.100.2"');
  expect(new Set(match(filter, output.split('\n')))).toEqual(new Set(['192.0.2.7', '2001:db8:1:2::7']));
  // As the journal writes it, and as somebody would who wants another to be banned.
  const [line] = output.split('\n').filter((text) => text.includes('192.0.2.7')) as [string];
  expect(match(filter, [`Nov 17 18:50:00 host npm[12]: ${line}`])).toEqual(['192.0.2.7']);
  expect(
    match(filter, [JSON.stringify({ level: 40, problem: line }), JSON.stringify({ level: 40, msg: line })]),
  ).toEqual([]);
});

const hasFail2ban = spawnSync('fail2ban-regex', ['--version']).status === 0;

test.skipIf(!hasFail2ban)('fail2ban itself finds the same (needs fail2ban)', async () => {
  const { output } = await bother('--log-addresses', 'full', '--log', 'info');
  const [log, filter] = [join(servers.folder, 'log'), join(servers.folder, 'potager.conf')] as const;
  writeFileSync(log, output);
  writeFileSync(filter, readFilter());
  const { stdout } = spawnSync('fail2ban-regex', ['--verbose', log, filter], { encoding: 'utf8' });
  expect(stdout).toMatch(/Failregex: [2-9] total/);
  expect(stdout).toMatch(/\b192\.0\.2\.7\b/);
  expect(stdout).toMatch(/\b2001:db8:1:2::7\b/);
});

test('addresses are shortened unless the host wants them, or left out', async () => {
  const short = await bother();
  expect(short.output).toContain('"address":"192.0.2.0/24"');
  expect(short.output).toContain('"address":"2001:db8:1::/48"');
  expect(short.output).not.toMatch(/192\.0\.2\.7|::7/);
  const none = await bother('--log-addresses', 'none');
  expect(none.output).toContain('"refused":"requestRate","times":1');
  expect(none.output).not.toMatch(/192\.0|2001:db8/);
});
