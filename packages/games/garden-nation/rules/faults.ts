import { allSeats, listSeats, type Seat } from '@potager/kernel';
import { AREAS, BRAMBLES, territoryOf } from './areas.ts';
import {
  BRAMBLE,
  DEALT_MISSIONS,
  FLOORS_EACH,
  KEPT_MISSIONS,
  LANDS,
  missionAt,
  PLOYS,
  PROJECT_RULES,
  projectAt,
  PROJECTS,
  ROOFS,
  TERRITORIES,
  TOKENS_OF_EACH_LAND,
} from './components.ts';
import type { Garden } from './garden.ts';
import { PHASE_NUMBERS, PLACES } from './places.ts';
import { MAX_ONS } from './listing.ts';
import { listNumbers, numberSet } from './number-set.ts';
import { choosingIn } from './picture.ts';
import { completableAt } from './projects.ts';

const {
  ACTORS,
  DEALT,
  DECK,
  DECK_LEFT,
  FACE_UP,
  FACE_UP_SET,
  FLOORS_LEFT,
  KEPT,
  LAST_ROUND,
  ONS,
  PHASE,
  PLACED,
  PLOYS_LEFT,
  POINTS,
  POPULATION,
  ROOFS_LEFT,
  STANDING,
  TAKEN,
  TOKENS,
  TOKENS_LEFT,
} = PLACES;
const { OVER_PHASE, PROJECT_PHASE } = PHASE_NUMBERS;

/** Broken conservation laws and impossible figures. Empty unless there is a defect. */
export function findFaults(garden: Garden): string[] {
  const seats = listSeats(allSeats(garden.seats));
  return [
    ...seats.flatMap((seat) => faultsOfSeat(garden, seat)),
    ...faultsOfAreas(garden),
    ...faultsOfReserve(garden),
    ...faultsOfCards(garden),
    ...faultsOfTurn(garden),
  ];
}

function faultsOfSeat(garden: Garden, seat: Seat): string[] {
  const { bytes, words } = garden;
  const own = AREAS.filter((area) => garden.isOwn(seat, area));
  const floors = own.reduce((sum, area) => sum + garden.floorsAt(area), 0);
  const kept = listNumbers(words[KEPT + seat]!);
  const hasChosen = (choosingIn(garden) & (1 << seat)) === 0;
  const points = listNumbers(words[TAKEN + seat]!).reduce(
    (sum, project) => sum + PROJECT_RULES[projectAt(project).kind].points,
    0,
  );
  return listBroken({
    'floors are lost': floors + bytes[FLOORS_LEFT + seat]! !== FLOORS_EACH[garden.seats],
    'nobody is left': words[POPULATION + seat]! < 1,
    'has ploys from nowhere': bytes[PLOYS_LEFT + seat]! > PLOYS,
    'has points from nowhere': points !== bytes[POINTS + seat],
    'has a wrong hand': listNumbers(words[DEALT + seat]!).length !== DEALT_MISSIONS,
    'kept the wrong number of missions': kept.length !== (hasChosen ? KEPT_MISSIONS : 0),
    'kept what was not dealt': (words[KEPT + seat]! & ~words[DEALT + seat]!) !== 0,
    'kept the same mission twice': kept.length === 2 && missionAt(kept[0]!) === missionAt(kept[1]!),
    'has no floors in a game that goes on': bytes[FLOORS_LEFT + seat] === 0 && bytes[LAST_ROUND] === 0,
    'stands wrong in a territory': Array.from({ length: TERRITORIES }, (_, territory) => territory).some(
      (territory) =>
        own.reduce((sum, area) => sum + (territoryOf(area) === territory ? garden.floorsAt(area) : 0), 0) !==
        bytes[STANDING + 4 * territory + seat],
    ),
  }).map((fault) => `seat ${seat}: ${fault}`);
}

function faultsOfAreas(garden: Garden): string[] {
  const seats = listSeats(allSeats(garden.seats));
  return AREAS.flatMap((area) => {
    const owners = seats.filter((seat) => garden.isOwn(seat, area)).length;
    const isEmpty = garden.isEmpty(area);
    return listBroken({
      'has the wrong number of owners': owners !== (isEmpty ? 0 : 1),
      'has floors and is empty, or none and is not': isEmpty !== (garden.floorsAt(area) === 0),
      'has a roof on nothing': isEmpty && garden.isRoofed(area),
      'is built on but has no land': !isEmpty && garden.landOf(area) === BRAMBLE,
    }).map((fault) => `area ${area}: ${fault}`);
  });
}

function faultsOfReserve(garden: Garden): string[] {
  const { bytes } = garden;
  const roofed = AREAS.filter((area) => garden.isRoofed(area)).length;
  return listBroken({
    'roofs are lost': roofed + bytes[ROOFS_LEFT]! !== ROOFS,
    'bramble tokens are lost': LANDS.some((_, land) => {
      const laid = BRAMBLES.filter((area) => bytes[TOKENS + territoryOf(area)] === land).length;
      return laid + bytes[TOKENS_LEFT + land]! !== TOKENS_OF_EACH_LAND;
    }),
  });
}

function faultsOfCards(garden: Garden): string[] {
  const { bytes, words } = garden;
  const seats = listSeats(allSeats(garden.seats));
  const projects = [
    ...seats.flatMap((seat) => listNumbers(words[TAKEN + seat]!)),
    ...[...bytes.subarray(FACE_UP, DECK_LEFT)].filter((project) => project !== 0),
    ...bytes.subarray(DECK, DECK + bytes[DECK_LEFT]!),
  ];
  const dealt = seats.flatMap((seat) => listNumbers(words[DEALT + seat]!));
  return listBroken({
    'projects are lost or doubled': projects.length !== PROJECTS.length || new Set(projects).size !== projects.length,
    'the face-up projects are not what they seem':
      numberSet([...bytes.subarray(FACE_UP, DECK_LEFT)].filter((project) => project !== 0)) !== words[FACE_UP_SET],
    'a mission was dealt twice': new Set(dealt).size !== dealt.length,
  });
}

function faultsOfTurn(garden: Garden): string[] {
  const { bytes } = garden;
  const isProject = bytes[PHASE] === PROJECT_PHASE;
  const isOver = bytes[PHASE] === OVER_PHASE;
  const actors = bytes[ACTORS]!;
  return listBroken({
    'moved on too often': bytes[ONS]! > MAX_ONS,
    'nobody may act, or someone may when it is over': isOver !== (actors === 0),
    'over without a last round': isOver && bytes[LAST_ROUND] === 0,
    'a project is offered that nobody can complete':
      isProject && completableAt(garden, listSeats(actors)[0]!, bytes[PLACED]!) === 0,
  });
}

const listBroken = (laws: { readonly [fault: string]: boolean }): string[] =>
  Object.keys(laws).filter((fault) => laws[fault] === true);
