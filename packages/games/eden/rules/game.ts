import { type Box, type Game, InputError, type Random } from '@potager/kernel';
import cultures from './cultures.json' with { type: 'json' };
import { followEvent } from './follow.ts';
import type { Event, View } from './kinds.ts';
import { type BoxFiles, type Components, makeComponents } from './components.ts';
import { orders } from './orders.ts';
import { Eden } from './position.ts';
import { memoryFromView } from './from-view.ts';
import { SEATS } from './seats.ts';
import { deal, setUp } from './setup.ts';
import terrain from './terrain.json' with { type: 'json' };

/**
 * Eden as it lies in a box. The rules text does not print the culture cards nor how many tiles there are of each level: who owns a
 * box can load corrected files; they are checked, and an `InputError` says what is wrong with them.
 */
export const makeEden = (files: BoxFiles): Game => makeGame(makeComponents(files));

export const box: Box = { files: ['cultures', 'terrain'], make: (files) => makeEden({ cultures, terrain, ...files }) };

/** The box as reconstructed in the files beside this one. */
export const standardComponents: Components = makeComponents({ cultures, terrain });

export const game: Game = makeGame(standardComponents);

function makeGame(components: Components): Game {
  const eden: Game = {
    name: 'eden',
    rules: 1,
    seats: SEATS,
    options: { target: [20, 25] },

    deal,

    begin(seats, options, setup, random) {
      if (!eden.seats.includes(seats)) throw new InputError('seats', `is ${seats}, not 3 or 4`);
      return new Eden(eden, options, random, setUp(components, seats, options, setup));
    },

    fromView(view, random) {
      const shown = view as View;
      const eyes: Random = random.copy();
      const position = new Eden(eden, { target: shown.target }, random, memoryFromView(components, shown));
      position.redeal(shown.viewer, eyes);
      return position;
    },

    follow(view, event) {
      return followEvent(components, view as View, event as Event);
    },

    orders,
  };
  return eden;
}
