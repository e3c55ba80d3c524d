import type { Move, MoveList, Seat } from '@potager/kernel';
import type { Memory } from '../rules/memory.ts';
import { growth } from './growth.ts';

/** Buys what brings the victory nearest, coins counted. Mutations are chosen alike. */
export function chooseHire(memory: Memory, seat: Seat, list: MoveList): Move {
  growth.read(memory, seat);
  let best = list.at(0);
  let most = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < list.length; i++) {
    const value = growth.hireGain(seat, list.at(i));
    if (value > most) [best, most] = [list.at(i), value];
  }
  return best;
}
