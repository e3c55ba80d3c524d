import type { Announcement, Notices } from '@potager/table';
import type { AnnouncementStore } from '../storage/announcement-store.ts';

/**
 * What everyone is told: announcements, and whether no game begins any more. That no game begins is not kept: it leads
 * up to a restart, after which people are to play again without anybody having to think of it.
 */
export class NoticeBoard {
  private readonly store: AnnouncementStore;
  private readonly now: () => number;
  private readonly watchers: ((notices: Notices) => void)[] = [];
  private announcements: readonly Announcement[];
  private drains = false;

  constructor(store: AnnouncementStore, now: () => number) {
    this.store = store;
    this.now = now;
    this.announcements = store.list(now());
  }

  get isDraining(): boolean {
    return this.drains;
  }

  setDraining(isDraining: boolean): void {
    this.drains = isDraining;
    this.tell();
  }

  /** To be called when the announcements have changed. */
  reload(): void {
    this.announcements = this.store.list(this.now());
    this.tell();
  }

  get notices(): Notices {
    const now = this.now();
    return {
      announcements: this.announcements.filter(({ until }) => until === undefined || until > now),
      isDraining: this.drains,
    };
  }

  get isEmpty(): boolean {
    const { announcements, isDraining } = this.notices;
    return announcements.length === 0 && !isDraining;
  }

  watch(watcher: (notices: Notices) => void): void {
    this.watchers.push(watcher);
  }

  private tell(): void {
    const { notices } = this;
    for (const watcher of this.watchers) watcher(notices);
  }
}
