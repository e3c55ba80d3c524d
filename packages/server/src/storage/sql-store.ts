import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite';
import type { CommitQueue } from './commit-queue.ts';

/** What every part of the database does that the main thread writes itself. */
export abstract class SqlStore {
  private readonly database: DatabaseSync;
  private readonly commits: CommitQueue;
  /** By their text: they are prepared once. */
  private readonly statements = new Map<string, StatementSync>();

  constructor(database: DatabaseSync, commits: CommitQueue) {
    this.database = database;
    this.commits = commits;
  }

  /** How many rows it changed. */
  protected run(sql: string, ...values: SQLInputValue[]): number {
    this.commits.block();
    return Number(this.prepare(sql).run(...values).changes);
  }

  protected get(sql: string, ...values: SQLInputValue[]): unknown {
    return this.prepare(sql).get(...values);
  }

  protected all(sql: string, ...values: SQLInputValue[]): unknown {
    return this.prepare(sql).all(...values);
  }

  private prepare(sql: string): StatementSync {
    const known = this.statements.get(sql);
    if (known !== undefined) return known;
    const statement = this.database.prepare(sql);
    this.statements.set(sql, statement);
    return statement;
  }
}
