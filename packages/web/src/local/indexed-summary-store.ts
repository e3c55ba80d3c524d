import type { KeptSummary } from './local-summary.ts';
import type { SummaryStore } from './summary-store.ts';

/** A database of its own: that of the logs stays as every version of the page knows it. */
const DATABASE = 'potager-summaries';
const SUMMARIES = 'summaries';

/** Summaries in the browser's own database. Where that fails there are none. */
export class IndexedSummaryStore implements SummaryStore {
  private readonly database: Promise<IDBDatabase | undefined> = openDatabase().catch(() => undefined);

  async all(): Promise<readonly KeptSummary[]> {
    return (await this.run('readonly', (store) => store.getAll() as IDBRequest<KeptSummary[]>)) ?? [];
  }

  async put(summary: KeptSummary): Promise<void> {
    await this.run('readwrite', (store) => store.put(summary));
  }

  async forget(table: string): Promise<void> {
    await this.run('readwrite', (store) => store.delete(table));
  }

  async forgetAll(): Promise<void> {
    await this.run('readwrite', (store) => store.clear());
  }

  private async run<T>(
    mode: IDBTransactionMode,
    ask: (store: IDBObjectStore) => IDBRequest<T>,
  ): Promise<T | undefined> {
    try {
      const database = await this.database;
      return database && (await settled(ask(database.transaction(SUMMARIES, mode).objectStore(SUMMARIES))));
    } catch {
      return undefined;
    }
  }
}

async function openDatabase(): Promise<IDBDatabase> {
  const request = indexedDB.open(DATABASE, 1);
  request.addEventListener('upgradeneeded', () => {
    request.result.createObjectStore(SUMMARIES, { keyPath: 'table' });
  });
  return settled(request);
}

async function settled<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('the database failed')));
  });
}
