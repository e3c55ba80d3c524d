import { type Game, makeOpenGame } from '@potager/kernel';
import type { Event } from './kinds.ts';
import { TakeAway } from './position.ts';
import { SEATS } from './seats.ts';

export const game: Game = makeOpenGame({
  name: 'take-away',
  rules: 1,
  seats: SEATS,
  options: {},
  verdicts: ['won'] satisfies Event['key'][],
  Position: TakeAway,
});
