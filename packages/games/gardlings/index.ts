import type { GameEntry } from '@potager/kernel';

export const gardlings: GameEntry = {
  name: 'gardlings',
  rules: () => import('./rules/game.ts'),
  bot: () => import('./bot/advice.ts'),
  board: () => import('@potager/games/gardlings/board'),
  words: {
    en: () => import('./words/en.ts'),
    fr: () => import('./words/fr.ts'),
    de: () => import('./words/de.ts'),
  },
};
