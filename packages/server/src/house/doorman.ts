import { includes, NOBODY, type SeatSet, SPECTATOR } from '@potager/kernel';
import type { Bell } from '../people/bell.ts';
import type { LiveTable } from './live-table.ts';

/** Has those called whom a game begins to wait for while they are not at the table. */
export class Doorman {
  private readonly bell: Bell;
  private readonly awaited = new WeakMap<LiveTable, SeatSet>();

  constructor(bell: Bell) {
    this.bell = bell;
  }

  /** After anything that may change whom a game waits for. */
  look(live: LiveTable): void {
    if (this.bell.key === undefined) return;
    const { hall, table, subscribers } = live;
    const isNew = !this.awaited.has(live);
    const before = this.awaited.get(live) ?? NOBODY;
    const awaited = hall.status === 'playing' ? table.standing(SPECTATOR, 0).awaited : NOBODY;
    this.awaited.set(live, awaited);
    // A table that comes back from the database waits for nobody anew.
    if (isNew && hall.status === 'playing') return;
    const { online } = subscribers.presence();
    const people = hall.seats.flatMap((chair, seat) => {
      const isCalled = includes(awaited & ~before & ~online, seat);
      return isCalled && chair.kind === 'human' && !chair.standIn ? [chair.person] : [];
    });
    for (const person of new Set(people)) this.bell.ring(person);
  }
}
