import type { Random, Seat, Viewer } from '@potager/kernel';
import { CARDS, cultureCard, isCulture, parseCard, parseCulture } from './cards.ts';
import { hiOf, loOf, NOWHERE, parseCell } from './cells.ts';
import { isManaOpen } from './ending.ts';
import {
  ACTOR,
  at,
  ATTACK,
  BID,
  CULTIVATED,
  DEFENCE,
  DEFENDER,
  DISCARD_CULTURES,
  DISCARD_HI,
  DISCARD_LO,
  DRAWN,
  ENDING,
  ENDINGS,
  flipHandCard,
  Garden,
  IDLE,
  levelOf,
  listHand,
  listPile,
  MANA,
  MARKET,
  NO_SEAT,
  PILE_SIZE,
  PLACED,
  placeTile,
  RESHUFFLES,
  seatsOf,
  SHUFFLED,
  SUPPORT,
  TARGETS_HI,
  TARGETS_LO,
  TURN,
  WATERED,
} from './garden.ts';
import type { Grab, View } from './kinds.ts';
import type { Kit } from './kit.ts';
import { otherSide } from './land-grab.ts';
import { stakeOf } from './listing.ts';
import { FIRST_BID, UNIT } from './prices.ts';

/**
 * Mana is secret: nothing is remembered of what was paid. A purse is dealt anew with any multiple of 5 from what its owner must be able to
 * pay now up to this, or to so much more than that where it must hold nearly as much already.
 */
const GUESSED_MANA = 200;
const GUESSED_SPREAD = 100;

/** Deals what a viewer does not know anew: hands, the pile, mana. */
export function redealHidden(garden: Garden, viewer: Viewer, random: Random): void {
  garden.words[SHUFFLED] = 0;
  redealCards(garden, viewer, random);
  for (const seat of seatsOf(garden)) {
    if (seat !== viewer && !isManaOpen(garden, seat)) redealMana(garden, seat, random);
  }
}

/** What a seat must be able to pay now: its standing bid, or the opening bid on the targets chosen so far. */
export function owedBy(garden: Garden, seat: Seat): number {
  const { words } = garden;
  if (words[DEFENDER] === NO_SEAT) return 0;
  if (words[BID] === 0) return seat === words[TURN] ? FIRST_BID * (words[DEFENCE] as number) : 0;
  const bidder = otherSide(garden, words[ACTOR] as Seat);
  return seat === bidder ? (words[BID] as number) * stakeOf(garden, seat) : 0;
}

function redealMana(garden: Garden, seat: Seat, random: Random): void {
  const least = Math.ceil(owedBy(garden, seat) / UNIT) * UNIT;
  const most = Math.max(GUESSED_MANA, least + GUESSED_SPREAD);
  garden.words[at(seat) + MANA] = least + UNIT * random.below((most - least) / UNIT + 1);
}

function redealCards(garden: Garden, viewer: Viewer, random: Random): void {
  const { words, pile } = garden;
  const others = seatsOf(garden).filter((seat) => seat !== viewer);
  const hands = others.map((seat) => listHand(garden, seat));
  const hidden = [...hands.flat(), ...listPile(garden)];
  random.shuffle(hidden);
  others.forEach((seat, i) => {
    const old = hands[i] as number[];
    for (const card of old) flipHandCard(garden, seat, card, -1);
    for (const card of hidden.splice(0, old.length)) flipHandCard(garden, seat, card, 1);
  });
  pile.set(hidden, words[DRAWN]);
}

/** The game that a view shows, its hidden cards anywhere: `redealHidden` must follow. */
export function gardenOf(kit: Kit, view: View): Garden {
  const garden = new Garden(kit, view.points.length, view.target);
  const { words } = garden;
  words[ENDING] = ENDINGS.indexOf(view.ending);
  words[TURN] = view.turn;
  words[ACTOR] = view.actor ?? NO_SEAT;
  words[WATERED] = view.watered;
  words[CULTIVATED] = view.cultivated;
  words[PLACED] = cellOf(view.placed);
  words[RESHUFFLES] = view.reshuffles;
  words[IDLE] = view.idle;
  words[MARKET] = view.market.reduce((bits, card) => bits | (1 << (parseCulture(card) as number)), 0);
  for (const [cell, { seat, level }] of Object.entries(view.tiles)) placeTile(garden, seat, cellOf(cell), level);
  view.mana.forEach((mana, seat) => (words[at(seat) + MANA] = mana ?? 0));
  if (view.grab) setGrab(garden, view.grab);
  setCards(garden, view);
  return garden;
}

function setGrab({ words, tiles }: Garden, { defender, targets, support, bid }: Grab): void {
  const pointsAt = (cell: number): number => (cell === NOWHERE ? 0 : levelOf(tiles[cell] as number));
  words[DEFENDER] = defender;
  words[SUPPORT] = cellOf(support);
  words[BID] = bid ?? 0;
  words[ATTACK] = pointsAt(words[PLACED] as number) + pointsAt(cellOf(support));
  for (const cell of targets.map(cellOf)) {
    words[TARGETS_LO] = (words[TARGETS_LO] as number) | loOf(cell);
    words[TARGETS_HI] = (words[TARGETS_HI] as number) | hiOf(cell);
    words[DEFENCE] = (words[DEFENCE] as number) + pointsAt(cell);
  }
}

function setCards(garden: Garden, view: View): void {
  const { words, pile } = garden;
  const discard = view.discard.map((card) => parseCard(card) as number);
  for (const card of discard) {
    if (isCulture(card)) words[DISCARD_CULTURES] = (words[DISCARD_CULTURES] as number) | (1 << (card - cultureCard(0)));
    else {
      words[DISCARD_LO] = (words[DISCARD_LO] as number) | loOf(card);
      words[DISCARD_HI] = (words[DISCARD_HI] as number) | hiOf(card);
    }
  }
  const own = view.hand.map((card) => parseCard(card) as number);
  const seen = new Set([...discard, ...own, ...view.market.map((card) => parseCard(card) as number)]);
  const hidden = CARDS.filter((card) => !seen.has(card));
  view.cards.forEach((cards, seat) => {
    const hand = seat === view.viewer ? own : hidden.splice(0, cards);
    for (const card of hand) flipHandCard(garden, seat, card, 1);
  });
  words[DRAWN] = 0;
  words[PILE_SIZE] = hidden.length;
  pile.set(hidden);
}

const cellOf = (name: string | null): number => (name === null ? NOWHERE : (parseCell(name) as number));
