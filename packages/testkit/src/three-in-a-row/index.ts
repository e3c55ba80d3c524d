import type { GameEntry } from '@potager/kernel';

export const threeInARow: GameEntry = {
  name: 'three-in-a-row',
  rules: () => import('./rules/game.ts'),
  words: {
    en: () => import('./words/en.ts'),
    fr: () => import('./words/fr.ts'),
    de: () => import('./words/de.ts'),
  },
};
