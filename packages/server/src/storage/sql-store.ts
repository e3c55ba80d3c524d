import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite';
import type { Ledger } from './ledger.ts';

/** What every part of the database does that the main thread writes itself. */
export abstract class SqlStore {
  private readonly database: DatabaseSync;
  private readonly ledger: Ledger;
  /** By their text: they are prepared once. */
  private readonly statements = new Map<string, StatementSync>();

  constructor(database: DatabaseSync, ledger: Ledger) {
    this.database = database;
    this.ledger = ledger;
  }

  /** How many rows it changed. */
  protected run(sql: string, ...values: SQLInputValue[]): number {
    this.ledger.settle();
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
