import { Worker } from 'node:worker_threads';
import { BotQueue, type Waiting } from './bot-queue.ts';
import type { BotAnswer, BotTask } from './bot-task.ts';

/** A question to a bot, not put into words before a thread is free: many may wait. */
export interface BotJob extends Waiting {
  /** Undefined: nobody wants to know any more. */
  readonly makeTask: () => BotTask | undefined;
}

interface QueuedJob extends BotJob {
  readonly askedAt: number;
  readonly tell: (move: string | undefined) => void;
}

/** What a thread is busy with. */
interface Assignment {
  readonly task: BotTask;
  readonly tell: (move: string) => void;
  readonly isAttended: boolean;
}

const workerFile = new URL('bot-worker.ts', import.meta.url);

/** A thread that has not answered so long after its time is up is stuck. */
const GRACE_MS = 5000;

/** What the pool tells about itself. */
export interface BotGauge {
  /** So long somebody's question waited for a thread; those of tables nobody looks at are to wait, and do not count. */
  waited(seconds: number): void;
  thought(seconds: number): void;
}

interface PoolSettings {
  readonly threads: number;
  readonly gauge?: BotGauge;
  readonly report: (problem: string) => void;
  /** What the threads run. */
  readonly file?: URL;
  readonly graceMs?: number;
}

/**
 * A few threads that think for all bots; `BotQueue` says for which next. While there are more than one, the last free
 * one does not think for tables nobody looks at. Every question gets a legal move: where thinking fails or takes too
 * long, the first one there is, so that the game goes on.
 */
export class BotPool {
  private readonly queue = new BotQueue<QueuedJob>();
  private readonly idle: Worker[] = [];
  private readonly busy = new Map<Worker, Assignment>();
  private readonly threads: number;
  private readonly report: (problem: string) => void;
  private readonly gauge: BotGauge | undefined;
  private readonly file: URL;
  private readonly graceMs: number;
  private isClosed = false;

  constructor({ threads, report, gauge, file = workerFile, graceMs = GRACE_MS }: PoolSettings) {
    this.threads = threads;
    this.gauge = gauge;
    this.report = report;
    this.file = file;
    this.graceMs = graceMs;
  }

  get waiting(): number {
    return this.queue.size;
  }

  /** The move; undefined where nobody wants to know any more. */
  ask(job: BotJob): Promise<string | undefined> {
    const { promise, resolve } = Promise.withResolvers<string | undefined>();
    this.queue.add({ ...job, askedAt: performance.now(), tell: resolve });
    this.next();
    return promise;
  }

  async close(): Promise<void> {
    this.isClosed = true;
    this.queue.clear();
    await Promise.all([...this.idle, ...this.busy.keys()].map((worker) => worker.terminate()));
  }

  private next(): void {
    while (!this.isClosed && this.busy.size < this.threads) {
      const job = this.queue.take({ isUnattendedAllowed: this.isUnattendedAllowed });
      if (job === undefined) return;
      const task = this.wordTask(job);
      if (task === undefined) job.tell(undefined);
      else this.begin(job, task);
    }
  }

  private begin(job: QueuedJob, task: BotTask): void {
    const isAttended = job.isAttended();
    if (isAttended) this.gauge?.waited(secondsSince(job.askedAt));
    this.give(this.idle.pop() ?? this.hire(), { task, tell: job.tell, isAttended });
  }

  /** A table that cannot say what it wants to know holds up no other. */
  private wordTask({ makeTask }: QueuedJob): BotTask | undefined {
    try {
      return makeTask();
    } catch (error) {
      this.report(`a bot cannot be asked: ${(error as Error).message}`);
      return undefined;
    }
  }

  private get isUnattendedAllowed(): boolean {
    const unattended = this.busy.values().filter(({ isAttended }) => !isAttended);
    return [...unattended].length < Math.max(1, this.threads - 1);
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

  private give(worker: Worker, assignment: Assignment): void {
    const { task, tell } = assignment;
    this.busy.set(worker, assignment);
    const begun = performance.now();
    const heard = new AbortController();
    const end = (problem: string | undefined, move?: string): void => {
      heard.abort();
      clearTimeout(timer);
      this.busy.delete(worker);
      this.gauge?.thought(secondsSince(begun));
      if (problem !== undefined) this.report(`a bot of ${task.game} ${problem}`);
      tell(move !== undefined && task.moves.includes(move) ? move : (task.moves[0] as string));
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

const secondsSince = (time: number): number => (performance.now() - time) / 1000;
