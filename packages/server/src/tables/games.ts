import type { Game, GameEntry } from '@potager/kernel';

/**
 * The games that can be played here, by name; their rules are loaded once, so that everything after is without waiting.
 */
export type Games = ReadonlyMap<string, Game>;

export const loadGames = async (entries: readonly GameEntry[]): Promise<Games> =>
  new Map(await Promise.all(entries.map(async (entry) => [entry.name, (await entry.rules()).game] as const)));
