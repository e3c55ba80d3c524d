import type { DatabaseSync, StatementSync } from 'node:sqlite';
import { quietly } from '../quietly.ts';
import type { Crash } from './crash-note.ts';
import type { CommitQueue } from './commit-queue.ts';

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

/**
 * The tables that are set aside. What cannot be saved, because the disk is full or this very part of the database is
 * damaged, holds as long as the server runs.
 */
export class SetAsideStore {
  private readonly statements: Record<keyof typeof QUERIES, StatementSync>;
  private readonly commits: CommitQueue;
  private readonly unsaved = new Map<number, SetAsideTable>();

  constructor(database: DatabaseSync, commits: CommitQueue) {
    this.statements = Object.fromEntries(
      Object.entries(QUERIES).map(([name, sql]) => [name, database.prepare(sql)]),
    ) as Record<keyof typeof QUERIES, StatementSync>;
    this.commits = commits;
  }

  list(): SetAsideTable[] {
    const saved = (quietly(() => this.statements.list.all()) ?? []) as unknown as SetAsideTable[];
    return [...saved.filter(({ table }) => !this.unsaved.has(table)), ...this.unsaved.values()];
  }

  has(table: number): boolean {
    return this.unsaved.has(table) || quietly(() => this.statements.find.get(table)) !== undefined;
  }

  add(aside: SetAsideTable): void {
    if (!this.save(aside)) this.unsaved.set(aside.table, aside);
  }

  /** Lets a table be tried again: by whoever asks for it next, or at the next start. False: it was not set aside. */
  release(table: number): boolean {
    const wasUnsaved = this.unsaved.delete(table);
    return this.write(() => Number(this.statements.remove.run(table).changes)) === 1 || wasUnsaved;
  }

  /** The last process ended over this table. */
  blame({ table, isFrozen }: Crash, at: number): void {
    if (isFrozen) {
      this.add({ table, why: 'frozen', detail: 'the server stood still over it', at });
    } else if (this.listSuspected().has(table)) {
      this.add({ table, why: 'ended', detail: 'the server ended twice while bringing it back', at });
    } else {
      this.save({ table, why: SUSPECTED, detail: '', at });
    }
  }

  listSuspected(): Set<number> {
    return new Set((quietly(() => this.statements.listSuspected.all()) ?? []).map((row) => Number(row['table'])));
  }

  /** It was brought back after all. */
  trust(table: number): void {
    this.write(() => this.statements.trust.run(table));
  }

  /**
   * What could only not be read or played through is tried again with every start: that does no harm, and the program
   * may be a better one.
   */
  forgive(): void {
    this.unsaved.clear();
    this.write(() => this.statements.forgive.run());
  }

  private save({ table, why, detail, at }: Omit<SetAsideTable, 'why'> & { readonly why: string }): boolean {
    return this.write(() => this.statements.save.run(table, why, detail, at)) !== undefined;
  }

  private write<T>(work: () => T): T | undefined {
    this.commits.block();
    return quietly(work);
  }
}

const QUERIES = {
  list: `SELECT table_key AS "table", why, detail, at FROM set_aside WHERE why <> '${SUSPECTED}' ORDER BY table_key`,
  listSuspected: `SELECT table_key AS "table" FROM set_aside WHERE why = '${SUSPECTED}'`,
  find: `SELECT 1 FROM set_aside WHERE table_key = ? AND why <> '${SUSPECTED}'`,
  save: `INSERT INTO set_aside (table_key, why, detail, at) VALUES (?, ?, ?, ?)
    ON CONFLICT DO UPDATE SET why = excluded.why, detail = excluded.detail, at = excluded.at`,
  remove: 'DELETE FROM set_aside WHERE table_key = ?',
  trust: `DELETE FROM set_aside WHERE table_key = ? AND why = '${SUSPECTED}'`,
  forgive: `DELETE FROM set_aside WHERE why IN ('failed', 'damaged')`,
} as const;
