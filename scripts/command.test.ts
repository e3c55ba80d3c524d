import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { runCommand } from './command.ts';
import { root } from './workspace.ts';

const never = new AbortController().signal;

test('both streams and the exit code come back', async () => {
  const result = await runCommand({ argv: ['sh', '-c', 'echo out; echo err >&2; exit 3'], cwd: root, signal: never });
  expect(result.code).toBe(3);
  expect(result.output.split('\n').toSorted()).toEqual(['', 'err', 'out']);
});

test('a program that does not exist is a failure with its name', async () => {
  const result = await runCommand({ argv: ['no-such-program'], cwd: root, signal: never });
  expect(result.code).toBe(127);
  expect(result.output).toContain('no-such-program');
});

test.each([
  { title: 'left alone, a descendant does its work', abortAfterMs: 60_000, isDone: true },
  { title: 'an abort ends the descendants too', abortAfterMs: 100, isDone: false },
])('$title', async ({ abortAfterMs, isDone }) => {
  const folder = mkdtempSync(join(tmpdir(), 'potager-command-'));
  const abort = new AbortController();
  const timer = setTimeout(() => abort.abort('enough'), abortAfterMs);
  await runCommand({ argv: ['sh', '-c', '(sleep 0.4; touch done) & wait'], cwd: folder, signal: abort.signal });
  clearTimeout(timer);
  await sleep(500);
  expect(existsSync(join(folder, 'done'))).toBe(isDone);
  rmSync(folder, { recursive: true });
});
