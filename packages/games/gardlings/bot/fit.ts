import type { Memory } from '../rules/memory.ts';
import { plot } from '../rules/plot.ts';
import { EMPTY, TRIPLE } from '../rules/slots.ts';
import { type Laying, rotationOf, spotOf, stepTo, stepToSecond, tileOf } from '../rules/spot.ts';
import { SLOT_PLACES, TileSet } from '../rules/tile-set.ts';

/** The gems a tile completes by itself. Quick: lines of its neighbours and missions are left to the exact count. */

const TRIPLE_GEMS = 3;
const places = new Int32Array(4096);

/** The gems of one laying; the plot must be filled with the garden. */
export function gainAt(tiles: TileSet, laying: Laying): number {
  const rotation = rotationOf(laying);
  const entry = TileSet.entry(tileOf(laying), rotation, 0);
  const spot = spotOf(laying);
  const gain = halfGain(spot, tiles.sides[entry]!) + halfGain(spot + stepToSecond(rotation), tiles.sides[entry + 1]!);
  const { lines } = tiles.faces[tileOf(laying)]!;
  return lines.length === 0 ? gain : gain + lineGain(lines, laying);
}

/** The best gain of a tile in the garden that fills the plot; −1 where it fits nowhere. */
export function bestGain(memory: Memory, tile: number): number {
  const count = plot.places(memory.tiles, tile, places);
  let best = -1;
  for (let i = 0; i < count; i++) {
    const gain = gainAt(memory.tiles, places[i]!);
    if (gain > best) best = gain;
  }
  return best;
}

function halfGain(spot: number, sides: number): number {
  let gain = 0;
  for (let side = 0; side < 4; side++) {
    const code = ((sides >> (3 * side)) & 7) - 1;
    if (code < 0 || code === EMPTY || !plot.isCovered(spot + stepTo(side))) continue;
    gain += code === TRIPLE ? TRIPLE_GEMS : 1;
  }
  return gain;
}

function lineGain(lines: readonly (readonly [number, number])[], laying: Laying): number {
  let gain = 0;
  for (const [one, other] of lines) if (isJoined(laying, one) && isJoined(laying, other)) gain++;
  return gain;
}

function isJoined(laying: Laying, slot: number): boolean {
  const { half, side } = SLOT_PLACES[slot] as (typeof SLOT_PLACES)[number];
  const rotation = rotationOf(laying);
  const spot = half === 0 ? spotOf(laying) : spotOf(laying) + stepToSecond(rotation);
  return plot.isCovered(spot + stepTo((side + rotation) & 3));
}
