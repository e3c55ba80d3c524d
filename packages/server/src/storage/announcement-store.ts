import type { Announcement } from '@potager/table';
import { SqlStore } from './sql-store.ts';

interface AnnouncementRow {
  readonly id: number;
  /** As JSON. */
  readonly texts: string;
  readonly at: number;
  readonly until: number | null;
}

/** What whoever runs the server tells everyone. */
export class AnnouncementStore extends SqlStore {
  add({ texts, at, until }: Omit<Announcement, 'id'>): void {
    this.run('DELETE FROM announcements WHERE until <= ?', at);
    this.run('INSERT INTO announcements (texts, at, until) VALUES (?, ?, ?)', JSON.stringify(texts), at, until ?? null);
  }

  /** Whether it was there. */
  remove(id: number): boolean {
    return this.run('DELETE FROM announcements WHERE id = ?', id) > 0;
  }

  /** Newest first. */
  list(now: number): Announcement[] {
    const sql = 'SELECT id, texts, at, until FROM announcements WHERE until IS NULL OR until > ? ORDER BY id DESC';
    return (this.all(sql, now) as AnnouncementRow[]).map(({ id, texts, at, until }) => ({
      id,
      texts: JSON.parse(texts) as Announcement['texts'],
      at,
      ...(until === null ? {} : { until }),
    }));
  }
}
