import { sheet } from './gems.ts';
import { isFulfilled } from './missions.ts';
import { type Laying, tileOf } from './spot.ts';
import { isMission, type TileSet } from './tile-set.ts';

/**
 * The tiles that fulfil a mission, for people to see: what is left of the garden when every tile that can go has gone.
 * The oldest go first, so the newest shape is shown. `sheet` is used up by it.
 */
export function fulfillingTiles(tiles: TileSet, mission: number, garden: Int32Array): number[] {
  let kept = [...garden];
  for (const laying of garden) {
    const rest = kept.filter((other) => other !== laying);
    if (!isMission(tileOf(laying)) && isFulfilledBy(tiles, mission, rest)) kept = rest;
  }
  return kept.map(tileOf).filter((tile) => !isMission(tile));
}

function isFulfilledBy(tiles: TileSet, mission: number, garden: readonly Laying[]): boolean {
  const layings = Int32Array.from(garden);
  sheet.count(tiles, layings, 0, layings.length);
  return isFulfilled(mission, layings, 0, layings.length);
}
