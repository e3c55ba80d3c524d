import { setTimeout } from 'node:timers/promises';
import type { Settings } from '../settings.ts';
import type { Storage } from '../storage/storage.ts';
import type { TableRow } from '../storage/table-store.ts';
import type { TableRegistry } from './table-registry.ts';

const DAY_MS = 86_400_000;
/** So many at a time, or as many as this takes, and then everyone else has a turn that is at least as long. */
const PORTION = 100;
const PORTION_MS = 10;
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
      const gone = this.removeTables(tables.listOld(status, before, PORTION));
      if (gone === 0) break;
      count += gone;
      await setTimeout(PORTION_MS);
    }
    return count;
  }

  private removeTables(rows: readonly TableRow[]): number {
    const { tableRegistry, storage } = this.parts;
    const end = performance.now() + PORTION_MS;
    // Where something is being written, something happens: it is not old.
    const due = rows.filter(({ id }) => tableRegistry.peek(id)?.isClean !== false);
    if (due.length === 0) return 0;
    return storage.transaction(() => {
      let gone = 0;
      for (const row of due) {
        tableRegistry.remove(row);
        gone++;
        if (performance.now() > end) break;
      }
      return gone;
    });
  }

  /** What the host did about them stays in the audit log. */
  private async forgetReports(days: number): Promise<void> {
    const { reports } = this.parts.storage;
    const before = this.before(days);
    if (before === undefined) return;
    while (!this.isClosed && reports.removeSettled(before, PORTION) === PORTION) await setTimeout(PORTION_MS);
  }

  private async forgetGuests(days: number): Promise<number> {
    const { people } = this.parts.storage;
    const before = this.before(days);
    if (before === undefined) return 0;
    let count = 0;
    let from: string | undefined = '';
    while (from !== undefined && !this.isClosed) {
      const to = people.idAfter(from, PORTION);
      count += people.removeOldGuests(before, { from, to });
      from = to;
      await setTimeout(PORTION_MS);
    }
    return count;
  }

  /** Undefined: it is kept for good. */
  private before(days: number): number | undefined {
    return days === 0 ? undefined : this.parts.now() - days * DAY_MS;
  }
}
