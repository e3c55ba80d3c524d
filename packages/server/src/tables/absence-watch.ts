import { includes, NOBODY, SPECTATOR, type Seat } from '@potager/kernel';
import { Alarm } from '@potager/table/host';
import type { LiveTable } from './live-table.ts';
import { nodeTimers } from './timers.ts';

/**
 * Notices who is gone while others wait for them, and lets a bot stand in after a while. Nobody is stood in for by
 * correspondence, where being away is the point, nor while nobody else is there to wait.
 */
export class AbsenceWatch {
  private readonly now: () => number;
  private readonly patienceMs: number;
  /** Rings when the others have waited long enough for somebody. */
  private readonly alarms = new WeakMap<LiveTable, Alarm>();
  /** By table and seat: since when its player is gone. */
  private readonly gone = new WeakMap<LiveTable, Map<Seat, number>>();

  constructor(now: () => number, patienceSeconds: number) {
    this.now = now;
    this.patienceMs = patienceSeconds * 1000;
  }

  /** After anything that may change who is there or who is waited for. */
  look(live: LiveTable): void {
    if (this.patienceMs === 0) return;
    const { info } = live;
    const isWatched = info.status === 'playing' && info.settings.clock.kind !== 'correspondence';
    if (!isWatched || this.isComplete(live)) {
      this.gone.delete(live);
      return this.alarmOf(live).set(undefined);
    }
    this.note(live);
    const dues = this.missed(live).map((seat) => (this.goneAt(live, seat) ?? this.now()) + this.patienceMs);
    this.alarmOf(live).set(dues.length === 0 ? undefined : Math.min(...dues));
  }

  /** The table goes from memory. */
  end(live: LiveTable): void {
    this.alarms.get(live)?.stop();
  }

  private alarmOf(live: LiveTable): Alarm {
    const known = this.alarms.get(live);
    if (known !== undefined) return known;
    const ring = (): void => live.safely(() => this.standIn(live));
    const alarm = new Alarm({ timers: nodeTimers, now: this.now, ring });
    this.alarms.set(live, alarm);
    return alarm;
  }

  /** Patience has run out for someone. */
  private standIn(live: LiveTable): void {
    const now = this.now();
    for (const seat of this.missed(live)) {
      const since = this.goneAt(live, seat) ?? now;
      if (now - since >= this.patienceMs) live.commit((table, at) => table.standIn(seat, 'absent', at));
    }
  }

  /** Whether everyone who plays is there: nearly always so, and quickly told. */
  private isComplete({ info, subscribers }: LiveTable): boolean {
    const { online } = subscribers.presence();
    return info.seats.every((chair, seat) => chair.kind !== 'human' || includes(online, seat));
  }

  private note(live: LiveTable): void {
    const gone = this.gone.get(live) ?? new Map<Seat, number>();
    this.gone.set(live, gone);
    const { online } = live.subscribers.presence();
    // While nobody is there nobody waits.
    if (online === NOBODY) return gone.clear();
    live.info.seats.forEach((chair, seat) => {
      if (chair.kind !== 'human' || includes(online, seat)) gone.delete(seat);
      else if (!gone.has(seat)) gone.set(seat, this.now());
    });
  }

  private goneAt(live: LiveTable, seat: Seat): number | undefined {
    return this.gone.get(live)?.get(seat);
  }

  /** Seats the game waits for, whose players are gone while other players are there. */
  private missed(live: LiveTable): Seat[] {
    const { online } = live.subscribers.presence();
    const { awaited } = live.table.turnStatus(SPECTATOR, live.now());
    return live.info.seats.flatMap((chair, seat) => {
      const isMissed =
        chair.kind === 'human' && !chair.standIn && includes(awaited, seat) && !includes(online, seat) && online !== 0;
      return isMissed ? [seat] : [];
    });
  }
}
