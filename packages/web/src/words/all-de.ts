// One file for everything that is said: dozens of small ones cost a slow line more than their bytes.
export { words as gameWords } from '@potager/games/page/words-de';
export { words as pageWords } from './de.ts';
