import type { GameEntry } from '@potager/kernel';

export const gardenNation: GameEntry = {
  name: 'garden-nation',
  rules: () => import('./rules/game.ts'),
  bot: () => import('./bot/advice.ts'),
  board: () => import('@potager/games/garden-nation/board'),
  words: {
    en: () => import('./words/en.ts'),
    fr: () => import('./words/fr.ts'),
    de: () => import('./words/de.ts'),
  },
};
