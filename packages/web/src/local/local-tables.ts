import type { Game } from '@potager/kernel';
import { type Log, Table } from '@potager/table';
import {
  BotPlayers,
  type BotThinker,
  type CommitFailure,
  type TableHost,
  HostedTable,
  type TableObserver,
} from '@potager/table/host';
import { AttendedTime } from './attended-time.ts';
import { LocalLog, type LocalProblem } from './local-log.ts';
import type { CarriedTable, LocalList, LocalSummary } from './local-message.ts';
import { FORM, type KeptSummary, makeSummary } from './local-summary.ts';
import { ConflictError, type LogStore } from './log-store.ts';
import type { SummaryStore } from './summary-store.ts';
import { timers } from './timers.ts';

/** There is no such table in this browser. */
export class NoTableError extends Error {}

/**
 * The line to other pages of this browser: they have hosts of their own, and the same logs. Says which table something
 * was written about.
 */
export type OtherPages = Pick<BroadcastChannel, 'postMessage' | 'addEventListener'>;

interface Parts {
  readonly store: LogStore;
  readonly summaries: SummaryStore;
  readonly others: OtherPages;
  readonly think: BotThinker;
  readonly loadGame: (name: string) => Promise<Game>;
  /** Left out: as long as it takes anything to be done. */
  readonly idleMs?: number;
}

/**
 * So long after it was last asked for a table that nobody follows is let go of. Whatever is asked is done sooner, even
 * where the storage is slow.
 */
const IDLE_MS = 60_000;

/** The tables of this browser: in memory while they are used. */
export class LocalTables implements TableHost, TableObserver {
  /** How long a bot's move takes at least, in milliseconds. */
  pace = 0;
  readonly lobby = { open: () => ({ version: 0, tables: [] }), close: () => undefined };
  /** Whoever lists the tables of this browser hears from all its pages what is written. */
  readonly ownTables = { open: () => undefined, close: () => undefined };
  private readonly parts: Parts;
  private readonly loaded = new Map<string, HostedTable>();
  private readonly loading = new Map<string, Promise<HostedTable>>();
  /** When each was last asked for. */
  private readonly usedAt = new Map<string, number>();
  private readonly times = new WeakMap<HostedTable, AttendedTime>();
  private readonly bots: BotPlayers;

  constructor(parts: Parts) {
    this.parts = parts;
    this.bots = new BotPlayers({ think: parts.think, timers, pace: () => this.pace });
    parts.others.addEventListener('message', ({ data }: MessageEvent<string>) => void this.refresh(data));
  }

  /** One that is in memory. */
  find(id: string): HostedTable | undefined {
    return this.loaded.get(id);
  }

  whyMissing(): 'noSuchTable' {
    return 'noSuchTable';
  }

  /** From memory, or else from the log. */
  async load(id: string): Promise<HostedTable> {
    this.usedAt.set(id, timers.stopwatch());
    const known = this.loading.get(id);
    if (known) return known;
    const found = this.restore(id).then((table) => this.host(table));
    this.loading.set(id, found);
    found.catch(() => this.drop(id));
    return found;
  }

  /** A new table with all that has happened at it already; one that is there already stays as it is. */
  async add(table: Table): Promise<void> {
    const { table: id } = table.info;
    try {
      await this.parts.store.append(id, table.log);
    } catch (error) {
      if (error instanceof ConflictError) return;
      throw error;
    }
    this.loading.set(id, Promise.resolve(this.host(table)));
    void this.parts.summaries.put(makeSummary(table));
  }

  /**
   * A table that was taken along from another device. False: nothing of it is new here, it went on otherwise here, or
   * it cannot be played on.
   */
  async takeIn({ table: id, log }: CarriedTable): Promise<boolean> {
    const known = await this.parts.store.log(id);
    const fresh = log.slice(known.length);
    if (fresh.length === 0 || JSON.stringify(log.slice(0, known.length)) !== JSON.stringify(known)) return false;
    try {
      const [opened] = log;
      if (opened?.kind !== 'opened' || opened.table !== id) return false;
      if (log.some(({ n }, i) => n !== i)) return false;
      Table.restore(await this.parts.loadGame(opened.game), log);
      await this.parts.store.append(id, fresh);
    } catch {
      return false;
    }
    await this.refresh(id);
    this.parts.others.postMessage(id);
    return true;
  }

  /** All there are; those whose summary does not know all of their log have to be asked for one by one. */
  async list(): Promise<LocalList> {
    const { store, summaries } = this.parts;
    const [lasts, kept] = await Promise.all([store.lasts(), summaries.all()]);
    const known = kept.filter(({ table, n, form }) => form === FORM && lasts.get(table) === n);
    const isKnown = new Set(known.map(({ table }) => table));
    return {
      tables: known.map(({ summary }) => summary),
      unknown: [...lasts.keys()].filter((id) => !isKnown.has(id)),
    };
  }

  /** A table whose log cannot be read is left out: it cannot be gone on with. */
  async summarise(ids: readonly string[]): Promise<LocalSummary[]> {
    const found = await Promise.all(ids.map(async (id) => this.readSummary(id).catch(() => undefined)));
    const kept = found.filter((one) => one !== undefined);
    await Promise.all(kept.map(async (one) => this.parts.summaries.put(one)));
    return kept.map(({ summary }) => summary);
  }

  /** Somebody may have very many tables: none of them stays in memory for being listed. */
  private async readSummary(id: string): Promise<KeptSummary> {
    return makeSummary(this.loaded.get(id)?.table ?? (await this.restore(id)));
  }

  /** Returns all that has happened at it. */
  async forget(id: string): Promise<Log> {
    const { store, summaries, others } = this.parts;
    const log = await store.log(id);
    await Promise.all([store.forget(id), summaries.forget(id)]);
    this.drop(id);
    others.postMessage(id);
    return log;
  }

  /** A table that was forgotten is there again. */
  async bringBack(id: string, log: Log): Promise<void> {
    await this.parts.store.append(id, log);
    this.parts.others.postMessage(id);
  }

  async forgetAll(): Promise<void> {
    await Promise.all([this.parts.store.forgetAll(), this.parts.summaries.forgetAll()]);
    for (const id of this.loaded.keys()) this.drop(id);
  }

  // As observer of its tables

  /** Bots play while somebody looks on. */
  committed(table: HostedTable): void {
    void this.parts.summaries.put(makeSummary(table.table));
    if (table.subscribers.size > 0) this.bots.look(table);
  }

  spoiled(table: HostedTable, { isConflict, restored }: LocalProblem): CommitFailure {
    if (restored === undefined) {
      this.drop(table.id);
      return 'notSaved';
    }
    this.renew(table, restored);
    return isConflict ? 'outrun' : 'notSaved';
  }

  /** What is in memory is not to be trusted: whoever follows the table comes back, and finds what is in the log. */
  stumbled(table: HostedTable, error: unknown): void {
    reportError(error);
    this.drop(table.id);
  }

  /** Clocks run while somebody looks on. */
  presence(table: HostedTable): void {
    this.times.get(table)?.attend(table.subscribers.size > 0);
  }

  /** Nobody sees anything later here. */
  aged(): void {
    return undefined;
  }

  private host(table: Table): HostedTable {
    const { table: id } = table.info;
    const { store, others } = this.parts;
    this.letGoOfIdle();
    const storage = new LocalLog({
      store,
      restore: async () => this.restore(id),
      onWritten: () => others.postMessage(id),
    });
    const clock = new AttendedTime(table.log.at(-1)?.at ?? 0);
    const hosted = new HostedTable(table, { storage, clock, timers, observer: this }, { isNew: false });
    this.times.set(hosted, clock);
    this.loaded.set(id, hosted);
    this.usedAt.set(id, timers.stopwatch());
    return hosted;
  }

  /**
   * An evening has many games. A bot that still thinks for such a table is asked anew when somebody comes back; a game
   * that can be gone on with stays at hand in the store, whatever becomes of the disk.
   */
  private letGoOfIdle(): void {
    const { store, idleMs = IDLE_MS } = this.parts;
    const since = timers.stopwatch() - idleMs;
    for (const [id, { subscribers, isClean, info }] of this.loaded) {
      if (subscribers.size > 0 || !isClean || (this.usedAt.get(id) ?? 0) > since) continue;
      this.drop(id);
      if (info.status === 'over') store.letGo?.(id);
    }
  }

  private async restore(id: string): Promise<Table> {
    const log = await this.parts.store.log(id);
    const [opened] = log;
    if (opened?.kind !== 'opened') throw new NoTableError(id);
    return Table.restore(await this.parts.loadGame(opened.game), log);
  }

  /** Another page has written something about a table. */
  private async refresh(id: string): Promise<void> {
    const table = this.loaded.get(id);
    if (table === undefined) return;
    const restored = await this.restore(id).catch(() => undefined);
    await table.whenCommitted();
    // What is about to be written here will find out by itself that something is there already.
    if (restored === undefined || table.isEnded || !table.isClean || restored.n <= table.n) return;
    this.renew(table, restored);
  }

  private renew(table: HostedTable, restored: Table): void {
    table.renew(restored);
    table.subscribers.tell();
    table.resume();
  }

  private drop(id: string): void {
    const table = this.loaded.get(id);
    this.loaded.delete(id);
    this.loading.delete(id);
    this.usedAt.delete(id);
    if (table === undefined) return;
    const { all } = table.subscribers;
    table.end();
    // What they asked for is answered first.
    queueMicrotask(() => {
      for (const subscriber of all) subscriber.lose();
    });
  }
}
