import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { StartError } from '../start-error.ts';
import { type BackupContent, copyBackup, sealBackup } from './backup.ts';
import { DataLock } from './data-lock.ts';
import { databaseFile, moveDatabase } from './database.ts';

export interface Restored extends BackupContent {
  /** Where the data is now that was there before. */
  readonly before?: string;
  /** Whether a server runs that goes on with it. */
  readonly isServed: boolean;
}

/** How long a running server may take to say goodbye to everyone and put the backup in place. */
const PATIENCE_MS = 30_000;
const LOOK_MS = 200;

/** A copy of a backup that lies here is to take the place of the data; whoever holds the folder's lock sees to it. */
const readyFile = (folder: string): string => `${databaseFile(folder)}.restore`;

/**
 * Puts a backup in the place of the data; what was there is kept beside it. A server that runs on it does it itself and
 * goes on with it.
 */
export async function restoreBackup(folder: string, file: string, patienceMs = PATIENCE_MS): Promise<Restored> {
  if (!existsSync(file)) throw new StartError(`There is no file ${file}.`);
  makeFolder(folder);
  const known = listSetAside(folder);
  const content = await makeReady(folder, file);
  const lock = DataLock.take(folder);
  if (lock === undefined) await handOver(folder, patienceMs);
  else putInPlace(folder, lock);
  const before = listSetAside(folder).find((name) => !known.includes(name));
  const isServed = lock === undefined;
  if (isServed && before === undefined) {
    throw new StartError(`The server on ${folder} could not bring ${file} back; it says why.`);
  }
  return { ...content, isServed, ...(before === undefined ? {} : { before }) };
}

/** Whether a backup is to be brought back, as soon as it is; false once `interrupt` says so. */
export async function isRestoreAsked(folder: string, interrupt: AbortSignal): Promise<boolean> {
  while (!interrupt.aborted) {
    if (existsSync(readyFile(folder))) return true;
    await sleep(LOOK_MS, undefined, { signal: interrupt }).catch(() => undefined);
  }
  return false;
}

/** For a server that has let go of its data because a restore was asked for. Where it fails, the data is as it was. */
export function takeBackup(folder: string): void {
  const lock = DataLock.take(folder);
  if (lock === undefined) throw new StartError(`Somebody else works with ${folder}.`);
  putInPlace(folder, lock);
}

function makeFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true });
  } catch (error) {
    throw new StartError(`${folder} cannot be used: ${(error as Error).message}.`);
  }
}

async function makeReady(folder: string, file: string): Promise<BackupContent> {
  try {
    return await copyBackup(file, readyFile(folder));
  } catch (error) {
    throw new StartError(`${file} cannot be brought back: ${(error as Error).message}.`);
  }
}

async function handOver(folder: string, patienceMs: number): Promise<void> {
  const ready = readyFile(folder);
  const end = performance.now() + patienceMs;
  while (existsSync(ready)) {
    if (performance.now() > end) {
      rmSync(ready, { force: true });
      throw new StartError(`Something works with ${folder} and did not take the backup. Stop it first, then restore.`);
    }
    await sleep(LOOK_MS / 4);
  }
}

function putInPlace(folder: string, lock: DataLock): void {
  const target = databaseFile(folder);
  const before = `${target}.before-${new Date().toISOString().replaceAll(':', '')}`;
  try {
    sealBackup(readyFile(folder));
    moveDatabase(target, before);
    renameSync(readyFile(folder), target);
  } catch (error) {
    moveDatabase(before, target);
    throw error;
  } finally {
    rmSync(readyFile(folder), { force: true });
    lock.release();
  }
}

/** Every database that made room for a backup. */
function listSetAside(folder: string): string[] {
  const start = `${basename(databaseFile(folder))}.before-`;
  const names = readdirSync(folder).filter((name) => name.startsWith(start) && name.endsWith('Z'));
  return names.map((name) => join(folder, name));
}
