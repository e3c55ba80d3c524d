import { gameNames } from '@potager/games/registry';
import { findEntry } from '../games/find-entry.ts';
import { type Exercise, findExercises } from './exercise.ts';
import { nextUnsolved } from './next-unsolved.ts';
import { exercisePath } from './paths.ts';
import { triesOf } from './solved.ts';

/** The address of what the reader could solve next; undefined: everything of its kind is solved. */
export async function findNext({ game, name, day }: Exercise): Promise<string | undefined> {
  if (day !== undefined) {
    const games = gameNames.filter((one) => findEntry(one)?.exercises !== undefined);
    const next = nextUnsolved(games, game, (one) => triesOf(one, day) !== undefined);
    return next && exercisePath(next, day);
  }
  const graded = await (await findExercises(game))?.graded();
  const next = nextUnsolved(Object.keys(graded?.exercises ?? {}), name, (one) => triesOf(game, one) !== undefined);
  return next && exercisePath(game, next);
}
