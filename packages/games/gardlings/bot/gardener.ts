import { type Move, MoveList, type Seat } from '@potager/kernel';
import * as move from '../rules/moves.ts';
import type { Gardlings } from '../rules/position.ts';
import { chooseHire } from './hiring.ts';
import { choosePlace, chooseShift, shouldDraw } from './placing.ts';
import { at, FIELDS, NONE, PHASE_NUMBERS, SEAT_FIELDS } from '../rules/fields.ts';

const { PHASE } = FIELDS;
const { HAND } = SEAT_FIELDS;
const { HIRE } = PHASE_NUMBERS;

/**
 * A strong player by rules of thumb: places by what they complete and promise, stops by the odds of its bag, hires what
 * brings the victory nearest. It uses legal moves, its own bag and garden and the tops of piles, nothing that is out of
 * sight. A seat that has stopped stays so: do not ask for it.
 */
export function chooseMove(position: Gardlings, seat: Seat): Move {
  const { memory } = position;
  const list = new MoveList();
  position.moves(seat, list);
  if (list.length === 1) return list.at(0);
  if (memory.ints[PHASE] === HIRE) return chooseHire(memory, seat, list);
  if (list.has(move.ALARM_MOVE) || (list.has(move.ASIDE_MOVE) && list.has(move.LOOK_MOVE))) return move.LOOK_MOVE;
  if (memory.ints[at(seat) + HAND] !== NONE)
    return list.has(move.ASIDE_MOVE) ? move.ASIDE_MOVE : choosePlace(memory, seat, list);
  const shift = chooseShift(memory, seat, list);
  if (shift !== undefined) return shift;
  return shouldDraw(memory, seat) ? move.DRAW_MOVE : move.STOP_MOVE;
}
