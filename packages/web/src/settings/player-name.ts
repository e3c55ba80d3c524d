import { remember } from '@potager/boardkit/storage';
import { storedSignal } from './stored.ts';

/** Names that grow in every language's garden, for those who have not chosen one. */
const NAMES = [
  'Iris',
  'Dahlia',
  'Viola',
  'Jasmin',
  'Salvia',
  'Mimosa',
  'Linnea',
  'Camelia',
  'Flora',
  'Magnolia',
  'Silene',
  'Robinia',
];

export const pickName = (): string => NAMES[Math.floor(Math.random() * NAMES.length)] as string;

export const playerName = storedSignal<string>('name', (text) => text?.slice(0, 24) ?? pickName());

// A picked name stays the same on the next visit.
remember('name', playerName.peek());
