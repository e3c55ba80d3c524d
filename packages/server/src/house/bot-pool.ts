import { Worker } from 'node:worker_threads';
import type { BotAnswer, BotTask } from './bot-task.ts';

interface Job {
  readonly task: BotTask;
  readonly settle: (move: string) => void;
}

const workerFile = new URL('bot-worker.ts', import.meta.url);

/** A thread that has not answered so long after its time is up is stuck. */
const GRACE_MS = 5000;

interface PoolSettings {
  readonly threads: number;
  readonly report: (problem: string) => void;
  /** What the threads run. */
  readonly file?: URL;
  readonly graceMs?: number;
}

/**
 * A few threads that think for all bots, first come, first served. Every question gets a legal move: where thinking fails or takes too long, the
 * first one there is, so that the game goes on.
 */
export class BotPool {
  private readonly queue: Job[] = [];
  private readonly idle: Worker[] = [];
  private readonly busy = new Set<Worker>();
  private readonly threads: number;
  private readonly report: (problem: string) => void;
  private readonly file: URL;
  private readonly graceMs: number;
  private isClosed = false;

  constructor({ threads, report, file = workerFile, graceMs = GRACE_MS }: PoolSettings) {
    this.threads = threads;
    this.report = report;
    this.file = file;
    this.graceMs = graceMs;
  }

  get waiting(): number {
    return this.queue.length;
  }

  ask(task: BotTask): Promise<string> {
    const { promise, resolve } = Promise.withResolvers<string>();
    this.queue.push({ task, settle: resolve });
    this.next();
    return promise;
  }

  async close(): Promise<void> {
    this.isClosed = true;
    this.queue.length = 0;
    await Promise.all([...this.idle, ...this.busy].map((worker) => worker.terminate()));
  }

  private next(): void {
    while (!this.isClosed && this.queue.length > 0 && this.busy.size < this.threads) {
      const worker = this.idle.pop() ?? this.hire();
      this.busy.add(worker);
      this.give(worker, this.queue.shift() as Job);
    }
  }

  private hire(): Worker {
    const worker = new Worker(this.file);
    // Nobody may be asking it when it fails.
    worker.on('error', () => undefined);
    worker.once('exit', () => {
      const place = this.idle.indexOf(worker);
      if (place >= 0) this.idle.splice(place, 1);
    });
    return worker;
  }

  private give(worker: Worker, { task, settle }: Job): void {
    const heard = new AbortController();
    const end = (problem: string | undefined, move?: string): void => {
      heard.abort();
      clearTimeout(timer);
      this.busy.delete(worker);
      if (problem !== undefined) this.report(`a bot of ${task.game} ${problem}`);
      settle(move !== undefined && task.moves.includes(move) ? move : (task.moves[0] as string));
    };
    const lose = (problem: string): void => {
      if (heard.signal.aborted) return;
      end(this.isClosed ? undefined : problem);
      void worker.terminate();
      this.next();
    };
    const hear = (answer: BotAnswer): void => {
      worker.off('error', fail).off('exit', vanish);
      if ('move' in answer) end(undefined, answer.move);
      else end(`failed: ${answer.problem}`);
      this.idle.push(worker);
      this.next();
    };
    const fail = (error: unknown): void => lose(`failed: ${(error as Error).message}`);
    const vanish = (): void => lose('is gone');
    const timer = setTimeout(() => lose('took too long'), task.milliseconds + this.graceMs);
    worker.once('message', hear).on('error', fail).once('exit', vanish);
    worker.postMessage(task);
  }
}
