import { CARDS, cultureCard, isCulture, parseCard, parseCulture } from './cards.ts';
import { hiOf, loOf, parseCell } from './cells.ts';
import { ENDINGS, flipHandCard, Garden, levelOf, placeTile } from './garden.ts';
import type { Grab, View } from './kinds.ts';
import type { Kit } from './kit.ts';
import { at, BOARD, FIELDS, SEAT_FIELDS } from './layout.ts';

const { NOWHERE, NO_SEAT } = BOARD;
const { TURN, ACTOR, WATERED, CULTIVATED, PLACED, RESHUFFLES, IDLE, ENDING } = FIELDS;
const { DEFENDER, TARGETS_LO, TARGETS_HI, SUPPORT, BID, ATTACK, DEFENCE } = FIELDS;
const { MARKET, DISCARD_LO, DISCARD_HI, DISCARD_CULTURES, DRAWN, PILE_SIZE } = FIELDS;
const { MANA } = SEAT_FIELDS;

/** The game that a view shows, its hidden cards anywhere: dealing them anew must follow. */
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
  words[MARKET] = view.market.reduce((bits, card) => bits | (1 << parseCulture(card)!), 0);
  for (const [cell, { seat, level }] of Object.entries(view.tiles)) placeTile(garden, seat, cellOf(cell), level);
  view.mana.forEach((mana, seat) => (words[at(seat) + MANA] = mana ?? 0));
  if (view.grab) setGrab(garden, view.grab);
  setCards(garden, view);
  return garden;
}

function setGrab({ words, tiles }: Garden, { defender, targets, support, bid }: Grab): void {
  const pointsAt = (cell: number): number => (cell === NOWHERE ? 0 : levelOf(tiles[cell]!));
  words[DEFENDER] = defender;
  words[SUPPORT] = cellOf(support);
  words[BID] = bid ?? 0;
  words[ATTACK] = pointsAt(words[PLACED]!) + pointsAt(cellOf(support));
  for (const cell of targets.map(cellOf)) {
    words[TARGETS_LO]! |= loOf(cell);
    words[TARGETS_HI]! |= hiOf(cell);
    words[DEFENCE]! += pointsAt(cell);
  }
}

function setCards(garden: Garden, view: View): void {
  const { words, pile } = garden;
  const discard = view.discard.map((card) => parseCard(card)!);
  for (const card of discard) {
    if (isCulture(card)) words[DISCARD_CULTURES]! |= 1 << (card - cultureCard(0));
    else {
      words[DISCARD_LO]! |= loOf(card);
      words[DISCARD_HI]! |= hiOf(card);
    }
  }
  const own = view.hand.map((card) => parseCard(card)!);
  const seen = new Set([...discard, ...own, ...view.market.map((card) => parseCard(card)!)]);
  const hidden = CARDS.filter((card) => !seen.has(card));
  view.cards.forEach((cards, seat) => {
    const hand = seat === view.viewer ? own : hidden.splice(0, cards);
    for (const card of hand) flipHandCard(garden, seat, card, 1);
  });
  words[DRAWN] = 0;
  words[PILE_SIZE] = hidden.length;
  pile.set(hidden);
}

const cellOf = (name: string | null): number => (name === null ? NOWHERE : parseCell(name)!);
