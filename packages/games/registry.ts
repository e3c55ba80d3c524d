import type { GameEntry } from '@potager/kernel';
import { gardlings } from './gardlings/index.ts';

/** Every game there is. Nothing else names a game: a new one is a folder beside this file and a line here. */
export const registry: readonly GameEntry[] = [gardlings];

export const gameNames: readonly string[] = registry.map((entry) => entry.name);
