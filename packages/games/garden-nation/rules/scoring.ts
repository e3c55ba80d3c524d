import type { Seat } from '@potager/kernel';
import { type Area, AREAS, territoryOf } from './areas.ts';
import { LANDS, type Mission, missionAt, populationPoints, PROJECT_RULES, projectAt } from './components.ts';
import type { Garden } from './garden.ts';
import { PLACES } from './places.ts';
import type { Line } from './kinds.ts';
import { leadersIn } from './majority.ts';
import { listNumbers } from './number-set.ts';

const { KEPT, POPULATION, TAKEN } = PLACES;

/** A seat's points if the game ended now (GN-E2), with its missions only where they lie open to the viewer. */
export function scoreOf(garden: Garden, seat: Seat, missions: { readonly isOpen: boolean }): Line[] {
  const { words } = garden;
  const taken = listNumbers(words[TAKEN + seat]!).map((project): Line => ({
    rule: 'GN-J4',
    key: 'project',
    project,
    points: PROJECT_RULES[projectAt(project).kind].points,
  }));
  const kept = listNumbers(words[KEPT + seat]!).map((number) => scoreMission(garden, seat, number));
  const inhabitants = words[POPULATION + seat]!;
  return [
    ...taken,
    ...(missions.isOpen ? kept : [{ rule: 'GN-S6', key: 'missionsHidden', points: 0 } as const]),
    { rule: 'GN-E2', key: 'population', inhabitants, points: populationPoints(inhabitants) },
  ];
}

function scoreMission(garden: Garden, seat: Seat, number: number): Line {
  const mission = missionAt(number);
  switch (mission.kind) {
    case 'floors': {
      const floors = openOn(garden, seat, mission).reduce((sum, area) => sum + garden.floorsAt(area), 0);
      return { rule: 'GN-M1', key: 'floors', mission: number, floors, points: floors };
    }
    case 'two-floors': {
      const buildings = openOn(garden, seat, mission).filter((area) => garden.floorsAt(area) >= 2).length;
      return { rule: 'GN-M2', key: 'buildings', mission: number, buildings, points: 3 * buildings };
    }
    case 'tower': {
      const towers = openBuildings(garden, seat).filter((area) => garden.floorsAt(area) >= mission.floors);
      const territories = [...new Set(towers.map((area) => territoryOf(area) + 1))];
      return { rule: 'GN-M3', key: 'towers', mission: number, territories, points: mission.each * territories.length };
    }
    case 'control': {
      const held = mission.territories.filter((territory) => leadersIn(garden, territory - 1) === 1 << seat);
      return { rule: 'GN-M4', key: 'control', mission: number, held, points: [0, 4, 12][held.length]! };
    }
  }
}

const openBuildings = (garden: Garden, seat: Seat): Area[] =>
  AREAS.filter((area) => garden.isOwn(seat, area) && !garden.isRoofed(area));

const openOn = (garden: Garden, seat: Seat, { land }: Extract<Mission, { readonly land: unknown }>): Area[] =>
  openBuildings(garden, seat).filter((area) => LANDS[garden.landOf(area)] === land);
