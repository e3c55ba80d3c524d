import { randomBytes } from 'node:crypto';
import { registry } from '@potager/games/registry';
import type { GameEntry } from '@potager/kernel';

/** What the server takes from outside itself; a test that plays a game twice gives the same both times. */
export interface World {
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Bytes nobody can guess. */
  readonly randomBytes: (count: number) => Buffer;
  readonly games: readonly GameEntry[];
}

export const realWorld: World = { now: Date.now, randomBytes, games: registry };
