import { randomBytes } from 'node:crypto';
import { registry } from '@potager/games/registry';
import type { GameEntry } from '@potager/kernel';
import { Activity } from './activity.ts';

/** What the server takes from outside itself; a test that plays a game twice gives the same both times. */
export interface World {
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Milliseconds since some moment, whatever the clock is set to meanwhile. */
  readonly monotonic: () => number;
  /** Bytes nobody can guess. */
  readonly randomBytes: (count: number) => Buffer;
  readonly games: readonly GameEntry[];
  /** What the main thread does, for whoever watches it: one for all servers in a process. */
  readonly activity: Activity;
}

export const realWorld: World = {
  now: Date.now,
  monotonic: () => performance.now(),
  randomBytes,
  games: registry,
  activity: new Activity(),
};
