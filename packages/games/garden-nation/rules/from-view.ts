import { NOBODY, type Seat } from '@potager/kernel';
import { type Area, parseArea } from './areas.ts';
import { LANDS } from './components.ts';
import { Memory } from './memory.ts';
import { PHASES, FIELDS, PLOY_USES } from './fields.ts';
import type { Building, View } from './kinds.ts';
import { Layout } from './layout.ts';
import { numberSet } from './number-set.ts';
import type { Version } from './versions.ts';

const {
  ACTIONS_LEFT,
  ACTORS,
  CAME_FROM,
  DEALT,
  FIRST,
  KEPT,
  LAST_ROUND,
  NOWHERE,
  ONS,
  PHASE,
  PLACED,
  PLAYED,
  PLOY_USED,
  PLOYS_LEFT,
  POINTS,
  POPULATION,
  ROUND,
  TAKEN,
  TORTICRANE,
  TURN,
  TURNS,
} = FIELDS;
const { BINDING } = PLOY_USES;

/** The position that a view shows, where it shows everything; redealing fills in the rest. */
export function memoryFromView(version: Version, view: View): Memory {
  const { seats: seatCount, first } = view;
  const memory = new Memory(version, { seatCount, layout: new Layout(view.board), first });
  const { bytes, ints } = memory;
  ints.set(view.population, POPULATION);
  ints[ROUND] = view.round;
  ints.set(view.taken.map(numberSet), TAKEN);
  ints.set(
    view.kept.map((missions) => numberSet(missions ?? [])),
    KEPT,
  );
  if (view.dealt !== null) ints[DEALT + view.viewer] = numberSet(view.dealt);
  bytes.set(view.ploysLeft, PLOYS_LEFT);
  bytes.set(view.points, POINTS);
  for (const [place, project] of view.projects.entries()) memory.turnUp(place, project);
  for (const [name, building] of Object.entries(view.buildings)) layBuilding(memory, areaOf(name), building);
  for (const [name, land] of Object.entries(view.tokens)) memory.layToken(areaOf(name), LANDS.indexOf(land));
  setTurn(memory, view);
  return memory;
}

function layBuilding(memory: Memory, area: Area, { seat, floors, roof }: Building): void {
  memory.placeFloors(seat, area, floors);
  if (roof) memory.placeRoof(area);
}

function setTurn({ bytes }: Memory, view: View): void {
  bytes[PHASE] = PHASES.indexOf(view.phase);
  bytes[TURN] = view.turn ?? view.first;
  bytes[FIRST] = view.first;
  bytes[ACTORS] = view.turn === null ? seatSet(view.choosing) : 1 << view.turn;
  bytes[ACTIONS_LEFT] = view.actionsLeft;
  bytes[TURNS] = view.turns;
  bytes[PLAYED] = seatSet(view.played);
  bytes[LAST_ROUND] = Number(view.lastRound);
  bytes[TORTICRANE] = view.torticrane === null ? NOWHERE : view.torticrane - 1;
  bytes[ONS] = view.movedOn;
  bytes[CAME_FROM] = view.cameFrom === null ? NOWHERE : view.cameFrom - 1;
  bytes[PLOY_USED] = view.isBound ? BINDING : Number(view.ployUsed);
  bytes[PLACED] = view.placed === null ? NOWHERE : areaOf(view.placed);
}

const areaOf = (name: string): Area => parseArea(name)!;

const seatSet = (seats: readonly Seat[]): number => seats.reduce((set, seat) => set | (1 << seat), NOBODY);
