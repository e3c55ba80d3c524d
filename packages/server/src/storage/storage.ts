import { randomBytes, randomUUID } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import type { DatabaseSync } from 'node:sqlite';
import { quietly } from '../quietly.ts';
import { StartError } from '../start-error.ts';
import { AnnouncementStore } from './announcement-store.ts';
import { AuditStore } from './audit-store.ts';
import { CallStore } from './call-store.ts';
import { CrashNote, takeCrash } from './crash-note.ts';
import { DataLock } from './data-lock.ts';
import { databaseFile, openDatabase } from './database.ts';
import { Integrity } from './integrity.ts';
import { CommitQueue, type CommitGauge } from './commit-queue.ts';
import { keepMeta, readMeta } from './meta.ts';
import { migrate, readSchemaVersion } from './migrations.ts';
import { MergeStore } from './merge-store.ts';
import { MuteStore } from './mute-store.ts';
import { PasskeyStore } from './passkey-store.ts';
import { PersonStore } from './person-store.ts';
import { ReportStore } from './report-store.ts';
import { RestrictionStore } from './restriction-store.ts';
import { DatabaseSearch } from './database-search.ts';
import { type Salvage, salvageDatabase } from './salvage.ts';
import { SessionStore } from './session-store.ts';
import { blame, type SetAsideRow, SetAsideStore } from './set-aside-store.ts';
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
  readonly blamed: SetAsideRow | undefined;
};

/**
 * The one embedded database. While the server runs it is read here and written by the thread of the commit queue alone,
 * so that nobody waits for the disk but whoever has something to write.
 */
export class Storage {
  readonly tables: TableStore;
  readonly people: PersonStore;
  readonly sessions: SessionStore;
  readonly passkeys: PasskeyStore;
  readonly mutes: MuteStore;
  readonly calls: CallStore;
  readonly merges: MergeStore;
  readonly reports: ReportStore;
  readonly restrictions: RestrictionStore;
  readonly announcements: AnnouncementStore;
  readonly audit: AuditStore;
  readonly search: DatabaseSearch;
  readonly setAside: SetAsideStore;
  readonly commits: CommitQueue;
  /** Names the table that is being brought back, should the process end over it. */
  readonly crashNote: CrashNote;
  readonly integrity: Integrity;
  /** Where the database was damaged so that it could not be opened: what was saved of it. */
  readonly salvage: Salvage | undefined;
  private readonly database: DatabaseSync;
  private readonly lock: DataLock;

  private constructor({ database, lock, commits, search, crashNote, integrity, salvage, blamed }: Opened) {
    this.database = database;
    this.lock = lock;
    this.commits = commits;
    this.search = search;
    this.crashNote = crashNote;
    this.integrity = integrity;
    this.salvage = salvage;
    this.tables = new TableStore(database);
    this.people = new PersonStore(database);
    this.sessions = new SessionStore(database);
    this.passkeys = new PasskeyStore(database);
    this.mutes = new MuteStore(database);
    this.calls = new CallStore(database);
    this.merges = new MergeStore(database);
    this.reports = new ReportStore(database);
    this.restrictions = new RestrictionStore(database);
    this.announcements = new AnnouncementStore(database);
    this.audit = new AuditStore(database);
    this.setAside = new SetAsideStore(database, commits, blamed);
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
      const blamed = crash && blame(database, crash, Date.now());
      database.exec(READ_ONLY);
      const more = {
        commits: new CommitQueue(file, gauge),
        search: new DatabaseSearch(file),
        crashNote: new CrashNote(folder),
        integrity: new Integrity(file),
      };
      return new Storage({ ...opened, ...more, lock, blamed });
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

  /** What is made once and then stays. Only for the start: it is the one thing that is still written here. */
  keep(key: string, make: () => string): string {
    this.database.exec(WRITABLE);
    try {
      return keepMeta(this.database, key, make);
    } finally {
      this.database.exec(READ_ONLY);
    }
  }

  /** When the server last wrote that it runs; undefined before the first time. */
  lastHeartbeat(): number | undefined {
    const at = readMeta(this.database, 'heartbeat');
    return at === undefined ? undefined : Number(at);
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
    const value = readMeta(this.database, key);
    if (value === undefined) throw new Error(`meta has no ${key}`);
    return value;
  }
}

/** Whoever writes here all the same is refused by the database. */
const READ_ONLY = 'PRAGMA query_only = ON';
const WRITABLE = 'PRAGMA query_only = OFF';

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
  keepMeta(database, 'installation', randomUUID);
  keepMeta(database, 'created_at', () => new Date().toISOString());
  keepMeta(database, 'cookie_key', () => randomBytes(32).toString('base64url'));
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
