import { allSeats, includes, listSeats, type Seat, type SeatSet, type Viewer } from '@potager/kernel';
import { AREAS, BRAMBLES, makeArea, territoryOf } from './areas.ts';
import { BRAMBLE, type Land, LANDS } from './components.ts';
import { outcomeOf } from './ending.ts';
import type { Memory } from './memory.ts';
import { PHASE_NUMBERS, PHASES, FIELDS, PLOY_USES } from './fields.ts';
import type { Building, OpenFacts, State, View } from './kinds.ts';
import { listNumbers } from './number-set.ts';

const {
  ACTIONS_LEFT,
  ACTORS,
  CAME_FROM,
  DEALT,
  DECK,
  DECK_LEFT,
  FACE_UP,
  FIRST,
  FLOORS_LEFT,
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
  ROOFS_LEFT,
  ROUND,
  TAKEN,
  TOKENS,
  TORTICRANE,
  TURN,
  TURNS,
} = FIELDS;
const { MISSIONS_PHASE, OVER_PHASE } = PHASE_NUMBERS;
const { BINDING, UNUSED } = PLOY_USES;

/** What a viewer may know. */
export function makeView(memory: Memory, viewer: Viewer, layout: string): View {
  const { bytes, ints, seatCount } = memory;
  const isOver = bytes[PHASE] === OVER_PHASE;
  const choosing = choosingIn(memory);
  const sees = (seat: Seat): boolean => isOver || (seat === viewer && !includes(choosing, seat));
  return {
    viewer,
    rules: memory.version.rules,
    seats: seatCount,
    layout,
    ...openFacts(memory),
    points: bySeat(seatCount, (seat) => bytes[POINTS + seat]!),
    deck: bytes[DECK_LEFT]!,
    choosing: listSeats(choosing),
    dealt: viewer < seatCount ? listNumbers(ints[DEALT + viewer]!) : null,
    kept: bySeat(seatCount, (seat) => (sees(seat) ? listNumbers(ints[KEPT + seat]!) : null)),
  };
}

/** Everything, as the trace prints it. */
export function makeState(memory: Memory): State {
  const { bytes, ints, seatCount } = memory;
  const isOver = bytes[PHASE] === OVER_PHASE;
  return {
    ...openFacts(memory),
    score: isOver ? outcomeOf(memory).scores : bySeat(seatCount, (seat) => bytes[POINTS + seat]!),
    deck: [...bytes.subarray(DECK, DECK + bytes[DECK_LEFT]!)].toReversed(),
    dealt: bySeat(seatCount, (seat) => listNumbers(ints[DEALT + seat]!)),
    kept: bySeat(seatCount, (seat) => listNumbers(ints[KEPT + seat]!)),
  };
}

/** Who still has to keep missions. */
export const choosingIn = ({ bytes }: Memory): SeatSet => (bytes[PHASE] === MISSIONS_PHASE ? bytes[ACTORS]! : 0);

function openFacts(memory: Memory): OpenFacts {
  const { bytes, ints, seatCount } = memory;
  const phase = PHASES[bytes[PHASE]!]!;
  return {
    phase,
    turn: phase === 'missions' || phase === 'over' ? null : bytes[TURN]!,
    first: bytes[FIRST]!,
    round: ints[ROUND]!,
    actionsLeft: bytes[ACTIONS_LEFT]!,
    turns: bytes[TURNS]!,
    played: listSeats(bytes[PLAYED]!),
    lastRound: bytes[LAST_ROUND] === 1,
    torticrane: territoryNumber(bytes[TORTICRANE]!),
    movedOn: bytes[ONS]!,
    cameFrom: territoryNumber(bytes[CAME_FROM]!),
    ployUsed: bytes[PLOY_USED] !== UNUSED,
    isBound: bytes[PLOY_USED] === BINDING,
    placed: bytes[PLACED] === NOWHERE ? null : makeArea(bytes[PLACED]!),
    population: bySeat(seatCount, (seat) => ints[POPULATION + seat]!),
    floorsLeft: bySeat(seatCount, (seat) => bytes[FLOORS_LEFT + seat]!),
    ploysLeft: bySeat(seatCount, (seat) => bytes[PLOYS_LEFT + seat]!),
    roofsLeft: bytes[ROOFS_LEFT]!,
    buildings: listBuildings(memory),
    tokens: listTokens(memory),
    projects: [...bytes.subarray(FACE_UP, DECK_LEFT)].filter((project) => project !== 0),
    taken: bySeat(seatCount, (seat) => listNumbers(ints[TAKEN + seat]!)),
    board: memory.layout.tiles,
  };
}

function listBuildings(memory: Memory): { [area: string]: Building } {
  const buildings: { [area: string]: Building } = {};
  for (const area of AREAS) {
    if (memory.isEmpty(area)) continue;
    buildings[makeArea(area)] = {
      seat: memory.ownerOf(area),
      floors: memory.floorsAt(area),
      roof: memory.isRoofed(area),
    };
  }
  return buildings;
}

function listTokens({ bytes }: Memory): { [area: string]: Land } {
  const laid = BRAMBLES.filter((area) => bytes[TOKENS + territoryOf(area)] !== BRAMBLE);
  return Object.fromEntries(laid.map((area) => [makeArea(area), LANDS[bytes[TOKENS + territoryOf(area)]!]!]));
}

const territoryNumber = (territory: number): number | null => (territory === NOWHERE ? null : territory + 1);

const bySeat = <T>(seats: number, of: (seat: Seat) => T): T[] => listSeats(allSeats(seats)).map(of);
