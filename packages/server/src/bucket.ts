/** So much a second on average, and some more in a burst. */
export interface Rate {
  readonly perSecond: number;
  readonly burst: number;
}

/** Lets so much pass as its rate says. */
export class Bucket {
  private readonly rate: Rate;
  private level: number;
  private at = performance.now();

  constructor(rate: Rate) {
    this.rate = rate;
    this.level = rate.burst;
  }

  /** Whether one more may pass now. */
  take(): boolean {
    if (this.left < 1) return false;
    this.level--;
    return true;
  }

  /** How much may pass now; less than nothing where more has passed than was left. */
  get left(): number {
    const { perSecond, burst } = this.rate;
    const now = performance.now();
    this.level = Math.min(burst, this.level + ((now - this.at) / 1000) * perSecond);
    this.at = now;
    return this.level;
  }

  /**
   * So much has passed. Nobody gets deeper into debt than a burst: what stands still, such as a whole machine, would
   * count against whoever came last.
   */
  spend(amount: number): void {
    this.level = Math.max(-this.rate.burst, this.left - amount);
  }
}
