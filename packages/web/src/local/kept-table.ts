import type { Viewer } from '@potager/kernel';
import type { Table, Update } from '@potager/table';
import { ConflictError, type LogStore } from './log-store.ts';

/** A table with the log it is written to. Whatever happens to it is written down before anyone hears of it, one thing after the other. */
export class KeptTable {
  readonly id: string;
  private readonly store: LogStore;
  private readonly reload: () => Promise<Table>;
  private current: Table;
  private queue: Promise<unknown> = Promise.resolve();

  constructor(id: string, table: Table, source: { store: LogStore; reload: () => Promise<Table> }) {
    this.id = id;
    this.current = table;
    this.store = source.store;
    this.reload = source.reload;
  }

  /** As it is now; another object after another page has written. */
  get table(): Table {
    return this.current;
  }

  /** Lets something happen. Undefined where another page was quicker: the table has then been read anew, and nothing of this has happened. */
  async act<T>(deed: (table: Table) => T): Promise<T | undefined> {
    return this.inTurn(async () => {
      const before = this.current.n;
      const result = deed(this.current);
      try {
        await this.store.append(this.id, this.current.log.slice(before + 1));
        return result;
      } catch (error) {
        this.current = await this.reload();
        if (error instanceof ConflictError) return undefined;
        throw error;
      }
    });
  }

  /** Reads what another page has written; returns whether anything was new. */
  async refresh(): Promise<boolean> {
    return this.inTurn(async () => {
      const before = this.current.n;
      this.current = await this.reload();
      return this.current.n > before;
    });
  }

  /** What is new since an entry. */
  updateSince(n: number, viewer: Viewer): Update {
    return this.current.update(n + 1, viewer, Date.now());
  }

  private async inTurn<T>(work: () => Promise<T>): Promise<T> {
    const done = this.queue.then(work);
    this.queue = done.catch(() => undefined);
    return done;
  }
}
