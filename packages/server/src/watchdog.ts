import { url } from 'node:inspector';
import { Worker } from 'node:worker_threads';
import type { Activity } from './activity.ts';
import type { WatchdogThreadData } from './watchdog-thread.ts';

const BEAT_MS = 200;

const threadFile = new URL('watchdog-thread.ts', import.meta.url);

interface WatchdogSettings extends Omit<WatchdogThreadData, 'words'> {
  readonly activity: Activity;
  /** Told where nobody watches any more. */
  readonly report: (problem: string) => void;
}

/**
 * A thread that ends the process once the event loop of the main thread has stood still for too long, so that whoever
 * started it starts it anew. What was acknowledged is on the disk, so nothing is lost by that. The table it stood still
 * over, if it was one, is set aside at the next start.
 */
export class Watchdog {
  private readonly activity: Activity;
  private readonly timer: NodeJS.Timeout | undefined;
  private readonly thread: Worker | undefined;
  private excuses = 0;

  constructor({ activity, report, ...data }: WatchdogSettings) {
    this.activity = activity;
    if (data.limitMs === 0 && data.notifyMs === 0) return;
    this.timer = setInterval(() => this.beat(), BEAT_MS).unref();
    this.thread = new Worker(threadFile, {
      workerData: { words: activity.words, ...data } satisfies WatchdogThreadData,
    });
    this.thread.unref();
    this.thread.on('error', (error) => report(`The watchdog has ended: ${(error as Error).message}`));
  }

  /** For what may keep the event loop from turning for long. */
  async excuse<T>(work: () => Promise<T>): Promise<T> {
    this.excuses++;
    this.beat();
    try {
      return await work();
    } finally {
      this.excuses--;
      this.beat();
    }
  }

  async stop(): Promise<void> {
    clearInterval(this.timer);
    await this.thread?.terminate();
  }

  private beat(): void {
    // Nothing turns while a debugger looks at it.
    this.activity.excuse(this.excuses > 0 || url() !== undefined);
    this.activity.beat();
  }
}
