import type { MoveList, Random, Seat } from '@potager/kernel';
import type { Memory } from '../rules/memory.ts';
import * as move from '../rules/moves.ts';
import { priceOf } from '../rules/piles.ts';
import { plot } from '../rules/plot.ts';
import { gainAt } from './fit.ts';
import { drawGain } from './stopping.ts';
import { at, NONE, SEAT_FIELDS } from '../rules/fields.ts';

const { GARDEN_SIZE, HAND } = SEAT_FIELDS;

/** Playouts: the best place at once, stopping by the odds of the bag, the dearest tile. Quick rather than clever. */

/** What a tile drawn on is expected to complete. */
const USUAL_GAIN = 2;

/** The place in the list of the move. */
export function chooseBuilding(memory: Memory, seat: Seat, list: MoveList, random: Random): number {
  if (memory.ints[at(seat) + HAND] === NONE) {
    const word = shouldDraw(memory, seat) ? move.DRAW_MOVE : move.STOP_MOVE;
    for (let i = 0; i < list.length; i++) if (list.at(i) === word) return i;
    return 0;
  }
  return bestLay(memory, seat, list, random);
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
export function fillPlot(memory: Memory, seat: Seat): void {
  plot.fill(memory.tiles, memory.ints, memory.gardenAt(seat), memory.ints[at(seat) + GARDEN_SIZE]!);
}

function bestLay(memory: Memory, seat: Seat, list: MoveList, random: Random): number {
  const hand = memory.ints[at(seat) + HAND]!;
  fillPlot(memory, seat);
  let best = 0;
  let most = -1;
  for (let i = 0; i < list.length; i++) {
    if (move.kindOf(list.at(i)) !== move.LAY) continue;
    const gain = 4 * gainAt(memory.tiles, move.layingIn(list.at(i)) | hand) + random.below(4);
    if (gain > most) [best, most] = [i, gain];
  }
  return best;
}

function shouldDraw(memory: Memory, seat: Seat): boolean {
  if (memory.ints[at(seat) + GARDEN_SIZE]! <= Number(memory.hasMissions)) return true;
  return drawGain(memory, seat, USUAL_GAIN) > 0;
}
