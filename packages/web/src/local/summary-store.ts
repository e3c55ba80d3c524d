import type { KeptSummary } from './local-summary.ts';

/** Summaries of the tables in this browser. They follow from the logs: what is lost here is made anew. */
export interface SummaryStore {
  all(): Promise<readonly KeptSummary[]>;
  put(summary: KeptSummary): Promise<void>;
  forget(table: string): Promise<void>;
  forgetAll(): Promise<void>;
}
