import type { CardModule } from '@potager/kernel';
import { byGame } from './by-game.ts';

/** Every game as the shelf shows it, in one file with the shelf. */
export const cards = byGame(import.meta.glob<CardModule>('../*/board/card.tsx', { eager: true }));
