import { existsSync, mkdirSync, readdirSync, rmSync, statfsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { FastifyBaseLogger } from 'fastify';
import type { Settings } from '../settings.ts';
import { databaseFile } from '../storage/database.ts';
import { findLastBackup, isUnfinished, listOutdated, makeBackupName } from './backup-file.ts';
import type { BackupReceipt, BackupThreadData } from './backup-thread.ts';
import { lastDue } from './backup-time.ts';

const LOOK_MS = 30_000;
/** What went wrong is not mended within a minute, and a try costs something. */
const RETRY_MS = 15 * 60_000;
/** What the games need on the same disk meanwhile. */
const SPARE_BYTES = 64 * 1024 * 1024;
const HOUR_MS = 3_600_000;

const threadFile = new URL('backup-thread.ts', import.meta.url);

interface Parts {
  readonly settings: Pick<Settings, 'dataFolder' | 'backups'>;
  readonly now: () => number;
  readonly log: Pick<FastifyBaseLogger, 'info' | 'error'>;
  readonly spareBytes?: number;
}

/** How backups fare. */
export interface BackupReport {
  /** Whether the last try was good and not too long ago. */
  readonly ok: boolean;
  /** When the last good one was made, in milliseconds since 1970. */
  readonly lastAt: number | undefined;
}

/**
 * Makes backups when they are due and deletes those that are no longer wanted. A thread copies and checks, so that
 * nobody waits for it; one that was missed while the server was down is made once it runs. Whatever fails is reported
 * and tried again later, and the backups there are stay.
 */
export class BackupScheduler {
  private readonly parts: Parts;
  private readonly timer: NodeJS.Timeout | undefined;
  private lastAt: number | undefined;
  private failedAt: number | undefined;
  private failures = 0;
  private thread: Worker | undefined;
  private working: Promise<void> | undefined;
  private isStopped = false;

  constructor(parts: Parts) {
    this.parts = parts;
    if (!this.isOn) return;
    this.timer = setInterval(() => this.look(), LOOK_MS).unref();
    this.look();
  }

  get isOn(): boolean {
    return this.parts.settings.backups.folder !== '';
  }

  /** Tries that failed since the server began. */
  get failureCount(): number {
    return this.failures;
  }

  get report(): BackupReport {
    const { backups } = this.parts.settings;
    const oldest = this.parts.now() - 2 * backups.everyHours * HOUR_MS;
    const isFresh = this.lastAt !== undefined && this.lastAt > oldest;
    // The first one may still be on its way.
    const isFirst = this.lastAt === undefined && this.working !== undefined;
    return { ok: this.failedAt === undefined && (isFresh || isFirst), lastAt: this.lastAt };
  }

  /** Makes one if it is due, unless one is being made. */
  look(): void {
    const { settings, now } = this.parts;
    if (this.working !== undefined) return;
    if (this.failedAt !== undefined && now() - this.failedAt < RETRY_MS) return;
    this.working = this.makeIfDue(lastDue(now(), settings.backups)).finally(() => {
      this.working = undefined;
    });
  }

  /** Once nothing is being made. */
  async whenIdle(): Promise<void> {
    await this.working;
  }

  /** One that is being made is given up. */
  async stop(): Promise<void> {
    this.isStopped = true;
    clearInterval(this.timer);
    await this.thread?.terminate();
    await this.working;
    // Ended in the middle, the thread could not clear up.
    if (this.isOn && existsSync(this.parts.settings.backups.folder)) {
      clear(this.parts.settings.backups.folder, isUnfinished);
    }
  }

  private async makeIfDue(due: number): Promise<void> {
    const { settings, now, log } = this.parts;
    const { folder } = settings.backups;
    try {
      mkdirSync(folder, { recursive: true, mode: 0o700 });
      this.lastAt ??= findLastBackup(folder, now());
      if (this.lastAt !== undefined && this.lastAt >= due) return;
      clear(folder, isUnfinished);
      this.checkRoom();
      const at = now();
      const name = makeBackupName(at);
      const content = await this.copy(join(folder, name));
      this.lastAt = at;
      this.failedAt = undefined;
      log.info({ name, ...content }, 'a backup was made');
      this.rotate();
    } catch (error) {
      if (this.isStopped) return;
      this.failures++;
      this.failedAt = now();
      const again = 'It is tried again in a quarter of an hour; the backups there are stay.';
      log.error({ problem: (error as Error).message }, `No backup could be made. ${again}`);
    }
  }

  private rotate(): void {
    const { backups } = this.parts.settings;
    try {
      const outdated = listOutdated(readdirSync(backups.folder), backups);
      clear(backups.folder, (name) => outdated.includes(name));
    } catch (error) {
      this.parts.log.error({ problem: (error as Error).message }, 'Old backups could not be deleted.');
    }
  }

  /** A backup that fills the disk would keep the games from being saved. */
  private checkRoom(): void {
    const { settings, spareBytes = SPARE_BYTES } = this.parts;
    const file = databaseFile(settings.dataFolder);
    const files = [file, `${file}-wal`].filter((name) => existsSync(name));
    const needed = files.reduce((sum, name) => sum + statSync(name).size, spareBytes);
    const { bavail, bsize } = statfsSync(settings.backups.folder);
    if (bavail * bsize < needed) {
      throw new Error(
        `there is not enough room: ${megabytes(needed)} MB are needed, ${megabytes(bavail * bsize)} MB are free`,
      );
    }
  }

  private async copy(target: string): Promise<Exclude<BackupReceipt, { problem: string }>> {
    const data: BackupThreadData = { source: databaseFile(this.parts.settings.dataFolder), target };
    const thread = new Worker(threadFile, { workerData: data });
    this.thread = thread;
    const { promise, resolve, reject } = Promise.withResolvers<BackupReceipt>();
    thread
      .once('message', resolve)
      .once('error', reject)
      .once('exit', () => reject(new Error('its thread has ended')));
    const receipt = await promise.finally(() => {
      this.thread = undefined;
    });
    if ('problem' in receipt) throw new Error(receipt.problem);
    return receipt;
  }
}

function clear(folder: string, isMeant: (name: string) => boolean): void {
  for (const name of readdirSync(folder).filter(isMeant)) rmSync(join(folder, name), { force: true });
}

const megabytes = (bytes: number): number => Math.ceil(bytes / 1024 / 1024);
