import type { Board } from '../rules/board.ts';
import { PILES, priceOf } from '../rules/piles.ts';

/** What a round's gems are worth in the end. */
export interface Purse {
  /** By number of gems: how good it is to end the round with them. */
  readonly worth: Float64Array;
}

/** What the dearest tile one can pay is worth, by price; a pig is always to be had. */
const PIG_WORTH = 0.6;
const WORTHS: { readonly [price: number]: number } = { 4: 1, 7: 1.9, 10: 2.8, 14: 4 };
const VICTORY_WORTH = 9;
/** Between two prices more gems help a little: they save coins. */
const GEM_WORTH = 0.06;
const COIN_WORTH = 0.2;
const MOST = 64;

export function makePurse(board: Board, coins: number): Purse {
  const worth = new Float64Array(MOST);
  for (let gems = 0; gems < MOST; gems++) {
    if (gems >= board.target) worth[gems] = VICTORY_WORTH + GEM_WORTH * (gems - board.target);
    else worth[gems] = Math.max(PIG_WORTH, ...purchases(board, gems, coins)) + GEM_WORTH * gems;
  }
  return { worth };
}

function purchases(board: Board, gems: number, coins: number): number[] {
  return PILES.flatMap((_, pile) => {
    const spent = Math.max(0, priceOf(pile) - gems);
    if (board.pileSize(pile) === 0 || spent > coins) return [];
    return [(WORTHS[priceOf(pile)] as number) - COIN_WORTH * spent];
  });
}

export const worthOf = ({ worth }: Purse, gems: number): number => worth[Math.min(gems, MOST - 1)] as number;
