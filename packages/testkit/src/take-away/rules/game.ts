import { type Game, makeOpenGame } from '@potager/kernel';
import { TakeAway } from './position.ts';
import { SEATS } from './seats.ts';

export const game: Game = makeOpenGame({ name: 'take-away', rules: 1, seats: SEATS, options: {}, Position: TakeAway });
