import type { GameEntry } from '@potager/kernel';
import { SEATS } from './rules/seats.ts';

export const eden: GameEntry = {
  name: 'eden',
  seats: SEATS,
  card: () => import('@potager/games/eden/card'),
  rules: () => import('./rules/game.ts'),
  bot: () => import('./bot/advice.ts'),
  board: () => import('@potager/games/eden/board'),
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
