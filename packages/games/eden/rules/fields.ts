import type { Seat } from '@potager/kernel';

/**
 * Where everything lies, as tables of numbers. A module takes what it needs into constants of its own,
 *
 *     const { TURN, ACTOR } = FIELDS;
 *
 * because the engine folds a module's own constants into its code, but loads imported ones anew each time: a quarter of
 * all time spent.
 */
export const FIELDS = {
  TURN: 0,
  /** Who is to act: the seat in turn, or during an auction its defender; nobody when it is over. */
  ACTOR: 1,
  /** Irrigation cards played this turn. */
  WATERED: 2,
  /** Culture cards played this turn. */
  CULTIVATED: 3,
  /** The tile just placed, as long as a land grab may start or goes on from it. */
  PLACED: 4,
  DEFENDER: 5,
  TARGETS_LO: 6,
  TARGETS_HI: 7,
  SUPPORT: 8,
  /** The standing bid; 0 before the opening one. */
  BID: 9,
  /** A and D of ED-L3. */
  ATTACK: 10,
  DEFENCE: 11,
  /** How many cards of the pile were drawn, and how many it had. */
  DRAWN: 12,
  PILE_SIZE: 13,
  RESHUFFLES: 14,
  /** Turns in a row without a card played. */
  IDLE: 15,
  ENDING: 16,
  /** Whether the last move shuffled the pile. */
  SHUFFLED: 17,
  /** Bit sets of cultures. */
  MARKET: 18,
  DISCARD_LO: 19,
  DISCARD_HI: 20,
  DISCARD_CULTURES: 21,
  /** The cells that hold a tile. */
  FULL_LO: 22,
  FULL_HI: 23,
  /** Whether the seat in turn has drawn its card (ED-T4). */
  DREW: 24,
  /** The bid that the standing one has topped: the last of the side that is to act; 0 where it has made none. */
  OUTBID: 25,
} as const;

/** By seat: at `at(seat) + MANA`. */
export const SEAT_FIELDS = {
  MANA: 0,
  POINTS: 1,
  RED: 2,
  /** The supply of level 1; levels 2 and 3 follow. */
  SUPPLY: 3,
  OWN_LO: 6,
  OWN_HI: 7,
  HAND_LO: 8,
  HAND_HI: 9,
  HAND_CULTURES: 10,
  HAND_SIZE: 11,
} as const;

const FIRST_SEAT = 26;
const SEAT_INTS = 12;
const MAX_PLAYERS = 4;

export const INT_COUNT = FIRST_SEAT + MAX_PLAYERS * SEAT_INTS;

export const at = (seat: Seat): number => FIRST_SEAT + seat * SEAT_INTS;
