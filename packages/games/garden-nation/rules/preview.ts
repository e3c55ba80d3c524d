import type { Move, Seat } from '@potager/kernel';
import { type Area, makeArea, territoryOf } from './areas.ts';
import { PROJECT_RULES, projectAt } from './components.ts';
import type { Memory } from './memory.ts';
import { FIELDS } from './fields.ts';
import type { Preview } from './kinds.ts';
import { nextTerritory } from './legal-moves.ts';
import { majorityIn } from './majority.ts';
import { firstOf, KINDS, kindOf, secondOf } from './moves.ts';
import { listNumbers } from './number-set.ts';
import { completableAt } from './projects.ts';
import { missionPoints } from './score.ts';
import { upcomingAfter } from './upcoming.ts';

const { CAME_FROM, FLOORS_LEFT, NOWHERE, PLACED, POPULATION, TORTICRANE } = FIELDS;
const { ABANDON, BUILD, IDLE, INVADE, KEEP, MOVE, NEXT, ON, PROJECT, ROOF } = KINDS;

/** What a legal move would do, as a board shows it before the move is made. It looks at nothing hidden. */
export function makePreview(memory: Memory, seat: Seat, move: Move): Preview {
  const kind = kindOf(move);
  const effect = effectOf(memory, seat, move);
  // Completing a project turns up a hidden one, and nothing can be built while missions are chosen.
  return kind === PROJECT || kind === KEEP ? effect : { ...effect, upcoming: upcomingAfter(memory, seat, move) };
}

function effectOf(memory: Memory, seat: Seat, move: Move): Preview {
  const first = firstOf(move);
  switch (kindOf(move)) {
    case BUILD:
      return previewBuild(memory, seat, first, secondOf(move));
    case ABANDON:
      return previewAbandon(memory, seat, first);
    case INVADE:
      return previewInvade(memory, seat, first);
    case MOVE:
      return { torticrane: first + 1 };
    case ON:
      return { torticrane: nextTerritory(memory.bytes[TORTICRANE]!) + 1 };
    case IDLE:
      return { torticrane: idleTerritory(memory) + 1 };
    case ROOF:
      return previewRoof(memory, seat, first, secondOf(move));
    case PROJECT:
      return previewProject(memory, seat, first);
    case NEXT:
      return { next: first };
    default:
      return {};
  }
}

function previewBuild(memory: Memory, seat: Seat, area: Area, token: number): Preview {
  const after = memory.copy();
  const cost = memory.costOf(area);
  if (token !== 0) after.layToken(area, token - 1);
  after.placeFloors(seat, area, 1);
  return { cost, population: populationAfter(memory, seat, -cost), ...compare(memory, after, seat, area) };
}

function previewAbandon(memory: Memory, seat: Seat, area: Area): Preview {
  const after = memory.copy();
  const gain = memory.doubleCostOf(area);
  after.takeBuilding(seat, area);
  return { gain, population: populationAfter(memory, seat, gain), ...compare(memory, after, seat, area) };
}

function previewInvade(memory: Memory, seat: Seat, area: Area): Preview {
  const after = memory.copy();
  const floors = memory.floorsAt(area);
  const cost = memory.doubleCostOf(area);
  after.takeBuilding(memory.ownerOf(area), area);
  after.placeFloors(seat, area, floors);
  return { cost, population: populationAfter(memory, seat, -cost), ...compare(memory, after, seat, area) };
}

/** A building that gets its roof no longer counts for most missions (GN-F1). */
function previewProject(memory: Memory, seat: Seat, project: number): Preview {
  const area = memory.bytes[PLACED]!;
  const after = memory.copy();
  after.placeRoof(area);
  const { points } = PROJECT_RULES[projectAt(project).kind];
  return { points, roof: makeArea(area), ...compareMissions(memory, after, seat) };
}

function previewRoof(memory: Memory, seat: Seat, from: Area, to: Area): Preview {
  const after = memory.copy();
  after.moveRoof(from, to);
  return { roof: makeArea(to), ...compareMissions(memory, after, seat) };
}

function compareMissions(now: Memory, after: Memory, seat: Seat): Pick<Preview, 'missions'> {
  const missions = { now: missionPoints(now, seat), after: missionPoints(after, seat) };
  return missions.now === missions.after ? {} : { missions };
}

/** What an action in an area changes, from the memory before and after it. */
function compare(now: Memory, after: Memory, seat: Seat, area: Area): Preview {
  const territory = territoryOf(area);
  const floors = after.floorsAt(area);
  const floorsLeft = after.bytes[FLOORS_LEFT + seat]!;
  return {
    floors,
    floorsLeft,
    torticrane: now.layout.sendsTo[area]! + 1,
    completes: floors === 0 ? [] : listNumbers(completableAt(after, seat, area)),
    territory: territory + 1,
    majority: { now: majorityIn(now, territory), after: majorityIn(after, territory) },
    ...compareMissions(now, after, seat),
    ...(floorsLeft === 0 ? { lastRound: true } : {}),
  };
}

const populationAfter = ({ ints }: Memory, seat: Seat, more: number): number => ints[POPULATION + seat]! + more;

function idleTerritory({ bytes }: Memory): number {
  return bytes[CAME_FROM] === NOWHERE ? bytes[TORTICRANE]! : bytes[CAME_FROM]!;
}
