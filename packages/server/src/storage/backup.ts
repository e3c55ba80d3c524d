import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { backup as copyDatabase, DatabaseSync } from 'node:sqlite';
import { StartError } from '../start-error.ts';
import { readSchemaVersion, schemaVersion } from './migrations.ts';
import { databaseFile } from './database.ts';

/** What a copy of the data holds. */
export interface BackupContent {
  readonly tables: number;
  readonly people: number;
}

/** Copies the data to a file as it is at one moment, whether a server runs on it or not. The file appears whole or not at all. */
export async function makeBackup(folder: string, file: string): Promise<BackupContent> {
  const source = databaseFile(folder);
  if (!existsSync(source)) throw new StartError(`There is no Potager data in ${folder}.`);
  if (existsSync(file)) throw new StartError(`${file} is there already; a backup overwrites nothing.`);
  const aside = `${resolve(file)}.part`;
  mkdirSync(dirname(aside), { recursive: true });
  rmSync(aside, { force: true });
  const database = new DatabaseSync(source, { readOnly: true, timeout: 5000 });
  try {
    await copyDatabase(database, aside);
    const content = checkBackup(aside);
    renameSync(aside, file);
    return content;
  } finally {
    database.close();
    rmSync(aside, { force: true });
  }
}

/** What a backup holds; throws where it is none. */
export function checkBackup(file: string): BackupContent {
  let database: DatabaseSync | undefined;
  try {
    database = new DatabaseSync(file, { readOnly: true });
    if (database.prepare('PRAGMA quick_check').get()?.['quick_check'] !== 'ok') throw new Error('it is damaged');
    const version = readSchemaVersion(database);
    if (version > schemaVersion) throw new Error('it was written by a newer Potager');
    if (version < 2) throw new Error('it holds no tables');
    return {
      tables: Number(database.prepare('SELECT count(*) AS n FROM tables').get()?.['n']),
      people: Number(database.prepare('SELECT count(*) AS n FROM people').get()?.['n']),
    };
  } catch (error) {
    throw new StartError(`${file} is no backup of Potager: ${(error as Error).message}.`);
  } finally {
    database?.close();
  }
}
