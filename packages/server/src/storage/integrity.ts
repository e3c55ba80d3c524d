import { Worker } from 'node:worker_threads';
import type { IntegrityReport } from './integrity-check.ts';
import type { StorageProblem } from './storage-problem.ts';

const threadFile = new URL('integrity-thread.ts', import.meta.url);

/**
 * Whether the database is sound, as far as is known: it is looked through by a thread, and whoever comes upon damage
 * meanwhile says so.
 */
export class Integrity {
  private readonly file: string;
  private thread: Worker | undefined;
  private current: StorageProblem | undefined;

  constructor(file: string) {
    this.file = file;
  }

  get problem(): StorageProblem | undefined {
    return this.current;
  }

  note(problem: StorageProblem): void {
    if (problem.kind === 'damaged') this.current = problem;
  }

  /** Looks through all of it, which may take a while and holds nobody up. Undefined: it was closed meanwhile. */
  async check(): Promise<IntegrityReport | undefined> {
    const { promise, resolve, reject } = Promise.withResolvers<IntegrityReport | undefined>();
    const thread = new Worker(threadFile, { workerData: this.file });
    thread.unref();
    this.thread = thread;
    thread.once('message', resolve).once('error', reject);
    thread.once('exit', () => resolve(undefined));
    const report = await promise;
    const [message] = report?.problems ?? [];
    if (message !== undefined) this.note({ kind: 'damaged', message });
    return report;
  }

  async close(): Promise<void> {
    await this.thread?.terminate();
  }
}
