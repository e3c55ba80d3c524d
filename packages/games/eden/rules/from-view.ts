import { CARDS, cultureCard, isCulture, parseCard, parseCulture } from './cards.ts';
import { hiOf, loOf, parseCell } from './cells.ts';
import { ENDINGS, flipHandCard, Memory, levelOf, placeTile } from './memory.ts';
import type { Grab, View } from './kinds.ts';
import type { Components } from './components.ts';
import { at, FIELDS, SEAT_FIELDS } from './fields.ts';
import { BOARD } from './figures.ts';
import type { Version } from './versions.ts';

const { NOWHERE, NO_SEAT } = BOARD;
const { TURN, ACTOR, WATERED, CULTIVATED, DREW, PLACED, RESHUFFLES, IDLE, ENDING } = FIELDS;
const { DEFENDER, TARGETS_LO, TARGETS_HI, SUPPORT, BID, OUTBID, ATTACK, DEFENCE } = FIELDS;
const { MARKET, DISCARD_LO, DISCARD_HI, DISCARD_CULTURES, DRAWN, PILE_SIZE } = FIELDS;
const { MANA } = SEAT_FIELDS;

/** The game that a view shows, its hidden cards anywhere: dealing them anew must follow. */
export function memoryFromView(components: Components, version: Version, view: View): Memory {
  const memory = new Memory(components, version, { seatCount: view.points.length, target: view.target });
  const { ints } = memory;
  ints[ENDING] = ENDINGS.indexOf(view.ending);
  ints[TURN] = view.turn;
  ints[ACTOR] = view.actor ?? NO_SEAT;
  ints[WATERED] = view.watered;
  ints[CULTIVATED] = view.cultivated;
  ints[DREW] = Number(view.drew);
  ints[PLACED] = cellOf(view.placed);
  ints[RESHUFFLES] = view.reshuffles;
  ints[IDLE] = view.idle;
  ints[MARKET] = view.market.reduce((bits, card) => bits | (1 << parseCulture(card)!), 0);
  for (const [cell, { seat, level }] of Object.entries(view.tiles)) placeTile(memory, seat, cellOf(cell), level);
  view.mana.forEach((mana, seat) => (ints[at(seat) + MANA] = mana ?? 0));
  if (view.grab) setGrab(memory, view.grab);
  setCards(memory, view);
  return memory;
}

function setGrab({ ints, tiles }: Memory, { defender, targets, support, bid, outbid }: Grab): void {
  const pointsAt = (cell: number): number => (cell === NOWHERE ? 0 : levelOf(tiles[cell]!));
  ints[DEFENDER] = defender;
  ints[SUPPORT] = cellOf(support);
  ints[BID] = bid ?? 0;
  ints[OUTBID] = outbid ?? 0;
  ints[ATTACK] = pointsAt(ints[PLACED]!) + pointsAt(cellOf(support));
  for (const cell of targets.map(cellOf)) {
    ints[TARGETS_LO]! |= loOf(cell);
    ints[TARGETS_HI]! |= hiOf(cell);
    ints[DEFENCE]! += pointsAt(cell);
  }
}

function setCards(memory: Memory, view: View): void {
  const { ints, pile } = memory;
  const discard = view.discard.map((card) => parseCard(card)!);
  for (const card of discard) {
    if (isCulture(card)) ints[DISCARD_CULTURES]! |= 1 << (card - cultureCard(0));
    else {
      ints[DISCARD_LO]! |= loOf(card);
      ints[DISCARD_HI]! |= hiOf(card);
    }
  }
  const own = view.hand.map((card) => parseCard(card)!);
  const seen = new Set([...discard, ...own, ...view.market.map((card) => parseCard(card)!)]);
  const hidden = CARDS.filter((card) => !seen.has(card));
  view.cards.forEach((cards, seat) => {
    const hand = seat === view.viewer ? own : hidden.splice(0, cards);
    for (const card of hand) flipHandCard(memory, seat, card, 1);
  });
  ints[DRAWN] = 0;
  ints[PILE_SIZE] = hidden.length;
  pile.set(hidden);
}

const cellOf = (name: string | null): number => (name === null ? NOWHERE : parseCell(name)!);
