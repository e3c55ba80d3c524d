import { Database, SilentError } from './database.ts';
import type { KeptSummary } from './local-summary.ts';
import type { SummaryStore } from './summary-store.ts';

/** A database of its own: that of the logs stays as every version of the page knows it. */
const DATABASE = 'potager-summaries';
const SUMMARIES = 'summaries';

/** Summaries in the browser's own database. Where that fails there are none; where it is silent nobody waits twice. */
export class IndexedSummaryStore implements SummaryStore {
  private readonly database: Database;
  private isSilent = false;

  constructor(patienceMs: number) {
    const lay = (made: IDBDatabase): void => void made.createObjectStore(SUMMARIES, { keyPath: 'table' });
    this.database = new Database({ name: DATABASE, patienceMs, lay, durability: 'relaxed' });
  }

  async all(): Promise<readonly KeptSummary[]> {
    const read = async (): Promise<KeptSummary[]> =>
      this.database.read(SUMMARIES, (store) => store.getAll() as IDBRequest<KeptSummary[]>);
    return (await this.attempt(read)) ?? [];
  }

  async put(summary: KeptSummary): Promise<void> {
    await this.write((store) => void store.put(summary));
  }

  async forget(table: string): Promise<void> {
    await this.write((store) => void store.delete(table));
  }

  async forgetAll(): Promise<void> {
    await this.write((store) => void store.clear());
  }

  private async write(work: (store: IDBObjectStore) => void): Promise<void> {
    await this.attempt(async () => this.database.write(SUMMARIES, work));
  }

  private async attempt<T>(work: () => Promise<T>): Promise<T | undefined> {
    if (this.isSilent) return undefined;
    try {
      return await work();
    } catch (error) {
      this.isSilent = error instanceof SilentError;
      return undefined;
    }
  }
}
