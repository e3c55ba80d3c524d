import type { GameEntry } from '@potager/kernel';
import { SEATS } from './rules/seats.ts';

export const gardlings: GameEntry = {
  name: 'gardlings',
  seats: SEATS,
  rules: () => import('./rules/game.ts'),
  bot: () => import('./bot/advice.ts'),
  exercises: () => import('./exercises/exercises.ts'),
  lesson: () => import('./lesson/lesson.ts'),
};
