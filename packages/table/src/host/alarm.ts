import type { Timers } from './ports.ts';

/** The longest a timer can wait. */
const LONGEST_MS = 2 ** 31 - 1;

interface Parts {
  readonly timers: Timers;
  readonly now: () => number;
  readonly ring: () => void;
}

/** One timer that is set again and again, always for the next thing to do. */
export class Alarm {
  private readonly parts: Parts;
  private cancel: () => void = () => undefined;
  private due: number | undefined;

  constructor(parts: Parts) {
    this.parts = parts;
  }

  /** Rings then, and not before; undefined: not at all. */
  set(due: number | undefined): void {
    if (due === this.due) return;
    this.stop();
    this.due = due;
    if (due === undefined) return;
    const { timers, now } = this.parts;
    this.cancel = timers.after(Math.max(0, Math.min(due - now(), LONGEST_MS)), () => this.wake());
  }

  /** The time may have leapt: it is looked at again. */
  recheck(): void {
    const { due } = this;
    this.stop();
    this.set(due);
  }

  stop(): void {
    this.cancel();
    this.due = undefined;
  }

  private wake(): void {
    const { due } = this;
    const { now, ring } = this.parts;
    this.due = undefined;
    if (due !== undefined && now() < due) this.set(due);
    else ring();
  }
}
