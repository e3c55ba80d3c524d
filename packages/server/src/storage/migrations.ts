import type { DatabaseSync } from 'node:sqlite';

/**
 * The history of the schema, oldest first. The database's `user_version` counts the steps it has taken. A step that was
 * released is never changed; a change is a new step.
 */
export const migrations: readonly string[] = [
  `CREATE TABLE meta (
     key TEXT PRIMARY KEY,
     value TEXT NOT NULL
   ) STRICT, WITHOUT ROWID`,
  // Entries are appended, whatever table they belong to: a commit then writes a few pages, not one for every table.
  // They carry no foreign key: checking it would cost a look-up for every move.
  `CREATE TABLE people (
     id TEXT PRIMARY KEY,
     name TEXT NOT NULL,
     created_at INTEGER NOT NULL,
     seen_at INTEGER NOT NULL,
     recovery TEXT UNIQUE
   ) STRICT, WITHOUT ROWID;
   CREATE TABLE sessions (
     hash TEXT PRIMARY KEY,
     person TEXT NOT NULL REFERENCES people ON DELETE CASCADE,
     created_at INTEGER NOT NULL,
     seen_at INTEGER NOT NULL
   ) STRICT, WITHOUT ROWID;
   CREATE INDEX sessions_of ON sessions (person);
   CREATE TABLE passkeys (
     id TEXT PRIMARY KEY,
     person TEXT NOT NULL REFERENCES people ON DELETE CASCADE,
     public_key BLOB NOT NULL,
     counter INTEGER NOT NULL,
     transports TEXT NOT NULL,
     created_at INTEGER NOT NULL,
     used_at INTEGER
   ) STRICT, WITHOUT ROWID;
   CREATE INDEX passkeys_of ON passkeys (person);
   CREATE TABLE tables (
     key INTEGER PRIMARY KEY,
     id TEXT NOT NULL UNIQUE,
     game TEXT NOT NULL,
     status TEXT NOT NULL,
     is_public INTEGER NOT NULL,
     created_at INTEGER NOT NULL,
     changed_at INTEGER NOT NULL
   ) STRICT;
   CREATE INDEX tables_by_status ON tables (status, changed_at);
   CREATE TABLE entries (
     place INTEGER PRIMARY KEY,
     table_key INTEGER NOT NULL,
     n INTEGER NOT NULL,
     body TEXT NOT NULL
   ) STRICT;
   CREATE UNIQUE INDEX entries_of ON entries (table_key, n);
   CREATE TABLE participants (
     person TEXT NOT NULL,
     table_key INTEGER NOT NULL REFERENCES tables ON DELETE CASCADE,
     seats INTEGER NOT NULL,
     PRIMARY KEY (person, table_key)
   ) STRICT, WITHOUT ROWID;
   CREATE INDEX participants_at ON participants (table_key)`,
  // What a list shows of a game that is over, without playing it through. NULL: the log has to be read.
  `ALTER TABLE tables ADD COLUMN hall TEXT`,
  // Where somebody wants to be called: one address a session, and gone with it.
  `CREATE TABLE pushes (
     session TEXT PRIMARY KEY REFERENCES sessions ON DELETE CASCADE,
     address TEXT NOT NULL UNIQUE,
     created_at INTEGER NOT NULL
   ) STRICT, WITHOUT ROWID`,
  // Somebody's few open tables are found without going through all they ever played at.
  `ALTER TABLE participants ADD COLUMN is_over INTEGER NOT NULL DEFAULT 0;
   UPDATE participants SET is_over = 1 WHERE table_key IN (SELECT key FROM tables WHERE status = 'over');
   CREATE INDEX participants_of ON participants (person, is_over, table_key)`,
  // Keeping order. Whoever reads the audit log can rely on it: what was written there is neither changed nor deleted.
  `CREATE TABLE bans (
     target TEXT PRIMARY KEY,
     kind TEXT NOT NULL CHECK (kind IN ('person', 'network')),
     why TEXT NOT NULL,
     created_at INTEGER NOT NULL,
     until INTEGER
   ) STRICT, WITHOUT ROWID;
   CREATE TABLE mutes (
     person TEXT PRIMARY KEY REFERENCES people ON DELETE CASCADE,
     why TEXT NOT NULL,
     created_at INTEGER NOT NULL,
     until INTEGER
   ) STRICT, WITHOUT ROWID;
   CREATE TABLE personal_mutes (
     person TEXT NOT NULL REFERENCES people ON DELETE CASCADE,
     muted TEXT NOT NULL REFERENCES people ON DELETE CASCADE,
     created_at INTEGER NOT NULL,
     PRIMARY KEY (person, muted)
   ) STRICT, WITHOUT ROWID;
   CREATE INDEX personal_mutes_of ON personal_mutes (muted);
   CREATE TABLE reports (
     id INTEGER PRIMARY KEY AUTOINCREMENT,
     at INTEGER NOT NULL,
     reporter TEXT NOT NULL REFERENCES people ON DELETE CASCADE,
     about TEXT NOT NULL REFERENCES people ON DELETE CASCADE,
     reason TEXT NOT NULL,
     text TEXT NOT NULL,
     table_id TEXT NOT NULL,
     entry INTEGER,
     context TEXT NOT NULL,
     settled_at INTEGER
   ) STRICT;
   CREATE INDEX reports_by ON reports (reporter, at);
   CREATE INDEX reports_about ON reports (about, id);
   CREATE INDEX reports_open ON reports (id) WHERE settled_at IS NULL;
   CREATE INDEX reports_settled ON reports (settled_at) WHERE settled_at IS NOT NULL;
   CREATE TABLE announcements (
     id INTEGER PRIMARY KEY AUTOINCREMENT,
     texts TEXT NOT NULL,
     at INTEGER NOT NULL,
     until INTEGER
   ) STRICT;
   CREATE TABLE audit (
     id INTEGER PRIMARY KEY AUTOINCREMENT,
     at INTEGER NOT NULL,
     admin TEXT,
     what TEXT NOT NULL,
     about TEXT,
     why TEXT NOT NULL,
     result TEXT NOT NULL,
     detail TEXT
   ) STRICT;
   CREATE INDEX audit_about ON audit (about, id);
   CREATE TRIGGER audit_unchanged BEFORE UPDATE ON audit BEGIN SELECT RAISE(ABORT, 'the audit log is never edited'); END;
   CREATE TRIGGER audit_undeleted BEFORE DELETE ON audit BEGIN SELECT RAISE(ABORT, 'the audit log is never edited'); END;
   ALTER TABLE people ADD COLUMN is_name_cleared INTEGER NOT NULL DEFAULT 0`,
  // Whoever only said something at a table keeps none of it open. Its host does, sitting or not.
  `ALTER TABLE participants ADD COLUMN is_host INTEGER NOT NULL DEFAULT 0;
   UPDATE participants SET is_host = 1 WHERE person = (
     SELECT coalesce(
       (SELECT json_extract(hall, '$.host') FROM tables WHERE key = table_key),
       (SELECT json_extract(body, '$.host') FROM entries WHERE entries.table_key = participants.table_key AND n = 0)));
   DROP INDEX participants_of;
   CREATE INDEX participants_of ON participants (person, is_over, table_key) WHERE seats <> 0 OR is_host = 1`,
  // Who is to be forgotten, and the hashes of their sessions: whatever happens meanwhile, it is carried through.
  `CREATE TABLE leavers (
     person TEXT PRIMARY KEY,
     sessions TEXT NOT NULL,
     at INTEGER NOT NULL
   ) STRICT, WITHOUT ROWID`,
  // Tables that are left alone, so that all others are served.
  `CREATE TABLE set_aside (
     table_key INTEGER PRIMARY KEY REFERENCES tables ON DELETE CASCADE,
     why TEXT NOT NULL,
     detail TEXT NOT NULL,
     at INTEGER NOT NULL
   ) STRICT`,
  // Which of their tables somebody does not want to see among their games.
  `ALTER TABLE participants ADD COLUMN is_hidden INTEGER NOT NULL DEFAULT 0`,
  // How people want to be called, and whom a game waits for that was or is to be told so: a row each for every way,
  // from the moment somebody is awaited until they no longer are. It comes and goes in one step with the move that it
  // is about.
  `CREATE TABLE call_settings (
     person TEXT PRIMARY KEY REFERENCES people ON DELETE CASCADE,
     zone TEXT NOT NULL,
     language TEXT NOT NULL,
     quiet_from INTEGER,
     quiet_to INTEGER,
     rhythm TEXT NOT NULL,
     digest_at INTEGER NOT NULL
   ) STRICT, WITHOUT ROWID;
   CREATE TABLE call_mails (
     person TEXT PRIMARY KEY REFERENCES people ON DELETE CASCADE,
     address TEXT NOT NULL,
     is_confirmed INTEGER NOT NULL,
     code TEXT NOT NULL,
     code_at INTEGER NOT NULL,
     tries INTEGER NOT NULL
   ) STRICT, WITHOUT ROWID;
   CREATE TABLE unwanted_mails (
     address TEXT PRIMARY KEY,
     at INTEGER NOT NULL
   ) STRICT, WITHOUT ROWID;
   CREATE TABLE call_hooks (
     id TEXT PRIMARY KEY,
     person TEXT NOT NULL REFERENCES people ON DELETE CASCADE,
     table_key INTEGER REFERENCES tables ON DELETE CASCADE,
     address TEXT NOT NULL,
     origin TEXT NOT NULL,
     created_at INTEGER NOT NULL
   ) STRICT, WITHOUT ROWID;
   CREATE INDEX call_hooks_of ON call_hooks (person);
   CREATE INDEX call_hooks_at ON call_hooks (table_key);
   CREATE TABLE calls (
     person TEXT NOT NULL REFERENCES people ON DELETE CASCADE,
     table_key INTEGER NOT NULL REFERENCES tables ON DELETE CASCADE,
     way TEXT NOT NULL,
     at INTEGER NOT NULL,
     due INTEGER NOT NULL,
     told_at INTEGER,
     tries INTEGER NOT NULL DEFAULT 0,
     PRIMARY KEY (person, table_key, way)
   ) STRICT, WITHOUT ROWID;
   CREATE INDEX calls_due ON calls (due) WHERE told_at IS NULL;
   CREATE INDEX calls_at ON calls (table_key)`,
  // Guests who have signed in, and whose tables are not all the account's yet.
  `CREATE TABLE merges (
     guest TEXT PRIMARY KEY,
     account TEXT NOT NULL,
     at INTEGER NOT NULL
   ) STRICT, WITHOUT ROWID`,
  // Whether a hook tells of everybody's turns wherever its owner sits.
  `ALTER TABLE call_hooks ADD COLUMN is_for_club INTEGER NOT NULL DEFAULT 0`,
];

/** The schema this program works with. */
export const schemaVersion: number = migrations.length;

export const readSchemaVersion = (database: DatabaseSync): number =>
  Number(database.prepare('PRAGMA user_version').get()?.['user_version']);

/** Brings a database up to date, all steps or none. One from a newer program is refused. */
export function migrate(database: DatabaseSync): void {
  // A disk that is full is no reason not to start with what there is.
  if (readSchemaVersion(database) === schemaVersion) return;
  database.exec('BEGIN IMMEDIATE');
  try {
    const version = readSchemaVersion(database);
    if (version > schemaVersion) {
      throw new Error(`it was written by a newer Potager (schema ${String(version)}, known ${String(schemaVersion)})`);
    }
    for (const step of migrations.slice(version)) database.exec(step);
    database.exec(`PRAGMA user_version = ${String(schemaVersion)}`);
    database.exec('COMMIT');
  } catch (error) {
    if (database.isTransaction) database.exec('ROLLBACK');
    throw error;
  }
}
