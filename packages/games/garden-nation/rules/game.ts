import { type Game, gameByRules, InputError, makeVersions } from '@potager/kernel';
import { followEvent } from './follow.ts';
import { memoryFromView } from './from-view.ts';
import type { Event, View } from './kinds.ts';
import { GardenNation } from './position.ts';
import { SEATS } from './seats.ts';
import { deal, setUp } from './setup.ts';
import { type Version, versionOf, VERSIONS } from './versions.ts';

/** Garden Nation: README.md beside this folder numbers its rules. */
export const game: Game = makeVersions(VERSIONS, makeGame);

function makeGame(version: Version, earlier: readonly Game[]): Game {
  const own: Game = {
    name: 'garden-nation',
    rules: version.rules,
    earlier,
    seats: SEATS,
    options: { layout: ['random', 'printed'] },

    verdicts: ['ended'] satisfies Event['key'][],

    deal,

    begin(seats, options, setup, random) {
      if (!SEATS.includes(seats)) throw new InputError('seats', `is ${seats}, not one of ${SEATS.join(', ')}`);
      return new GardenNation(own, options, random, setUp(version, { seats, options, setup }));
    },

    fromView(view, random) {
      const { viewer, layout, rules } = view as View;
      const memory = memoryFromView(versionOf(rules), view as View);
      const position = new GardenNation(gameByRules(own, rules), { layout }, random, memory);
      position.redeal(viewer, random.copy());
      return position;
    },

    follow(view, event) {
      return followEvent(view as View, event as Event);
    },
  };
  return own;
}
