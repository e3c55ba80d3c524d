import { createPublicKey, verify } from 'node:crypto';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Settings } from './settings.ts';
import { databaseFile } from './storage/database.ts';
import { type TestClient, TestServers } from './testing/index.ts';
import { TestMatch } from './testing/test-match.ts';
import { TestReceiver } from './testing/test-receiver.ts';

let servers: TestServers;
/** Stands for a browser maker's push service. */
let service: TestReceiver;
const push: Settings['push'] = { isOn: true, contact: 'mailto:host@potager.example', services: ['127.0.0.1'] };

beforeEach(async () => {
  servers = new TestServers();
  service = await TestReceiver.open();
});

afterEach(async () => {
  service.close();
  await servers.end();
});

const subscribe = (client: TestClient, name: string) =>
  client.call('POST', '/me/push', { endpoint: `${service.address}/${name}` });

test('who is awaited and not at the table is called, without a word about the game', async () => {
  const { address } = await servers.start({ push });
  const match = await TestMatch.open(servers, address, { game: 'garden-nation', seats: 2 });
  const [ann, bob] = match.players as [TestClient, TestClient];
  for (const [client, name] of [
    [ann, 'ann'],
    [bob, 'bob'],
  ] as const) {
    expect((await subscribe(client, name)).status).toBe(204);
  }
  await bob.ask({ type: 'part', table: match.table });
  await ann.command(match.table, { kind: 'start' });
  await service.rings(1);
  expect(service.heard.map(({ path, body }) => [path, body])).toEqual([['/bob', '']]);
  const { body } = await ann.call<{ key: string }>('GET', '/push');
  expect(readClaims(service.heard[0]?.headers.authorization, body.key)).toMatchObject({
    aud: service.address,
    sub: 'mailto:host@potager.example',
  });
  expect(service.heard[0]?.headers).toMatchObject({ ttl: '86400', topic: 'turn' });
});

test('who no longer wants it, has signed out, or whose browser is gone is called no more', async () => {
  const { address } = await servers.start({ push });
  const match = await TestMatch.open(servers, address, { game: 'garden-nation', seats: 3 });
  const [ann, bob, cleo] = match.players as [TestClient, TestClient, TestClient];
  for (const [client, name] of [
    [ann, 'ann'],
    [bob, 'bob'],
    [cleo, 'cleo'],
  ] as const)
    await subscribe(client, name);
  await ann.call('DELETE', '/me/push');
  await cleo.call('POST', '/sign-out');
  expect(listPushes()).toEqual([`${service.address}/bob`]);
  for (const client of [ann, bob]) await client.ask({ type: 'part', table: match.table });
  service.answer = 410;
  await ann.command(match.table, { kind: 'start' });
  await service.rings(1);
  expect(service.heard.map(({ path }) => path)).toEqual(['/bob']);
  await expect.poll(listPushes, { timeout: 10_000 }).toEqual([]);
});

test('nobody can have the server call elsewhere, and a host who does not want this calls nobody', async () => {
  const { address } = await servers.start({ push });
  const ann = await servers.guest(address, 'Ann');
  for (const endpoint of ['http://potager.example/', 'https://127.0.0.1.potager.example/', 'file:///etc/passwd', 'x']) {
    expect(await ann.call('POST', '/me/push', { endpoint })).toMatchObject({ status: 400 });
  }
  const quiet = await servers.start({ push: { ...push, isOn: false }, dataFolder: `${servers.folder}/quiet` });
  const bob = await servers.guest(quiet.address, 'Bob');
  expect((await bob.call('GET', '/push')).status).toBe(404);
  expect((await subscribe(bob, 'bob')).status).toBe(404);
});

function listPushes(): unknown[] {
  const database = new DatabaseSync(databaseFile(servers.settings.dataFolder), { readOnly: true });
  const rows = database.prepare('SELECT address FROM pushes').all();
  database.close();
  return rows.map(({ address }) => address);
}

/** What an authorisation says, where it was signed with the key that browsers subscribe with. */
function readClaims(authorization: string | undefined, key: string): unknown {
  const [, header, claims, signature, signer] =
    /^vapid t=(\S+)\.(\S+)\.(\S+), k=(\S+)$/.exec(authorization ?? '') ?? [];
  expect(signer).toBe(key);
  const point = Buffer.from(key, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'));
  const publicKey = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y } as never, format: 'jwk' });
  const signed = { key: publicKey, dsaEncoding: 'ieee-p1363' } as const;
  expect(verify('sha256', Buffer.from(`${header}.${claims}`), signed, Buffer.from(signature ?? '', 'base64url'))).toBe(
    true,
  );
  return JSON.parse(Buffer.from(claims ?? '', 'base64url').toString());
}
