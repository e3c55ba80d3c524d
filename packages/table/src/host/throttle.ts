import type { Timers } from './ports.ts';

/** However long it took last time, it takes no more than this part of the time. */
const MOST_PART = 0.05;

interface Work {
  readonly timers: Timers;
  /** How long to wait at least, for what else comes meanwhile. */
  readonly pauseMs: number;
  readonly run: () => void;
}

/**
 * Does something soon after it was asked for: once, however often it was asked for meanwhile, and seldom where it takes
 * long.
 */
export class Throttle {
  private readonly work: Work;
  private pauseMs: number;
  private cancel: (() => void) | undefined;

  constructor(work: Work) {
    this.work = work;
    this.pauseMs = work.pauseMs;
  }

  get isDue(): boolean {
    return this.cancel !== undefined;
  }

  ask(): void {
    this.cancel ??= this.work.timers.after(this.pauseMs, () => this.run());
  }

  stop(): void {
    this.cancel?.();
    this.cancel = undefined;
  }

  private run(): void {
    this.cancel = undefined;
    const { timers, run, pauseMs } = this.work;
    const begun = timers.stopwatch();
    run();
    this.pauseMs = Math.max(pauseMs, (timers.stopwatch() - begun) / MOST_PART);
  }
}
