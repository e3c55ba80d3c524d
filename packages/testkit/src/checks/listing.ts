import assert from 'node:assert/strict';
import { type Game, type GameEntry, LANGUAGES } from '@potager/kernel';

/** The registry lists a game by the name and the seats that its rules have: a page reads them before it loads the rules. */
export function checkEntry({ name, seats }: GameEntry, game: Game): void {
  assert.equal(name, game.name, `it is listed as ${name}, its rules call it ${game.name}`);
  assert.deepEqual(seats, game.seats, 'it is listed with other seats than its rules have');
}

/** Whatever the registry promises can be loaded, and is what its place says. */
export async function checkParts({ card, board, bot }: GameEntry): Promise<void> {
  if (card) {
    const module = await card();
    assert.ok('Picture' in module && 'credits' in module, 'its card exports no Picture with credits');
  }
  if (bot) assert.ok('advice' in (await bot()), 'its bot exports no advice');
  if (!board) return;
  const module = await board();
  assert.ok('Board' in module && 'labels' in module, 'its board exports no Board with labels');
  for (const language of LANGUAGES)
    assert.ok('labels' in (await module.labels[language]()), `no labels in ${language}`);
}
