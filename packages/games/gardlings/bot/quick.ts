import type { MoveList, Random, Seat } from '@potager/kernel';
import type { Board } from '../rules/board.ts';
import * as at from '../rules/layout.ts';
import { NONE } from '../rules/layout.ts';
import * as move from '../rules/moves.ts';
import { priceOf } from '../rules/piles.ts';
import { plot } from '../rules/plot.ts';
import { gainAt } from './fit.ts';
import { drawGain } from './stopping.ts';

/** Playouts: the best place at once, stopping by the odds of the bag, the dearest tile. Quick rather than clever. */

/** What a tile drawn on is expected to complete. */
const USUAL_GAIN = 2;

/** The place in the list of the move. */
export function chooseBuilding(board: Board, seat: Seat, list: MoveList, random: Random): number {
  if (board.of(seat, at.HAND) === NONE) {
    const word = shouldDraw(board, seat) ? move.DRAW_MOVE : move.STOP_MOVE;
    for (let i = 0; i < list.length; i++) if (list.at(i) === word) return i;
    return 0;
  }
  return bestLay(board, seat, list, random);
}

export function chooseHiring(list: MoveList, random: Random): number {
  let best = 0;
  let most = -1;
  for (let i = 0; i < list.length; i++) {
    const isBuying = move.kindOf(list.at(i)) === move.BUY;
    const price = (isBuying ? 4 * priceOf(move.pileIn(list.at(i))) : 0) + random.below(4);
    if (price > most) [best, most] = [i, price];
  }
  return best;
}

/** Fills the plot with a seat's garden, so that gains can be asked for. */
export function fillPlot(board: Board, seat: Seat): void {
  plot.fill(board.tiles, board.words, board.gardenAt(seat), board.of(seat, at.GARDEN_SIZE));
}

function bestLay(board: Board, seat: Seat, list: MoveList, random: Random): number {
  const hand = board.of(seat, at.HAND);
  fillPlot(board, seat);
  let best = 0;
  let most = -1;
  for (let i = 0; i < list.length; i++) {
    if (move.kindOf(list.at(i)) !== move.LAY) continue;
    const gain = 4 * gainAt(board.tiles, move.layingIn(list.at(i)) | hand) + random.below(4);
    if (gain > most) [best, most] = [i, gain];
  }
  return best;
}

function shouldDraw(board: Board, seat: Seat): boolean {
  if (board.of(seat, at.GARDEN_SIZE) <= Number(board.hasMissions)) return true;
  return drawGain(board, seat, USUAL_GAIN) > 0;
}
