import type { DatabaseSync, StatementSync } from 'node:sqlite';

/** Someone with something to write down. */
export interface Writer {
  /** Writes everything that is new; called inside a transaction, and again in one of its own if the common one failed. */
  write(): void;
  /** It is on the disk. */
  committed(): void;
  /** Nothing of it is. */
  failed(error: unknown): void;
}

/** What the ledger tells about itself. */
export interface LedgerGauge {
  commit(seconds: number, writers: number): void;
  fail(): void;
}

/**
 * Group commit: whoever has something to write in one turn of the event loop shares a transaction, and with it the wait for the disk. What
 * depends on it waits for `committed`.
 */
export class Ledger {
  private readonly begin: StatementSync;
  private readonly commit: StatementSync;
  private readonly database: DatabaseSync;
  private readonly gauge: LedgerGauge | undefined;
  private waiting = new Set<Writer>();
  private scheduled: NodeJS.Immediate | undefined;

  constructor(database: DatabaseSync, gauge?: LedgerGauge) {
    this.database = database;
    this.gauge = gauge;
    this.begin = database.prepare('BEGIN IMMEDIATE');
    this.commit = database.prepare('COMMIT');
  }

  enlist(writer: Writer): void {
    this.waiting.add(writer);
    this.scheduled ??= setImmediate(() => this.flush());
  }

  /** Writes what is waiting now. */
  flush(): void {
    clearImmediate(this.scheduled);
    this.scheduled = undefined;
    if (this.waiting.size === 0) return;
    const writers = [...this.waiting];
    this.waiting = new Set();
    const begun = performance.now();
    const error = this.writeAll(writers);
    if (error === undefined) {
      this.gauge?.commit((performance.now() - begun) / 1000, writers.length);
      for (const writer of writers) writer.committed();
    } else if (writers.length === 1) this.giveUp(writers[0] as Writer, error);
    else this.writeEach(writers);
  }

  /** One that cannot be written must not take the others with it. */
  private writeEach(writers: readonly Writer[]): void {
    for (const writer of writers) {
      const error = this.writeAll([writer]);
      if (error === undefined) writer.committed();
      else this.giveUp(writer, error);
    }
  }

  private giveUp(writer: Writer, error: unknown): void {
    this.gauge?.fail();
    writer.failed(error);
  }

  private writeAll(writers: readonly Writer[]): unknown {
    try {
      this.begin.run();
      for (const writer of writers) writer.write();
      this.commit.run();
      return undefined;
    } catch (error) {
      if (this.database.isTransaction) this.database.exec('ROLLBACK');
      return error;
    }
  }
}
