import { closeSync, existsSync, fsyncSync, mkdirSync, openSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { backup as copyDatabase, DatabaseSync } from 'node:sqlite';
import { StartError } from '../start-error.ts';
import { readSchemaVersion, schemaVersion } from './migrations.ts';
import { databaseFile } from './database.ts';

const ALL_PAGES = 0x7fff_ffff;

/** What a copy of the data holds. */
export interface BackupContent {
  readonly tables: number;
  readonly people: number;
}

/**
 * Copies the data to a file as it is at one moment, whether a server runs on it or not. The file appears whole or not
 * at all.
 */
export async function makeBackup(folder: string, file: string): Promise<BackupContent> {
  const source = databaseFile(folder);
  if (!existsSync(source)) throw new StartError(`There is no Potager data in ${folder}.`);
  if (existsSync(file)) throw new StartError(`${file} is there already; a backup overwrites nothing.`);
  try {
    mkdirSync(dirname(resolve(file)), { recursive: true });
    return await copyBackup(source, resolve(file));
  } catch (error) {
    throw new StartError(`No backup could be made: ${(error as Error).message}.`);
  }
}

/** Puts a copy of a backup, or of the data, there: whole, checked and in one file, or not at all. */
export async function copyBackup(source: string, target: string): Promise<BackupContent> {
  const aside = `${target}.part`;
  rmSync(aside, { force: true });
  try {
    const database = new DatabaseSync(source, { readOnly: true, timeout: 5000 });
    // Made first, so that nobody else can read it at any moment, whoever starts this.
    writeFileSync(aside, '', { mode: 0o600 });
    // In one step, off the main thread: between steps others may write, and then it would begin anew, on a busy server
    // for ever.
    await copyDatabase(database, aside, { rate: ALL_PAGES }).finally(() => database.close());
    const content = sealBackup(aside);
    renameSync(aside, target);
    syncFolder(dirname(target));
    return content;
  } finally {
    rmSync(aside, { force: true });
    rmSync(`${aside}-journal`, { force: true });
  }
}

/** A new name in a folder outlives a power cut only then. */
function syncFolder(folder: string): void {
  const handle = openSync(folder, 'r');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}

/** Makes a copy fit for keeping, and tells what it holds; throws where it is no backup. */
export function sealBackup(file: string): BackupContent {
  const database = new DatabaseSync(file);
  try {
    // A copy has no write-ahead log: whoever looks into it later leaves nothing beside it.
    database.exec('PRAGMA journal_mode = DELETE');
    if (database.prepare('PRAGMA quick_check').get()?.['quick_check'] !== 'ok') throw new Error('it is damaged');
    const version = readSchemaVersion(database);
    if (version > schemaVersion) throw new Error('it was written by a newer Potager');
    if (version < 2) throw new Error('it holds no tables');
    return {
      tables: Number(database.prepare('SELECT count(*) AS n FROM tables').get()?.['n']),
      people: Number(database.prepare('SELECT count(*) AS n FROM people').get()?.['n']),
    };
  } finally {
    database.close();
  }
}
