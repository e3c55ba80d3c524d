import type { TableClock } from '@potager/table/host';

/**
 * The time at a table of this browser: live clocks run while somebody looks at it, and stand still while the page is
 * elsewhere or closed. What has passed meanwhile is made up for in a leap that the table is told of.
 */
export class AttendedTime implements TableClock {
  private readonly wall: () => number;
  /** What live clocks show, at the moment since when they run, or as long as they stand still. */
  private shown: number;
  /** Undefined: nobody looks on. */
  private since: number | undefined;

  /** `last`: when something last happened at the table. */
  constructor(last: number, wall: () => number = Date.now) {
    this.wall = wall;
    this.shown = last;
  }

  /** Somebody looks on from now on, or nobody does. */
  attend(isAttended: boolean): void {
    if (isAttended === (this.since !== undefined)) return;
    this.shown = this.now(true);
    this.since = isAttended ? this.wall() : undefined;
  }

  now(isLive: boolean): number {
    if (!isLive) return this.wall();
    // A clock that is set back takes nothing back.
    return this.shown + (this.since === undefined ? 0 : Math.max(0, this.wall() - this.since));
  }

  takeLost(isLive: boolean): number {
    const lost = isLive ? Math.max(0, this.wall() - this.now(true)) : 0;
    this.shown += lost;
    return lost;
  }
}
