/**
 * What every `@potager/games/…/board` exports. Rules are checked without a page and without Preact, so they know a board only by this;
 * the board itself is checked with the page.
 */
import type { BoardModule } from '@potager/kernel';

export const Board: BoardModule['Board'];
export const labels: BoardModule['labels'];
export const keysIn: BoardModule['keysIn'];
export const EndNote: BoardModule['EndNote'];
