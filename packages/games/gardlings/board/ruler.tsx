import type { Rect } from '@potager/boardkit';
import type { VNode } from 'preact';
import { CELL } from './grid.ts';

/** At the edges of what is seen of a garden: its columns and rows, by the numbers that places are called by. */
export function Ruler({ world }: { world: Rect }): VNode {
  return (
    <g class="gl-ruler" data-explain="ruler" aria-hidden="true">
      {cellsAlong(world.x, world.width).map((column) => (
        <text key={column} x={column * CELL} y={world.y + 14}>
          {sign(column)}
        </text>
      ))}
      {cellsAlong(world.y, world.height).map((row) => (
        <text key={row} x={world.x + 14} y={row * CELL + 5}>
          {sign(row)}
        </text>
      ))}
    </g>
  );
}

/** Whole cells between two edges of the drawing. */
function cellsAlong(start: number, length: number): number[] {
  const first = Math.ceil(start / CELL + 0.5);
  const last = Math.floor((start + length) / CELL - 0.5);
  return Array.from({ length: last - first + 1 }, (_, n) => first + n);
}

const sign = (n: number): string => (n < 0 ? `−${-n}` : String(n));
