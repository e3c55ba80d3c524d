import type { GameEntry } from '@potager/kernel';
import { SEATS } from './rules/seats.ts';

export const gardenNation: GameEntry = {
  name: 'garden-nation',
  seats: SEATS,
  rules: () => import('./rules/game.ts'),
  bot: () => import('./bot/advice.ts'),
  lesson: () => import('./lesson/lesson.ts'),
  exercises: () => import('./exercises/exercises.ts'),
};
