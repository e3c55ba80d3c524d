import { StartError } from '../start-error.ts';

interface Given {
  /** What the settings say. */
  readonly wanted: number;
  /** Files and connections this process may have open; undefined where the system does not tell. */
  readonly descriptors: number | undefined;
  readonly botThreads: number;
}

/** For the database, its thread, the log, and what a backup opens. */
const KEPT = 64;
const KEPT_PER_THREAD = 8;
/** Itself, and the file that is being sent on it. */
const PER_CONNECTION = 2;
const LEAST = 16;

/**
 * How many connections can be taken at once, so that there is always a descriptor left for what the server itself has
 * to open.
 */
export function limitConnections({ wanted, descriptors, botThreads }: Given): number {
  if (descriptors === undefined) return wanted;
  const kept = KEPT + botThreads * KEPT_PER_THREAD;
  const possible = Math.floor((descriptors - kept) / PER_CONNECTION);
  if (possible >= LEAST) return Math.min(wanted, possible);
  const needed = kept + LEAST * PER_CONNECTION;
  throw new StartError(
    `Only ${descriptors} files may be open at once, and at least ${needed} are needed. Raise it with "ulimit -n", ` +
      `or LimitNOFILE= for systemd.`,
  );
}
