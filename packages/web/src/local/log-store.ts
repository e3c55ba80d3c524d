import type { Entry, Log } from '@potager/table';

/** Another page of this browser wrote an entry first; what one knows of the table is out of date. */
export class ConflictError extends Error {}

/** The logs of the tables in this browser. Only logs are kept: everything else follows from them. */
export interface LogStore {
  /**
   * On the disk when it settles, all or nothing. Throws a `ConflictError` where an entry of such a number is there
   * already.
   */
  append(table: string, entries: Log): Promise<void>;
  /** Empty where there is no such table. */
  log(table: string): Promise<Log>;
  /** The number of the last entry of each table, without reading the logs. */
  lasts(): Promise<ReadonlyMap<string, number>>;
  /** All logs, by table. */
  all(): Promise<ReadonlyMap<string, readonly Entry[]>>;
  forget(table: string): Promise<void>;
  forgetAll(): Promise<void>;
  /** A store that has logs at hand need not have this one any more: who wants to write to it reads it first. */
  letGo?(table: string): void;
}

/**
 * How well games are kept. `slow`: no answer yet, it is tried again. `second`: in the second database, because the
 * first does not answer. The others say why they are kept in memory alone: no room, no leave, no answer.
 */
export type Keeping = 'sound' | 'slow' | 'second' | 'full' | 'forbidden' | 'silent';
