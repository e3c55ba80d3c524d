import type { Move, Position, ReasonModule, Seat } from '@potager/kernel';
import type { Preview } from '../rules/kinds.ts';
import type { Memory } from '../rules/memory.ts';
import { restOf } from '../rules/moves.ts';
import type { Eden } from '../rules/position.ts';
import { accepting, bidding, staking } from './auction.ts';
import { buying, cultivating, selling, watering } from './cards.ts';
import type { Reason } from './kinds.ts';
import { inOrder } from './order.ts';
import { drawing, ending } from './turn.ts';

/** Why a seat might make a move, from what lies open and from its own hand and mana. */
export const reasonsFor: ReasonModule['reasonsFor'] = (position: Position, seat: Seat, move: Move) => {
  const { memory } = position as Eden;
  const preview = position.preview(seat, move) as Preview;
  return inOrder(listReasons(memory, seat, preview, move));
};

function listReasons(memory: Memory, seat: Seat, preview: Preview, move: Move): Reason[] {
  switch (preview.kind) {
    case 'water':
      return watering(memory, seat, preview, restOf(move));
    case 'culture':
      return cultivating(memory, seat, preview);
    case 'sell':
      return selling(memory, seat, preview, restOf(move));
    case 'buy':
      return buying(memory, seat, preview, restOf(move));
    case 'grab':
    case 'with':
      return staking(memory, preview, restOf(move));
    case 'bid':
      return bidding(memory, seat, preview);
    case 'accept':
      return accepting(memory, seat, preview);
    case 'draw':
      return drawing(move);
    case 'done':
      return ending(memory, seat, preview, move);
  }
}
