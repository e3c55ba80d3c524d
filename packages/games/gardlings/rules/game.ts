import { type Box, type Game, InputError, type Options } from '@potager/kernel';
import { followEvent } from './follow.ts';
import { layOut } from './from-view.ts';
import type { Event, View } from './kinds.ts';
import { orders } from './orders.ts';
import { Gardlings } from './position.ts';
import { SEATS } from './seats.ts';
import { redeal } from './redeal.ts';
import { deal, readStart, setUp } from './setup.ts';
import { parseTiles } from './tile-set.ts';
import standardTiles from './tiles.json' with { type: 'json' };

/** Gardlings with the tiles of a file, for instance one's own box; an `InputError` says what is wrong with the file. */
export function makeGardlings(file: unknown): Game {
  const tiles = parseTiles(file);
  const made: Game = {
    name: 'gardlings',
    rules: 1,
    seats: SEATS,
    options: { target: [17, 20], expert: [false, true], missions: [false, true] },

    verdicts: ['tied', 'won', 'wonAlone'] satisfies Event['key'][],

    deal,

    begin(seats, options, setup, random) {
      if (!made.seats.includes(seats)) throw new InputError('seats', `is ${seats}, not 1 to 5`);
      const position = new Gardlings({ game: made, tiles, seats, options }, random);
      setUp(position.memory, readStart(seats, options, setup));
      return position;
    },

    fromView(given, random) {
      const view = given as View;
      const setting = { game: made, tiles, seats: view.seats.length, options: optionsOf(view) };
      const position = new Gardlings(setting, random);
      layOut(position.memory, view);
      redeal(position.memory, random);
      return position;
    },

    follow(view, event) {
      return followEvent(view as View, event as Event);
    },

    orders,
  };
  return made;
}

export const game: Game = makeGardlings(standardTiles);

export const box: Box = { files: ['tiles'], make: ({ tiles = standardTiles }) => makeGardlings(tiles) };

const optionsOf = ({ target, expert, missions }: View): Options => ({ target, expert, missions: missions.length > 0 });
