import { existsSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

export const databaseFile = (folder: string): string => join(folder, 'potager.sqlite');

/** A connection whose commits survive a power cut: written ahead, and synced each time. */
export function openDatabase(file: string): DatabaseSync {
  const database = new DatabaseSync(file, { timeout: 5000 });
  database.exec('PRAGMA journal_mode = WAL');
  database.exec('PRAGMA synchronous = FULL');
  // What is deleted or rewritten is gone from the file, too.
  database.exec('PRAGMA secure_delete = ON');
  // Moving the log into the database takes a while: seldom, then.
  database.exec('PRAGMA wal_autocheckpoint = 8000');
  return database;
}

/** Whole: its write-ahead log belongs to it. */
export function moveDatabase(from: string, to: string): void {
  for (const suffix of ['', '-wal', '-shm']) if (existsSync(from + suffix)) renameSync(from + suffix, to + suffix);
}
