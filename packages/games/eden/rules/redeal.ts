import type { Random, Seat, Viewer } from '@potager/kernel';
import { isManaOpen } from './ending.ts';
import { flipHandCard, type Garden, listHand, listPile, seatsOf } from './garden.ts';
import { otherSide } from './land-grab.ts';
import { at, BOARD, FIELDS, PRICES, SEAT_FIELDS } from './layout.ts';
import { stakeOf } from './listing.ts';

const { NO_SEAT } = BOARD;
const { TURN, ACTOR, DEFENDER, BID, DEFENCE, DRAWN, SHUFFLED } = FIELDS;
const { MANA } = SEAT_FIELDS;
const { UNIT, FIRST_BID } = PRICES;

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
  if (words[BID] === 0) return seat === words[TURN] ? FIRST_BID * words[DEFENCE]! : 0;
  const bidder = otherSide(garden, words[ACTOR]!);
  return seat === bidder ? words[BID]! * stakeOf(garden, seat) : 0;
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
