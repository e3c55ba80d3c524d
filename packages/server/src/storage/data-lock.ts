import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/**
 * Says that someone works with a data folder: one server at a time, and no restore meanwhile. It is a lock of the
 * operating system on a small file, taken through SQLite because Node has none of its own, so that it ends with its
 * process, however that ends.
 */
export class DataLock {
  private readonly database: DatabaseSync;

  private constructor(database: DatabaseSync) {
    this.database = database;
  }

  /** Undefined where someone else holds it. */
  static take(folder: string): DataLock | undefined {
    const database = new DatabaseSync(join(folder, 'running.lock'));
    try {
      // No file of its own beside it, and nothing to sync: only the lock counts.
      database.exec('PRAGMA journal_mode = MEMORY; PRAGMA synchronous = OFF; BEGIN EXCLUSIVE');
      return new DataLock(database);
    } catch (error) {
      database.close();
      if ((error as { errcode?: number }).errcode === SQLITE_BUSY) return undefined;
      throw error;
    }
  }

  release(): void {
    this.database.close();
  }
}

const SQLITE_BUSY = 5;
