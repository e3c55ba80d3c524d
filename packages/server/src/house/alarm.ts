/** The longest a timer of Node can wait. */
const LONGEST_MS = 2 ** 31 - 1;

/** One timer that is set again and again, always for the next thing to do. */
export class Alarm {
  private readonly ring: () => void;
  private readonly now: () => number;
  private timer: NodeJS.Timeout | undefined;
  private due: number | undefined;

  constructor(now: () => number, ring: () => void) {
    this.now = now;
    this.ring = ring;
  }

  /** Rings then, and not before; undefined: not at all. */
  set(due: number | undefined): void {
    if (due === this.due) return;
    this.stop();
    this.due = due;
    if (due === undefined) return;
    this.timer = setTimeout(() => this.wake(), Math.max(0, Math.min(due - this.now(), LONGEST_MS)));
    this.timer.unref();
  }

  /** The time may have leapt: it is looked at again. */
  recheck(): void {
    const { due } = this;
    this.stop();
    this.set(due);
  }

  stop(): void {
    clearTimeout(this.timer);
    this.due = undefined;
  }

  private wake(): void {
    const { due } = this;
    this.due = undefined;
    if (due !== undefined && this.now() < due) this.set(due);
    else this.ring();
  }
}
