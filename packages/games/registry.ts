import type { GameEntry } from '@potager/kernel';
import { eden } from './eden/index.ts';
import { gardenNation } from './garden-nation/index.ts';
import { gardlings } from './gardlings/index.ts';

/** Every game there is. Nothing else names a game: a new one is a folder beside this file and a line here. */
export const registry: readonly GameEntry[] = [gardenNation, gardlings, eden];

export const gameNames: readonly string[] = registry.map((entry) => entry.name);
