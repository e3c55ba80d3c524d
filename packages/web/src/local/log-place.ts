import type { Entry, Log } from '@potager/table';
import { SilentError } from './database.ts';
import { ConflictError, type LogStore } from './log-store.ts';

/** Logs by table. */
export type Logs = ReadonlyMap<string, readonly Entry[]>;

/**
 * One of the places where logs are kept, and how it fares: one that did not answer is not asked again before somebody
 * says so, for each time would be a long wait.
 */
export class LogPlace {
  /** Why it last failed; undefined where it did what it was asked. */
  problem: unknown = undefined;
  private readonly store: LogStore;
  /** How many entries of each table are known to be here. */
  private readonly counts = new Map<string, number>();

  constructor(store: LogStore) {
    this.store = store;
  }

  get isSilent(): boolean {
    return this.problem instanceof SilentError;
  }

  get isFull(): boolean {
    return this.problem instanceof DOMException && this.problem.name === 'QuotaExceededError';
  }

  /** Writes what is missing here of a whole log. False where that is not possible. */
  async complete(table: string, whole: Log): Promise<boolean> {
    try {
      if (!this.counts.has(table)) await this.compare(table, whole);
      return await this.add(table, whole);
    } catch (error) {
      if (!(error instanceof ConflictError)) throw error;
      // What is there may be this page's own, written after it was given up for lost.
      await this.compare(table, whole);
      return this.add(table, whole);
    }
  }

  /** Writes a log in place of the one that is here. */
  async replace(table: string, whole: Log): Promise<boolean> {
    return (await this.forget(table)) && this.complete(table, whole);
  }

  /** Undefined where nothing can be read. */
  async log(table: string): Promise<Log | undefined> {
    const log = await this.attempt(async () => this.store.log(table));
    if (log !== undefined) this.count(table, log);
    return log;
  }

  async lasts(): Promise<ReadonlyMap<string, number> | undefined> {
    return this.attempt(async () => this.store.lasts());
  }

  async all(): Promise<Logs | undefined> {
    const logs = await this.attempt(async () => this.store.all());
    for (const [table, log] of logs ?? []) this.count(table, log);
    return logs;
  }

  async forget(table: string): Promise<boolean> {
    this.counts.delete(table);
    return (await this.attempt(async () => this.store.forget(table).then(() => true))) ?? false;
  }

  async forgetAll(): Promise<boolean> {
    this.counts.clear();
    return (await this.attempt(async () => this.store.forgetAll().then(() => true))) ?? false;
  }

  /** Whether a place that did not answer does now. */
  async isBack(): Promise<boolean> {
    try {
      await this.store.log('');
      this.problem = undefined;
      return true;
    } catch {
      return false;
    }
  }

  /** Learns how much of a log is here; a `ConflictError` where it is another one. */
  private async compare(table: string, whole: Log): Promise<void> {
    const here = await this.log(table);
    if (here !== undefined && !agrees(here, whole)) throw new ConflictError();
  }

  private async add(table: string, whole: Log): Promise<boolean> {
    const missing = whole.slice(this.counts.get(table));
    const isDone = (await this.attempt(async () => this.store.append(table, missing).then(() => true))) ?? false;
    if (isDone) this.counts.set(table, whole.length);
    return isDone;
  }

  private count(table: string, log: Log): void {
    this.counts.set(table, (log.at(-1)?.n ?? -1) + 1);
  }

  private async attempt<T>(work: () => Promise<T>): Promise<T | undefined> {
    if (this.isSilent) return undefined;
    try {
      const result = await work();
      this.problem = undefined;
      return result;
    } catch (error) {
      if (error instanceof ConflictError) throw error;
      this.problem = error;
      return undefined;
    }
  }
}

/** Whether one log is the beginning of the other, or more of it. */
export const agrees = (log: Log, whole: Log): boolean =>
  log.every((entry) => entry.n >= whole.length || JSON.stringify(entry) === JSON.stringify(whole[entry.n]));
