/** The figures of the rules, as tables; modules take what they need into constants of their own, as with `FIELDS`. */

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
