import type { GameEntry } from '@potager/kernel';

export const eden: GameEntry = {
  name: 'eden',
  rules: () => import('./rules/game.ts'),
  bot: () => import('./bot/advice.ts'),
  board: () => import('@potager/games/eden/board'),
  words: {
    en: () => import('./words/en.ts'),
    fr: () => import('./words/fr.ts'),
    de: () => import('./words/de.ts'),
  },
};
