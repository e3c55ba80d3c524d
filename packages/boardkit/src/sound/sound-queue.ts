import type { SoundName } from '@potager/kernel';

/** Seconds between the beginnings of two sounds, at least: what comes at once is heard one after the other. */
const APART = 0.09;
/** The same again adds nothing sooner than this. */
const SAME_APART = 0.16;
/** What would be heard later than this after it happened is not heard at all. */
const LATEST = 0.28;

/** What must be heard whatever else is. */
const CALLS: ReadonlySet<SoundName> = new Set(['turn', 'victory', 'rest']);

/**
 * Says when each sound is heard, so that many at once never pile up: at most four are waiting, a little apart, and the
 * rest is dropped.
 */
export class SoundQueue {
  private last = -Infinity;
  private readonly lastOf = new Map<SoundName, number>();

  /** By the clock that `now` is of; undefined where it is not to be heard. */
  place(name: SoundName, now: number): number | undefined {
    const at = Math.max(now, this.last + APART);
    if (!CALLS.has(name)) {
      if (at - now > LATEST) return undefined;
      if (at - (this.lastOf.get(name) ?? -Infinity) < SAME_APART) return undefined;
    }
    this.last = at;
    this.lastOf.set(name, at);
    return at;
  }
}
