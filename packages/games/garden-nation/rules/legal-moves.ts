import { includes, type MoveList, type Seat } from '@potager/kernel';
import { type Area, AREA_TABLES, BRAMBLES } from './areas.ts';
import { missionAt } from './components.ts';
import { canConstructAnywhere, constructibleIn, invadableIn } from './constructing.ts';
import type { Memory } from './memory.ts';
import { PHASE_NUMBERS, FIELDS, PLOY_USES } from './fields.ts';
import { KINDS, packMove, PACKING } from './moves.ts';
import { completableAt } from './projects.ts';

const {
  ACTORS,
  DEALT,
  EMPTY,
  NOWHERE,
  ONS,
  OWN,
  PHASE,
  PLACED,
  PLAYED,
  PLOY_USED,
  PLOYS_LEFT,
  ROOFED,
  TOKENS,
  TOKENS_LEFT,
  TORTICRANE,
} = FIELDS;
const { BINDING, UNUSED } = PLOY_USES;
const { FIRST_SHIFT } = PACKING;
const { BRAMBLE, BRAMBLE_BITS, TERRITORIES } = AREA_TABLES;
const { ACTION_PHASE, MISSIONS_PHASE, NEXT_PHASE, PROJECT_PHASE } = PHASE_NUMBERS;
const { ABANDON, BUILD, DECLINE, IDLE, INVADE, KEEP, MOVE, NEXT, ON, PROJECT, ROOF } = KINDS;

/** Moves of a kind before the area is added, and where its territory is. */
const BUILDS = packMove(BUILD, 0, 0);
const ABANDONS = packMove(ABANDON, 0, 0);
const INVASIONS = packMove(INVADE, 0, 0);
const TERRITORY_SHIFT = FIRST_SHIFT + 3;

/** After six times one has been everywhere (GN-N1). */
export const MAX_ONS = TERRITORIES - 1;

/** Every legal move of a seat. */
export function listMoves(memory: Memory, seat: Seat, list: MoveList): void {
  const { bytes } = memory;
  list.clear();
  if (!includes(bytes[ACTORS]!, seat)) return;
  switch (bytes[PHASE]!) {
    case ACTION_PHASE:
      if (bytes[TORTICRANE] === NOWHERE) listOpening(memory, list);
      else listActions(memory, seat, list);
      break;
    case PROJECT_PHASE:
      listProjects(memory, seat, list);
      break;
    case NEXT_PHASE:
      for (let next = 0; next < memory.seatCount; next++) {
        if (!includes(bytes[PLAYED]!, next)) list.push(packMove(NEXT, next, 0));
      }
      break;
    case MISSIONS_PHASE:
      listKeeps(memory, seat, list);
      break;
  }
}

/** GN-S6: two different missions, the smaller number first. */
function listKeeps(memory: Memory, seat: Seat, list: MoveList): void {
  for (let rest = memory.ints[DEALT + seat]!; rest !== 0; rest &= rest - 1) {
    const one = 31 - Math.clz32(rest & -rest);
    for (let higher = rest & (rest - 1); higher !== 0; higher &= higher - 1) {
      const other = 31 - Math.clz32(higher & -higher);
      if (missionAt(one) !== missionAt(other)) list.push(packMove(KEEP, one, other));
    }
  }
}

/** GN-S8: anywhere, for whoever begins can afford everything. */
function listOpening(memory: Memory, list: MoveList): void {
  for (let territory = 0; territory < TERRITORIES; territory++) {
    pushBuilds(memory, territory, memory.bytes[EMPTY + territory]!, list);
  }
}

function listProjects(memory: Memory, seat: Seat, list: MoveList): void {
  const completable = completableAt(memory, seat, memory.bytes[PLACED]!);
  for (let rest = completable; rest !== 0; rest &= rest - 1) {
    list.push(packMove(PROJECT, 31 - Math.clz32(rest & -rest), 0));
  }
  list.push(packMove(DECLINE, 0, 0));
}

function listActions(memory: Memory, seat: Seat, list: MoveList): void {
  const { bytes } = memory;
  const territory = bytes[TORTICRANE]!;
  const constructible = constructibleIn(memory, seat, territory);
  if (constructible === 0) listWaysOut(memory, seat, list);
  else pushBuilds(memory, territory, constructible, list);
  const own = bytes[OWN + 8 * seat + territory]!;
  list.pushEach(own, ABANDONS + (territory << TERRITORY_SHIFT), FIRST_SHIFT);
  if (bytes[PLOY_USED] === UNUSED && bytes[PLOYS_LEFT + seat] !== 0) listPloys(memory, seat, territory, list);
}

/** GN-N1, GN-N2: for a seat that cannot construct here; there is none after a roof transfer (GN-Y3). */
function listWaysOut(memory: Memory, seat: Seat, list: MoveList): void {
  if (memory.bytes[PLOY_USED] === BINDING) return;
  if (memory.bytes[ONS]! < MAX_ONS) list.push(packMove(ON, 0, 0));
  if (!canConstructAnywhere(memory, seat)) list.push(packMove(IDLE, 0, 0));
}

/** In these areas; on a bramble without a token once for each land that it may get (GN-C3). */
function pushBuilds({ bytes }: Memory, territory: number, areas: number, list: MoveList): void {
  const base = BUILDS + (territory << TERRITORY_SHIFT);
  const bramble = BRAMBLE_BITS[territory]!;
  if ((areas & bramble) === 0 || bytes[TOKENS + territory] !== BRAMBLE) {
    list.pushEach(areas, base, FIRST_SHIFT);
    return;
  }
  list.pushEach(areas & ~bramble, base, FIRST_SHIFT);
  const move = packMove(BUILD, BRAMBLES[territory]!, 0);
  for (let land = 0; land < BRAMBLE; land++) {
    if (bytes[TOKENS_LEFT + land] !== 0) list.push(move + land + 1);
  }
}

/** GN-Y2 to Y4, for a seat that may use a ploy. */
function listPloys(memory: Memory, seat: Seat, territory: number, list: MoveList): void {
  const { bytes } = memory;
  const own = bytes[OWN + 8 * seat + territory]!;
  list.pushEach(invadableIn(memory, seat, territory), INVASIONS + (territory << TERRITORY_SHIFT), FIRST_SHIFT);
  for (let rest = own & bytes[ROOFED + territory]!; rest !== 0; rest &= rest - 1) {
    listTransfers(memory, seat, (territory << 3) + 31 - Math.clz32(rest & -rest), list);
  }
  if (bytes[ONS] === 0) {
    list.push(packMove(MOVE, nextTerritory(territory), 0));
    list.push(packMove(MOVE, territory === 0 ? TERRITORIES - 1 : territory - 1, 0));
  }
}

/** GN-Y3: the roof of this building may go to any open building of the seat on the same land. */
function listTransfers(memory: Memory, seat: Seat, from: Area, list: MoveList): void {
  const land = memory.landOf(from);
  for (let territory = 0; territory < TERRITORIES; territory++) {
    for (let rest = memory.openIn(seat, territory); rest !== 0; rest &= rest - 1) {
      const to = (territory << 3) + 31 - Math.clz32(rest & -rest);
      if (memory.landOf(to) === land) list.push(packMove(ROOF, from, to));
    }
  }
}

/** After 7 comes 1. */
export const nextTerritory = (territory: number): number => (territory === TERRITORIES - 1 ? 0 : territory + 1);
