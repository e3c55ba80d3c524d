import { statSync } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';
import { copyBackup, type BackupContent } from '../storage/backup.ts';

export interface BackupThreadData {
  /** The database. */
  readonly source: string;
  readonly target: string;
}

export type BackupReceipt = (BackupContent & { readonly bytes: number }) | { readonly problem: string };

const { source, target } = workerData as BackupThreadData;

async function copy(): Promise<BackupReceipt> {
  try {
    const content = await copyBackup(source, target);
    return { ...content, bytes: statSync(target).size };
  } catch (error) {
    return { problem: (error as Error).message };
  }
}

parentPort?.postMessage(await copy());
