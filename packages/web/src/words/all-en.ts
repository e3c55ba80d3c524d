// One file for everything that is said: dozens of small ones cost a slow line more than their bytes.
export { words as gameWords } from '@potager/games/page/words-en';
export { words as pageWords } from './en.ts';
