import type { Move, Seat } from '@potager/kernel';
import { type Area, makeArea, territoryOf } from './areas.ts';
import { PROJECT_RULES, projectAt } from './components.ts';
import type { Garden } from './garden.ts';
import { PLACES } from './places.ts';
import type { Preview } from './kinds.ts';
import { nextTerritory } from './listing.ts';
import { majorityIn } from './majority.ts';
import { firstOf, KIND_NUMBERS, kindOf, secondOf } from './moves.ts';
import { listNumbers } from './number-set.ts';
import { completableAt } from './projects.ts';
import { upcomingAfter } from './upcoming.ts';

const { CAME_FROM, FLOORS_LEFT, NOWHERE, PLACED, POPULATION, TORTICRANE } = PLACES;
const { ABANDON, BUILD, IDLE, INVADE, KEEP, MOVE, NEXT, ON, PROJECT, ROOF } = KIND_NUMBERS;

/** What a legal move would do, as a board shows it before the move is made. It looks at nothing hidden. */
export function previewMove(garden: Garden, seat: Seat, move: Move): Preview {
  const kind = kindOf(move);
  const effect = effectOf(garden, seat, move);
  // Completing a project turns up a hidden one, and nothing can be built while missions are chosen.
  return kind === PROJECT || kind === KEEP ? effect : { ...effect, upcoming: upcomingAfter(garden, seat, move) };
}

function effectOf(garden: Garden, seat: Seat, move: Move): Preview {
  const first = firstOf(move);
  switch (kindOf(move)) {
    case BUILD:
      return previewBuild(garden, seat, first, secondOf(move));
    case ABANDON:
      return previewAbandon(garden, seat, first);
    case INVADE:
      return previewInvade(garden, seat, first);
    case MOVE:
      return { torticrane: first + 1 };
    case ON:
      return { torticrane: nextTerritory(garden.bytes[TORTICRANE]!) + 1 };
    case IDLE:
      return { torticrane: idleTerritory(garden) + 1 };
    case ROOF:
      return { roof: makeArea(secondOf(move)) };
    case PROJECT:
      return {
        points: PROJECT_RULES[projectAt(first).kind].points,
        roof: makeArea(garden.bytes[PLACED]!),
      };
    case NEXT:
      return { next: first };
    default:
      return {};
  }
}

function previewBuild(garden: Garden, seat: Seat, area: Area, token: number): Preview {
  const after = garden.copy();
  const cost = garden.costOf(area);
  if (token !== 0) after.layToken(area, token - 1);
  after.placeFloors(seat, area, 1);
  return { cost, population: populationAfter(garden, seat, -cost), ...compare(garden, after, seat, area) };
}

function previewAbandon(garden: Garden, seat: Seat, area: Area): Preview {
  const after = garden.copy();
  const gain = garden.doubleCostOf(area);
  after.takeBuilding(seat, area);
  return { gain, population: populationAfter(garden, seat, gain), ...compare(garden, after, seat, area) };
}

function previewInvade(garden: Garden, seat: Seat, area: Area): Preview {
  const after = garden.copy();
  const floors = garden.floorsAt(area);
  const cost = garden.doubleCostOf(area);
  after.takeBuilding(garden.ownerOf(area), area);
  after.placeFloors(seat, area, floors);
  return { cost, population: populationAfter(garden, seat, -cost), ...compare(garden, after, seat, area) };
}

/** What an action in an area changes, from the gardens before and after it. */
function compare(now: Garden, after: Garden, seat: Seat, area: Area): Preview {
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
    ...(floorsLeft === 0 ? { lastRound: true } : {}),
  };
}

const populationAfter = ({ words }: Garden, seat: Seat, more: number): number => words[POPULATION + seat]! + more;

function idleTerritory({ bytes }: Garden): number {
  return bytes[CAME_FROM] === NOWHERE ? bytes[TORTICRANE]! : bytes[CAME_FROM]!;
}
