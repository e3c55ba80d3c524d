import { AREAS_EACH, BRAMBLE, LANDS, PRINTED_TERRITORIES, TERRITORIES } from './components.ts';

/**
 * An area is eight times its territory (0 to 6 for territories 1 to 7) plus its printed index: so that a byte holds
 * a territory's areas as a set, one bit each.
 */
export type Area = number;

export const AREA_SLOTS = 8 * TERRITORIES;

export const areaAt = (territory: number, index: number): Area => (territory << 3) + index;
export const territoryOf = (area: Area): number => area >> 3;
export const bitOf = (area: Area): number => 1 << (area & 7);

/** All areas, in the order of their names. */
export const AREAS: readonly Area[] = Array.from({ length: TERRITORIES * AREAS_EACH }, (_, n) =>
  areaAt(Math.floor(n / AREAS_EACH), n % AREAS_EACH),
);

export const ALL_AREAS_OF_A_TERRITORY = (1 << AREAS_EACH) - 1;

const printed = (area: Area): string => PRINTED_TERRITORIES[area >> 3]?.[area & 7] ?? '*0';

/** What is printed on each area; a bramble's value is 5 with and without a token (GN-C3). */
const VALUES = Uint8Array.from({ length: AREA_SLOTS }, (_, area) => Number(printed(area)[1]));
const PRINTED_LANDS = Uint8Array.from({ length: AREA_SLOTS }, (_, area) => {
  const land = LANDS.findIndex((name) => name[0] === printed(area)[0]);
  return land < 0 ? BRAMBLE : land;
});

/** The bramble area of each territory: there is exactly one. */
export const BRAMBLES: readonly Area[] = AREAS.filter((area) => PRINTED_LANDS[area] === BRAMBLE);

/** By territory: its bramble area as a set. */
const BRAMBLE_BITS = Uint8Array.from(BRAMBLES, bitOf);

/** By 4 × territory + land: the areas on which that land is printed, as a set. */
const LAND_SETS = new Uint8Array(4 * TERRITORIES);
for (const area of AREAS) {
  const at = 4 * territoryOf(area) + PRINTED_LANDS[area]!;
  LAND_SETS[at]! |= bitOf(area);
}

/** For other modules, which take them over as constants of their own: see `FIELDS`. */
export const AREA_TABLES = { VALUES, PRINTED_LANDS, BRAMBLE_BITS, LAND_SETS, BRAMBLE, TERRITORIES } as const;

const AREA_NAMES = Array.from({ length: AREA_SLOTS }, (_, area) => `${(area >> 3) + 1}.${area & 7}`);

export const makeArea = (area: Area): string => AREA_NAMES[area]!;

const AREA_BY_NAME: ReadonlyMap<string, Area> = new Map(AREAS.map((area) => [makeArea(area), area]));

export const parseArea = (name: string): Area | undefined => AREA_BY_NAME.get(name);
