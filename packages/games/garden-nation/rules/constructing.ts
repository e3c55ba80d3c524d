import type { Seat } from '@potager/kernel';
import { type Area, areaAt, AREAS, bitOf, territoryOf, VALUES } from './areas.ts';
import { TERRITORIES } from './components.ts';
import { EMPTY, EMPTY_WORDS, FLOORS, FLOORS_LEFT, type Garden } from './garden.ts';

const HIGHEST_VALUE = 5;

/** By budget: the areas worth no more, two words for each, made of bytes just as a garden's set of empty areas is. */
const WORTH_NO_MORE = new Int32Array(2 * (HIGHEST_VALUE + 1));
const worthNoMore = new Uint8Array(WORTH_NO_MORE.buffer);
for (let budget = 0; budget <= HIGHEST_VALUE; budget++) {
  for (const area of AREAS) {
    const at = 8 * budget + territoryOf(area);
    if ((VALUES[area] as number) <= budget) worthNoMore[at] = (worthNoMore[at] as number) | bitOf(area);
  }
}

/** What a floor in this area costs now (GN-C2 to C4). */
export const costOf = (garden: Garden, area: Area): number =>
  (VALUES[area] as number) + (garden.bytes[FLOORS + area] as number);

/** Whether any territory lets the seat construct (GN-N2). */
export function canConstructAnywhere(garden: Garden, seat: Seat): boolean {
  const { bytes, words } = garden;
  const budget = garden.budgetOf(seat);
  if (bytes[FLOORS_LEFT + seat] === 0 || budget === 0) return false;
  const worth = 2 * Math.min(budget, HIGHEST_VALUE);
  const first = (words[EMPTY_WORDS] as number) & (WORTH_NO_MORE[worth] as number);
  const second = (words[EMPTY_WORDS + 1] as number) & (WORTH_NO_MORE[worth + 1] as number);
  if ((first | second) !== 0) return true;
  for (let territory = 0; territory < TERRITORIES; territory++) {
    for (let rest = garden.openIn(seat, territory); rest !== 0; rest &= rest - 1) {
      if (costOf(garden, areaAt(territory, 31 - Math.clz32(rest & -rest))) <= budget) return true;
    }
  }
  return false;
}

/** An area of the territory where the seat can construct, the cheapest one; undefined where there is none (GN-N1). */
export function constructibleIn(garden: Garden, seat: Seat, territory: number): Area | undefined {
  const { bytes } = garden;
  if (bytes[FLOORS_LEFT + seat] === 0) return undefined;
  const possible = (bytes[EMPTY + territory] as number) | garden.openIn(seat, territory);
  return AREAS.filter((area) => territoryOf(area) === territory && (possible & bitOf(area)) !== 0)
    .filter((area) => costOf(garden, area) <= garden.budgetOf(seat))
    .toSorted((one, other) => costOf(garden, one) - costOf(garden, other))[0];
}
