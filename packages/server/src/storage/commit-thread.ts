import type { DatabaseSync, StatementSync } from 'node:sqlite';
import { parentPort, workerData } from 'node:worker_threads';
import { openDatabase } from './database.ts';
import { readProblem, type StorageProblem } from './storage-problem.ts';
import { type Write, WRITES } from './write.ts';

/** Where the database is, and a word in shared memory that is 1 while a page is being written. */
export interface CommitThreadData {
  readonly file: string;
  readonly busy: Int32Array;
}

/** What is to be written together, by writer. */
export type CommitPage = readonly (readonly Write[])[];

export interface CommitReceipt {
  readonly seconds: number;
  /** By writer: why nothing of it was written; undefined where all was. */
  readonly problems: readonly (StorageProblem | undefined)[];
}

/** Writes pages into the database, one transaction each. */
class PageWriter {
  private readonly database: DatabaseSync;
  private readonly begin: StatementSync;
  private readonly commit: StatementSync;
  private readonly statements: Record<keyof typeof WRITES, StatementSync>;

  constructor(file: string) {
    this.database = openDatabase(file);
    this.begin = this.database.prepare('BEGIN IMMEDIATE');
    this.commit = this.database.prepare('COMMIT');
    this.statements = Object.fromEntries(
      Object.entries(WRITES).map(([name, sql]) => [name, this.database.prepare(sql)]),
    ) as Record<keyof typeof WRITES, StatementSync>;
  }

  write(page: CommitPage): CommitReceipt {
    const begun = performance.now();
    const problem = this.tryAll(page);
    // One that cannot be written must not take the others with it.
    const isShared = problem !== undefined && page.length > 1;
    const problems = isShared ? page.map((writes) => this.tryAll([writes])) : page.map(() => problem);
    return { seconds: (performance.now() - begun) / 1000, problems };
  }

  private tryAll(page: CommitPage): StorageProblem | undefined {
    try {
      this.begin.run();
      for (const writes of page) for (const [name, ...values] of writes) this.statements[name].run(...values);
      this.commit.run();
      return undefined;
    } catch (error) {
      if (this.database.isTransaction) this.database.exec('ROLLBACK');
      return readProblem(error);
    }
  }
}

const { file, busy } = workerData as CommitThreadData;
const writer = new PageWriter(file);
parentPort?.on('message', (page: CommitPage) => {
  const receipt = writer.write(page);
  Atomics.store(busy, 0, 0);
  Atomics.notify(busy, 0);
  parentPort?.postMessage(receipt);
});
