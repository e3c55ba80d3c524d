import { Worker } from 'node:worker_threads';
import type { CommitReceipt, CommitThreadData } from './commit-thread.ts';
import { readProblem, StorageError, type StorageProblem } from './storage-problem.ts';
import type { Write } from './write.ts';
import { WriteProbe } from './write-probe.ts';

/** Someone with something to write down. */
export interface Writer {
  /** Everything that is new. */
  write(): readonly Write[];
  /** It is on the disk. */
  committed(): void;
  /** Nothing of it is. */
  failed(problem: StorageProblem): void;
}

/** What the queue tells about itself. */
export interface CommitGauge {
  commit(seconds: number, writers: number): void;
  fail(): void;
}

const threadFile = new URL('commit-thread.ts', import.meta.url);

/** No page takes so long, on a disk that works. */
const LONGEST_MS = 5000;

/**
 * Group commit: whoever has something to write while the last page is being written shares the next one, and with it
 * the wait for the disk. A thread of its own does the waiting, so that everyone else can be served meanwhile. What
 * depends on a page waits for `committed`.
 */
export class CommitQueue {
  /** Whether it can write at all. */
  readonly probe: WriteProbe = new WriteProbe(this);
  private readonly file: string;
  private readonly gauge: CommitGauge | undefined;
  private readonly busy = new Int32Array(new SharedArrayBuffer(4));
  private thread: Worker | undefined;
  private waiting = new Set<Writer>();
  /** Whose page is being written. */
  private writing: readonly Writer[] = [];
  private scheduled: NodeJS.Immediate | undefined;
  private emptied: (() => void)[] = [];
  private isClosed = false;

  constructor(file: string, gauge?: CommitGauge) {
    this.file = file;
    this.gauge = gauge;
    this.thread = this.hire();
  }

  enlist(writer: Writer): void {
    this.waiting.add(writer);
    if (this.writing.length === 0) this.scheduled ??= setImmediate(() => this.turn());
  }

  /** Writes something of nobody's table, all or nothing, with the next page. Done when it is on the disk. */
  async commit(...writes: readonly Write[]): Promise<void> {
    await new Promise<void>((resolve, reject) => {
      this.enlist({
        write: () => writes,
        committed: resolve,
        failed: (problem) => reject(new StorageError(problem)),
      });
    });
  }

  /**
   * Waits, and everyone with it, until no page is being written: for what is so rare that the main thread writes it
   * itself, and the database takes one writer at a time.
   */
  block(): void {
    Atomics.wait(this.busy, 0, 1, LONGEST_MS);
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

  /** Begins the next page. */
  private turn(): void {
    this.scheduled = undefined;
    this.writing = [...this.waiting];
    this.waiting = new Set();
    const page = this.writing.map((writer) => writer.write());
    this.thread ??= this.hire();
    Atomics.store(this.busy, 0, 1);
    this.thread.postMessage(page);
  }

  private hire(): Worker {
    const data: CommitThreadData = { file: this.file, busy: this.busy };
    const thread = new Worker(threadFile, { workerData: data });
    let problem: StorageProblem = { kind: 'closed', message: 'the thread that writes has ended' };
    thread.on('message', (receipt: CommitReceipt) => this.receive(receipt));
    thread.on('error', (error) => {
      const read = readProblem(error);
      problem = read.kind === 'other' ? { ...read, kind: 'closed' } : read;
    });
    thread.once('exit', () => this.lose(problem));
    return thread;
  }

  private receive({ seconds, problems }: CommitReceipt): void {
    const writers = this.writing;
    this.writing = [];
    // The next page is being written while everyone hears of this one.
    if (this.waiting.size > 0) this.turn();
    this.gauge?.commit(seconds, writers.length);
    this.probe.note(problems.includes(undefined) ? undefined : problems[0]);
    writers.forEach((writer, i) => {
      const problem = problems[i];
      if (problem === undefined) return writer.committed();
      this.gauge?.fail();
      writer.failed(problem);
    });
    if (this.waiting.size === 0 && this.writing.length === 0) for (const tell of this.emptied.splice(0)) tell();
  }

  /** Whether its last page was written is not known: whoever it belonged to looks into the database. */
  private lose(problem: StorageProblem): void {
    if (this.isClosed) return;
    this.thread = undefined;
    Atomics.store(this.busy, 0, 0);
    if (this.writing.length > 0) this.receive({ seconds: 0, problems: this.writing.map(() => problem) });
  }
}
