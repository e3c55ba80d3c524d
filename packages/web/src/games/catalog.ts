import { boards } from '@potager/games/page/boards';
import { sounds } from '@potager/games/page/sounds';
import { registry } from '@potager/games/registry';
import type { AnySoundTable, BoardModule, Game, GameEntry } from '@potager/kernel';
import { needWords, spoken } from '../settings/loaded-words.ts';
import { findEntry } from './find-entry.ts';

/** The games as the page shows them: every part is loaded when it is needed, and once. */
export const games: readonly GameEntry[] = registry;

const labelsKey = (name: string): string => `labels of ${name}`;

/** A game as a table needs it. */
export interface LoadedGame {
  readonly entry: GameEntry;
  readonly game: Game;
  readonly board: BoardModule | undefined;
  /** What is heard of it; nothing where it is a silent game. */
  readonly sounds: AnySoundTable;
}

/** Rules and board of a game. */
export async function loadGame(name: string): Promise<LoadedGame> {
  const entry = findEntry(name);
  if (entry === undefined) throw new Error(`there is no game "${name}"`);
  const [{ game }, board, heard] = await Promise.all([entry.rules(), loadBoard(name), sounds.get(name)?.()]);
  return { entry, game, board, sounds: heard?.sounds ?? {} };
}

async function loadBoard(name: string): Promise<BoardModule | undefined> {
  const board = await boards.get(name)?.();
  if (board) await needWords(labelsKey(name), async (language) => (await board.labels[language]()).labels);
  return board;
}

/** Whether the game can be played on the page. */
export const hasBoard = (name: string): boolean => boards.has(name);

export const labelsOf = (name: string): unknown => spoken(labelsKey(name));
