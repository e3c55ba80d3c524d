import type { Entry, Log } from '@potager/table';
import { ConflictError, type LogStore } from '../log-store.ts';

/** Logs in memory, for tests: as slow to answer as a disk, which other pages share. */
export class MemoryLogStore implements LogStore {
  /** Why nothing can be written. */
  problem: Error | undefined;
  /** Why nothing can be read or written. */
  outage: Error | undefined;
  private readonly logs = new Map<string, Entry[]>();

  async append(table: string, entries: Log): Promise<void> {
    await this.answer();
    if (this.problem !== undefined) throw this.problem;
    const log = this.logs.get(table) ?? [];
    if (entries.some(({ n }) => n < log.length)) throw new ConflictError();
    this.logs.set(table, [...log, ...structuredClone(entries)]);
  }

  async log(table: string): Promise<Log> {
    await this.answer();
    return structuredClone(this.logs.get(table) ?? []);
  }

  async lasts(): Promise<ReadonlyMap<string, number>> {
    await this.answer();
    return new Map([...this.logs].map(([table, log]) => [table, log.length - 1]));
  }

  async all(): Promise<ReadonlyMap<string, readonly Entry[]>> {
    await this.answer();
    return structuredClone(this.logs);
  }

  async forget(table: string): Promise<void> {
    await this.answer();
    this.logs.delete(table);
  }

  async forgetAll(): Promise<void> {
    await this.answer();
    this.logs.clear();
  }

  private async answer(): Promise<void> {
    await pause();
    if (this.outage !== undefined) throw this.outage;
  }
}

const pause = async (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve);
  });
