import { type ServedTime, TOLERANCE_MS } from './served-time.ts';

interface Parts {
  /** The clock on the wall. */
  readonly wall: () => number;
  readonly served: ServedTime;
  /** When something last happened at the table. */
  readonly last: number;
}

/**
 * The time at one table where live clocks run: it begins with the clock on the wall and goes on while the server is able to answer. What it has lost since is made up for in a
 * leap that the table is told of. It never goes back: set back, the clock on the wall is left behind.
 */
export class TableTime {
  private readonly parts: Parts;
  private shift: number;

  constructor(parts: Parts) {
    this.parts = parts;
    this.shift = Math.max(parts.wall(), parts.last) - parts.served.now();
  }

  now(): number {
    return this.parts.served.now() + this.shift;
  }

  /** Goes on with the clock on the wall; how much it has lost. A little is not worth it. */
  leap(): number {
    const lost = this.parts.wall() - this.now();
    if (lost <= TOLERANCE_MS) return 0;
    this.shift += lost;
    return lost;
  }
}
