import { type Box, type Game, gameByRules, InputError, makeVersions, type Random } from '@potager/kernel';
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
import { type Version, versionOf, VERSIONS } from './versions.ts';

/**
 * Eden as it lies in a box. The rules text does not print the culture cards nor how many tiles there are of each level:
 * who owns a box can load corrected files; they are checked, and an `InputError` says what is wrong with them.
 */
export const makeEden = (files: BoxFiles): Game => makeGame(makeComponents(files));

export const box: Box = { files: ['cultures', 'terrain'], make: (files) => makeEden({ cultures, terrain, ...files }) };

/** The box as reconstructed in the files beside this one. */
export const standardComponents: Components = makeComponents({ cultures, terrain });

export const game: Game = makeGame(standardComponents);

function makeGame(components: Components): Game {
  return makeVersions(VERSIONS, (version, earlier) => makeVersion(components, version, earlier));
}

function makeVersion(components: Components, version: Version, earlier: readonly Game[]): Game {
  const own: Game = {
    name: 'eden',
    rules: version.rules,
    earlier,
    seats: SEATS,
    options: { target: [20, 25] },

    verdicts: ['won', 'passedOut', 'playedOut'] satisfies Event['key'][],

    deal,

    // ED-L4, ED-L6: what somebody offers for land, or takes for it, others have heard.
    isSaid: (move) => move === 'accept' || move.startsWith('bid '),

    begin(seats, options, setup, random) {
      if (!SEATS.includes(seats)) throw new InputError('seats', `is ${seats}, not 3 or 4`);
      const memory = setUp(components, version, { seats, target: Number(options['target']), setup });
      return new Eden(own, options, random, memory);
    },

    fromView(view, random) {
      const shown = view as View;
      const { target, rules } = shown;
      const eyes: Random = random.copy();
      const memory = memoryFromView(components, versionOf(rules), shown);
      const position = new Eden(gameByRules(own, rules), { target }, random, memory);
      position.redeal(shown.viewer, eyes);
      return position;
    },

    follow(view, event) {
      return followEvent(components, view as View, event as Event);
    },

    orders,
  };
  return own;
}
