import { writeSync } from 'node:fs';
import { hostname } from 'node:os';
import { workerData } from 'node:worker_threads';
import { Activity } from './activity.ts';
import { quietly } from './quietly.ts';
import { CrashNote } from './storage/crash-note.ts';
import { SystemdNotifier } from './systemd-notifier.ts';

export interface WatchdogThreadData {
  readonly words: Int32Array;
  readonly dataFolder: string;
  readonly limitMs: number;
  /** How often systemd is to hear that all is well; 0: never. */
  readonly notifyMs: number;
}

/** Bringing a table back takes moments: less patience is needed with it. */
const LONGEST_RESTORE_MS = 10_000;
/** A process that does not heed the first signal gets one it cannot help heeding. */
const GRACE_MS = 2000;
const FATAL = 60;
const STDERR = 2;

const { words, dataFolder, limitMs, notifyMs } = workerData as WatchdogThreadData;
const activity = new Activity(words);
const notifier = new SystemdNotifier(process.env, () => undefined);
const tickMs = limitMs > 0 ? Math.min(250, limitMs / 4) : 250;

let seen = -1;
/**
 * In ticks of its own and not by the clock: a process that was stopped, or a machine that slept, has not stood still.
 */
let stillMs = 0;
let hasEnded = false;

function watch(): void {
  const { beats } = activity;
  const isAlive = beats !== seen || activity.isExcused;
  stillMs = isAlive ? 0 : stillMs + tickMs;
  seen = beats;
  const limit = activity.isRestoring ? Math.min(limitMs, LONGEST_RESTORE_MS) : limitMs;
  if (limitMs > 0 && stillMs >= limit && !hasEnded) end();
}

/**
 * By a signal that nobody else sends, so that whoever started the process knows why it ended, and that leaves no copy
 * of its memory.
 */
function end(): void {
  hasEnded = true;
  const { table } = activity;
  if (table !== 0) new CrashNote(dataFolder).write({ table, isFrozen: true });
  const seconds = Math.round(stillMs / 1000);
  const where = table === 0 ? {} : { table };
  const msg = `The server has stood still for ${seconds} s${table === 0 ? '' : ` over table ${table}`}: it is ended, to be started anew.`;
  const line = { level: FATAL, time: Date.now(), pid: process.pid, hostname: hostname(), ...where, seconds, msg };
  // Not through this thread's own stream, which the main thread would have to pass on.
  quietly(() => writeSync(STDERR, `${JSON.stringify(line)}\n`));
  setTimeout(() => process.kill(process.pid, 'SIGKILL'), GRACE_MS);
  quietly(() => process.kill(process.pid, 'SIGALRM'));
}

setInterval(watch, tickMs);
if (notifyMs > 0) setInterval(() => stillMs < notifyMs && notifier.send('WATCHDOG=1'), notifyMs);
