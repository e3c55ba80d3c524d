// Plain JavaScript for Node 20: the first step of every command uses it too, before anything is installed.
import { constants } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';

/**
 * How a process ends that its own watchdog has ended, and one that ran out of memory. Nobody asks a process to stop by
 * these.
 */
const FAILURES = ['SIGALRM', 'SIGABRT'];

const FIRST_PAUSE_MS = 1000;
const LONGEST_PAUSE_MS = 60_000;
/** Whoever ran so long has recovered from what was before. */
const STEADY_MS = 600_000;

/**
 * Starts a program, and starts it anew where it failed, after a pause that grows while it goes on failing. `start`
 * resolves to how it ended, `{ code, signal }`; the promise to the exit code it ended with for good. Under systemd that
 * is left to systemd.
 */
export async function supervise(start, interrupt) {
  let pauseMs = FIRST_PAUSE_MS;
  for (;;) {
    const began = performance.now();
    const { code, signal } = await start();
    if (!FAILURES.includes(signal) || interrupt.aborted || process.env.NOTIFY_SOCKET) return exitCode(code, signal);
    if (performance.now() - began > STEADY_MS) pauseMs = FIRST_PAUSE_MS;
    console.error(`The program was ended by ${signal}. It is started anew in ${Math.round(pauseMs / 1000)} s.`);
    await sleep(pauseMs, undefined, { signal: interrupt }).catch(() => undefined);
    if (interrupt.aborted) return exitCode(null, 'SIGINT');
    pauseMs = Math.min(2 * pauseMs, LONGEST_PAUSE_MS);
  }
}

/** As a shell counts it. */
const exitCode = (code, signal) => code ?? 128 + constants.signals[signal];
