import type { TableClock } from '@potager/table/host';
import { type ServedTime, TOLERANCE_MS } from './served-time.ts';

interface Parts {
  /** The clock on the wall. */
  readonly wall: () => number;
  readonly served: ServedTime;
  /** When something last happened at the table. */
  readonly last: number;
}

/**
 * The time at one table. Where live clocks run it begins with the clock on the wall and goes on while the server is
 * able to answer. What it has lost since is made up for in a leap that the table is told of. It never goes back: set
 * back, the clock on the wall is left behind.
 */
export class TableTime implements TableClock {
  /** When something was last done at the table, in served time. */
  usedAt: number;
  private readonly parts: Parts;
  private shift: number;

  constructor(parts: Parts) {
    this.parts = parts;
    this.usedAt = parts.served.now();
    this.shift = Math.max(parts.wall(), parts.last) - this.usedAt;
  }

  now(isLive: boolean): number {
    return isLive ? this.parts.served.now() + this.shift : this.parts.wall();
  }

  takeLost(isLive: boolean): number {
    this.usedAt = this.parts.served.now();
    const lost = isLive ? this.parts.wall() - this.now(true) : 0;
    // A little is not worth it.
    if (lost <= TOLERANCE_MS) return 0;
    this.shift += lost;
    return lost;
  }
}
