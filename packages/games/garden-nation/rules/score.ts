import type { Seat } from '@potager/kernel';
import { type Area, AREAS, territoryOf } from './areas.ts';
import { LANDS, type Mission, missionAt, populationPoints, PROJECT_RULES, projectAt } from './components.ts';
import type { Memory } from './memory.ts';
import { FIELDS } from './fields.ts';
import type { ScoreLine } from './kinds.ts';
import { leadersIn } from './majority.ts';
import { listNumbers } from './number-set.ts';

const { KEPT, POPULATION, TAKEN } = FIELDS;

/** A seat's points if the game ended now (GN-E2), with its missions only where they lie open to the viewer. */
export function scoreOf(memory: Memory, seat: Seat, missions: { readonly isOpen: boolean }): ScoreLine[] {
  const { ints } = memory;
  const taken = listNumbers(ints[TAKEN + seat]!).map((project): ScoreLine => ({
    rule: 'GN-J4',
    key: 'project',
    project,
    points: PROJECT_RULES[projectAt(project).kind].points,
  }));
  const kept = listNumbers(ints[KEPT + seat]!).map((number) => scoreMission(memory, seat, number));
  const inhabitants = ints[POPULATION + seat]!;
  return [
    ...taken,
    ...(missions.isOpen ? kept : [{ rule: 'GN-S6', key: 'missionsHidden', points: 0 } as const]),
    { rule: 'GN-E2', key: 'population', inhabitants, points: populationPoints(inhabitants) },
  ];
}

/** What a seat's missions would bring if the game ended now. */
export const missionPoints = (memory: Memory, seat: Seat): number =>
  listNumbers(memory.ints[KEPT + seat]!).reduce((sum, number) => sum + scoreMission(memory, seat, number).points, 0);

function scoreMission(memory: Memory, seat: Seat, number: number): ScoreLine {
  const mission = missionAt(number);
  switch (mission.kind) {
    case 'floors': {
      const floors = openOn(memory, seat, mission).reduce((sum, area) => sum + memory.floorsAt(area), 0);
      return { rule: 'GN-M1', key: 'floors', mission: number, floors, points: floors };
    }
    case 'two-floors': {
      const buildings = openOn(memory, seat, mission).filter((area) => memory.floorsAt(area) >= 2).length;
      return { rule: 'GN-M2', key: 'buildings', mission: number, buildings, points: 3 * buildings };
    }
    case 'tower': {
      const towers = openBuildings(memory, seat).filter((area) => memory.floorsAt(area) >= mission.floors);
      const territories = [...new Set(towers.map((area) => territoryOf(area) + 1))];
      return { rule: 'GN-M3', key: 'towers', mission: number, territories, points: mission.each * territories.length };
    }
    case 'control': {
      const held = mission.territories.filter((territory) => leadersIn(memory, territory - 1) === 1 << seat);
      return { rule: 'GN-M4', key: 'control', mission: number, held, points: [0, 4, 12][held.length]! };
    }
  }
}

const openBuildings = (memory: Memory, seat: Seat): Area[] =>
  AREAS.filter((area) => memory.isOwn(seat, area) && !memory.isRoofed(area));

const openOn = (memory: Memory, seat: Seat, { land }: Extract<Mission, { readonly land: unknown }>): Area[] =>
  openBuildings(memory, seat).filter((area) => LANDS[memory.landOf(area)] === land);
