import { type JsonObject, type Options, type Random, readInteger, readObject, readPermutation } from '@potager/kernel';
import { CARD_NAMES, parseCard } from './cards.ts';
import type { Components } from './components.ts';
import { FIELDS } from './fields.ts';
import { FIRST_HAND, flipHandCard, Memory } from './memory.ts';
import { beginTurn } from './turn-end.ts';
import type { Version } from './versions.ts';

const { DRAWN, PILE_SIZE } = FIELDS;

/** Draws everything that is random at set-up: the deck and who is first. */
export function deal(seats: number, _options: Options, random: Random): JsonObject {
  const deck = [...CARD_NAMES];
  random.shuffle(deck);
  return { first: random.below(seats), deck };
}

/** What a game begins with; the set-up is unchecked. */
interface Start {
  readonly seats: number;
  readonly target: number;
  readonly setup: unknown;
}

/**
 * The first position, from a set-up that is checked (ED-S1): six cards each from the top, seat 0 first; the rest is the
 * pile.
 */
export function setUp(components: Components, version: Version, { seats, target, setup }: Start): Memory {
  const given = readObject(setup, 'setup', ['first', 'deck']);
  const first = readInteger(given['first'], 'setup.first', { min: 0, max: seats - 1 });
  const deck = readPermutation(given['deck'], 'setup.deck', CARD_NAMES).map((card) => parseCard(card)!);
  const memory = new Memory(components, version, { seatCount: seats, target });
  memory.pile.set(deck);
  memory.ints[DRAWN] = seats * FIRST_HAND;
  memory.ints[PILE_SIZE] = deck.length;
  deck.slice(0, seats * FIRST_HAND).forEach((card, i) => flipHandCard(memory, Math.floor(i / FIRST_HAND), card, 1));
  beginTurn(memory, first);
  return memory;
}
