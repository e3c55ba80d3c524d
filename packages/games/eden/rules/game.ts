import {
  type Box,
  type Game,
  InputError,
  type Options,
  type Random,
  readInteger,
  readObject,
  readPermutation,
} from '@potager/kernel';
import { CARD_NAMES, parseCard } from './cards.ts';
import cultures from './cultures.json' with { type: 'json' };
import { followEvent } from './follow.ts';
import { FIRST_HAND, flipHandCard, Memory } from './memory.ts';
import type { Event, View } from './kinds.ts';
import { type BoxFiles, type Components, makeComponents } from './components.ts';
import { orders } from './orders.ts';
import { Eden } from './position.ts';
import { memoryOf } from './from-view.ts';
import { SEATS } from './seats.ts';
import terrain from './terrain.json' with { type: 'json' };
import { beginTurn } from './turn-end.ts';
import { FIELDS } from './fields.ts';

const { DRAWN, PILE_SIZE } = FIELDS;

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

    deal(seats, _options, random) {
      const deck = [...CARD_NAMES];
      random.shuffle(deck);
      return { first: random.below(seats), deck };
    },

    begin(seats, options, setup, random) {
      if (!eden.seats.includes(seats)) throw new InputError('seats', `is ${seats}, not 3 or 4`);
      return new Eden(eden, options, random, beginMemory(components, seats, options, setup));
    },

    fromView(view, random) {
      const shown = view as View;
      const eyes: Random = random.copy();
      const position = new Eden(eden, { target: shown.target }, random, memoryOf(components, shown));
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

/** ED-S1: six cards each from the top, seat 0 first; the rest is the pile. */
function beginMemory(components: Components, seats: number, options: Options, setup: unknown): Memory {
  const given = readObject(setup, 'setup', ['first', 'deck']);
  const first = readInteger(given['first'], 'setup.first', { min: 0, max: seats - 1 });
  const deck = readPermutation(given['deck'], 'setup.deck', CARD_NAMES).map((card) => parseCard(card)!);
  const memory = new Memory(components, seats, Number(options['target']));
  memory.pile.set(deck);
  memory.ints[DRAWN] = seats * FIRST_HAND;
  memory.ints[PILE_SIZE] = deck.length;
  deck.slice(0, seats * FIRST_HAND).forEach((card, i) => flipHandCard(memory, Math.floor(i / FIRST_HAND), card, 1));
  beginTurn(memory, first);
  return memory;
}
