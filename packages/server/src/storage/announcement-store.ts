import type { Announcement } from '@potager/table';
import { SqlStore } from './sql-store.ts';
import type { Write } from './write.ts';

interface AnnouncementRow {
  readonly id: number;
  /** As JSON. */
  readonly texts: string;
  readonly at: number;
  readonly until: number | null;
}

/** What whoever runs the server tells everyone. */
export class AnnouncementStore extends SqlStore {
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

export const ANNOUNCEMENT_WRITES = {
  removeOldAnnouncements: 'DELETE FROM announcements WHERE until <= ?',
  addAnnouncement: 'INSERT INTO announcements (texts, at, until) VALUES (?, ?, ?)',
  removeAnnouncement: 'DELETE FROM announcements WHERE id = ?',
} as const;

export const addAnnouncement = ({ texts, at, until }: Omit<Announcement, 'id'>): Write[] => [
  ['removeOldAnnouncements', at],
  ['addAnnouncement', JSON.stringify(texts), at, until ?? null],
];

export const removeAnnouncement = (id: number): Write => ['removeAnnouncement', id];
