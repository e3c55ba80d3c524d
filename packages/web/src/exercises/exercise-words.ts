import type { ExerciseWords } from '@potager/kernel';
import { needWords, spoken } from '../settings/loaded-words.ts';
import { findExercises } from './exercise.ts';

type Texts = { readonly [name: string]: ExerciseWords };

const keyOf = (game: string): string => `exercises of ${game}`;

/** What a game's graded exercises say. */
export async function loadExerciseWords(game: string): Promise<void> {
  const exercises = await findExercises(game);
  if (exercises) await needWords(keyOf(game), async (language) => exercises.words[language]());
}

export const exerciseWordsOf = (game: string, name: string): ExerciseWords => (spoken(keyOf(game)) as Texts)[name]!;
