import type { Command, PersonId, Restriction, TableRefusal } from '@potager/table';
import type { Storage } from '../storage/storage.ts';
import { NetworkBans } from './network-bans.ts';
import { NoticeBoard } from './notice-board.ts';

/** What the order that a host keeps means to whoever comes. What hosts do to keep it is in `actions.ts`. */
export class Moderation {
  readonly networkBans: NetworkBans;
  readonly board: NoticeBoard;
  private readonly storage: Storage;
  private readonly now: () => number;

  constructor(storage: Storage, now: () => number) {
    this.storage = storage;
    this.now = now;
    this.networkBans = new NetworkBans(storage.restrictions, now);
    this.board = new NoticeBoard(storage.announcements, now);
  }

  banOf(person: PersonId): Restriction | undefined {
    return this.storage.restrictions.banOf(person, this.now());
  }

  muteOf(person: PersonId): Restriction | undefined {
    return this.storage.restrictions.muteOf(person, this.now());
  }

  /** Why somebody may not do this at any table; whatever else speaks against it, the table says. */
  refusalOf({ kind }: Command, person: PersonId): TableRefusal | undefined {
    if (kind === 'start' && this.board.isDraining) return { rule: 'table', key: 'draining' };
    const mute = kind === 'say' ? this.muteOf(person) : undefined;
    return mute && { rule: 'table', key: 'muted', ...mute };
  }
}
