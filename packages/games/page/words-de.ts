import type { Words } from '@potager/kernel';
import { byGame } from './by-game.ts';

export const words = byGame(import.meta.glob<Words>('../*/words/de.ts', { eager: true, import: 'words' }));
