import { type Game, InputError } from '@potager/kernel';
import { followEvent } from './follow.ts';
import { memoryFromView } from './from-view.ts';
import type { Event, View } from './kinds.ts';
import { GardenNation } from './position.ts';
import { SEATS } from './seats.ts';
import { deal, setUp } from './setup.ts';

/** Garden Nation: README.md beside this folder numbers its rules. */
export const game: Game = {
  name: 'garden-nation',
  rules: 1,
  seats: SEATS,
  options: { layout: ['random', 'printed'] },

  deal,

  begin(seats, options, setup, random) {
    if (!game.seats.includes(seats)) throw new InputError('seats', `is ${seats}, not one of ${game.seats.join(', ')}`);
    return new GardenNation(game, options, random, setUp(seats, options, setup));
  },

  fromView(view, random) {
    const { viewer, layout } = view as View;
    const position = new GardenNation(game, { layout }, random, memoryFromView(view as View));
    position.redeal(viewer, random.copy());
    return position;
  },

  follow(view, event) {
    return followEvent(view as View, event as Event);
  },
};
