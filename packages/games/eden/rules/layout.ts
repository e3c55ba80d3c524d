import type { Seat } from '@potager/kernel';

/**
 * Where everything lies, as tables of numbers. A module takes what it needs into constants of its own,
 *
 *     const { TURN, ACTOR } = FIELDS;
 *
 * because the engine folds a module's own constants into its code, but loads imported ones anew each time: a quarter of all time spent.
 */
export const BOARD = {
  SIDE: 7,
  /** From one column to the next: the eighth row is never used. */
  STRIDE: 8,
  /** Cells in the lower half of a set. */
  HALF: 32,
  /** One more than the highest cell; some numbers below it are no cells. */
  CELL_SPACE: 56,
  /** No cell. */
  NOWHERE: -1,
  /** Nobody is to act, nobody defends. */
  NO_SEAT: -1,
} as const;

export const DECK = {
  CULTURES: 17,
  /** Culture cards are numbers from here on, irrigation cards are their cells. */
  CULTURE_CARDS: 64,
  MAX_CULTURE_CELLS: 4,
  QUARTER_TURNS: 4,
} as const;

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

const FIRST_SEAT = 24;
const SEAT_WORDS = 12;
const MAX_PLAYERS = 4;

export const WORD_COUNT = FIRST_SEAT + MAX_PLAYERS * SEAT_WORDS;

export const at = (seat: Seat): number => FIRST_SEAT + seat * SEAT_WORDS;

/** The kinds of moves. */
export const KINDS = {
  WATER: 0,
  GRAB: 1,
  WITH: 2,
  BID_OF: 3,
  ACCEPT: 4,
  CULTURE: 5,
  SELL: 6,
  BUY: 7,
  DONE: 8,
  /** `done C4`. */
  DONE_WITHOUT: 9,
} as const;

/** The figures of the rules that are mana. */
export const PRICES = {
  UNIT: 5,
  INCOME: 5,
  RAISE_PRICE: 10,
  CELL_PRICE: 10,
  BUYING_FEE: 10,
  FIRST_BID: 10,
  BID_STEP: 5,
} as const;
