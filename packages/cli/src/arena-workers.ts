import os from 'node:os';
import { Worker } from 'node:worker_threads';
import type { ArenaPlan, ArenaResult } from './arena-plan.ts';

const workerFile = new URL('arena-worker.ts', import.meta.url);

/** Plays a tournament on all cores, a thread each; results come as the games end, in any order. */
export async function runArena(plan: ArenaPlan, onResult: (result: ArenaResult) => void): Promise<void> {
  const threads = Math.min(os.availableParallelism(), plan.games);
  const workers = Array.from({ length: threads }, () => new Worker(workerFile, { workerData: plan }));
  let next = 0;
  let done = 0;
  try {
    await new Promise<void>((resolve, reject) => {
      for (const worker of workers) {
        worker.on('error', reject);
        worker.on('message', (result: ArenaResult) => {
          onResult(result);
          if (++done === plan.games) resolve();
          if (next < plan.games) worker.postMessage(next++);
        });
        worker.postMessage(next++);
      }
    });
  } finally {
    await Promise.all(workers.map((worker) => worker.terminate()));
  }
}
