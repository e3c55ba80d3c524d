import type { WRITES } from './write-table.ts';

/** A statement and its values. */
export type Write = readonly [name: keyof typeof WRITES, ...values: (string | number | null | Uint8Array)[]];

/** One that has to change something: where it does not, nothing is written of what was to be written with it. */
export interface Demand {
  readonly must: Write;
}

export const must = (write: Write): Demand => ({ must: write });

/** What is written together, all or nothing. */
export type WriteGroup = readonly (Write | Demand)[];
