import { sheet } from './gems.ts';
import { spotAt, spotOf, xOf, yOf } from './spot.ts';

/** How many gaps of a garden are closed in by tiles (GL-X2). `sheet` must hold the garden. */
export function countPonds(layings: Int32Array, from: number, count: number): number {
  if (count === 0) return 0;
  return findPonds(frameOf(layings, from, count), (x, y) => sheet.isCovered(spotAt(x, y))).length;
}

export interface Cell {
  readonly x: number;
  readonly y: number;
}

/** A part of the grid. */
export interface Frame extends Cell {
  readonly width: number;
  readonly height: number;
}

/**
 * The ponds in a frame, each as its cells. The frame must reach beyond the garden on every side, so that its corner is
 * outside.
 */
export function findPonds(frame: Frame, isTile: (x: number, y: number) => boolean): Cell[][] {
  const seen = Array.from({ length: frame.width * frame.height }, (_, cell) => {
    const { x, y } = cellAt(frame, cell);
    return isTile(x, y);
  });
  soak(frame, seen, 0);
  const ponds: Cell[][] = [];
  for (let cell = 0; cell < seen.length; cell++) {
    if (seen[cell] === false) ponds.push(soak(frame, seen, cell).map((wet) => cellAt(frame, wet)));
  }
  return ponds;
}

const cellAt = (frame: Frame, cell: number): Cell => ({
  x: frame.x + (cell % frame.width),
  y: frame.y + Math.floor(cell / frame.width),
});

/** Second halves and missions stick out of the first cells by one at most. */
function frameOf(layings: Int32Array, from: number, count: number): Frame {
  let [left, right, top, bottom] = [0, 0, 0, 0];
  for (let i = 0; i < count; i++) {
    const spot = spotOf(layings[from + i]!);
    left = Math.min(left, xOf(spot));
    right = Math.max(right, xOf(spot));
    top = Math.min(top, yOf(spot));
    bottom = Math.max(bottom, yOf(spot));
  }
  return { x: left - 2, y: top - 2, width: right - left + 5, height: bottom - top + 5 };
}

/** Marks and returns all empty cells that hang together with this one by edges. */
function soak(frame: Frame, seen: boolean[], start: number): number[] {
  const wet = [start];
  seen[start] = true;
  for (let next = 0; next < wet.length; next++) {
    const cell = wet[next]!;
    const column = cell % frame.width;
    if (column > 0) visit(seen, cell - 1, wet);
    if (column < frame.width - 1) visit(seen, cell + 1, wet);
    visit(seen, cell - frame.width, wet);
    visit(seen, cell + frame.width, wet);
  }
  return wet;
}

function visit(seen: boolean[], cell: number, wet: number[]): void {
  if (seen[cell] !== false) return;
  seen[cell] = true;
  wet.push(cell);
}
