import { NOBODY, type Seat } from '@potager/kernel';
import { type Area, parseArea } from './areas.ts';
import { LANDS } from './components.ts';
import { Garden } from './garden.ts';
import { PHASES, PLACES } from './places.ts';
import type { Building, View } from './kinds.ts';
import { Layout } from './layout.ts';
import { numberSet } from './number-set.ts';

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
} = PLACES;

/** The garden that a view shows, where it shows everything; redealing fills in the rest. */
export function gardenFromView(view: View): Garden {
  const garden = new Garden(view.seats, new Layout(view.board), view.first);
  const { bytes, words } = garden;
  words.set(view.population, POPULATION);
  words[ROUND] = view.round;
  words.set(view.taken.map(numberSet), TAKEN);
  words.set(
    view.kept.map((missions) => numberSet(missions ?? [])),
    KEPT,
  );
  if (view.dealt !== null) words[DEALT + view.viewer] = numberSet(view.dealt);
  bytes.set(view.ploysLeft, PLOYS_LEFT);
  bytes.set(view.points, POINTS);
  for (const [place, project] of view.projects.entries()) garden.turnUp(place, project);
  for (const [name, building] of Object.entries(view.buildings)) layBuilding(garden, areaOf(name), building);
  for (const [name, land] of Object.entries(view.tokens)) garden.layToken(areaOf(name), LANDS.indexOf(land));
  setTurn(garden, view);
  return garden;
}

function layBuilding(garden: Garden, area: Area, { seat, floors, roof }: Building): void {
  garden.placeFloors(seat, area, floors);
  if (roof) garden.placeRoof(area);
}

function setTurn({ bytes }: Garden, view: View): void {
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
  bytes[PLOY_USED] = Number(view.ployUsed);
  bytes[PLACED] = view.placed === null ? NOWHERE : areaOf(view.placed);
}

const areaOf = (name: string): Area => parseArea(name)!;

const seatSet = (seats: readonly Seat[]): number => seats.reduce((set, seat) => set | (1 << seat), NOBODY);
