import type { Seat } from '@potager/kernel';
import type { Memory } from './memory.ts';
import { type Laying, MISSION_STEPS, rotationOf, type Spot, spotOf, stepToSecond, tileOf } from './spot.ts';
import { isMission, MISSION_PLACES, SLOT_PLACES } from './tile-set.ts';
import { at, SEAT_FIELDS } from './fields.ts';

const { GARDEN_SIZE } = SEAT_FIELDS;

/** The cells of single tiles, for explanations: slower than the plot, and it knows who lies where. */

export function cellsOf(laying: Laying): Spot[] {
  const spot = spotOf(laying);
  if (isMission(tileOf(laying))) return MISSION_STEPS.map((step) => spot + step);
  return [spot, spot + stepToSecond(rotationOf(laying))];
}

/** The tile of a garden on a cell. */
export function tileAt(memory: Memory, seat: Seat, spot: Spot): number | undefined {
  for (let i = 0; i < memory.ints[at(seat) + GARDEN_SIZE]!; i++) {
    const laying = memory.laying(seat, i);
    if (cellsOf(laying).includes(spot)) return tileOf(laying);
  }
  return undefined;
}

/** Where a slot of a laid tile is: its cell and the side it faces. */
export function slotPlace(laying: Laying, slot: number): { readonly spot: Spot; readonly side: number } {
  const isLarge = isMission(tileOf(laying));
  const { half, side } = (isLarge ? MISSION_PLACES : SLOT_PLACES)[slot] as (typeof MISSION_PLACES)[number];
  return { spot: cellsOf(laying)[half]!, side: (side + (isLarge ? 0 : rotationOf(laying))) & 3 };
}

/** The slot code of whatever covers a cell, on one of its sides; undefined where no tile lies or the tile goes on. */
export function slotAt(memory: Memory, seat: Seat, spot: Spot, side: number): number | undefined {
  for (let i = 0; i < memory.ints[at(seat) + GARDEN_SIZE]!; i++) {
    const laying = memory.laying(seat, i);
    const half = cellsOf(laying).indexOf(spot);
    if (half < 0) continue;
    const sides = memory.tiles.sides[(tileOf(laying) << 4) | (rotationOf(laying) << 2) | half]!;
    const code = (sides >> (3 * side)) & 7;
    return code === 0 ? undefined : code - 1;
  }
  return undefined;
}
