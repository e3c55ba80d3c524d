import type { Entry, Log } from '@potager/table';
import { beforeEach, describe, expect, it } from 'vitest';
import { SilentError } from './database.ts';
import { ConflictError, type Keeping } from './log-store.ts';
import { SteadyLogStore, UnreadableError } from './steady-log-store.ts';
import { MemoryLogStore } from './testing/memory-log-store.ts';

const entry = (n: number, person = 'me'): Entry => ({ n, at: n, kind: 'unpaused', person });
const entries = (from: number, to: number): Log =>
  Array.from({ length: to - from + 1 }, (_, index) => entry(from + index));
const FULL = new DOMException('no room', 'QuotaExceededError');
const FORBIDDEN = new DOMException('not allowed', 'SecurityError');
const SILENT = new SilentError();
const T = 'a table';

describe('logs that can always be written', () => {
  let main: MemoryLogStore;
  let second: MemoryLogStore;
  let told: Keeping[];

  beforeEach(() => {
    main = new MemoryLogStore();
    second = new MemoryLogStore();
    told = [];
  });

  const page = (againMs = 60_000): SteadyLogStore =>
    new SteadyLogStore({ main, second, againMs, onKeeping: (keeping) => told.push(keeping) });

  const outage = (problem: Error | undefined): void => {
    main.outage = problem;
    second.outage = problem;
  };

  it('are in the main store while that is sound', async () => {
    const store = page();
    await store.append(T, entries(0, 3));
    await store.append(T, [entry(4)]);
    expect(await main.log(T)).toEqual(entries(0, 4));
    expect((await second.all()).size).toBe(0);
    expect(new Set(told)).toEqual(new Set(['sound']));
  });

  it('need not be at hand any more once they are let go of, unless they are nowhere else', async () => {
    const store = page();
    await store.append(T, entries(0, 3));
    store.letGo(T);
    main.outage = SILENT;
    await expect(store.log(T)).rejects.toThrow(UnreadableError);
    main.outage = undefined;
    const full = page();
    main.problem = FULL;
    await full.append('new', entries(0, 3));
    full.letGo('new');
    expect(await full.log('new')).toEqual(entries(0, 3));
  });

  it('move on to the second store whole where the main one does not answer, and go back when it does', async () => {
    const store = page();
    await store.append(T, entries(0, 3));
    main.outage = SILENT;
    await store.append(T, [entry(4)]);
    expect(await second.log(T)).toEqual(entries(0, 4));
    expect(told.at(-1)).toBe('second');
    expect(await store.log(T)).toEqual(entries(0, 4));
    const reopened = page();
    await reopened.log(T);
    await reopened.append(T, [entry(5)]);
    main.outage = undefined;
    const later = page();
    expect(await later.log(T)).toEqual(entries(0, 5));
    expect(await main.log(T)).toEqual(entries(0, 5));
    expect((await second.all()).size).toBe(0);
    expect(told.at(-1)).toBe('sound');
  });

  it('go back by themselves', async () => {
    const store = page(5);
    await store.append(T, entries(0, 3));
    main.outage = SILENT;
    await store.append(T, [entry(4)]);
    main.outage = undefined;
    await expect.poll(async () => main.log(T)).toEqual(entries(0, 4));
    await expect.poll(async () => (await second.all()).size).toBe(0);
  });

  it('find what was written after it had been given up for lost', async () => {
    const store = page(5);
    await store.append(T, entries(0, 3));
    main.outage = SILENT;
    await store.append(T, [entry(4)]);
    main.outage = undefined;
    await main.append(T, [entry(4)]);
    await store.append(T, [entry(5)]);
    await expect.poll(async () => main.log(T)).toEqual(entries(0, 5));
    expect(await store.log(T)).toEqual(entries(0, 5));
  });

  it('are not called gone while they cannot be read', async () => {
    await main.append(T, entries(0, 3));
    main.outage = SILENT;
    const store = page();
    await expect(store.log(T)).rejects.toThrow(UnreadableError);
    expect(await store.all()).toEqual(new Map());
  });

  it('are in memory where nothing may be kept', async () => {
    outage(FORBIDDEN);
    const store = page();
    await store.append(T, entries(0, 3));
    await store.append(T, [entry(4)]);
    expect(await store.log(T)).toEqual(entries(0, 4));
    expect(await store.all()).toEqual(new Map([[T, entries(0, 4)]]));
    expect(told.at(-1)).toBe('forbidden');
    expect(await page().log(T)).toEqual([]);
  });

  it('are in memory where no store answers, and kept once one does', async () => {
    outage(SILENT);
    const store = page(5);
    await store.append(T, entries(0, 3));
    expect(told.at(-1)).toBe('silent');
    outage(undefined);
    await expect.poll(async () => main.log(T)).toEqual(entries(0, 3));
    await expect.poll(() => told.at(-1)).toBe('sound');
  });

  it('are in memory while there is no room, and all kept when there is', async () => {
    const store = page();
    await store.append(T, entries(0, 3));
    await store.append('another', entries(0, 1));
    main.problem = FULL;
    await store.append(T, [entry(4)]);
    await store.append('another', [entry(2)]);
    expect(await store.log(T)).toEqual(entries(0, 4));
    expect(told.at(-1)).toBe('full');
    expect((await second.all()).size).toBe(0);
    expect(await store.lasts()).toEqual(
      new Map([
        [T, 4],
        ['another', 2],
      ]),
    );
    main.problem = undefined;
    await store.append(T, [entry(5)]);
    expect(await main.log(T)).toEqual(entries(0, 5));
    expect(await main.log('another')).toEqual(entries(0, 2));
    expect(told.at(-1)).toBe('sound');
  });

  it('where two pages write the same entry, the first one counts', async () => {
    const [one, two] = [page(), page()];
    await one.append(T, entries(0, 3));
    await two.log(T);
    await one.append(T, [entry(4, 'one')]);
    await expect(two.append(T, [entry(4, 'two')])).rejects.toThrow(ConflictError);
    expect(await two.log(T)).toEqual([...entries(0, 3), entry(4, 'one')]);
    await two.append(T, [entry(5)]);
    expect(await main.log(T)).toHaveLength(6);
  });

  it('where pages went on in different ways in two stores, the longer one counts whole', async () => {
    await main.append(T, [...entries(0, 3), entry(4, 'one')]);
    await second.append(T, [...entries(0, 3), entry(4, 'two'), entry(5, 'two')]);
    const store = page();
    const whole = [...entries(0, 3), entry(4, 'two'), entry(5, 'two')];
    expect(await store.log(T)).toEqual(whole);
    expect(await main.log(T)).toEqual(whole);
  });

  it('are forgotten everywhere; where that is not possible, it is said', async () => {
    const store = page();
    await store.append(T, entries(0, 3));
    main.outage = SILENT;
    await store.append(T, [entry(4)]);
    await expect(store.forget(T)).rejects.toThrow(UnreadableError);
    main.outage = undefined;
    const later = page();
    await later.forget(T);
    expect(await later.all()).toEqual(new Map());
    await later.append(T, entries(0, 0));
    await later.forgetAll();
    expect(await page().all()).toEqual(new Map());
  });
});
