import { registry } from '@potager/games/registry';
import type { Game, GameAdvice, GameEntry } from '@potager/kernel';
import { threeInARow } from '@potager/testkit/three-in-a-row';
import { openBox } from './box.ts';
import { UsageError } from './command.ts';

/** The registered games, and the testkit's small one to try things with. */
const entries: readonly GameEntry[] = [...registry, threeInARow];

export const gameList: string = entries.map((entry) => entry.name).join(', ');

/**
 * A game by name, with all versions of its rules; with corrected component files, `NAME=FILE` each, where its box
 * allows it.
 */
export async function findGame(name: string, boxFiles: readonly string[] = []): Promise<Game> {
  const { game, box } = await findEntry(name).rules();
  return boxFiles.length === 0 ? game : openBox(name, box, boxFiles);
}

/** What the game tells bots; not every game does. */
export const findAdvice = async (name: string): Promise<GameAdvice | undefined> =>
  (await findEntry(name).bot?.())?.advice;

function findEntry(name: string): GameEntry {
  const entry = entries.find((candidate) => candidate.name === name);
  if (entry === undefined) throw new UsageError(`there is no game ${JSON.stringify(name)}; there are: ${gameList}`);
  return entry;
}
