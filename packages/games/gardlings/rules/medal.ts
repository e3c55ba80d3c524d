import { type Medal, MEDALS } from './kinds.ts';

/** The most tiles for gold, silver and bronze, by the gems of the victory tile (GL-O1). */
const MOST_TILES: { readonly [target: number]: readonly number[] } = { 17: [13, 16, 19], 20: [15, 18, 21] };

export function makeMedal(target: number, tiles: number): Medal {
  const rank = MOST_TILES[target]!.findIndex((most) => tiles <= most);
  return rank < 0 ? 'none' : MEDALS[rank]!;
}
