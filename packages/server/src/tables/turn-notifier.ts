import { includes, NOBODY, type SeatSet, SPECTATOR } from '@potager/kernel';
import type { PushSender } from '../people/push-sender.ts';
import type { LiveTable } from './live-table.ts';

/** Has those called whom a game begins to wait for while they are not at the table. */
export class TurnNotifier {
  private readonly pushSender: PushSender;
  private readonly awaited = new WeakMap<LiveTable, SeatSet>();

  constructor(pushSender: PushSender) {
    this.pushSender = pushSender;
  }

  /** After anything that may change whom a game waits for. */
  look(live: LiveTable): void {
    if (this.pushSender.key === undefined) return;
    const { info, table, subscribers } = live;
    const isNew = !this.awaited.has(live);
    const before = this.awaited.get(live) ?? NOBODY;
    const awaited = info.status === 'playing' ? table.turnStatus(SPECTATOR, 0).awaited : NOBODY;
    this.awaited.set(live, awaited);
    // A table that comes back from the database waits for nobody anew.
    if (isNew && info.status === 'playing') return;
    const { online } = subscribers.presence();
    const people = info.seats.flatMap((chair, seat) => {
      const isCalled = includes(awaited & ~before & ~online, seat);
      return isCalled && chair.kind === 'human' && !chair.standIn ? [chair.person] : [];
    });
    for (const person of new Set(people)) this.pushSender.ring(person);
  }
}
