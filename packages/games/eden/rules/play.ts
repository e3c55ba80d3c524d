import type { Listener, Move, Seat } from '@potager/kernel';
import { buy, cultivate, sell, water } from './cards-played.ts';
import { FIELDS } from './fields.ts';
import { BOARD } from './figures.ts';
import { accept, addSupport, addTarget, bid } from './land-grab.ts';
import type { Memory } from './memory.ts';
import { kindOf, KINDS, restOf } from './moves.ts';
import { drawFirst, endTurn, type ChanceSource } from './turn-end.ts';

const { NOWHERE } = BOARD;
const { SHUFFLED } = FIELDS;
const { WATER, GRAB, WITH, BID_OF, ACCEPT, CULTURE, SELL, BUY, DONE, DONE_WITHOUT, DRAW, DRAW_WITHOUT } = KINDS;

/**
 * Applies a legal move. Returns whether anything was revealed: a card drawn, or mana compared at the end. Showing one's
 * own card by playing it reveals nothing that undo would have to keep.
 */
export function playMove(
  memory: Memory,
  seat: Seat,
  move: Move,
  from: ChanceSource,
  listener: Listener | undefined,
): boolean {
  const rest = restOf(move);
  memory.ints[SHUFFLED] = 0;
  switch (kindOf(move)) {
    case WATER:
      water(memory, seat, rest, listener);
      return false;
    case GRAB:
      addTarget(memory, seat, rest, listener);
      return false;
    case WITH:
      addSupport(memory, seat, rest, listener);
      return false;
    case BID_OF:
      bid(memory, seat, rest, listener);
      return false;
    case ACCEPT:
      accept(memory, seat, listener);
      return false;
    case CULTURE:
      cultivate(memory, seat, rest, listener);
      return false;
    case SELL:
      sell(memory, seat, rest, listener);
      return false;
    case BUY:
      buy(memory, seat, rest, listener);
      return false;
    case DONE:
      return endTurn(memory, NOWHERE, from, listener);
    case DONE_WITHOUT:
      return endTurn(memory, rest, from, listener);
    case DRAW:
      return drawFirst(memory, NOWHERE, from, listener);
    case DRAW_WITHOUT:
      return drawFirst(memory, rest, from, listener);
    default:
      throw new RangeError(`${move} is no move of Eden`);
  }
}
