import { spawn, type ChildProcessWithoutNullStreams } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';

const potager = path.join(import.meta.dirname, '../bin/potager.mjs');

let folder: string;
let parent: ChildProcessWithoutNullStreams;
let output: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'potager-supervise-'));
  writeFileSync(path.join(folder, 'index.html'), '<!doctype html><title>Potager</title>');
});

afterEach(async () => {
  if (parent.exitCode === null && parent.signalCode === null) {
    const gone = new Promise((resolve) => parent.once('close', resolve));
    parent.kill('SIGTERM');
    await gone;
  }
  rmSync(folder, { recursive: true });
});

function start(): void {
  const settings = ['--port', '0', '--host', '127.0.0.1', '--data', path.join(folder, 'data'), '--page', folder];
  parent = spawn(process.execPath, [potager, 'serve', ...settings], { env: { ...process.env, NOTIFY_SOCKET: '' } });
  output = '';
  for (const stream of [parent.stdout, parent.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => (output += text));
  }
}

const addresses = (): string[] => [...output.matchAll(/ready: (\S+)/g)].map(([, address]) => address as string);

/** The server itself. */
const child = (): number =>
  Number(readFileSync(`/proc/${String(parent.pid)}/task/${String(parent.pid)}/children`, 'utf8').trim());

const isAlive = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

test('a server that its watchdog ended is started anew; one that is asked to stop is not', async () => {
  start();
  await expect.poll(addresses, { timeout: 30_000 }).toHaveLength(1);
  process.kill(child(), 'SIGALRM');
  await expect.poll(addresses, { timeout: 30_000 }).toHaveLength(2);
  expect(output).toContain('It is started anew in 1 s.');
  expect((await fetch(`${String(addresses()[1]).replace('localhost', '127.0.0.1')}/healthz`)).status).toBe(200);
  const server = child();
  const code = new Promise((resolve) => parent.once('close', resolve));
  parent.kill('SIGTERM');
  expect(await code).toBe(0);
  expect(output).toContain('Potager has stopped.');
  expect(isAlive(server)).toBe(false);
});

test('no server is left behind where whoever looks after it is killed', async () => {
  start();
  await expect.poll(addresses, { timeout: 30_000 }).toHaveLength(1);
  const server = child();
  parent.kill('SIGKILL');
  await expect.poll(() => isAlive(server), { timeout: 30_000 }).toBe(false);
  expect(output).toContain('Potager has stopped.');
});
