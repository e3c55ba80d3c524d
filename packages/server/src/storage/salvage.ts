import { basename } from 'node:path';
import { closeSync, existsSync, fsyncSync, openSync, renameSync, rmSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { quietly } from '../quietly.ts';
import { StartError } from '../start-error.ts';
import { sealBackup } from './backup.ts';
import { DataLock } from './data-lock.ts';
import { databaseFile, moveDatabase } from './database.ts';
import { findIncompleteLogs } from './log-check.ts';
import { migrate, migrations, readSchemaVersion } from './migrations.ts';
import { readRows } from './row-reader.ts';
import { completePeople, completeTables } from './salvage-rows.ts';

/** What became of a damaged database. */
export interface Salvage {
  readonly tables: number;
  readonly people: number;
  /** Tables whose log is not whole any more, by their number. */
  readonly incomplete: readonly number[];
  /** Where the damaged database is kept. */
  readonly kept: string;
}

/** For a data folder that nobody works with. */
export function salvageFolder(folder: string): Salvage {
  const lock = DataLock.take(folder);
  if (lock === undefined) throw new StartError(`Somebody else works with ${folder}.`);
  try {
    return salvageDatabase(folder);
  } finally {
    lock.release();
  }
}

/**
 * Makes a sound database of whatever can be read in a damaged one and puts it in its place: to go on writing into a
 * damaged one would spread the damage. The damaged one is kept beside it, as it is. Throws, and changes nothing, where
 * it cannot be done.
 */
export function salvageDatabase(folder: string): Salvage {
  const file = databaseFile(folder);
  const aside = `${file}.salvage`;
  rmSync(aside, { force: true });
  try {
    const incomplete = copySound(file, aside);
    const content = sealBackup(aside);
    syncFile(aside);
    const kept = `${file}.damaged-${new Date().toISOString().replaceAll(':', '')}`;
    moveDatabase(file, kept);
    renameSync(aside, file);
    return { ...content, incomplete, kept: basename(kept) };
  } finally {
    if (existsSync(aside)) quietly(() => rmSync(aside));
  }
}

export function describeSalvage({ tables, people, incomplete, kept }: Salvage): string {
  const aside = incomplete.length === 0 ? '' : ` The logs of these tables are not whole: ${incomplete.join(', ')}.`;
  return (
    `The database was damaged. What is sound was saved and is served: ${tables} tables, ${people} people.${aside} ` +
    `The damaged database is kept as ${kept}. What is missing may be in the last backup: "potager restore FILE". ` +
    `Look at the disk: it may fail.`
  );
}

/** All at once is far quicker than with every transaction. */
function syncFile(file: string): void {
  const handle = openSync(file, 'r+');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}

function copySound(file: string, aside: string): number[] {
  // Without the last two, SQLite refuses to look at a file that was cut short.
  const source = new DatabaseSync(file, { readOnly: true, defensive: false });
  const target = new DatabaseSync(aside, { enableForeignKeyConstraints: false });
  try {
    source.exec('PRAGMA writable_schema = ON');
    target.exec('PRAGMA synchronous = OFF; PRAGMA journal_mode = MEMORY; BEGIN');
    for (const step of migrations.slice(0, readSchemaVersion(source))) target.exec(step);
    if (copyTables(source, target) === 0) throw new Error('nothing of it can be read');
    target.exec(`PRAGMA user_version = ${readSchemaVersion(source)}; COMMIT`);
    migrate(target);
    target.exec('BEGIN');
    completeTables(target);
    completePeople(target);
    const shortened = noteShortened(source, target);
    target.exec('COMMIT');
    const incomplete = findIncompleteLogs(target).map(({ table }) => table);
    return [...new Set([...incomplete, ...shortened])].toSorted((a, b) => a - b);
  } finally {
    source.close();
    target.close();
  }
}

/** How many rows that were. */
function copyTables(source: DatabaseSync, target: DatabaseSync): number {
  let count = 0;
  const isThere = source.prepare("SELECT 1 FROM sqlite_schema WHERE type = 'table' AND name = ?");
  for (const { name, wr } of target.prepare("SELECT name, wr FROM pragma_table_list WHERE schema = 'main'").all()) {
    // Where part of the schema is damaged, what it described is lost.
    if (String(name).startsWith('sqlite_') || isThere.get(name as string) === undefined) continue;
    const info = target.prepare(`PRAGMA table_info(${String(name)})`).all();
    const columns = info.map((column) => String(column['name']));
    const key = info.filter((column) => column['pk'] !== 0).map((column) => String(column['name']));
    const places = columns.map(() => '?').join(', ');
    const insert = target.prepare(`INSERT OR IGNORE INTO ${String(name)} (${columns.join(', ')}) VALUES (${places})`);
    for (const row of readRows(source, { name: String(name), columns, key, isNumbered: wr === 0 })) {
      const values = columns.map((column) => row[column]!);
      // What is no longer of the right type is no loss.
      count += Number(quietly(() => insert.run(...values).changes) ?? 0);
    }
  }
  return count;
}

/**
 * The index may still know of entries that are lost. Nobody would notice that such a game had gone back a few moves.
 */
function noteShortened(source: DatabaseSync, target: DatabaseSync): number[] {
  const known = source.prepare('SELECT max(n) AS last FROM entries INDEXED BY entries_of WHERE table_key = ?');
  const note = target.prepare("INSERT OR REPLACE INTO set_aside VALUES (?, 'shortened', ?, ?)");
  const rows = target
    .prepare('SELECT key, (SELECT max(n) FROM entries WHERE table_key = key) AS last FROM tables')
    .all();
  return rows.flatMap(({ key, last }) => {
    const before = Number(quietly(() => known.get(key as number))?.['last'] ?? -1);
    const lost = before - Number(last ?? -1);
    if (lost <= 0) return [];
    note.run(key as number, `its last ${lost} entries are lost`, Date.now());
    return [Number(key)];
  });
}
