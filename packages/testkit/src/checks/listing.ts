import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { type BoardModule, type Game, type GameEntry, LANGUAGES } from '@potager/kernel';

/**
 * The registry lists a game by the name and the seats that its rules have: a page reads them before it loads the rules.
 */
export function checkEntry({ name, seats }: GameEntry, game: Game): void {
  assert.equal(name, game.name, `it is listed as ${name}, its rules call it ${game.name}`);
  assert.deepEqual(seats, game.seats, 'it is listed with other seats than its rules have');
}

/** What the page looks for in a game's folder, and in which file. */
const PARTS = [
  { file: 'board/card.tsx', exports: ['Picture', 'credits'] },
  { file: 'board/board.tsx', exports: ['Board', 'labels'] },
] as const;

/** A registered game has all its parts in their places, and they are what their places say. */
export async function checkParts({ bot }: GameEntry, folder: string): Promise<void> {
  if (bot) assert.ok('advice' in (await bot()), 'its bot exports no advice');
  for (const { file, exports } of PARTS) {
    const place = path.join(folder, file);
    assert.ok(existsSync(place), `there is no ${file}`);
    const module = (await import(pathToFileURL(place).href)) as object;
    for (const name of exports) assert.ok(name in module, `${file} exports no ${name}`);
    if ('labels' in module) await checkLabels(module.labels as BoardModule['labels']);
  }
}

async function checkLabels(labels: BoardModule['labels']): Promise<void> {
  for (const language of LANGUAGES) assert.ok('labels' in (await labels[language]()), `no labels in ${language}`);
}
