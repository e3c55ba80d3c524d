import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Target } from './target.ts';

/** What those went through who had nothing to do with it; waits in milliseconds. */
export interface Waits {
  readonly health: number;
  readonly move: number;
  readonly moves: number;
}

/**
 * Two who play and one who asks for health, on a thread of their own, so that the attacker's own work does not count.
 */
export class Bystanders {
  private readonly thread: Worker;

  private constructor(thread: Worker) {
    this.thread = thread;
  }

  static async watch({ address }: Target): Promise<Bystanders> {
    const thread = new Worker(new URL('bystander-thread.ts', import.meta.url), { workerData: address });
    await once(thread, 'message');
    return new Bystanders(thread);
  }

  async end(): Promise<Waits> {
    this.thread.postMessage('end');
    const [waits] = (await once(this.thread, 'message')) as [Waits];
    await this.leave();
    return waits;
  }

  /** At once, whatever they wait for. */
  async leave(): Promise<void> {
    await this.thread.terminate();
  }
}
