import { sheet } from './gems.ts';
import { type Laying, spotAt, spotOf, xOf, yOf } from './spot.ts';

/** How many gaps of a garden are closed in by tiles (GL-X2). `sheet` must hold the garden. */
export function countPonds(layings: Int32Array, from: number, count: number): number {
  if (count === 0) return 0;
  const frame = frameOf(layings, from, count);
  const seen = new Uint8Array(frame.width * frame.height);
  // The frame is one cell wider than the garden on every side, so its corner is outside.
  soak(frame, seen, 0);
  let ponds = 0;
  for (let cell = 0; cell < seen.length; cell++) {
    if (seen[cell] !== 0 || isTile(frame, cell)) continue;
    soak(frame, seen, cell);
    ponds++;
  }
  return ponds;
}

interface Frame {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Second halves and missions stick out of the first cells by one at most. */
function frameOf(layings: Int32Array, from: number, count: number): Frame {
  let [left, right, top, bottom] = [0, 0, 0, 0];
  for (let i = 0; i < count; i++) {
    const spot = spotOf(layings[from + i] as Laying);
    left = Math.min(left, xOf(spot));
    right = Math.max(right, xOf(spot));
    top = Math.min(top, yOf(spot));
    bottom = Math.max(bottom, yOf(spot));
  }
  return { x: left - 2, y: top - 2, width: right - left + 5, height: bottom - top + 5 };
}

const isTile = (frame: Frame, cell: number): boolean =>
  sheet.isCovered(spotAt(frame.x + (cell % frame.width), frame.y + Math.floor(cell / frame.width)));

/** Marks all empty cells that hang together with this one by edges. */
function soak(frame: Frame, seen: Uint8Array, start: number): void {
  const waiting = [start];
  seen[start] = 1;
  for (let cell = waiting.pop(); cell !== undefined; cell = waiting.pop()) {
    const column = cell % frame.width;
    if (column > 0) visit(frame, seen, cell - 1, waiting);
    if (column < frame.width - 1) visit(frame, seen, cell + 1, waiting);
    visit(frame, seen, cell - frame.width, waiting);
    visit(frame, seen, cell + frame.width, waiting);
  }
}

function visit(frame: Frame, seen: Uint8Array, cell: number, waiting: number[]): void {
  if (cell < 0 || cell >= seen.length || seen[cell] !== 0 || isTile(frame, cell)) return;
  seen[cell] = 1;
  waiting.push(cell);
}
