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
import type { Memory } from './memory.ts';
import { PHASE_NUMBERS, FIELDS } from './fields.ts';
import { MAX_ONS } from './legal-moves.ts';
import { listNumbers, numberSet } from './number-set.ts';
import { choosingIn } from './view.ts';
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
} = FIELDS;
const { OVER_PHASE, PROJECT_PHASE } = PHASE_NUMBERS;

/** Broken conservation laws and impossible figures. Empty unless there is a defect. */
export function findFaults(memory: Memory): string[] {
  const seats = listSeats(allSeats(memory.seatCount));
  return [
    ...seats.flatMap((seat) => faultsOfSeat(memory, seat)),
    ...faultsOfAreas(memory),
    ...faultsOfReserve(memory),
    ...faultsOfCards(memory),
    ...faultsOfTurn(memory),
  ];
}

function faultsOfSeat(memory: Memory, seat: Seat): string[] {
  const { bytes, ints } = memory;
  const own = AREAS.filter((area) => memory.isOwn(seat, area));
  const floors = own.reduce((sum, area) => sum + memory.floorsAt(area), 0);
  const kept = listNumbers(ints[KEPT + seat]!);
  const hasChosen = (choosingIn(memory) & (1 << seat)) === 0;
  const points = listNumbers(ints[TAKEN + seat]!).reduce(
    (sum, project) => sum + PROJECT_RULES[projectAt(project).kind].points,
    0,
  );
  return listBroken({
    'floors are lost': FLOORS_EACH[memory.seatCount] !== floors + bytes[FLOORS_LEFT + seat]!,
    'nobody is left': ints[POPULATION + seat]! < 1,
    'has ploys from nowhere': bytes[PLOYS_LEFT + seat]! > PLOYS,
    'has points from nowhere': points !== bytes[POINTS + seat],
    'has a wrong hand': listNumbers(ints[DEALT + seat]!).length !== DEALT_MISSIONS,
    'kept the wrong number of missions': kept.length !== (hasChosen ? KEPT_MISSIONS : 0),
    'kept what was not dealt': (ints[KEPT + seat]! & ~ints[DEALT + seat]!) !== 0,
    'kept the same mission twice': kept.length === 2 && missionAt(kept[0]!) === missionAt(kept[1]!),
    'has no floors in a game that goes on': bytes[FLOORS_LEFT + seat] === 0 && bytes[LAST_ROUND] === 0,
    'stands wrong in a territory': Array.from({ length: TERRITORIES }, (_, territory) => territory).some(
      (territory) =>
        own.reduce((sum, area) => sum + (territoryOf(area) === territory ? memory.floorsAt(area) : 0), 0) !==
        bytes[STANDING + 4 * territory + seat],
    ),
  }).map((fault) => `seat ${seat}: ${fault}`);
}

function faultsOfAreas(memory: Memory): string[] {
  const seats = listSeats(allSeats(memory.seatCount));
  return AREAS.flatMap((area) => {
    const owners = seats.filter((seat) => memory.isOwn(seat, area)).length;
    const isEmpty = memory.isEmpty(area);
    return listBroken({
      'has the wrong number of owners': owners !== (isEmpty ? 0 : 1),
      'has floors and is empty, or none and is not': isEmpty !== (memory.floorsAt(area) === 0),
      'has a roof on nothing': isEmpty && memory.isRoofed(area),
      'is built on but has no land': !isEmpty && memory.landOf(area) === BRAMBLE,
    }).map((fault) => `area ${area}: ${fault}`);
  });
}

function faultsOfReserve(memory: Memory): string[] {
  const { bytes } = memory;
  const roofed = AREAS.filter((area) => memory.isRoofed(area)).length;
  return listBroken({
    'roofs are lost': ROOFS !== roofed + bytes[ROOFS_LEFT]!,
    'bramble tokens are lost': LANDS.some((_, land) => {
      const laid = BRAMBLES.filter((area) => bytes[TOKENS + territoryOf(area)] === land).length;
      return TOKENS_OF_EACH_LAND !== laid + bytes[TOKENS_LEFT + land]!;
    }),
  });
}

function faultsOfCards(memory: Memory): string[] {
  const { bytes, ints } = memory;
  const seats = listSeats(allSeats(memory.seatCount));
  const projects = [
    ...seats.flatMap((seat) => listNumbers(ints[TAKEN + seat]!)),
    ...[...bytes.subarray(FACE_UP, DECK_LEFT)].filter((project) => project !== 0),
    ...bytes.subarray(DECK, DECK + bytes[DECK_LEFT]!),
  ];
  const dealt = seats.flatMap((seat) => listNumbers(ints[DEALT + seat]!));
  return listBroken({
    'projects are lost or doubled': projects.length !== PROJECTS.length || new Set(projects).size !== projects.length,
    'the face-up projects are not what they seem':
      numberSet([...bytes.subarray(FACE_UP, DECK_LEFT)].filter((project) => project !== 0)) !== ints[FACE_UP_SET],
    'a mission was dealt twice': new Set(dealt).size !== dealt.length,
  });
}

function faultsOfTurn(memory: Memory): string[] {
  const { bytes } = memory;
  const isProject = bytes[PHASE] === PROJECT_PHASE;
  const isOver = bytes[PHASE] === OVER_PHASE;
  const actors = bytes[ACTORS]!;
  return listBroken({
    'moved on too often': bytes[ONS]! > MAX_ONS,
    'nobody may act, or someone may when it is over': isOver !== (actors === 0),
    'over without a last round': isOver && bytes[LAST_ROUND] === 0,
    'a project is offered that nobody can complete':
      isProject && completableAt(memory, listSeats(actors)[0]!, bytes[PLACED]!) === 0,
  });
}

const listBroken = (laws: { readonly [fault: string]: boolean }): string[] =>
  Object.keys(laws).filter((fault) => laws[fault] === true);
