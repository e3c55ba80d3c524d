import type { World } from '../world.ts';

/** How often it looks whether time goes on. */
const LOOK_MS = 250;

/** Of the time between two looks no more than this counts: whatever is beyond it, the server stood still. */
const MOST_MS = 1000;

/** So much may the wall clock get ahead of it, or fall behind, before anybody is told. */
export const TOLERANCE_MS = 2000;

/**
 * Time that passed while the server was able to answer. It neither jumps where somebody sets the clock on the wall nor
 * goes on while the process is stopped, its machine asleep or its one thread busy: what live clocks, and patience with
 * those who are gone, go by.
 */
export class ServedTime {
  private readonly world: World;
  private readonly onLeap: () => void;
  private readonly timer: NodeJS.Timeout;
  private served = 0;
  private lookedAt: number;
  /** By how much the wall clock was ahead when it was last told. */
  private knownLead: number;

  /** `onLeap`: the wall clock has moved otherwise than this. */
  constructor(world: World, onLeap: () => void) {
    this.world = world;
    this.onLeap = onLeap;
    this.lookedAt = world.monotonic();
    this.knownLead = this.lead;
    this.timer = setInterval(() => this.look(), LOOK_MS);
    this.timer.unref();
  }

  /** In whole milliseconds since the server was started. */
  now(): number {
    const since = this.world.monotonic() - this.lookedAt;
    return Math.floor(this.served + Math.min(since, MOST_MS));
  }

  stop(): void {
    clearInterval(this.timer);
  }

  private get lead(): number {
    return this.world.now() - this.now();
  }

  private look(): void {
    const now = this.world.monotonic();
    this.served += Math.min(now - this.lookedAt, MOST_MS);
    this.lookedAt = now;
    const { lead } = this;
    if (Math.abs(lead - this.knownLead) <= TOLERANCE_MS) return;
    this.knownLead = lead;
    this.onLeap();
  }
}
