import type { Entry, Log } from '@potager/table';
import { Database, SilentError } from './database.ts';
import { ConflictError, type LogStore } from './log-store.ts';

const ENTRIES = 'entries';

interface StoredEntry {
  readonly table: string;
  readonly n: number;
  readonly entry: Entry;
}

interface IndexedPlan {
  /** Of the database. */
  readonly name: string;
  readonly patienceMs: number;
  /** Whether it is there for when another one fails. */
  readonly isSpare: boolean;
  /** Called when the database did not answer in time, before it is asked once more. */
  readonly onSlow: () => void;
}

/**
 * Logs in one of the browser's own databases. An entry's table and number are its key, so that two pages can never both
 * write the same one. Where the database does not answer in time it is opened anew and asked once more; what was given
 * up for lost may have been written then, and is found to be there already.
 */
export class IndexedLogStore implements LogStore {
  private readonly database: Database;
  private readonly onSlow: () => void;
  private readonly isSpare: boolean;
  private isMade: Promise<boolean> | undefined;

  constructor({ name, patienceMs, isSpare, onSlow }: IndexedPlan) {
    const lay = (made: IDBDatabase): void => void made.createObjectStore(ENTRIES, { keyPath: ['table', 'n'] });
    this.database = new Database({ name, patienceMs, lay, durability: 'strict' });
    this.isSpare = isSpare;
    this.onSlow = onSlow;
  }

  async append(table: string, entries: Log): Promise<void> {
    if (entries.length === 0) return;
    this.isMade = Promise.resolve(true);
    try {
      await this.write((store) => {
        for (const entry of entries) store.add({ table, n: entry.n, entry } satisfies StoredEntry);
      });
    } catch (error) {
      throw isTaken(error) ? new ConflictError() : error;
    }
  }

  async log(table: string): Promise<Log> {
    return (await this.query(rangeOf(table))).map(({ entry }) => entry);
  }

  async lasts(): Promise<ReadonlyMap<string, number>> {
    const lasts = new Map<string, number>();
    if (!(await this.hasAny())) return lasts;
    await this.twice(async () => this.database.read(ENTRIES, (store) => collectLasts(store, lasts)));
    return lasts;
  }

  async all(): Promise<Map<string, Entry[]>> {
    const logs = new Map<string, Entry[]>();
    for (const { table, entry } of await this.query()) {
      const log = logs.get(table);
      if (log) log.push(entry);
      else logs.set(table, [entry]);
    }
    return logs;
  }

  async forget(table: string): Promise<void> {
    if (await this.hasAny()) await this.write((store) => void store.delete(rangeOf(table)));
  }

  async forgetAll(): Promise<void> {
    if (await this.hasAny()) await this.write((store) => void store.clear());
  }

  /** A spare database is not made before something is to be written. */
  private async hasAny(): Promise<boolean> {
    if (!this.isSpare) return true;
    this.isMade ??= this.database.isThere();
    return this.isMade;
  }

  private async write(work: (store: IDBObjectStore) => void): Promise<void> {
    await this.twice(async () => this.database.write(ENTRIES, work));
  }

  private async query(range?: IDBKeyRange): Promise<StoredEntry[]> {
    if (!(await this.hasAny())) return [];
    return this.twice(async () =>
      this.database.read(ENTRIES, (store) => store.getAll(range) as IDBRequest<StoredEntry[]>),
    );
  }

  private async twice<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof SilentError)) throw error;
      this.onSlow();
      return work();
    }
  }
}

const rangeOf = (table: string): IDBKeyRange => IDBKeyRange.bound([table, 0], [table, Infinity]);

const isTaken = (error: unknown): boolean => error instanceof DOMException && error.name === 'ConstraintError';

function collectLasts(store: IDBObjectStore, lasts: Map<string, number>): IDBRequest<IDBCursor | null> {
  const request = store.openKeyCursor(null, 'prev');
  request.addEventListener('success', () => {
    const cursor = request.result;
    if (cursor === null) return;
    const [table, n] = cursor.key as [string, number];
    lasts.set(table, n);
    // On to the last entry of the table before this one.
    cursor.continue([table, -1]);
  });
  return request;
}
