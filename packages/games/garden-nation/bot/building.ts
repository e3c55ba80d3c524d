import type { Move, Seat } from '@potager/kernel';
import { type Area, territoryOf } from '../rules/areas.ts';
import { BRAMBLE, PROJECT_RULES, PROJECTS } from '../rules/components.ts';
import type { Memory } from '../rules/memory.ts';
import { firstOf, secondOf } from '../rules/moves.ts';
import { completableAt } from '../rules/projects.ts';
import { missionGain } from './missions.ts';
import { FIELDS } from '../rules/fields.ts';

const { FLOORS, TOKENS, TOKENS_LEFT } = FIELDS;

/** Points by project number. */
export const projectPoints = Uint8Array.from([0, ...PROJECTS.map(({ kind }) => PROJECT_RULES[kind].points)]);

/** What an inhabitant is worth in points, as long as there are enough of them. */
const INHABITANT = 0.3;

/** What a floor there would bring at once, roughly, in points: a project, progress of missions, less its cost. */
export function buildGain(memory: Memory, seat: Seat, move: Move): number {
  const area = firstOf(move);
  const token = secondOf(move);
  const cost = memory.costOf(area);
  const land = token === 0 ? memory.landOf(area) : token - 1;
  return missionGain(memory, seat, area, land) + projectGain(memory, seat, area, token) - INHABITANT * cost;
}

/** The best project that a floor there would complete. The floor is placed to see, and taken away again. */
function projectGain(memory: Memory, seat: Seat, area: Area, token: number): number {
  const { bytes } = memory;
  const isNew = bytes[FLOORS + area] === 0;
  if (token !== 0) memory.layToken(area, token - 1);
  memory.placeFloors(seat, area, 1);
  const best = bestOf(completableAt(memory, seat, area));
  if (isNew) memory.takeBuilding(seat, area);
  else memory.placeFloors(seat, area, -1);
  if (token !== 0) {
    bytes[TOKENS + territoryOf(area)] = BRAMBLE;
    bytes[TOKENS_LEFT + token - 1]! += 1;
  }
  return best;
}

/** The most points in a set of projects. */
function bestOf(projects: number): number {
  let best = 0;
  for (let rest = projects; rest !== 0; rest &= rest - 1) {
    const points = projectPoints[31 - Math.clz32(rest & -rest)]!;
    if (points > best) best = points;
  }
  return best;
}
