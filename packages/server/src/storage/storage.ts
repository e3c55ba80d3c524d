import { randomBytes, randomUUID } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import type { DatabaseSync } from 'node:sqlite';
import { quietly } from '../quietly.ts';
import { StartError } from '../start-error.ts';
import { AnnouncementStore } from './announcement-store.ts';
import { AuditStore } from './audit-store.ts';
import { CrashNote, takeCrash } from './crash-note.ts';
import { DataLock } from './data-lock.ts';
import { databaseFile, openDatabase } from './database.ts';
import { Integrity } from './integrity.ts';
import { CommitQueue, type CommitGauge } from './commit-queue.ts';
import { migrate, readSchemaVersion } from './migrations.ts';
import { MuteStore } from './mute-store.ts';
import { PersonStore } from './person-store.ts';
import { ReportStore } from './report-store.ts';
import { RestrictionStore } from './restriction-store.ts';
import { Search } from './search.ts';
import { type Salvage, salvageDatabase } from './salvage.ts';
import { SetAsideStore } from './set-aside-store.ts';
import { adviseOn, readProblem, type StorageProblem } from './storage-problem.ts';
import { TableStore } from './table-store.ts';

/** Who this installation is, fixed when its data folder was first used. */
export interface Installation {
  readonly id: string;
  /** ISO 8601. */
  readonly createdAt: string;
}

type Opened = Pick<Storage, 'commits' | 'search' | 'crashNote' | 'integrity' | 'salvage'> & {
  readonly database: DatabaseSync;
  readonly lock: DataLock;
};

/** The one embedded database: what is rare is written here, the entries of tables by the commit queue. */
export class Storage {
  readonly tables: TableStore;
  readonly people: PersonStore;
  readonly mutes: MuteStore;
  readonly reports: ReportStore;
  readonly restrictions: RestrictionStore;
  readonly announcements: AnnouncementStore;
  readonly audit: AuditStore;
  readonly search: Search;
  readonly setAside: SetAsideStore;
  readonly commits: CommitQueue;
  /** Names the table that is being brought back, should the process end over it. */
  readonly crashNote: CrashNote;
  readonly integrity: Integrity;
  /** Where the database was damaged so that it could not be opened: what was saved of it. */
  readonly salvage: Salvage | undefined;
  private readonly database: DatabaseSync;
  private readonly lock: DataLock;

  private constructor({ database, lock, commits, search, crashNote, integrity, salvage }: Opened) {
    this.database = database;
    this.lock = lock;
    this.commits = commits;
    this.search = search;
    this.crashNote = crashNote;
    this.integrity = integrity;
    this.salvage = salvage;
    this.tables = new TableStore(database);
    this.people = new PersonStore(database, commits);
    this.mutes = new MuteStore(database, commits);
    this.reports = new ReportStore(database, commits);
    this.restrictions = new RestrictionStore(database, commits);
    this.announcements = new AnnouncementStore(database, commits);
    this.audit = new AuditStore(database, commits);
    this.setAside = new SetAsideStore(database, commits);
  }

  static open(folder: string, gauge?: CommitGauge): Storage {
    let lock: DataLock | undefined;
    let database: DatabaseSync | undefined;
    try {
      mkdirSync(folder, { recursive: true });
      lock = DataLock.take(folder);
      if (lock === undefined) throw new Error('another Potager works with it');
      const file = databaseFile(folder);
      const opened = openSound(folder);
      ({ database } = opened);
      const crash = takeCrash(folder);
      const more = {
        commits: new CommitQueue(file, gauge),
        search: new Search(file),
        crashNote: new CrashNote(folder),
        integrity: new Integrity(file),
      };
      const storage = new Storage({ ...opened, ...more, lock });
      if (crash !== undefined) storage.setAside.blame(crash, Date.now());
      return storage;
    } catch (error) {
      database?.close();
      lock?.release();
      throw explain(folder, error);
    }
  }

  installation(): Installation {
    return { id: this.meta('installation'), createdAt: this.meta('created_at') };
  }

  /** What cookies are signed with. */
  cookieKey(): string {
    return this.meta('cookie_key');
  }

  /** What is made once and then stays. */
  keep(key: string, make: () => string): string {
    keepOnce(this.database, key, make);
    return this.meta(key);
  }

  /** When the server last wrote that it runs; undefined before the first time. */
  lastHeartbeat(): number | undefined {
    const row = this.database.prepare("SELECT value FROM meta WHERE key = 'heartbeat'").get();
    return row === undefined ? undefined : Number(row['value']);
  }

  /** Takes what was rewritten out of the log that is written ahead, too. */
  scrub(): void {
    this.commits.block();
    this.database.exec('PRAGMA wal_checkpoint(TRUNCATE)');
  }

  /** All or nothing, on the disk when it returns; for what is rare. */
  transaction<T>(work: () => T): T {
    this.commits.block();
    this.database.exec('BEGIN IMMEDIATE');
    try {
      const result = work();
      this.database.exec('COMMIT');
      return result;
    } catch (error) {
      if (this.database.isTransaction) this.database.exec('ROLLBACK');
      throw error;
    }
  }

  /** Reads from the database itself; throws if that is not possible. */
  schemaVersion(): number {
    return readSchemaVersion(this.database);
  }

  async close(): Promise<void> {
    try {
      await this.integrity.close();
      await this.commits.close();
    } finally {
      this.crashNote.close();
      this.database.close();
      this.lock.release();
    }
  }

  private meta(key: string): string {
    const row = this.database.prepare('SELECT value FROM meta WHERE key = ?').get(key);
    if (row === undefined) throw new Error(`meta has no ${key}`);
    return String(row['value']);
  }
}

/** One that cannot be opened because it is damaged is saved as far as it is sound. */
function openSound(folder: string): Pick<Opened, 'database' | 'salvage'> {
  try {
    return { database: openPrepared(folder), salvage: undefined };
  } catch (error) {
    if (readProblem(error).kind !== 'damaged') throw error;
    const salvage = quietly(() => salvageDatabase(folder));
    if (salvage === undefined) throw error;
    return { database: openPrepared(folder), salvage };
  }
}

function openPrepared(folder: string): DatabaseSync {
  const database = openDatabase(databaseFile(folder));
  try {
    prepare(database);
    // Where the list of tables cannot be read, there is nothing to serve.
    database.prepare('SELECT max(key) FROM tables').get();
    return database;
  } catch (error) {
    database.close();
    throw error;
  }
}

function prepare(database: DatabaseSync): void {
  migrate(database);
  keepOnce(database, 'installation', randomUUID);
  keepOnce(database, 'created_at', () => new Date().toISOString());
  keepOnce(database, 'cookie_key', () => randomBytes(32).toString('base64url'));
}

function keepOnce(database: DatabaseSync, key: string, make: () => string): void {
  if (database.prepare('SELECT 1 FROM meta WHERE key = ?').get(key) !== undefined) return;
  database.prepare('INSERT OR IGNORE INTO meta (key, value) VALUES (?, ?)').run(key, make());
}

function explain(folder: string, error: unknown): StartError {
  const problem = readProblem(error);
  const elsewhere = 'hoose another with --data FOLDER or POTAGER_DATA.';
  const advice =
    problem.kind === 'other' ? `C${elsewhere}` : `${adviseOnStart(problem)} Then start again, or c${elsewhere}`;
  return new StartError(`The data folder ${folder} cannot be used: ${problem.message}.\n${advice}`);
}

const adviseOnStart = (problem: StorageProblem): string =>
  problem.kind === 'damaged'
    ? 'The database is damaged, and what is sound could not be saved: make room on the disk for a copy of it, or bring the last backup back with "potager restore FILE".'
    : adviseOn(problem);
