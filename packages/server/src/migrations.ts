import type { DatabaseSync } from 'node:sqlite';

/**
 * The history of the schema, oldest first. The database's `user_version` counts the steps it has taken. A step that was
 * released is never changed; a change is a new step.
 */
const migrations: readonly string[] = [
  `CREATE TABLE meta (
     key TEXT PRIMARY KEY,
     value TEXT NOT NULL
   ) STRICT, WITHOUT ROWID`,
];

/** The schema this program works with. */
export const schemaVersion: number = migrations.length;

export const readSchemaVersion = (database: DatabaseSync): number =>
  Number(database.prepare('PRAGMA user_version').get()?.['user_version']);

/** Brings a database up to date, all steps or none. One from a newer program is refused. */
export function migrate(database: DatabaseSync): void {
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
    database.exec('ROLLBACK');
    throw error;
  }
}
