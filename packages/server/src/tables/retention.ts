import { setTimeout } from 'node:timers/promises';
import type { Settings } from '../settings.ts';
import { removeOldGuests } from '../storage/person-store.ts';
import { removeSettledReports } from '../storage/report-store.ts';
import type { Storage } from '../storage/storage.ts';
import type { TableRow } from '../storage/table-store.ts';
import type { Write } from '../storage/write.ts';
import type { TableRegistry } from './table-registry.ts';

const DAY_MS = 86_400_000;
/**
 * So many at a time, and of tables as many as have so many entries together: whoever moves waits for the same thread.
 * Then everyone else has a turn that is at least as long.
 */
const PORTION = 100;
const PORTION_ENTRIES = 1000;
const PAUSE_MS = 10;
/** How long a report is kept that the host has settled. */
const SETTLED_DAYS = 90;

interface Parts {
  readonly tableRegistry: TableRegistry;
  readonly storage: Storage;
  readonly keep: Settings['keep'];
  readonly now: () => number;
}

/**
 * Forgets what was kept long enough: finished games, tables that never started, settled reports, guests without a
 * table. What has begun and is not over is never touched, however long ago somebody moved.
 */
export class Retention {
  private readonly parts: Parts;
  private underWay: Promise<number> | undefined;
  private isClosed = false;

  constructor(parts: Parts) {
    this.parts = parts;
  }

  /** Forgets everything that is due, a little at a time so that nobody notices; how much that was. */
  run(): Promise<number> {
    this.underWay ??= this.forgetAll().finally(() => (this.underWay = undefined));
    return this.underWay;
  }

  async close(): Promise<void> {
    this.isClosed = true;
    await Promise.allSettled([this.underWay]);
  }

  private async forgetAll(): Promise<number> {
    const { keep } = this.parts;
    const finished = await this.forgetTables('over', keep.finished);
    const waiting = await this.forgetTables('waiting', keep.waiting);
    await this.forgetReports(SETTLED_DAYS);
    // Last, for whoever only sat there has no table any more.
    return finished + waiting + (await this.forgetGuests(keep.guests));
  }

  private async forgetTables(status: 'over' | 'waiting', days: number): Promise<number> {
    const { tables } = this.parts.storage;
    const before = this.before(days);
    if (before === undefined) return 0;
    let count = 0;
    while (!this.isClosed) {
      const due = this.choose(tables.listOld(status, before, PORTION));
      if (due.length === 0) break;
      await this.inTurns(() => this.parts.tableRegistry.eraser.remove(due));
      count += due.length;
    }
    return count;
  }

  private choose(rows: readonly TableRow[]): TableRow[] {
    const { tableRegistry, storage } = this.parts;
    // Where something is being written, something happens: it is not old.
    const due = rows.filter(({ id }) => tableRegistry.peek(id)?.isClean !== false);
    let entries = 0;
    const isTooMuch = ({ key }: TableRow): boolean =>
      (entries += storage.tables.extentOf(key).entries || 0) > PORTION_ENTRIES;
    const most = due.findIndex(isTooMuch);
    return most === -1 ? due : due.slice(0, Math.max(1, most));
  }

  /** What the host did about them stays in the audit log. */
  private async forgetReports(days: number): Promise<void> {
    const before = this.before(days);
    if (before === undefined) return;
    while (!this.isClosed && (await this.forgetRows(removeSettledReports(before, PORTION))) === PORTION);
  }

  private async forgetGuests(days: number): Promise<number> {
    const { people } = this.parts.storage;
    const before = this.before(days);
    if (before === undefined) return 0;
    let count = 0;
    let from: string | undefined = '';
    while (from !== undefined && !this.isClosed) {
      const to = people.idAfter(from, PORTION);
      count += await this.forgetRows(removeOldGuests(before, { from, to }));
      from = to;
    }
    return count;
  }

  private async forgetRows(write: Write): Promise<number> {
    const changes = await this.inTurns(() => this.parts.storage.commits.commit(write));
    return changes?.[0] ?? 0;
  }

  /** Does a portion; what others want to write comes next, for as long as that took. */
  private async inTurns<T>(work: () => Promise<T>): Promise<T> {
    const begun = performance.now();
    const result = await work();
    await setTimeout(Math.max(PAUSE_MS, performance.now() - begun));
    return result;
  }

  /** Undefined: it is kept for good. */
  private before(days: number): number | undefined {
    return days === 0 ? undefined : this.parts.now() - days * DAY_MS;
  }
}
