import type { Random, Seat, Viewer } from '@potager/kernel';
import { isManaOpen } from './ending.ts';
import { flipHandCard, type Memory, listHand, listPile, seatsOf } from './memory.ts';
import { otherSide } from './land-grab.ts';
import { at, FIELDS, SEAT_FIELDS } from './fields.ts';
import { BOARD, PRICES } from './figures.ts';
import { stakeOf } from './legal-moves.ts';

const { NO_SEAT } = BOARD;
const { TURN, ACTOR, DEFENDER, BID, DEFENCE, DRAWN, SHUFFLED } = FIELDS;
const { MANA } = SEAT_FIELDS;
const { UNIT, FIRST_BID } = PRICES;

/**
 * Mana is secret: nothing is remembered of what was paid. A purse is dealt anew with any multiple of 5 from what its
 * owner must be able to pay now up to this, or to so much more than that where it must hold nearly as much already.
 */
const GUESSED_MANA = 200;
const GUESSED_SPREAD = 100;

/** Deals what a viewer does not know anew: hands, the pile, mana. */
export function redeal(memory: Memory, viewer: Viewer, random: Random): void {
  memory.ints[SHUFFLED] = 0;
  redealCards(memory, viewer, random);
  for (const seat of seatsOf(memory)) {
    if (seat !== viewer && !isManaOpen(memory, seat)) redealMana(memory, seat, random);
  }
}

/** What a seat must be able to pay now: its standing bid, or the opening bid on the targets chosen so far. */
export function owedBy(memory: Memory, seat: Seat): number {
  const { ints } = memory;
  if (ints[DEFENDER] === NO_SEAT) return 0;
  if (ints[BID] === 0) return seat === ints[TURN] ? FIRST_BID * ints[DEFENCE]! : 0;
  const bidder = otherSide(memory, ints[ACTOR]!);
  return seat === bidder ? ints[BID]! * stakeOf(memory, seat) : 0;
}

function redealMana(memory: Memory, seat: Seat, random: Random): void {
  const least = Math.ceil(owedBy(memory, seat) / UNIT) * UNIT;
  const most = Math.max(GUESSED_MANA, least + GUESSED_SPREAD);
  memory.ints[at(seat) + MANA] = least + UNIT * random.below((most - least) / UNIT + 1);
}

function redealCards(memory: Memory, viewer: Viewer, random: Random): void {
  const { ints, pile } = memory;
  const others = seatsOf(memory).filter((seat) => seat !== viewer);
  const hands = others.map((seat) => listHand(memory, seat));
  const hidden = [...hands.flat(), ...listPile(memory)];
  random.shuffle(hidden);
  others.forEach((seat, i) => {
    const old = hands[i]!;
    for (const card of old) flipHandCard(memory, seat, card, -1);
    for (const card of hidden.splice(0, old.length)) flipHandCard(memory, seat, card, 1);
  });
  pile.set(hidden, ints[DRAWN]);
}
