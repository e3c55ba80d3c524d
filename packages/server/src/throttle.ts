/** However long it took last time, it takes no more than this part of the time. */
const MOST_PART = 0.05;

interface Work {
  /** How long to wait at least, for what else comes meanwhile. */
  readonly pauseMs: number;
  readonly run: () => void;
}

/** Does something soon after it was asked for: once, however often it was asked for meanwhile, and seldom where it takes long. */
export class Throttle {
  private readonly work: Work;
  private pauseMs: number;
  private timer: NodeJS.Timeout | undefined;

  constructor(work: Work) {
    this.work = work;
    this.pauseMs = work.pauseMs;
  }

  get isDue(): boolean {
    return this.timer !== undefined;
  }

  ask(): void {
    if (this.timer !== undefined) return;
    this.timer = setTimeout(() => this.run(), this.pauseMs);
    this.timer.unref();
  }

  stop(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
  }

  private run(): void {
    this.timer = undefined;
    const begun = performance.now();
    this.work.run();
    this.pauseMs = Math.max(this.work.pauseMs, (performance.now() - begun) / MOST_PART);
  }
}
