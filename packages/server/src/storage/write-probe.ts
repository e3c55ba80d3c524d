import type { CommitQueue, Writer } from './commit-queue.ts';
import { isGeneral, type StorageProblem } from './storage-problem.ts';
import { probe } from './meta.ts';
import type { Write } from './write.ts';

/** So old may be what is told about the disk, and so often it is tried whether it works again. */
const PAUSE_MS = 1000;

/** A disk that takes longer does not work. */
const PATIENCE_MS = 3000;

const SLOW: StorageProblem = { kind: 'slow', message: 'the disk does not answer' };

/** Told when nothing can be written any more, and without a problem when that is over. */
type ProblemListener = (problem: StorageProblem | undefined) => void;

/**
 * Knows whether the database can be written. That it cannot, whatever fails tells; that it can, only what it writes
 * itself: a page that removes what is not there, or says again what is written already, needs no room on the disk and
 * succeeds on a full one. While nothing can be written, that is tried again and again.
 */
export class WriteProbe implements Writer {
  private readonly commits: CommitQueue;
  private readonly listeners: ProblemListener[] = [];
  private current: StorageProblem | undefined;
  private checkedAt = Number.NEGATIVE_INFINITY;
  private checking: PromiseWithResolvers<void> | undefined;
  private timer: NodeJS.Timeout | undefined;

  constructor(commits: CommitQueue) {
    this.commits = commits;
  }

  /** Why nothing can be written, as far as is known. */
  get problem(): StorageProblem | undefined {
    return this.current;
  }

  watch(listener: ProblemListener): void {
    this.listeners.push(listener);
  }

  /** The same, tried within the last second. */
  async check(): Promise<StorageProblem | undefined> {
    if (performance.now() - this.checkedAt < PAUSE_MS) return this.current;
    const { promise: late, resolve } = Promise.withResolvers<StorageProblem>();
    const timer = setTimeout(() => resolve(SLOW), PATIENCE_MS);
    return Promise.race([this.try().then(() => this.current), late]).finally(() => clearTimeout(timer));
  }

  /** How a page fared that failed, or that this is a writer of; to be called before its writers hear of it. */
  note(problem: StorageProblem | undefined): void {
    if (problem !== undefined && !isGeneral(problem)) return;
    const hasChanged = (problem === undefined) !== (this.current === undefined);
    this.checkedAt = performance.now();
    this.current = problem;
    if (problem !== undefined) this.retryLater();
    if (hasChanged) queueMicrotask(() => this.tell(problem));
  }

  close(): void {
    clearTimeout(this.timer);
  }

  // As a writer

  write(): Write[] {
    return [probe(Date.now())];
  }

  committed(): void {
    this.checking?.resolve();
    this.checking = undefined;
  }

  failed(): void {
    this.committed();
  }

  private try(): Promise<void> {
    if (this.checking === undefined) {
      this.checking = Promise.withResolvers();
      this.commits.enlist(this);
    }
    return this.checking.promise;
  }

  private retryLater(): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.try(), PAUSE_MS).unref();
  }

  private tell(problem: StorageProblem | undefined): void {
    for (const listener of this.listeners) listener(problem);
  }
}
