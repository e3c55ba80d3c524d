/** The figures of the rules that are money, in mana. */
export const UNIT = 5;
export const INCOME = 5;
export const RAISE_PRICE = 10;
export const CELL_PRICE = 10;
export const BUYING_FEE = 10;
export const FIRST_BID = 10;
export const BID_STEP = 5;
