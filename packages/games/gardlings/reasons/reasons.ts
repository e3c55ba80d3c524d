import type { Move, Position, ReasonModule, Seat } from '@potager/kernel';
import type { Memory } from '../rules/memory.ts';
import * as move from '../rules/moves.ts';
import type { Gardlings } from '../rules/position.ts';
import { tileId } from '../rules/tile-set.ts';
import { at, SEAT_FIELDS } from '../rules/fields.ts';
import { building } from './building.ts';
import { drawing, resuming } from './drawing.ts';
import { buying, mutating, takingPig } from './hiring.ts';
import type { Reason } from './kinds.ts';
import { inOrder } from './order.ts';
import { affording, missing } from './purse.ts';

const { HAND } = SEAT_FIELDS;

/** Why a seat might make a move. Nothing is known to one seat alone; what bags and piles give next is not looked at. */
export const reasonsFor: ReasonModule['reasonsFor'] = (position: Position, seat: Seat, made: Move) => {
  // Looking moves tiles about, and must leave no trace.
  const { memory } = position.copy() as Gardlings;
  return inOrder(listReasons(memory, seat, made));
};

function listReasons(memory: Memory, seat: Seat, made: Move): Reason[] {
  switch (move.kindOf(made)) {
    case move.LAY:
    case move.SHIFT:
      return building(memory, seat, made);
    case move.BUY:
      return buying(memory, seat, move.pileIn(made));
    case move.MUTATE:
      return mutating(memory, seat, made);
    default:
      return plainReasons(memory, seat, made);
  }
}

/** Of moves that are one word. */
function plainReasons(memory: Memory, seat: Seat, made: Move): Reason[] {
  const gems = memory.gems(seat);
  switch (made) {
    case move.DRAW_MOVE:
      return [...drawing(memory, seat), ...missing(memory, gems)];
    case move.RESUME_MOVE:
      return [...resuming(memory, seat), ...missing(memory, gems)];
    case move.LOOK_MOVE:
      return [{ key: 'swaps', tile: tileId(memory.ints[at(seat) + HAND]!) }, ...drawing(memory, seat)];
    case move.ALARM_MOVE:
      return [{ key: 'loses', lost: memory.stolen(gems), gems: gems - memory.stolen(gems) }];
    case move.ASIDE_MOVE:
      return [{ key: 'ends' }, { key: 'keeps', gems }];
    case move.PIG_MOVE:
      return takingPig(memory, seat);
    default:
      return [{ key: 'keeps', gems }, ...affording(memory, seat, gems)];
  }
}
