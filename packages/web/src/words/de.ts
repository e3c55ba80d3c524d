import { words as everywhere } from './everywhere/de.ts';
import { words as landing } from './landing/de.ts';
import { words as settings } from './settings/de.ts';
import { words as calls } from './calls/de.ts';
import { words as room } from './room/de.ts';
import { words as table } from './table/de.ts';
import { words as end } from './end/de.ts';
import { words as myGames } from './my-games/de.ts';
import { words as lobby } from './lobby/de.ts';
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
