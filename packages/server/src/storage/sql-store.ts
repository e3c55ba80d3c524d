import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite';

/** How every part of the database is read. It is written by the thread of the commit queue alone: see `write.ts`. */
export abstract class SqlStore {
  private readonly database: DatabaseSync;
  /** By their text: they are prepared once. */
  private readonly statements = new Map<string, StatementSync>();

  constructor(database: DatabaseSync) {
    this.database = database;
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
