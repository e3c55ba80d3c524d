import type { DatabaseSync } from 'node:sqlite';
import { quietly } from '../quietly.ts';
import type { CommitQueue } from './commit-queue.ts';
import type { Crash } from './crash-note.ts';
import type { Write } from './write.ts';

/** Why a table is not brought back. */
export type SetAsideReason =
  /** The server stood still over it. */
  | 'frozen'
  /** The server ended while bringing it back, twice. */
  | 'ended'
  /** Its log cannot be played through. */
  | 'failed'
  /** Its log cannot be read whole. */
  | 'damaged'
  /** The end of its log is lost. Without its players knowing, the game would have gone back. */
  | 'shortened';

/** A table that is left alone, so that all others are served. */
export interface SetAsideTable {
  /** Its number in the database. */
  readonly table: number;
  readonly why: SetAsideReason;
  /** In the words of whoever noticed it. */
  readonly detail: string;
  readonly at: number;
}

/** Ended once: that may have been by chance. It is tried again, after all others. */
const SUSPECTED = 'suspected';

export type SetAsideRow = Omit<SetAsideTable, 'why'> & { readonly why: SetAsideReason | typeof SUSPECTED };

/**
 * The tables that are set aside: few, so that all are in memory. What cannot be saved, because the disk is full or this
 * very part of the database is damaged, holds as long as the server runs.
 */
export class SetAsideStore {
  private readonly commits: CommitQueue;
  private readonly rows: Map<number, SetAsideRow>;

  /** `blamed`: over which the last process ended. */
  constructor(database: DatabaseSync, commits: CommitQueue, blamed: SetAsideRow | undefined) {
    this.commits = commits;
    const rows = (quietly(() => database.prepare(LIST).all()) ?? []) as unknown as SetAsideRow[];
    this.rows = new Map([...rows, ...(blamed ? [blamed] : [])].map((row) => [row.table, row]));
  }

  list(): SetAsideTable[] {
    return [...this.rows.values()].filter(isSetAside).toSorted((a, b) => a.table - b.table);
  }

  has(table: number): boolean {
    const row = this.rows.get(table);
    return row !== undefined && isSetAside(row);
  }

  add(aside: SetAsideTable): void {
    this.rows.set(aside.table, aside);
    const { table, why, detail, at } = aside;
    this.save(['setAside', table, why, detail, at]);
  }

  /**
   * Lets a table be tried again, by whoever asks for it next, or at the next start: to be called when `release` is on
   * the disk.
   */
  forget(table: number): void {
    this.rows.delete(table);
  }

  listSuspected(): Set<number> {
    return new Set([...this.rows.values()].filter((row) => !isSetAside(row)).map(({ table }) => table));
  }

  /** It was brought back after all. */
  trust(table: number): void {
    if (this.has(table) || !this.rows.delete(table)) return;
    this.save(release(table));
  }

  /**
   * What could only not be read or played through is tried again with every start: that does no harm, and the program
   * may be a better one.
   */
  forgive(): void {
    for (const { table, why } of this.list()) {
      if (why !== 'failed' && why !== 'damaged') continue;
      this.rows.delete(table);
      this.save(release(table));
    }
  }

  /** Nobody waits for it. */
  private save(write: Write): void {
    this.commits.commit(write).catch(() => undefined);
  }
}

/** The last process ended over this table: for the start, before any table is brought back. */
export function blame(database: DatabaseSync, crash: Crash, at: number): SetAsideRow {
  const { table } = crash;
  const row = { table, at, ...reasonOf(database, crash) };
  quietly(() => database.prepare(SET_ASIDE_WRITES.setAside).run(table, row.why, row.detail, at));
  return row;
}

function reasonOf(database: DatabaseSync, { table, isFrozen }: Crash): Pick<SetAsideRow, 'why' | 'detail'> {
  if (isFrozen) return { why: 'frozen', detail: 'the server stood still over it' };
  const before = quietly(() => database.prepare(`${LIST} WHERE table_key = ? AND why = ?`).get(table, SUSPECTED));
  if (before === undefined) return { why: SUSPECTED, detail: '' };
  return { why: 'ended', detail: 'the server ended twice while bringing it back' };
}

const isSetAside = (row: SetAsideRow): row is SetAsideTable => row.why !== SUSPECTED;

const LIST = 'SELECT table_key AS "table", why, detail, at FROM set_aside';

export const SET_ASIDE_WRITES = {
  setAside: `INSERT INTO set_aside (table_key, why, detail, at) VALUES (?, ?, ?, ?)
    ON CONFLICT DO UPDATE SET why = excluded.why, detail = excluded.detail, at = excluded.at`,
  release: 'DELETE FROM set_aside WHERE table_key = ?',
} as const;

export const release = (table: number): Write => ['release', table];
