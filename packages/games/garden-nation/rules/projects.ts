import type { Seat } from '@potager/kernel';
import { type Area, AREA_TABLES } from './areas.ts';
import { LANDS, type Project, type ProjectKind, PROJECTS } from './components.ts';
import type { Memory } from './memory.ts';
import { FIELDS } from './fields.ts';
import { NEIGHBOURS } from './layout.ts';

const { EMPTY, FACE_UP_SET, ROOFS_LEFT, TOKENS } = FIELDS;
const { BRAMBLE, BRAMBLE_BITS, LAND_SETS } = AREA_TABLES;
const { BESIDE, NO_AREA } = NEIGHBOURS;

/** The numbers, as a set, of the projects of a kind on a land; for `beside-empty` also by the second land. */
function numbersOf(kind: ProjectKind, isMeant: (project: Project) => boolean): number {
  return PROJECTS.reduce(
    (set, project, n) => (project.kind === kind && isMeant(project) ? set | (1 << (n + 1)) : set),
    0,
  );
}

const byLand = (kind: ProjectKind): Int32Array =>
  Int32Array.from(LANDS, (land) => numbersOf(kind, (project) => project.land === land));

const OUTER = byLand('outer');
const CENTRE = byLand('centre');
const PAIR = byLand('pair');
const PAIR_TWO_ONE = byLand('pair-two-one');
const TRIO = byLand('trio');
const ALL_TRIOS = numbersOf('trio', () => true);
const ALL_LANDS = (1 << LANDS.length) - 1;

/** By land and by the set of lands that lie empty beside it. */
const BESIDE_EMPTY = Int32Array.from({ length: LANDS.length * 8 }, (_, n) =>
  numbersOf(
    'beside-empty',
    ({ land, beside }) =>
      land === LANDS[n >> 3] && beside !== undefined && (n & 7 & (1 << LANDS.indexOf(beside))) !== 0,
  ),
);

const HIGHEST_ASKED = 3;

/**
 * By land, whether the territory is central, and floors (up to 3): the projects that such a building could be part of.
 */
const POSSIBLE = Int32Array.from({ length: LANDS.length * 8 }, (_, n) =>
  possibleFor({ land: n >> 3, isCentral: (n & 4) !== 0, floors: n & HIGHEST_ASKED }),
);

function possibleFor({ land, isCentral, floors }: { land: number; isCentral: boolean; floors: number }): number {
  const lowest = PAIR[land]! | PAIR_TWO_ONE[land]! | (ALL_TRIOS & ~TRIO[land]!);
  if (floors < 2) return lowest;
  const higher = lowest | TRIO[land]! | BESIDE_EMPTY[(land << 3) | ALL_LANDS]!;
  if (!isCentral) return higher | OUTER[land]!;
  return floors < 3 ? higher : higher | CENTRE[land]!;
}

/**
 * The projects among the asked ones, as a set of numbers, that the building in this area completes for its owner,
 * having just got a floor: the patterns GN-J6 to J11 with this building in them, made of the owner's open buildings
 * (GN-J2).
 */
function completedBy(memory: Memory, seat: Seat, area: Area, asked: number): number {
  return completedAs(memory, seat, area, memory.landOf(area), memory.floorsAt(area), asked);
}

/** The same for a building of so many floors, if it stood there. */
export function completedAs(
  memory: Memory,
  seat: Seat,
  area: Area,
  land: number,
  floors: number,
  asked: number,
): number {
  const isCentral = memory.layout.isCentral(area);
  const kind = (land << 3) | (isCentral ? 4 : 0) | Math.min(floors, HIGHEST_ASKED);
  const possible = asked & POSSIBLE[kind]!;
  if (possible === 0) return 0;
  const alone = isCentral ? CENTRE[land]! : OUTER[land]!;
  const beside = BESIDE_EMPTY[(land << 3) | ALL_LANDS]!;
  let completed = alone | besideBuildings(memory, seat, area, land, floors, possible);
  if ((possible & beside) !== 0) completed |= BESIDE_EMPTY[(land << 3) | emptyLandsAround(memory, area)]!;
  return completed & possible;
}

/** Pairs and trios, by looking at the open buildings around. */
function besideBuildings(
  memory: Memory,
  seat: Seat,
  area: Area,
  land: number,
  floors: number,
  possible: number,
): number {
  let rest = openAround(memory, seat, area);
  if (rest === 0) return 0;
  let built = 0;
  let builtHigh = 0;
  let completed = 0;
  for (; rest !== 0; rest &= rest - 1) {
    const other = neighbourAt(memory, area, 31 - Math.clz32(rest & -rest));
    const otherLand = memory.landOf(other);
    built |= 1 << otherLand;
    if (memory.floorsAt(other) < 2) continue;
    builtHigh |= 1 << otherLand;
    const trio = TRIO[otherLand]! & possible;
    if (trio !== 0 && otherLand !== land && hasOpenNeighbour(memory, seat, other, 3 - land - otherLand))
      completed |= trio;
  }
  const own = 1 << land;
  const isHigh = floors >= 2;
  if ((built & own) !== 0) completed |= PAIR[land]!;
  if ((built & own) !== 0 && (isHigh || (builtHigh & own) !== 0)) completed |= PAIR_TWO_ONE[land]!;
  if (isHigh && (built | own) === ALL_LANDS) completed |= TRIO[land]!;
  return completed;
}

/** The neighbours of an area, as a set: bit n for area n of its territory, bit 7 for the one across the border. */
const ACROSS = 7;

const neighbourAt = ({ layout }: Memory, area: Area, bit: number): Area =>
  bit === ACROSS ? layout.across[area]! : (area & ~7) | bit;

/** The neighbours on which the seat has an open building. */
function openAround(memory: Memory, seat: Seat, area: Area): number {
  const beside = memory.openIn(seat, area >> 3) & BESIDE[area & 7]!;
  const across = memory.layout.across[area]!;
  if (across === NO_AREA) return beside;
  return beside | (((memory.openIn(seat, across >> 3) >> (across & 7)) & 1) << ACROSS);
}

/** The lands of the empty areas beside this one, as a set; a bramble without a token has none (GN-J6). */
function emptyLandsAround(memory: Memory, area: Area): number {
  const { bytes, layout } = memory;
  const territory = area >> 3;
  const empty = bytes[EMPTY + territory]! & BESIDE[area & 7]!;
  const across = layout.across[area]!;
  let lands = 0;
  for (let land = 0; land < BRAMBLE; land++) {
    if ((empty & LAND_SETS[(territory << 2) | land]!) !== 0) lands |= 1 << land;
  }
  if ((empty & BRAMBLE_BITS[territory]!) !== 0) lands |= 1 << bytes[TOKENS + territory]!;
  if (across !== NO_AREA && memory.isEmpty(across)) lands |= 1 << memory.landOf(across);
  return lands & ALL_LANDS;
}

/** Whether one of the seat's open buildings on the land stands beside the area. */
function hasOpenNeighbour(memory: Memory, seat: Seat, area: Area, land: number): boolean {
  for (let rest = openAround(memory, seat, area); rest !== 0; rest &= rest - 1) {
    if (memory.landOf(neighbourAt(memory, area, 31 - Math.clz32(rest & -rest))) === land) return true;
  }
  return false;
}

/** The face-up projects that the building in the area completes, as a set; none without a roof in reserve (GN-J3). */
export const completableAt = (memory: Memory, seat: Seat, area: Area): number =>
  memory.bytes[ROOFS_LEFT] === 0 ? 0 : completedBy(memory, seat, area, memory.ints[FACE_UP_SET]!);
