import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { BotPool } from './bot-pool.ts';
import type { BotTask } from './bot-task.ts';

let folder: string;
const pools: BotPool[] = [];
const problems: string[] = [];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'potager-bots-'));
  problems.length = 0;
});

afterEach(async () => {
  await Promise.all(pools.splice(0).map((pool) => pool.close()));
  rmSync(folder, { recursive: true });
});

const task: BotTask = {
  game: 'eden',
  level: 'sprout',
  seat: 0,
  view: {},
  moves: ['first', 'second'],
  seed: 1,
  milliseconds: 10,
};

/** A pool whose threads run this instead of a bot. */
function makePool(source: string): BotPool {
  const file = join(folder, 'worker.mjs');
  writeFileSync(file, `import { parentPort } from 'node:worker_threads';\n${source}`);
  const pool = new BotPool({
    threads: 1,
    report: (problem) => problems.push(problem),
    file: pathToFileURL(file),
    graceMs: 400,
  });
  pools.push(pool);
  return pool;
}

test('an answer is the move', async () => {
  const pool = makePool("parentPort.on('message', () => parentPort.postMessage({ move: 'second' }));");
  expect(await Promise.all([pool.ask(task), pool.ask(task)])).toEqual(['second', 'second']);
  expect(problems).toEqual([]);
});

test.each([
  ['says that it failed', "parentPort.on('message', () => parentPort.postMessage({ problem: 'no idea' }));"],
  ['breaks', "parentPort.on('message', () => { throw new Error('broken'); });"],
  ['ends', "parentPort.on('message', () => process.exit());"],
  ['never answers', "parentPort.on('message', () => { for (;;); });"],
])('a bot that %s plays the first move there is, and the next question finds another thread', async (_what, source) => {
  const pool = makePool(source);
  expect(await Promise.all([pool.ask(task), pool.ask(task)])).toEqual(['first', 'first']);
  expect(problems).toHaveLength(2);
});

test('a move that is none counts as a failure to choose', async () => {
  const pool = makePool("parentPort.on('message', () => parentPort.postMessage({ move: 'third' }));");
  expect(await pool.ask(task)).toBe('first');
});
