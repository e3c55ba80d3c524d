import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { registry } from '@potager/games/registry';
import { DEFAULT_SETTINGS, Table } from '@potager/table';
import type { TableObserver } from '@potager/table/host';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { Storage } from '../storage/storage.ts';
import { realWorld } from '../world.ts';
import { LiveTable } from './live-table.ts';
import { ServedTime } from './served-time.ts';
import { TableTime } from './table-time.ts';

let folder: string;
let storage: Storage;
let served: ServedTime;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'potager-live-'));
  storage = Storage.open(folder);
  served = new ServedTime(realWorld, () => undefined);
});

afterEach(async () => {
  served.stop();
  await storage.close();
  rmSync(folder, { recursive: true });
});

async function openTable(onWritten: () => void): Promise<LiveTable> {
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
  const nothing = (): void => undefined;
  const observer: TableObserver = {
    committed: onWritten,
    spoiled: () => 'failed',
    stumbled: nothing,
    presence: nothing,
    aged: nothing,
  };
  const table = Table.open(game, opening, 0);
  const { commits } = storage;
  const key = storage.tables.nextKey();
  const { activity, now: wall } = realWorld;
  const time = new TableTime({ wall, served, last: 0 });
  return new LiveTable({ table, key, isNew: true, commits, observer, activity, time, also: () => [] });
}

test('what it costs to tell everyone is borne by those whose commands it was, in equal parts', async () => {
  const live = await openTable(() => {
    const end = performance.now() + 10;
    while (performance.now() < end);
  });
  await live.whenCommitted();
  const borne: Record<string, number> = {};
  const say = (name: string): void => {
    const bear = (milliseconds: number): void => void (borne[name] = (borne[name] ?? 0) + milliseconds);
    live.commit(
      (table, at) => table.handle({ kind: 'say', text: 'hello' }, { id: name, name }, { at }),
      undefined,
      bear,
    );
  };
  say('ann');
  say('ben');
  expect(borne).toEqual({});
  await live.whenCommitted();
  await new Promise(setImmediate);
  expect(Object.keys(borne)).toEqual(['ann', 'ben']);
  for (const milliseconds of Object.values(borne)) expect(milliseconds).toBeGreaterThanOrEqual(4.9);
});
