import type { Seat } from '@potager/kernel';
import type { ScoreLine } from './kinds.ts';
import { levelOf, type Memory, occupiedCells, ownerOf } from './memory.ts';

const LEVELS = [1, 2, 3, 4] as const;

/** A seat's points, one line a level (ED-K4). */
export function scoreOf(memory: Memory, seat: Seat): ScoreLine[] {
  const { tiles } = memory;
  const own = occupiedCells(memory)
    .map((cell) => tiles[cell]!)
    .filter((tile) => ownerOf(tile) === seat)
    .map(levelOf);
  return LEVELS.map((level) => {
    const count = own.filter((other) => other === level).length;
    return { rule: 'ED-K4', key: 'tiles', level, tiles: count, points: level * count } as const;
  }).filter((line) => line.tiles > 0);
}
