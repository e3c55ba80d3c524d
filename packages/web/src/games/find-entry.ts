import { registry } from '@potager/games/registry';
import type { GameEntry } from '@potager/kernel';

export const findEntry = (name: string): GameEntry | undefined => registry.find((entry) => entry.name === name);
