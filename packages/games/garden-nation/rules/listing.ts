import { includes, type MoveList, type Seat } from '@potager/kernel';
import { ALL_AREAS_OF_A_TERRITORY, type Area, areaAt, AREAS, sumOfCosts, VALUES } from './areas.ts';
import { BRAMBLE, LANDS, MISSIONS, missionAt, PROJECTS, TERRITORIES } from './components.ts';
import { canConstructAnywhere } from './constructing.ts';
import {
  ACTION_PHASE,
  ACTORS,
  DEALT,
  EMPTY,
  FLOORS,
  FLOORS_LEFT,
  type Garden,
  MISSIONS_PHASE,
  NEXT_PHASE,
  NOWHERE,
  ONS,
  OWN,
  PHASE,
  PLACED,
  PLAYED,
  PLOY_USED,
  PLOYS_LEFT,
  PROJECT_PHASE,
  ROOFED,
  TOKENS_LEFT,
  TORTICRANE,
} from './garden.ts';
import { ABANDON, BUILD, DECLINE, IDLE, INVADE, KEEP, MOVE, NEXT, ON, packMove, PROJECT, ROOF } from './moves.ts';
import { completableAt } from './projects.ts';

/** After six times one has been everywhere (GN-N1). */
export const MAX_ONS = TERRITORIES - 1;

/** Every legal move of a seat. */
export function listMoves(garden: Garden, seat: Seat, list: MoveList): void {
  const { bytes } = garden;
  list.clear();
  if (!includes(bytes[ACTORS] as number, seat)) return;
  switch (bytes[PHASE] as number) {
    case ACTION_PHASE:
      if (bytes[TORTICRANE] === NOWHERE) listOpening(garden, list);
      else listActions(garden, seat, list);
      break;
    case PROJECT_PHASE:
      listProjects(garden, seat, list);
      break;
    case NEXT_PHASE:
      for (let next = 0; next < garden.seats; next++) {
        if (!includes(bytes[PLAYED] as number, next)) list.push(packMove(NEXT, next));
      }
      break;
    case MISSIONS_PHASE:
      listKeeps(garden, seat, list);
      break;
  }
}

/** GN-S6: two different missions, the smaller number first. */
function listKeeps(garden: Garden, seat: Seat, list: MoveList): void {
  const dealt = garden.words[DEALT + seat] as number;
  for (let one = 1; one < MISSIONS.length; one++) {
    if ((dealt & (1 << one)) === 0) continue;
    for (let other = one + 1; other <= MISSIONS.length; other++) {
      if ((dealt & (1 << other)) !== 0 && missionAt(one) !== missionAt(other)) list.push(packMove(KEEP, one, other));
    }
  }
}

/** GN-S8: anywhere, for whoever begins can afford everything. */
function listOpening(garden: Garden, list: MoveList): void {
  for (const area of AREAS) pushBuild(garden, area, list);
}

function listProjects(garden: Garden, seat: Seat, list: MoveList): void {
  const completable = completableAt(garden, seat, garden.bytes[PLACED] as number);
  for (let number = 1; number <= PROJECTS.length; number++) {
    if ((completable & (1 << number)) !== 0) list.push(packMove(PROJECT, number));
  }
  list.push(packMove(DECLINE));
}

function listActions(garden: Garden, seat: Seat, list: MoveList): void {
  const { bytes } = garden;
  const territory = bytes[TORTICRANE] as number;
  listBuilds(garden, seat, territory, list);
  if (list.length === 0) {
    if ((bytes[ONS] as number) < MAX_ONS) list.push(packMove(ON));
    if (!canConstructAnywhere(garden, seat)) list.push(packMove(IDLE));
  }
  const own = bytes[OWN + 8 * seat + territory] as number;
  for (let rest = own; rest !== 0; rest &= rest - 1) {
    list.push(packMove(ABANDON, areaAt(territory, 31 - Math.clz32(rest & -rest))));
  }
  if (bytes[PLOY_USED] === 0 && bytes[PLOYS_LEFT + seat] !== 0) listPloys(garden, seat, territory, list);
}

/** GN-C1 to C5, in one territory. */
function listBuilds(garden: Garden, seat: Seat, territory: number, list: MoveList): void {
  const { bytes } = garden;
  const budget = garden.budgetOf(seat);
  if (bytes[FLOORS_LEFT + seat] === 0 || budget === 0) return;
  for (let rest = bytes[EMPTY + territory] as number; rest !== 0; rest &= rest - 1) {
    const area = areaAt(territory, 31 - Math.clz32(rest & -rest));
    if ((VALUES[area] as number) <= budget) pushBuild(garden, area, list);
  }
  for (let rest = garden.openIn(seat, territory); rest !== 0; rest &= rest - 1) {
    const area = areaAt(territory, 31 - Math.clz32(rest & -rest));
    if ((VALUES[area] as number) + (bytes[FLOORS + area] as number) <= budget) list.push(packMove(BUILD, area));
  }
}

/** In an empty area, once for each land that a bramble may get (GN-C3). */
function pushBuild(garden: Garden, area: Area, list: MoveList): void {
  if (garden.landOf(area) !== BRAMBLE) {
    list.push(packMove(BUILD, area));
    return;
  }
  for (let land = 0; land < LANDS.length; land++) {
    if (garden.bytes[TOKENS_LEFT + land] !== 0) list.push(packMove(BUILD, area, land + 1));
  }
}

/** GN-Y2 to Y4, for a seat that may use a ploy. */
function listPloys(garden: Garden, seat: Seat, territory: number, list: MoveList): void {
  const { bytes } = garden;
  const own = bytes[OWN + 8 * seat + territory] as number;
  const budget = garden.budgetOf(seat);
  const others = ALL_AREAS_OF_A_TERRITORY & ~(own | (bytes[EMPTY + territory] as number));
  for (let rest = others; rest !== 0; rest &= rest - 1) {
    const area = areaAt(territory, 31 - Math.clz32(rest & -rest));
    const floors = bytes[FLOORS + area] as number;
    const isAffordable = 2 * sumOfCosts(area, floors) <= budget && floors <= (bytes[FLOORS_LEFT + seat] as number);
    if (isAffordable) list.push(packMove(INVADE, area));
  }
  for (let rest = own & (bytes[ROOFED + territory] as number); rest !== 0; rest &= rest - 1) {
    listTransfers(garden, seat, areaAt(territory, 31 - Math.clz32(rest & -rest)), list);
  }
  if (bytes[ONS] === 0) {
    list.push(packMove(MOVE, nextTerritory(territory)));
    list.push(packMove(MOVE, territory === 0 ? TERRITORIES - 1 : territory - 1));
  }
}

/** GN-Y3: the roof of this building may go to any open building of the seat on the same land. */
function listTransfers(garden: Garden, seat: Seat, from: Area, list: MoveList): void {
  const land = garden.landOf(from);
  for (let territory = 0; territory < TERRITORIES; territory++) {
    for (let rest = garden.openIn(seat, territory); rest !== 0; rest &= rest - 1) {
      const to = areaAt(territory, 31 - Math.clz32(rest & -rest));
      if (garden.landOf(to) === land) list.push(packMove(ROOF, from, to));
    }
  }
}

/** After 7 comes 1. */
export const nextTerritory = (territory: number): number => (territory === TERRITORIES - 1 ? 0 : territory + 1);
