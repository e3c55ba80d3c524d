import { DEFAULT_SETTINGS, type Log, Table } from '@potager/table';
import type { BotThinker, HostedTable, Subscriber } from '@potager/table/host';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { findEntry } from '../games/find-entry.ts';
import { ME } from './local-message.ts';
import { LocalTables } from './local-tables.ts';
import { MemoryLogStore } from './testing/memory-log-store.ts';
import { MemorySummaryStore } from './testing/memory-summary-store.ts';

const HOST = { id: ME, name: 'Ann' };

/** Writes to a table only when it is let to, and remembers which logs need not be at hand any more. */
class SlowLogStore extends MemoryLogStore {
  readonly gone: string[] = [];
  readonly leave = new Map<string, Promise<void>>();

  override async append(table: string, entries: Log): Promise<void> {
    await this.leave.get(table);
    await super.append(table, entries);
  }

  letGo(table: string): void {
    this.gone.push(table);
  }
}

/** Whoever waits for it waits until it is opened. */
function makeGate(): { readonly opened: Promise<void>; readonly open: () => void } {
  let open = (): void => undefined;
  const opened = new Promise<void>((resolve) => (open = resolve));
  return { opened, open: () => open() };
}

describe('tables in memory', () => {
  let store: SlowLogStore;
  let others: BroadcastChannel;
  const follower: Subscriber = { person: HOST, send: () => undefined, lose: () => undefined };

  beforeEach(() => {
    store = new SlowLogStore();
    others = new BroadcastChannel(crypto.randomUUID());
  });

  afterEach(() => others.close());

  const loadGame = async () => {
    const rules = await findEntry('garden-nation')?.rules();
    if (rules === undefined) throw new Error('no such game');
    return rules.game;
  };

  const makeTables = (idleMs: number, think: BotThinker = async () => undefined): LocalTables =>
    new LocalTables({ store, summaries: new MemorySummaryStore(), others, think, loadGame, idleMs });

  /** Opens a table with the reader and a bot, and returns it as it is in memory. */
  async function open(tables: LocalTables, id: string): Promise<HostedTable> {
    const opening = { table: id, seats: 2, options: {}, settings: DEFAULT_SETTINGS, host: ME, secret: '0'.repeat(64) };
    const table = Table.open(await loadGame(), opening, 0);
    table.handle({ kind: 'sit', seat: 0, nonce: '0'.repeat(32) }, HOST, { at: 0 });
    table.handle({ kind: 'seatBot', seat: 1, level: 'sprout' }, HOST, { at: 0 });
    table.handle({ kind: 'start' }, HOST, { at: 0 });
    await tables.add(table);
    return tables.load(id);
  }

  const resign = async (hosted: HostedTable): Promise<unknown> => {
    hosted.commit((table, at) => table.handle({ kind: 'resign', seat: 0 }, HOST, { at }));
    return hosted.whenCommitted();
  };

  it('are let go of when another one comes and nobody follows them, and come back from their logs', async () => {
    const tables = makeTables(0);
    const first = await open(tables, 'first');
    await resign(first);
    await open(tables, 'second');
    expect(tables.find('first')).toBeUndefined();
    expect(first.isEnded).toBe(true);
    const again = await tables.load('first');
    expect(again).not.toBe(first);
    expect(again.log).toEqual(first.log);
  });

  it('stay while somebody follows them', async () => {
    const tables = makeTables(0);
    const first = await open(tables, 'first');
    first.subscribers.join(follower, 0, {});
    await open(tables, 'second');
    expect(tables.find('first')).toBe(first);
    first.subscribers.part(follower);
    await open(tables, 'third');
    expect(tables.find('first')).toBeUndefined();
  });

  it('stay while something is being written, which is written', async () => {
    const tables = makeTables(0);
    const first = await open(tables, 'first');
    const disk = makeGate();
    store.leave.set('first', disk.opened);
    const written = resign(first);
    await open(tables, 'second');
    expect(tables.find('first')).toBe(first);
    disk.open();
    expect(await written).toBeUndefined();
    expect((await store.log('first')).at(-1)).toMatchObject({ kind: 'ended' });
    await open(tables, 'third');
    expect(tables.find('first')).toBeUndefined();
  });

  it('stay for a while after they were asked for', async () => {
    const tables = makeTables(60_000);
    const first = await open(tables, 'first');
    await open(tables, 'second');
    expect(tables.find('first')).toBe(first);
  });

  it('a bot that still thinks for one is asked anew when somebody comes back, and moves once', async () => {
    const thought = makeGate();
    let asked = 0;
    const tables = makeTables(0, async ({ question }) => {
      const move = question()?.moves[0];
      if (asked++ === 0) await thought.opened;
      return move;
    });
    const first = await open(tables, 'first');
    first.subscribers.join(follower, 0, {});
    tables.committed(first);
    first.subscribers.part(follower);
    await open(tables, 'second');
    const again = await tables.load('first');
    again.subscribers.join(follower, 0, {});
    tables.committed(again);
    thought.open();
    await expect.poll(async () => (await store.log('first')).filter(({ kind }) => kind === 'moved')).toHaveLength(1);
    expect(asked).toBe(2);
    expect(again.log).toEqual(await store.log('first'));
  });

  it('a game that is over need not be at hand in the store any more; one that can be gone on with must', async () => {
    const tables = makeTables(0);
    await resign(await open(tables, 'over'));
    await open(tables, 'running');
    await open(tables, 'last');
    expect(tables.find('running')).toBeUndefined();
    expect(store.gone).toEqual(['over']);
  });
});
