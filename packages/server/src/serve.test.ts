import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type GivenSettings, type RunningServer, serve, StartError } from './serve.ts';
import { schemaVersion } from './storage/migrations.ts';

let folder: string;
let settings: GivenSettings;
const running: RunningServer[] = [];

async function start(changes: Partial<GivenSettings> = {}): Promise<RunningServer> {
  const server = await serve({ ...settings, ...changes });
  running.push(server);
  return server;
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'potager-server-'));
  const pageFolder = join(folder, 'page');
  mkdirSync(join(pageFolder, 'assets'), { recursive: true });
  writeFileSync(join(pageFolder, 'index.html'), '<!doctype html><title>Potager</title>');
  writeFileSync(join(pageFolder, 'assets/app-0a1b.js'), 'export {};');
  writeFileSync(join(pageFolder, '.inputs'), 'secret');
  settings = { host: '127.0.0.1', port: 0, isPortChosen: true, dataFolder: join(folder, 'data'), pageFolder };
});

afterEach(async () => {
  await Promise.all(running.splice(0).map((server) => server.stop()));
  rmSync(folder, { recursive: true });
});

test('the health page reads the storage', async () => {
  const { address } = await start();
  const response = await fetch(`${address}/healthz`);
  expect(response.status).toBe(200);
  expect(await response.json()).toEqual({
    ok: true,
    version: expect.stringMatching(/^\d+\.\d+\.\d+$/) as string,
    storage: { ok: true, schema: schemaVersion, createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/) as string },
  });
});

test('the health page tells when the storage has lost its content', async () => {
  const { address } = await start();
  const database = new DatabaseSync(join(settings.dataFolder, 'potager.sqlite'));
  database.exec('DELETE FROM meta');
  database.close();
  const response = await fetch(`${address}/healthz`);
  expect(response.status).toBe(503);
  expect(await response.json()).toMatchObject({ ok: false, storage: { ok: false } });
});

test('a restart keeps the data', async () => {
  const readCreation = async ({ address }: RunningServer): Promise<unknown> => {
    const health = (await (await fetch(`${address}/healthz`)).json()) as { storage: { createdAt: string } };
    return health.storage.createdAt;
  };
  const first = await serve(settings);
  const before = await readCreation(first);
  await first.stop();
  expect(await readCreation(await start())).toBe(before);
});

test('the page comes with strict headers and is always asked for anew', async () => {
  const { address } = await start();
  const response = await fetch(address);
  expect(await response.text()).toContain('Potager');
  expect(response.headers.get('content-security-policy')).toContain("default-src 'self'");
  expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  expect(response.headers.get('referrer-policy')).toBe('no-referrer');
  expect(response.headers.get('cache-control')).toBe('no-cache');
});

test('hashed assets are kept for good', async () => {
  const { address } = await start();
  const response = await fetch(`${address}/assets/app-0a1b.js`);
  expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
});

test.each(['/nothing', '/.inputs', '/..%2f..%2fdata/potager.sqlite'])('%s is not found', async (path) => {
  const { address } = await start();
  const response = await fetch(address + path);
  expect([403, 404]).toContain(response.status);
  expect(response.headers.get('x-content-type-options')).toBe('nosniff');
});

test('a busy port that was chosen is refused', async () => {
  const { address } = await start();
  const port = Number(new URL(address).port);
  await expect(start({ port, dataFolder: join(folder, 'other') })).rejects.toThrow(`Port ${String(port)} is in use`);
});

test('a busy port that nobody chose gives way to the next free one', async () => {
  const { address } = await start();
  const port = Number(new URL(address).port);
  const other = await start({ port, isPortChosen: false, dataFolder: join(folder, 'other') });
  expect(Number(new URL(other.address).port)).toBeGreaterThan(port);
});

test('a data folder that cannot be used is named', async () => {
  const dataFolder = join(settings.pageFolder, 'index.html');
  await expect(start({ dataFolder })).rejects.toThrow(`The data folder ${dataFolder} cannot be used`);
});

test('a page that was not built is named', async () => {
  await expect(start({ pageFolder: join(folder, 'none') })).rejects.toThrow(StartError);
});
