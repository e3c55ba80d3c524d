import type { BoardModule } from '@potager/kernel';
import { byGame } from './by-game.ts';

/** The boards there are, each loaded when it is needed. */
export const boards = byGame(import.meta.glob<BoardModule>('../*/board/board.tsx'));
