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

const ask = (pool: BotPool, { owner = 'ann', isAttended = true, seed = 1 } = {}): Promise<string | undefined> =>
  pool.ask({ owner, isAttended: () => isAttended, makeTask: () => ({ ...task, seed }) });

/** A pool whose threads run this instead of a bot. */
function makePool(source: string, { threads = 1, graceMs = 400 } = {}): BotPool {
  const file = join(folder, 'worker.mjs');
  writeFileSync(file, `import { parentPort } from 'node:worker_threads';\n${source}`);
  const pool = new BotPool({
    threads,
    report: (problem) => problems.push(problem),
    file: pathToFileURL(file),
    graceMs,
  });
  pools.push(pool);
  return pool;
}

test('an answer is the move', async () => {
  const pool = makePool("parentPort.on('message', () => parentPort.postMessage({ move: 'second' }));");
  expect(await Promise.all([ask(pool), ask(pool)])).toEqual(['second', 'second']);
  expect(problems).toEqual([]);
});

test.each([
  ['says that it failed', "parentPort.on('message', () => parentPort.postMessage({ problem: 'no idea' }));"],
  ['breaks', "parentPort.on('message', () => { throw new Error('broken'); });"],
  ['ends', "parentPort.on('message', () => process.exit());"],
  ['never answers', "parentPort.on('message', () => { for (;;); });"],
])('a bot that %s plays the first move there is, and the next question finds another thread', async (_what, source) => {
  const pool = makePool(source);
  expect(await Promise.all([ask(pool), ask(pool)])).toEqual(['first', 'first']);
  expect(problems).toHaveLength(2);
});

test('a move that is none counts as a failure to choose', async () => {
  const pool = makePool("parentPort.on('message', () => parentPort.postMessage({ move: 'third' }));");
  expect(await ask(pool)).toBe('first');
});

const ANSWERS = "parentPort.on('message', () => parentPort.postMessage({ move: 'second' }));";
/** Whoever asks with seed 0 waits for ever. */
const THINKS_FOR_EVER = "parentPort.on('message', ({ seed }) => seed && parentPort.postMessage({ move: 'second' }));";

test('a crowd of questions of one owner lets those of others through', async () => {
  const pool = makePool(ANSWERS);
  const order: string[] = [];
  const note = async (owner: string): Promise<void> => {
    await ask(pool, { owner });
    order.push(owner);
  };
  await Promise.all([...Array.from({ length: 50 }, async () => note('eve')), note('ann'), note('ben')]);
  expect(order.slice(0, 4).toSorted()).toEqual(['ann', 'ben', 'eve', 'eve']);
});

test('bots that nobody looks at never have all threads', async () => {
  const pool = makePool(THINKS_FOR_EVER, { threads: 2, graceMs: 60_000 });
  for (let i = 0; i < 4; i++) void ask(pool, { owner: 'eve', isAttended: false, seed: 0 });
  expect(pool.waiting).toBe(3);
  expect(await ask(pool)).toBe('second');
});

test('a question that nobody wants answered any more, or that cannot be put, costs no thread', async () => {
  const pool = makePool(THINKS_FOR_EVER, { graceMs: 60_000 });
  const owner = { owner: 'ann', isAttended: () => true };
  expect(await pool.ask({ ...owner, makeTask: () => undefined })).toBeUndefined();
  const makeTask = (): never => {
    throw new Error('no view');
  };
  expect(await pool.ask({ ...owner, makeTask })).toBeUndefined();
  expect(problems).toEqual(['a bot cannot be asked: no view']);
  expect(await ask(pool)).toBe('second');
});
