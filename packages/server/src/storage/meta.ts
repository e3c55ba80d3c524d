import type { DatabaseSync } from 'node:sqlite';
import type { Write } from './write.ts';

/** What is known about the database itself, and about the server that works with it. */
export function readMeta(database: DatabaseSync, key: string): string | undefined {
  const row = database.prepare('SELECT value FROM meta WHERE key = ?').get(key);
  return row && String(row['value']);
}

/** What is made once and then stays. For the start: nobody waits yet. */
export function keepMeta(database: DatabaseSync, key: string, make: () => string): string {
  const known = readMeta(database, key);
  if (known !== undefined) return known;
  const made = make();
  database.prepare('INSERT INTO meta (key, value) VALUES (?, ?)').run(key, made);
  return made;
}

const SET = `INSERT INTO meta (key, value) VALUES (?, ?) ON CONFLICT DO UPDATE SET value = excluded.value` as const;

export const META_WRITES = { setMeta: SET } as const;

/** The server runs. */
export const beat = (at: number): Write => ['setMeta', 'heartbeat', String(at)];

/** Something small that differs each time, to see whether it can be written. */
export const probe = (at: number): Write => ['setMeta', 'probe', String(at)];
