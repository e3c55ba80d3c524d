import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import type { Timers } from './ports.ts';
import { Throttle } from './throttle.ts';

const timers: Timers = {
  stopwatch: () => performance.now(),
  after(milliseconds, run) {
    const timer = setTimeout(run, milliseconds);
    return () => clearTimeout(timer);
  },
};

test('what is asked for many times at once is done once, and again when it is asked for again', async () => {
  let done = 0;
  const settled: (() => void)[] = [];
  const throttle = new Throttle({
    timers,
    pauseMs: 5,
    run: () => {
      done++;
      for (const settle of settled.splice(0)) settle();
    },
  });
  const next = (): Promise<void> => new Promise((resolve) => settled.push(resolve));
  for (let i = 0; i < 100; i++) throttle.ask();
  expect(done).toBe(0);
  await next();
  expect(throttle.isDue).toBe(false);
  throttle.ask();
  await next();
  expect(done).toBe(2);
});

test('what takes long is done seldom', async () => {
  const begun: number[] = [];
  const { promise, resolve } = Promise.withResolvers<void>();
  const throttle = new Throttle({
    timers,
    pauseMs: 1,
    run: () => {
      begun.push(performance.now());
      if (begun.length === 2) return resolve();
      const end = performance.now() + 10;
      while (performance.now() < end);
      setImmediate(() => throttle.ask());
    },
  });
  throttle.ask();
  await promise;
  const [first = 0, second = 0] = begun;
  // Ten milliseconds of twenty times as many; a timer may be a little early.
  expect(second - first).toBeGreaterThanOrEqual(198);
});

test('what is stopped is not done', async () => {
  let done = 0;
  const throttle = new Throttle({ timers, pauseMs: 1, run: () => done++ });
  throttle.ask();
  throttle.stop();
  await sleep(10);
  expect(done).toBe(0);
});
