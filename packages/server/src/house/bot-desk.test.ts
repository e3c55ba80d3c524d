import { expect, test } from 'vitest';
import { registry } from '@potager/games/registry';
import { Table, DEFAULT_SETTINGS } from '@potager/table';
import { BotDesk } from './bot-desk.ts';
import { BotPool } from './bot-pool.ts';
import type { LiveTable } from './live-table.ts';

const PACE = 60;

/** A thread that takes as long as it is told, and then plays the first move there is. */
const slowThinker = (milliseconds: number): URL =>
  new URL(
    `data:text/javascript,${encodeURIComponent(`
      import { parentPort } from 'node:worker_threads';
      parentPort.on('message', ({ moves }) => setTimeout(() => parentPort.postMessage({ move: moves[0] }), ${milliseconds}));
    `)}`,
  );

/** How long it takes from the question to the answer of a bot that thinks so long, with so many people who look on. */
async function answerAfter(milliseconds: number, watchers = 1): Promise<number> {
  const game = (await registry.find(({ name }) => name === 'garden-nation')?.rules())?.game;
  if (game === undefined) throw new Error('there is no game');
  const opening = {
    table: 't',
    seats: 2,
    options: {},
    settings: DEFAULT_SETTINGS,
    host: 'ann',
    secret: '0'.repeat(64),
  };
  const table = Table.open(game, opening, 0);
  const ann = { id: 'ann', name: 'Ann' };
  table.handle({ kind: 'sit', seat: 0, nonce: '1'.repeat(32) }, ann, { at: 0 });
  table.handle({ kind: 'seatBot', seat: 1, level: 'sprout' }, ann, { at: 0 });
  table.handle({ kind: 'start' }, ann, { at: 0 });
  const pool = new BotPool({ threads: 1, report: (problem) => expect.fail(problem), file: slowThinker(milliseconds) });
  const desk = new BotDesk(pool, PACE);
  const begun = performance.now();
  await new Promise<void>((resolve) => {
    const act = (deed: (it: Table, at: number) => unknown): void => {
      expect(deed(table, 0)).toBe(true);
      resolve();
    };
    const audience = { size: watchers };
    desk.look({ table, hall: table.hall, hasBots: true, audience, act } as unknown as LiveTable);
  });
  const taken = performance.now() - begun;
  await pool.close();
  return taken;
}

test('how long a bot has thought does not show: it answers at the next beat, never between two', async () => {
  // A timer may be a millisecond early; how late it is, a busy machine decides.
  expect(await answerAfter(0)).toBeGreaterThanOrEqual(PACE - 2);
  expect(await answerAfter(PACE / 2)).toBeGreaterThanOrEqual(PACE - 2);
  expect(await answerAfter(PACE + 10)).toBeGreaterThanOrEqual(2 * PACE - 2);
});

test('where nobody looks on, a bot takes its time', async () => {
  expect(await answerAfter(0, 0)).toBeGreaterThanOrEqual(8 * PACE - 16);
});
