import { Worker } from 'node:worker_threads';
import type { CommitBatch, CommitReceipt, CommitResult, WriterGroup } from './commit-thread.ts';
import { isGeneral, readProblem, StorageError, type StorageProblem } from './storage-problem.ts';
import type { WriteGroup } from './write.ts';
import { WriteProbe } from './write-probe.ts';

/** Someone with something to write down. */
export interface Writer {
  /** Everything that is new. */
  write(): WriterGroup;
  /** It is on the disk; so many rows each write changed, where that is counted. */
  committed(changes: readonly number[]): void;
  /** Nothing of it is, for one that had to change something did not. */
  unmet?(): void;
  /** Nothing of it is. */
  failed(problem: StorageProblem): void;
}

/** What the queue tells about itself. */
export interface CommitGauge {
  commit(seconds: number, writers: number): void;
  fail(): void;
}

const UNCOUNTED: readonly number[] = [];

const threadFile = new URL('commit-thread.ts', import.meta.url);

/**
 * Group commit, and the one way to write: whoever has something to write while the last batch is being written shares
 * the next one, and with it the wait for the disk. A thread of its own does the waiting, so that everyone else can be
 * served meanwhile. What depends on a batch waits for `committed`; what was true when something was asked for may not
 * be any more when it is written, so whatever matters then is a condition of the write itself.
 */
export class CommitQueue {
  /** Whether it can write at all. */
  readonly probe: WriteProbe = new WriteProbe(this);
  private readonly file: string;
  private readonly gauge: CommitGauge | undefined;
  private thread: Worker | undefined;
  private waiting = new Set<Writer>();
  /** Whose batch is being written. */
  private writing: readonly Writer[] = [];
  private scheduled: NodeJS.Immediate | undefined;
  private emptied: (() => void)[] = [];
  private isClosed = false;

  constructor(file: string, gauge?: CommitGauge) {
    this.file = file;
    this.gauge = gauge;
    this.thread = this.startThread();
  }

  enlist(writer: Writer): void {
    this.waiting.add(writer);
    if (this.writing.length === 0) this.scheduled ??= setImmediate(() => this.writeNext());
  }

  /**
   * Writes something of nobody's table, all or nothing, with the next batch. Done when it is on the disk: how many rows
   * each write changed; undefined where one that had to change something did not, and nothing was written.
   */
  async commit(...writes: WriteGroup): Promise<readonly number[] | undefined> {
    return new Promise((resolve, reject) => {
      this.enlist({
        write: () => ({ counted: writes }),
        committed: resolve,
        unmet: () => resolve(undefined),
        failed: (problem) => reject(new StorageError(problem)),
      });
    });
  }

  /** Takes what was rewritten before out of the log that is written ahead, too. */
  async scrub(): Promise<void> {
    await new Promise<void>((resolve, reject) => {
      this.enlist({
        write: () => 'scrub',
        committed: () => resolve(),
        failed: (problem) => reject(new StorageError(problem)),
      });
    });
  }

  /** Once nothing waits to be written. */
  async whenCommitted(): Promise<void> {
    if (this.waiting.size === 0 && this.writing.length === 0) return;
    await new Promise<void>((resolve) => this.emptied.push(resolve));
  }

  async close(): Promise<void> {
    await this.whenCommitted();
    this.isClosed = true;
    this.probe.close();
    await this.thread?.terminate();
  }

  /** Begins the next batch. */
  private writeNext(): void {
    this.scheduled = undefined;
    this.writing = [...this.waiting];
    this.waiting = new Set();
    const batch: CommitBatch = this.writing.map((writer) => writer.write());
    this.thread ??= this.startThread();
    this.thread.postMessage(batch);
  }

  private startThread(): Worker {
    const thread = new Worker(threadFile, { workerData: this.file });
    let problem: StorageProblem = { kind: 'closed', message: 'the thread that writes has ended' };
    thread.on('message', (receipt: CommitReceipt) => this.receive(receipt));
    thread.on('error', (error) => {
      const read = readProblem(error);
      problem = read.kind === 'other' ? { ...read, kind: 'closed' } : read;
    });
    thread.once('exit', () => this.failAll(problem));
    return thread;
  }

  private receive({ seconds, results }: CommitReceipt): void {
    const writers = this.writing;
    this.writing = [];
    // The next batch is being written while everyone hears of this one.
    if (this.waiting.size > 0) this.writeNext();
    this.gauge?.commit(seconds, writers.length);
    const problem = problemOf(results);
    if (problem !== undefined || writers.includes(this.probe)) this.probe.note(problem);
    writers.forEach((writer, i) => this.tell(writer, results[i]));
    if (this.waiting.size === 0 && this.writing.length === 0) for (const tell of this.emptied.splice(0)) tell();
  }

  private tell(writer: Writer, result: CommitResult | undefined): void {
    if (result === undefined) return writer.committed(UNCOUNTED);
    if (result.kind === 'done') return writer.committed(result.changes);
    if (result.kind === 'unmet') return writer.unmet?.();
    this.gauge?.fail();
    writer.failed(result.problem);
  }

  /** Whether its last batch was written is not known: whoever it belonged to looks into the database. */
  private failAll(problem: StorageProblem): void {
    if (this.isClosed) return;
    this.thread = undefined;
    if (this.writing.length > 0)
      this.receive({ seconds: 0, results: this.writing.map(() => ({ kind: 'failed', problem })) });
  }
}

/**
 * Why batches cannot be written; undefined where this one could. On a disk that is just full a small write may still
 * find room where a larger one does not, so one that says so is enough.
 */
function problemOf(results: CommitReceipt['results']): StorageProblem | undefined {
  const problems = results.flatMap((result) => (result?.kind === 'failed' ? [result.problem] : []));
  return problems.find(isGeneral) ?? (problems.length === results.length ? problems[0] : undefined);
}
