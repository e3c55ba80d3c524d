import type { Back } from '../piles.ts';
import type { Creature } from '../tile-set.ts';

/** How the faces of one creature at one price are made. Lists are gone through in turn, tile by tile. */
export interface FaceKind {
  /** Gem slots out of six, eggs and triple halves among them. */
  readonly gems: readonly number[];
  /** How many colours they share; many fit more neighbours. */
  readonly colours: readonly number[];
  /** No two neighbouring slots alike, which fits more corners. */
  readonly isMixed?: boolean;
  readonly eggs?: number;
  readonly triples?: number;
  readonly lines?: number;
}

/** GL-K3. */
export const CREATURE_COUNTS = {
  green: { pig: 5, gardener: 5, mushroom: 3, bird: 3, unicorn: 3, dragon: 4 },
  blue: { pig: 4, gardener: 4, mushroom: 4, bird: 4, unicorn: 3, dragon: 4 },
  pink: { pig: 3, gardener: 3, mushroom: 3, bird: 3, unicorn: 2, dragon: 3 },
  gold: { pig: 2, gardener: 2, mushroom: 3, bird: 3, unicorn: 2, dragon: 3 },
} as const;

/**
 * GL-K4. Dearer tiles have more gem slots, more lines or more eggs. Eggs and lines are worth most, so birds and
 * mushroom heads have fewer gem slots than the others of their price; unicorns, whose power is small, have the most.
 */
export const FACE_TABLE: { readonly [back in Back]: { readonly [creature in Creature]?: FaceKind } } = {
  pig: { pig: { gems: [5, 5, 4], colours: [4] } },
  gnome: { gnome: { gems: [6], colours: [4], isMixed: true } },
  double: { gnome: { gems: [6], colours: [4], isMixed: true } },
  green: {
    pig: { gems: [5], colours: [4] },
    gardener: { gems: [5], colours: [4], triples: 1 },
    mushroom: { gems: [5], colours: [3], lines: 1 },
    bird: { gems: [5], colours: [3], eggs: 1 },
    unicorn: { gems: [6], colours: [4] },
    dragon: { gems: [5], colours: [4] },
  },
  blue: {
    pig: { gems: [6, 5], colours: [4] },
    gardener: { gems: [6, 5], colours: [4], triples: 1 },
    mushroom: { gems: [5], colours: [4], lines: 2 },
    bird: { gems: [4, 5], colours: [3], eggs: 2 },
    unicorn: { gems: [6], colours: [4] },
    dragon: { gems: [6, 5], colours: [4] },
  },
  pink: {
    pig: { gems: [6, 5, 6], colours: [4] },
    gardener: { gems: [6], colours: [4], triples: 1 },
    mushroom: { gems: [6, 5, 6], colours: [4], lines: 2 },
    bird: { gems: [5], colours: [3], eggs: 2 },
    unicorn: { gems: [6], colours: [4] },
    dragon: { gems: [6, 5, 6], colours: [4] },
  },
  gold: {
    pig: { gems: [6], colours: [4] },
    gardener: { gems: [6], colours: [4], triples: 1 },
    mushroom: { gems: [6], colours: [4], lines: 3 },
    bird: { gems: [6], colours: [4], eggs: 2 },
    unicorn: { gems: [6], colours: [4] },
    dragon: { gems: [6], colours: [4] },
  },
};
