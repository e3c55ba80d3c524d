import { includes, NOBODY, SPECTATOR, type Seat } from '@potager/kernel';
import type { LiveTable } from './live-table.ts';

/**
 * Notices who is gone while others wait for them, and lets a bot stand in after a while. Nobody is stood in for by correspondence, where being away is the
 * point, nor while nobody else is there to wait.
 */
export class Attendance {
  private readonly now: () => number;
  private readonly patienceMs: number;
  /** By table and seat: since when its player is gone. */
  private readonly gone = new WeakMap<LiveTable, Map<Seat, number>>();

  constructor(now: () => number, patienceSeconds: number) {
    this.now = now;
    this.patienceMs = patienceSeconds * 1000;
  }

  /** After anything that may change who is there or who is waited for. */
  look(live: LiveTable): void {
    if (this.patienceMs === 0) return;
    const { hall } = live;
    const isWatched = hall.status === 'playing' && hall.settings.clock.kind !== 'correspondence';
    if (!isWatched || this.isComplete(live)) {
      this.gone.delete(live);
      return live.patience.set(undefined);
    }
    this.note(live);
    const dues = this.missed(live).map((seat) => (this.goneAt(live, seat) ?? this.now()) + this.patienceMs);
    live.patience.set(dues.length === 0 ? undefined : Math.min(...dues));
  }

  /** Patience has run out for someone. */
  standIn(live: LiveTable): void {
    const now = this.now();
    for (const seat of this.missed(live)) {
      const since = this.goneAt(live, seat) ?? now;
      if (now - since >= this.patienceMs) live.act((table, at) => table.standIn(seat, 'absent', at));
    }
  }

  /** Whether everyone who plays is there: nearly always so, and quickly told. */
  private isComplete({ hall, audience }: LiveTable): boolean {
    const { online } = audience.presence();
    return hall.seats.every((chair, seat) => chair.kind !== 'human' || includes(online, seat));
  }

  private note(live: LiveTable): void {
    const gone = this.gone.get(live) ?? new Map<Seat, number>();
    this.gone.set(live, gone);
    const { online } = live.audience.presence();
    // While nobody is there nobody waits.
    if (online === NOBODY) return gone.clear();
    live.hall.seats.forEach((chair, seat) => {
      if (chair.kind !== 'human' || includes(online, seat)) gone.delete(seat);
      else if (!gone.has(seat)) gone.set(seat, this.now());
    });
  }

  private goneAt(live: LiveTable, seat: Seat): number | undefined {
    return this.gone.get(live)?.get(seat);
  }

  /** Seats the game waits for, whose players are gone while other players are there. */
  private missed(live: LiveTable): Seat[] {
    const { online } = live.audience.presence();
    const { awaited } = live.table.standing(SPECTATOR, live.now());
    return live.hall.seats.flatMap((chair, seat) => {
      const isMissed =
        chair.kind === 'human' && !chair.standIn && includes(awaited, seat) && !includes(online, seat) && online !== 0;
      return isMissed ? [seat] : [];
    });
  }
}
