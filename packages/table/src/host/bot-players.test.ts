import { setTimeout as sleep } from 'node:timers/promises';
import { SPECTATOR } from '@potager/kernel';
import { expect, test } from 'vitest';
import { ANN, done, gameOf, openTable } from '../testing/tables.ts';
import { BotPlayers } from './bot-players.ts';
import { HostedTable } from './hosted-table.ts';
import type { TablePorts, Timers } from './ports.ts';

const PACE = 60;

const timers: Timers = {
  stopwatch: () => performance.now(),
  after(milliseconds, run) {
    const timer = setTimeout(run, milliseconds);
    return () => clearTimeout(timer);
  },
};

/** How long it takes from the question to the answer of a bot that thinks so long, with so many people who look on. */
async function answerAfter(milliseconds: number, watchers = 1): Promise<number> {
  const table = openTable({ game: await gameOf('garden-nation'), people: [ANN] }, 2);
  done(table, ANN, { kind: 'seatBot', seat: 1, level: 'sprout' });
  done(table, ANN, { kind: 'start' });
  const { promise: isPlayed, resolve } = Promise.withResolvers<void>();
  const nothing = (): void => undefined;
  const ports: TablePorts = {
    storage: { isStuck: false, enlist: () => resolve() },
    clock: { now: () => 0, takeLost: () => 0 },
    timers,
    observer: { committed: nothing, spoiled: () => 'failed', stumbled: nothing, presence: nothing, aged: nothing },
  };
  const hosted = new HostedTable(table, ports, { isNew: false });
  for (let i = 0; i < watchers; i++) {
    hosted.subscribers.join({ person: { id: `w${i}` }, send: nothing, lose: nothing }, SPECTATOR, {});
  }
  const think: ConstructorParameters<typeof BotPlayers>[0]['think'] = async ({ question }) => {
    await sleep(milliseconds);
    return question()?.moves[0];
  };
  const begun = performance.now();
  new BotPlayers({ think, timers, pace: () => PACE }).look(hosted);
  await isPlayed;
  hosted.end();
  return performance.now() - begun;
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
