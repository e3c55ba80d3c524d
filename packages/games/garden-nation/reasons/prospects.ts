import type { Seat } from '@potager/kernel';
import { type Area, AREAS } from '../rules/areas.ts';
import { BRAMBLE, LANDS, PROJECT_RULES, projectAt } from '../rules/components.ts';
import { FIELDS } from '../rules/fields.ts';
import type { Memory } from '../rules/memory.ts';
import { listNumbers } from '../rules/number-set.ts';
import { completableAt } from '../rules/projects.ts';
import type { Chance } from './kinds.ts';

const { FLOORS_LEFT, TOKENS_LEFT } = FIELDS;

/** What could be completed with one more floor. It looks at what lies open only. */

const pointsOf = (project: number): number => PROJECT_RULES[projectAt(project).kind].points;

/** The one that brings most points; of several, the first. */
export function bestOf(projects: readonly number[]): Chance | null {
  const [first, ...others] = projects;
  if (first === undefined) return null;
  const project = others.reduce((best, other) => (pointsOf(other) > pointsOf(best) ? other : best), first);
  return { project, points: pointsOf(project) };
}

/** The projects that a floor of a seat in an area would complete, whatever land a bramble there gets. */
function completableWith(memory: Memory, seat: Seat, area: Area): number[] {
  const sets = landsFor(memory, area).map((land) => completedOn(memory, seat, area, land));
  return listNumbers(sets.reduce((all, set) => all | set, 0));
}

/** What of the areas named could be completed best. */
export const bestAmong = (memory: Memory, seat: Seat, areas: readonly Area[]): Chance | null =>
  bestOf([...new Set(areas.flatMap((area) => completableWith(memory, seat, area)))].toSorted((a, b) => a - b));

/** Each project that one floor of the seat would complete somewhere, and where, wherever the torticrane is. */
export function withinReach(memory: Memory, seat: Seat): ReadonlyMap<number, Area> {
  const found = new Map<number, Area>();
  if (memory.bytes[FLOORS_LEFT + seat] === 0) return found;
  for (const area of AREAS) {
    if (!memory.isEmpty(area) && !(memory.isOwn(seat, area) && !memory.isRoofed(area))) continue;
    for (const project of completableWith(memory, seat, area)) if (!found.has(project)) found.set(project, area);
  }
  return found;
}

/** A bramble without a token may get any land of which one is left (GN-C3). */
const landsFor = (memory: Memory, area: Area): readonly (number | undefined)[] =>
  memory.landOf(area) < BRAMBLE
    ? [undefined]
    : LANDS.flatMap((_, land) => (memory.bytes[TOKENS_LEFT + land]! > 0 ? [land] : []));

function completedOn(memory: Memory, seat: Seat, area: Area, land: number | undefined): number {
  const after = memory.copy();
  if (land !== undefined) after.layToken(area, land);
  after.placeFloors(seat, area, 1);
  return completableAt(after, seat, area);
}
