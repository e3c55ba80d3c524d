import type { GameEntry } from '@potager/kernel';
import { SEATS } from './rules/seats.ts';

export const threeInARow: GameEntry = {
  name: 'three-in-a-row',
  seats: SEATS,
  rules: () => import('./rules/game.ts'),
  words: {
    en: () => import('./words/en.ts'),
    fr: () => import('./words/fr.ts'),
    de: () => import('./words/de.ts'),
  },
  rulebook: {
    en: () => import('./words/rulebook-en.ts'),
    fr: () => import('./words/rulebook-fr.ts'),
    de: () => import('./words/rulebook-de.ts'),
  },
};
