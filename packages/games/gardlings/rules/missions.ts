import { EMPTY_PAIRS, sheet } from './gems.ts';
import { BLUE } from './slots.ts';
import {
  type Laying,
  MISSION_STEPS,
  ORIGIN,
  rotationOf,
  type Spot,
  spotOf,
  SPOTS,
  STEPS,
  stepToSecond,
  tileOf,
} from './spot.ts';
import { isMission } from './tile-set.ts';

/** The seven missions in the order of GL-M5, with the gems they are worth. Second look is worth none: it is a right. */
export const MISSION_TABLE = [
  { name: 'pinwheel', gems: 3 },
  { name: 'wall', gems: 2 },
  { name: 'stairs', gems: 3 },
  { name: 'paths', gems: 2 },
  { name: 'blues', gems: 2 },
  { name: 'surrounded', gems: 3 },
  { name: 'secondLook', gems: 0 },
] as const;
export type MissionName = (typeof MISSION_TABLE)[number]['name'];

export const SECOND_LOOK = 7;
const ENOUGH_PATHS = 3;
const ENOUGH_BLUES = 4;

const [ABOVE, RIGHT, BELOW, LEFT] = STEPS;

/**
 * Where a lying tile begins with its left cell (1) or a standing one with its upper cell (2). One sheet for all
 * gardens.
 */
const LYING = 1;
const STANDING = 2;
const begins = new Uint8Array(SPOTS);

/** Whether the garden fulfils a mission. `sheet` must hold the garden's count. */
export function isFulfilled(mission: number, layings: Int32Array, from: number, count: number): boolean {
  switch (MISSION_TABLE[mission - 1]?.name) {
    case 'paths':
      return sheet.counts[EMPTY_PAIRS]! >= ENOUGH_PATHS;
    case 'blues':
      return sheet.counts[BLUE]! >= ENOUGH_BLUES;
    case 'surrounded':
      return isSurrounded();
    case 'pinwheel':
      return hasShape(isPinwheel, layings, from, count);
    case 'wall':
      return hasShape(isWall, layings, from, count);
    case 'stairs':
      return hasShape(isStairs, layings, from, count);
    case 'secondLook':
    case undefined:
      return false;
  }
}

function isSurrounded(): boolean {
  return MISSION_STEPS.every((cell) => STEPS.every((step) => sheet.isCovered(ORIGIN + cell + step)));
}

type Shape = (spot: Spot, kind: number) => boolean;

/** Whether a shape begins with one of the garden's tiles. */
function hasShape(shape: Shape, layings: Int32Array, from: number, count: number): boolean {
  for (let i = 0; i < count; i++) mark(layings[from + i]!, true);
  let isFound = false;
  for (let i = 0; i < count && !isFound; i++) {
    const spot = beginOf(layings[from + i]!);
    const kind = begins[spot]!;
    isFound = kind !== 0 && shape(spot, kind);
  }
  for (let i = 0; i < count; i++) mark(layings[from + i]!, false);
  return isFound;
}

function mark(laying: Laying, isThere: boolean): void {
  if (isMission(tileOf(laying))) return;
  const kind = (rotationOf(laying) & 1) === 0 ? LYING : STANDING;
  begins[beginOf(laying)] = isThere ? kind : 0;
}

/** The left or upper cell of a tile. */
function beginOf(laying: Laying): Spot {
  const spot = spotOf(laying);
  return rotationOf(laying) < 2 ? spot : spot + stepToSecond(rotationOf(laying));
}

/** Four tiles of this kind, each one step on. */
function isRow(spot: Spot, kind: number, step: number): boolean {
  return begins[spot + step] === kind && begins[spot + 2 * step] === kind && begins[spot + 3 * step] === kind;
}

const isWall: Shape = (spot, kind) => isRow(spot, kind, kind === LYING ? BELOW : RIGHT);

const isStairs: Shape = (spot, kind) =>
  isRow(spot, kind, BELOW + RIGHT) || isRow(spot, kind, kind === LYING ? BELOW + LEFT : ABOVE + RIGHT);

/** Found from the tile above the empty cell; it sticks out to the right, or mirrored to the left. */
const isPinwheel: Shape = (spot, kind) => {
  if (kind !== LYING) return false;
  const right = spot + BELOW;
  const left = right + RIGHT;
  return (
    (!sheet.isCovered(right) &&
      begins[right + RIGHT] === STANDING &&
      begins[right + BELOW + LEFT] === LYING &&
      begins[right + ABOVE + LEFT] === STANDING) ||
    (!sheet.isCovered(left) &&
      begins[left + ABOVE + RIGHT] === STANDING &&
      begins[left + BELOW] === LYING &&
      begins[left + LEFT] === STANDING)
  );
};
