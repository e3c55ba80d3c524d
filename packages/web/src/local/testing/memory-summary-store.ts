import type { KeptSummary } from '../local-summary.ts';
import type { SummaryStore } from '../summary-store.ts';

/** Summaries in memory, for tests. */
export class MemorySummaryStore implements SummaryStore {
  private readonly kept = new Map<string, KeptSummary>();

  async all(): Promise<readonly KeptSummary[]> {
    return structuredClone([...this.kept.values()]);
  }

  async put(summary: KeptSummary): Promise<void> {
    this.kept.set(summary.table, structuredClone(summary));
  }

  async forget(table: string): Promise<void> {
    this.kept.delete(table);
  }

  async forgetAll(): Promise<void> {
    this.kept.clear();
  }
}
