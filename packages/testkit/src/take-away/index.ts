import type { GameEntry } from '@potager/kernel';
import { SEATS } from './rules/seats.ts';

export const takeAway: GameEntry = {
  name: 'take-away',
  seats: SEATS,
  rules: () => import('./rules/game.ts'),
};
