import type { Seat } from '@potager/kernel';
import { type Area, AREA_TABLES, AREAS, bitOf, territoryOf } from './areas.ts';
import type { Memory } from './memory.ts';
import { FIELDS } from './fields.ts';

const { EMPTY, EMPTY_INTS, FLOORS, FLOORS_LEFT, OWN } = FIELDS;

const { TERRITORIES, VALUES } = AREA_TABLES;

const HIGHEST_VALUE = 5;

/** By budget: the areas worth no more, two integers for each, made of bytes just as the set of empty areas is. */
const WORTH_NO_MORE = new Int32Array(2 * (HIGHEST_VALUE + 1));
const worthNoMore = new Uint8Array(WORTH_NO_MORE.buffer);
for (let budget = 0; budget <= HIGHEST_VALUE; budget++) {
  for (const area of AREAS) {
    const at = 8 * budget + territoryOf(area);
    if (VALUES[area]! <= budget) worthNoMore[at]! |= bitOf(area);
  }
}

/** All bits where it is so, none where it is not: a branch that nobody can foretell costs more than arithmetic. */
const noMoreThan = (figure: number, limit: number): number => (figure - limit - 1) >> 31;

/** The areas of a territory where the seat can construct, as a set (GN-C1 to C5). */
export function constructibleIn(memory: Memory, seat: Seat, territory: number): number {
  const { bytes } = memory;
  const budget = memory.budgetOf(seat);
  if (bytes[FLOORS_LEFT + seat] === 0) return 0;
  const worth = worthNoMore[8 * Math.min(budget, HIGHEST_VALUE) + territory]!;
  let areas = bytes[EMPTY + territory]! & worth;
  // A higher floor costs more than the first: only what is worth less needs a look.
  for (let rest = memory.openIn(seat, territory) & worth; rest !== 0; rest &= rest - 1) {
    const lowest = rest & -rest;
    areas |= lowest & noMoreThan(memory.costOf((territory << 3) + 31 - Math.clz32(lowest)), budget);
  }
  return areas;
}

/** The areas of a territory that the seat can invade, as a set (GN-Y4). */
export function invadableIn(memory: Memory, seat: Seat, territory: number): number {
  const { bytes } = memory;
  const budget = memory.budgetOf(seat);
  const floorsLeft = bytes[FLOORS_LEFT + seat]!;
  const notOthers = bytes[OWN + 8 * seat + territory]! | bytes[EMPTY + territory]!;
  let areas = 0;
  for (let rest = ~notOthers & 0x7f; rest !== 0; rest &= rest - 1) {
    const lowest = rest & -rest;
    const area = (territory << 3) + 31 - Math.clz32(lowest);
    const floors = bytes[FLOORS + area]!;
    areas |= lowest & noMoreThan(memory.doubleCostOf(area), budget) & noMoreThan(floors, floorsLeft);
  }
  return areas;
}

/** Whether any territory lets the seat construct (GN-N2). */
export function canConstructAnywhere(memory: Memory, seat: Seat): boolean {
  const { bytes, ints } = memory;
  const budget = memory.budgetOf(seat);
  if (bytes[FLOORS_LEFT + seat] === 0 || budget === 0) return false;
  const worth = 2 * Math.min(budget, HIGHEST_VALUE);
  const first = ints[EMPTY_INTS]! & WORTH_NO_MORE[worth]!;
  const second = ints[EMPTY_INTS + 1]! & WORTH_NO_MORE[worth + 1]!;
  if ((first | second) !== 0) return true;
  for (let territory = 0; territory < TERRITORIES; territory++) {
    for (let rest = memory.openIn(seat, territory); rest !== 0; rest &= rest - 1) {
      if (memory.costOf((territory << 3) + 31 - Math.clz32(rest & -rest)) <= budget) return true;
    }
  }
  return false;
}

/** Where the seat can construct in a territory most cheaply; undefined where it cannot (GN-N1). */
export function cheapestIn(memory: Memory, seat: Seat, territory: number): Area | undefined {
  const areas = constructibleIn(memory, seat, territory);
  return AREAS.filter((area) => territoryOf(area) === territory && (areas & bitOf(area)) !== 0).toSorted(
    (one, other) => memory.costOf(one) - memory.costOf(other),
  )[0];
}
