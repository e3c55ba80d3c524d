import { randomUUID } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { migrate, readSchemaVersion } from './migrations.ts';
import { StartError } from './start-error.ts';

/** Who this installation is, fixed when its data folder was first used. */
export interface Installation {
  readonly id: string;
  /** ISO 8601. */
  readonly createdAt: string;
}

/** The one embedded database. What was committed survives a power cut: write-ahead log, synced at each commit. */
export class Storage {
  private readonly database: DatabaseSync;

  private constructor(database: DatabaseSync) {
    this.database = database;
  }

  static open(folder: string): Storage {
    try {
      mkdirSync(folder, { recursive: true });
      const database = new DatabaseSync(join(folder, 'potager.sqlite'), { timeout: 5000 });
      prepare(database);
      return new Storage(database);
    } catch (error) {
      throw new StartError(`The data folder ${folder} cannot be used: ${(error as Error).message}.
Choose another with --data FOLDER or POTAGER_DATA, or make it writable.`);
    }
  }

  installation(): Installation {
    return { id: this.meta('installation'), createdAt: this.meta('created_at') };
  }

  /** Reads from the database itself; throws if that is not possible. */
  schemaVersion(): number {
    return readSchemaVersion(this.database);
  }

  close(): void {
    this.database.close();
  }

  private meta(key: string): string {
    const row = this.database.prepare('SELECT value FROM meta WHERE key = ?').get(key);
    if (row === undefined) throw new Error(`meta has no ${key}`);
    return String(row['value']);
  }
}

function prepare(database: DatabaseSync): void {
  database.exec('PRAGMA journal_mode = WAL');
  database.exec('PRAGMA synchronous = FULL');
  migrate(database);
  const insert = database.prepare('INSERT OR IGNORE INTO meta (key, value) VALUES (?, ?)');
  insert.run('installation', randomUUID());
  insert.run('created_at', new Date().toISOString());
}
