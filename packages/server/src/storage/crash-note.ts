import { closeSync, constants, openSync, readFileSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { quietly } from '../quietly.ts';

/** Over which table a process ended. */
export interface Crash {
  /** Its number in the database. */
  readonly table: number;
  /** Whether the watchdog saw it stand still there. If not, it may have been ended for any reason. */
  readonly isFrozen: boolean;
}

/** Always as long, so that a shorter note leaves nothing of the one before. */
const LENGTH = 64;

const noteFile = (folder: string): string => join(folder, 'crash-note');

/**
 * A note in the data folder of the table that is being brought back. It outlives its process, however that ends, and
 * costs nearly nothing: it is never synced, for after a power cut no table is to blame. Where it cannot be written,
 * things go on without it.
 */
export class CrashNote {
  private readonly handle: number | undefined;

  constructor(folder: string) {
    this.handle = quietly(() => openSync(noteFile(folder), constants.O_RDWR | constants.O_CREAT, 0o600));
  }

  write(crash: Crash): void {
    this.put(JSON.stringify(crash));
  }

  clear(): void {
    this.put('');
  }

  close(): void {
    const { handle } = this;
    if (handle !== undefined) quietly(() => closeSync(handle));
  }

  private put(text: string): void {
    const { handle } = this;
    if (handle !== undefined) quietly(() => writeSync(handle, text.padEnd(LENGTH), 0));
  }
}

/** What the last process left behind, if anything; it is told once. */
export function takeCrash(folder: string): Crash | undefined {
  const text = quietly(() => readFileSync(noteFile(folder), 'utf8').trim());
  quietly(() => rmSync(noteFile(folder), { force: true }));
  const crash = text === undefined || text === '' ? undefined : quietly(() => JSON.parse(text) as Crash);
  return Number.isInteger(crash?.table) ? crash : undefined;
}
