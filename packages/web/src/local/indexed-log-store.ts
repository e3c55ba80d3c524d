import type { Entry, Log } from '@potager/table';
import { ConflictError, type LogStore } from './log-store.ts';

const DATABASE = 'potager';
const ENTRIES = 'entries';

interface StoredEntry {
  readonly table: string;
  readonly n: number;
  readonly entry: Entry;
}

/**
 * Logs in the browser's own database. An entry's table and number are its key, so that two pages can never both write
 * the same one.
 */
export class IndexedLogStore implements LogStore {
  private readonly database: Promise<IDBDatabase>;

  constructor() {
    this.database = openDatabase();
  }

  async append(table: string, entries: Log): Promise<void> {
    if (entries.length === 0) return;
    const transaction = (await this.database).transaction(ENTRIES, 'readwrite', { durability: 'strict' });
    const store = transaction.objectStore(ENTRIES);
    for (const entry of entries) store.add({ table, n: entry.n, entry } satisfies StoredEntry);
    await ended(transaction);
  }

  async log(table: string): Promise<Log> {
    const found = await this.query(IDBKeyRange.bound([table, 0], [table, Infinity]));
    return found.map(({ entry }) => entry);
  }

  async lasts(): Promise<ReadonlyMap<string, number>> {
    const store = (await this.database).transaction(ENTRIES).objectStore(ENTRIES);
    const lasts = new Map<string, number>();
    const request = store.openKeyCursor(null, 'prev');
    return new Promise((resolve, reject) => {
      request.addEventListener('error', () => reject(request.error ?? new Error('the database failed')));
      request.addEventListener('success', () => {
        const cursor = request.result;
        if (cursor === null) return resolve(lasts);
        const [table, n] = cursor.key as [string, number];
        lasts.set(table, n);
        // On to the last entry of the table before this one.
        cursor.continue([table, -1]);
      });
    });
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
    const transaction = (await this.database).transaction(ENTRIES, 'readwrite');
    transaction.objectStore(ENTRIES).delete(IDBKeyRange.bound([table, 0], [table, Infinity]));
    await ended(transaction);
  }

  async forgetAll(): Promise<void> {
    const transaction = (await this.database).transaction(ENTRIES, 'readwrite');
    transaction.objectStore(ENTRIES).clear();
    await ended(transaction);
  }

  private async query(range?: IDBKeyRange): Promise<StoredEntry[]> {
    const store = (await this.database).transaction(ENTRIES).objectStore(ENTRIES);
    return settled(store.getAll(range) as IDBRequest<StoredEntry[]>);
  }
}

async function openDatabase(): Promise<IDBDatabase> {
  const request = indexedDB.open(DATABASE, 1);
  request.addEventListener('upgradeneeded', () => {
    request.result.createObjectStore(ENTRIES, { keyPath: ['table', 'n'] });
  });
  return settled(request);
}

async function settled<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('the database failed')));
  });
}

async function ended(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.addEventListener('complete', () => resolve());
    transaction.addEventListener('abort', () => {
      const isTaken = transaction.error?.name === 'ConstraintError';
      reject(isTaken ? new ConflictError() : (transaction.error ?? new Error('the database failed')));
    });
  });
}
