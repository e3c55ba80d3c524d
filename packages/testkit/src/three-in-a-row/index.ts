import type { GameEntry } from '@potager/kernel';
import { SEATS } from './rules/seats.ts';

export const threeInARow: GameEntry = {
  name: 'three-in-a-row',
  seats: SEATS,
  rules: () => import('./rules/game.ts'),
};
