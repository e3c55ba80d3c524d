import type { Seat } from '@potager/kernel';
import { type Area, bitOf, territoryOf } from './areas.ts';
import { BRAMBLE, LANDS, type Project, type ProjectKind, PROJECTS } from './components.ts';
import { type Garden, ROOFS_LEFT } from './garden.ts';

/** The numbers, as a set, of the projects of a kind on a land; for `beside-empty` also by the second land. */
function numbersOf(kind: ProjectKind, isMeant: (project: Project) => boolean): number {
  return PROJECTS.reduce(
    (set, project, n) => (project.kind === kind && isMeant(project) ? set | (1 << (n + 1)) : set),
    0,
  );
}

const byLand = (kind: ProjectKind): readonly number[] =>
  LANDS.map((land) => numbersOf(kind, (project) => project.land === land));

const OUTER = byLand('outer');
const CENTRE = byLand('centre');
const PAIR = byLand('pair');
const PAIR_TWO_ONE = byLand('pair-two-one');
const TRIO = byLand('trio');

/** By land and by the set of lands that lie empty beside it. */
const BESIDE_EMPTY = Int32Array.from({ length: LANDS.length * 8 }, (_, n) =>
  numbersOf(
    'beside-empty',
    ({ land, beside }) =>
      land === LANDS[n >> 3] && beside !== undefined && (n & 7 & (1 << LANDS.indexOf(beside))) !== 0,
  ),
);

/**
 * The projects among the asked ones, as a set of numbers, that the building in this area completes for its owner, having just
 * got a floor: the patterns GN-J6 to J11 with this building in them, made of the owner's open buildings (GN-J2).
 */
function completedBy(garden: Garden, seat: Seat, area: Area, asked: number): number {
  const land = garden.landOf(area);
  const floors = garden.floorsAt(area);
  const isHigh = floors >= 2;
  const { layout } = garden;
  let empty = 0;
  let built = 0;
  let builtHigh = 0;
  let completed = 0;
  for (let rank = (layout.neighbourCount[area] as number) - 1; rank >= 0; rank--) {
    const other = layout.neighbour(area, rank);
    const territory = territoryOf(other);
    if (garden.isEmpty(other)) {
      empty |= 1 << garden.landOf(other);
    } else if ((garden.openIn(seat, territory) & bitOf(other)) !== 0) {
      const otherLand = garden.landOf(other);
      built |= 1 << otherLand;
      if (garden.floorsAt(other) < 2) continue;
      builtHigh |= 1 << otherLand;
      const trio = (TRIO[otherLand] as number) & asked;
      if (trio !== 0 && otherLand !== land && hasOpenNeighbour(garden, seat, other, 3 - land - otherLand))
        completed |= trio;
    }
  }
  const own = 1 << land;
  if ((built & own) !== 0) completed |= PAIR[land] as number;
  if ((built & own) !== 0 && (isHigh || (builtHigh & own) !== 0)) completed |= PAIR_TWO_ONE[land] as number;
  if (isHigh) {
    completed |= BESIDE_EMPTY[(land << 3) | (empty & 7)] as number;
    if ((built | own) === (1 << BRAMBLE) - 1) completed |= TRIO[land] as number;
    if (!layout.isCentral(area)) completed |= OUTER[land] as number;
    else if (floors >= 3) completed |= CENTRE[land] as number;
  }
  return completed & asked;
}

/** Whether one of the seat's open buildings on the land stands beside the area. */
function hasOpenNeighbour(garden: Garden, seat: Seat, area: Area, land: number): boolean {
  const { layout } = garden;
  for (let rank = (layout.neighbourCount[area] as number) - 1; rank >= 0; rank--) {
    const other = layout.neighbour(area, rank);
    const isOpen = (garden.openIn(seat, territoryOf(other)) & bitOf(other)) !== 0;
    if (isOpen && garden.landOf(other) === land) return true;
  }
  return false;
}

/** The face-up projects that the building in the area completes, as a set; none without a roof in reserve (GN-J3). */
export const completableAt = (garden: Garden, seat: Seat, area: Area): number =>
  garden.bytes[ROOFS_LEFT] === 0 ? 0 : completedBy(garden, seat, area, garden.faceUp());
