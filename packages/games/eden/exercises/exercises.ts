import type { DailyExercises, Exercises, GradedExercises } from '@potager/kernel';

export const exercises: Exercises = {
  graded: async () => (await import('./graded.json', { with: { type: 'json' } })).default as unknown as GradedExercises,
  daily: async () => (await import('./daily.json', { with: { type: 'json' } })).default as unknown as DailyExercises,
  words: {
    en: async () => (await import('./words-en.ts')).exercises,
    fr: async () => (await import('./words-fr.ts')).exercises,
    de: async () => (await import('./words-de.ts')).exercises,
  },
};
