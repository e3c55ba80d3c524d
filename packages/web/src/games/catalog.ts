import { registry } from '@potager/games/registry';
import type { BoardModule, CardModule, Game, GameEntry, Rulebook, Words } from '@potager/kernel';
import { needWords, spoken } from '../settings/tongue.ts';
import { findEntry } from './find-entry.ts';

/** The games as the page shows them: every part is loaded when it is needed, and once. */
export const games: readonly GameEntry[] = registry;

const cards = new Map<string, CardModule>();

const wordsKey = (name: string): string => `words of ${name}`;
const rulebookKey = (name: string): string => `rulebook of ${name}`;
const labelsKey = (name: string): string => `labels of ${name}`;

const entryOf = (name: string): GameEntry => {
  const entry = findEntry(name);
  if (entry === undefined) throw new Error(`there is no game "${name}"`);
  return entry;
};

export async function loadWords(name: string): Promise<void> {
  const entry = entryOf(name);
  await needWords(wordsKey(name), async (language) => (await entry.words[language]()).words);
}

export async function loadRulebook(name: string): Promise<void> {
  const entry = entryOf(name);
  await needWords(rulebookKey(name), async (language) => (await entry.rulebook[language]()).rulebook);
}

/** Everything the shelf shows of a game. */
async function loadCard(name: string): Promise<void> {
  const [card] = await Promise.all([entryOf(name).card?.(), loadWords(name)]);
  if (card) cards.set(name, card);
}

/** Everything the first page shows of the games. */
export async function loadShelf(): Promise<void> {
  await Promise.all(games.map(async ({ name }) => loadCard(name)));
}

/** A game as a table needs it. */
export interface Kit {
  readonly entry: GameEntry;
  readonly game: Game;
  readonly board: BoardModule | undefined;
}

/** Rules, board and words of a game. */
export async function loadKit(name: string): Promise<Kit> {
  const entry = entryOf(name);
  const [{ game }, board] = await Promise.all([entry.rules(), loadBoard(entry), loadWords(name)]);
  return { entry, game, board };
}

async function loadBoard(entry: GameEntry): Promise<BoardModule | undefined> {
  const board = await entry.board?.();
  if (board) await needWords(labelsKey(entry.name), async (language) => (await board.labels[language]()).labels);
  return board;
}

export const wordsOf = (name: string): Words => spoken(wordsKey(name)) as Words;
export const rulebookOf = (name: string): Rulebook => spoken(rulebookKey(name)) as Rulebook;
export const labelsOf = (name: string): unknown => spoken(labelsKey(name));
export const cardOf = (name: string): CardModule | undefined => cards.get(name);
