import type { DatabaseSync, StatementSync } from 'node:sqlite';
import { parentPort, workerData } from 'node:worker_threads';
import { openDatabase } from './database.ts';
import { readProblem, type StorageProblem } from './storage-problem.ts';
import type { Write, WriteGroup } from './write.ts';
import { WRITES } from './write-table.ts';

/** Takes what was rewritten out of the log that is written ahead, too. */
export const SCRUB = 'scrub';

/** What tables write, which is most of it, is only written; of all else it is told what it changed. */
export type WriterGroup = readonly Write[] | { readonly counted: WriteGroup } | typeof SCRUB;

/** What is to be written in one transaction, by writer; then it is scrubbed, where somebody wants that. */
export type CommitBatch = readonly WriterGroup[];

/** What became of one writer's group: how many rows each write changed; or why nothing of it was written. */
export type CommitResult =
  | { readonly kind: 'done'; readonly changes: readonly number[] }
  /** One that had to change something did not. */
  | { readonly kind: 'unmet' }
  | { readonly kind: 'failed'; readonly problem: StorageProblem };

export interface CommitReceipt {
  readonly seconds: number;
  /** By writer; undefined: all of it is written, and nothing was counted. */
  readonly results: readonly (CommitResult | undefined)[];
}

const UNMET: CommitResult = { kind: 'unmet' };

/** Writes batches into the database, one transaction each. */
class BatchWriter {
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

  write(batch: CommitBatch): CommitReceipt {
    const begun = performance.now();
    const written = this.writeAll(batch);
    const scrubbed = batch.includes(SCRUB) ? this.scrub() : undefined;
    const results = scrubbed ? written.map((result, i) => (batch[i] === SCRUB ? scrubbed : result)) : written;
    return { seconds: (performance.now() - begun) / 1000, results };
  }

  private scrub(): CommitResult {
    try {
      this.database.exec('PRAGMA wal_checkpoint(TRUNCATE)');
      return { kind: 'done', changes: [] };
    } catch (error) {
      return { kind: 'failed', problem: readProblem(error) };
    }
  }

  private writeAll(groups: CommitBatch): readonly (CommitResult | undefined)[] {
    try {
      this.begin.run();
      const results = groups.map((group) => this.writeGroup(group));
      this.commit.run();
      return results;
    } catch (error) {
      if (this.database.isTransaction) this.database.exec('ROLLBACK');
      // One that cannot be written must not take the others with it.
      if (groups.length > 1) return groups.flatMap((group) => this.writeAll([group]));
      return [{ kind: 'failed', problem: readProblem(error) }];
    }
  }

  private writeGroup(group: WriterGroup): CommitResult | undefined {
    if (group === SCRUB) return undefined;
    if ('counted' in group) return this.writeCounted(group.counted);
    for (const [name, ...values] of group) this.statements[name].run(...values);
    return undefined;
  }

  private writeCounted(group: WriteGroup): CommitResult {
    const hasDemands = group.some((each) => 'must' in each);
    if (hasDemands) this.database.exec('SAVEPOINT demands');
    const changes: number[] = [];
    for (const each of group) {
      const [name, ...values] = 'must' in each ? each.must : each;
      const count = Number(this.statements[name].run(...values).changes);
      if (count === 0 && 'must' in each) {
        this.database.exec('ROLLBACK TO demands; RELEASE demands');
        return UNMET;
      }
      changes.push(count);
    }
    if (hasDemands) this.database.exec('RELEASE demands');
    return { kind: 'done', changes };
  }
}

const writer = new BatchWriter(workerData as string);
parentPort?.on('message', (batch: CommitBatch) => parentPort?.postMessage(writer.write(batch)));
