import { words as everywhere } from './everywhere/fr.ts';
import { words as landing } from './landing/fr.ts';
import { words as settings } from './settings/fr.ts';
import { words as calls } from './calls/fr.ts';
import { words as room } from './room/fr.ts';
import { words as table } from './table/fr.ts';
import { words as end } from './end/fr.ts';
import { words as myGames } from './my-games/fr.ts';
import { words as lobby } from './lobby/fr.ts';
import type { PageWords } from './words.ts';

export const words: PageWords = {
  ...everywhere,
  ...landing,
  ...myGames,
  ...lobby,
  ...settings,
  ...calls,
  ...room,
  ...table,
  ...end,
};
