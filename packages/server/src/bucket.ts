/** Lets so many things a second pass on average, and some more in a burst. */
export class Bucket {
  private readonly perSecond: number;
  private readonly burst: number;
  private level: number;
  private at = performance.now();

  constructor(perSecond: number, burst: number) {
    this.perSecond = perSecond;
    this.burst = burst;
    this.level = burst;
  }

  /** Whether one more may pass now. */
  take(): boolean {
    const now = performance.now();
    this.level = Math.min(this.burst, this.level + ((now - this.at) / 1000) * this.perSecond);
    this.at = now;
    if (this.level < 1) return false;
    this.level--;
    return true;
  }
}
