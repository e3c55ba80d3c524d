import { words as everywhere } from './everywhere/en.ts';
import { words as landing } from './landing/en.ts';
import { words as settings } from './settings/en.ts';
import { words as calls } from './calls/en.ts';
import { words as room } from './room/en.ts';
import { words as table } from './table/en.ts';
import { words as end } from './end/en.ts';
import { words as myGames } from './my-games/en.ts';
import { words as lobby } from './lobby/en.ts';
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
