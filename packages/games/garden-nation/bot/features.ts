/**
 * What a network is told of a position: what everybody sees, seat by seat, and the viewer's own missions. Others'
 * missions are not among it; what they build says what they are after, and that is learnt.
 */
import { FEATURE_UNIT, type Features, type Seat } from '@potager/kernel';
import { type Area, AREA_TABLES } from '../rules/areas.ts';
import { MISSIONS, populationPoints, PROJECT_RULES, PROJECTS } from '../rules/components.ts';
import { constructibleIn, invadableIn } from '../rules/constructing.ts';
import { FIELDS, PHASE_NUMBERS } from '../rules/fields.ts';
import { leadersIn } from '../rules/majority.ts';
import type { Memory } from '../rules/memory.ts';
import type { GardenNation } from '../rules/position.ts';
import { completableAt, completedAs } from '../rules/projects.ts';

const {
  ACTIONS_LEFT,
  DEALT,
  FACE_UP_SET,
  FIRST,
  FLOORS,
  FLOORS_LEFT,
  KEPT,
  LAST_ROUND,
  NOWHERE,
  OWN,
  PHASE,
  PLACED,
  PLAYED,
  PLOY_USED,
  PLOYS_LEFT,
  POINTS,
  POPULATION,
  ROOFED,
  ROOFS_LEFT,
  ROUND,
  STANDING,
  TORTICRANE,
  TURN,
  TURNS,
} = FIELDS;
const { MISSIONS_PHASE, NEXT_PHASE, PROJECT_PHASE } = PHASE_NUMBERS;
const { BRAMBLE, TERRITORIES } = AREA_TABLES;
const U = FEATURE_UNIT;
const MOST_SEATS = 4;

/** Kinds of missions, three of them for each land. */
const FLOORS_MISSION = 0;
const TWO_FLOORS_MISSION = 3;
const BELFRY = 6;
const OBSERVATORY = 7;
const CONTROL = 8;

const LAND_NUMBERS = { grass: 0, straw: 1, leaves: 2 } as const;

const missionKinds = Uint8Array.from([
  0,
  ...MISSIONS.map((mission) => {
    if (mission.kind === 'control') return CONTROL;
    if (mission.kind === 'tower') return mission.floors === 3 ? BELFRY : OBSERVATORY;
    return LAND_NUMBERS[mission.land] + (mission.kind === 'floors' ? FLOORS_MISSION : TWO_FLOORS_MISSION);
  }),
]);
const controlled = MISSIONS.map((mission) => (mission.kind === 'control' ? mission.territories : [1, 1]));
const firsts = Uint8Array.from([0, ...controlled.map(([one]) => one - 1)]);
const seconds = Uint8Array.from([0, ...controlled.map(([, other]) => other - 1)]);

const projectPoints = Uint8Array.from([0, ...PROJECTS.map(({ kind }) => PROJECT_RULES[kind].points)]);
const PROJECT_KINDS = Object.keys(PROJECT_RULES);
const projectKinds = Uint8Array.from([0, ...PROJECTS.map(({ kind }) => PROJECT_KINDS.indexOf(kind))]);
const MOST_POPULATION = 64;
const scale = Int8Array.from({ length: MOST_POPULATION }, (_, n) => (n === 0 ? -30 : populationPoints(n)));

// Places of what is common to all, of what each seat has, and of what only the viewer knows.
const COMMON = 24;
const EACH = 44;
const OWN_PLACE = COMMON + EACH * MOST_SEATS;
const KNOWN = 36;
const SIZE = OWN_PLACE + KNOWN;

/** What was counted of one seat's buildings, for its missions: by land, and by territory. */
const floorsOn = new Int32Array(3);
const highOn = new Int32Array(3);
const lowOn = new Int32Array(3);
const towers = new Uint8Array(TERRITORIES);
/** The best project that a floor completes, by territory. */
const gains = new Uint8Array(TERRITORIES);

export const features: Features = {
  size: SIZE,
  bySeat: { from: COMMON, each: EACH },
  read(position, viewer, inputs) {
    const { memory } = position as GardenNation;
    inputs.fill(0);
    readCommon(memory, viewer, inputs);
    // The viewer comes last: what was counted of its buildings is looked at for its missions.
    for (let place = memory.seatCount - 1; place >= 0; place--) {
      const seat = (viewer + place) % memory.seatCount;
      readSeat(memory, seat, COMMON + EACH * place, inputs);
    }
    readKnown(memory, viewer, inputs);
  },
};

function readCommon({ bytes, ints, seatCount }: Memory, viewer: Seat, inputs: Int16Array): void {
  const phase = bytes[PHASE]!;
  if (phase === MISSIONS_PHASE) inputs[0] = U;
  if (phase === PROJECT_PHASE) inputs[1] = U;
  if (phase === NEXT_PHASE) inputs[2] = U;
  if (bytes[LAST_ROUND] !== 0) inputs[3] = U;
  inputs[4 + bytes[TURNS]!] = U;
  if (bytes[TURN] === viewer) inputs[8 + bytes[TURNS]!] = U;
  inputs[12] = 4 * Math.min(ints[ROUND]!, 12);
  inputs[13] = 4 * Math.min(bytes[ROOFS_LEFT]!, 8);
  let fewest = 20;
  for (let seat = 0; seat < seatCount; seat++) fewest = Math.min(fewest, bytes[FLOORS_LEFT + seat]!);
  inputs[14] = 4 * fewest;
  if (bytes[TORTICRANE] === NOWHERE) inputs[15] = U;
  if (bytes[PLOY_USED] !== 0) inputs[16] = U;
  if (bytes[TURNS]! >= 1 && bytes[LAST_ROUND] !== 0) inputs[17] = U;
  for (let rest = ints[FACE_UP_SET]!; rest !== 0; rest &= rest - 1) {
    inputs[18 + projectKinds[31 - Math.clz32(rest & -rest)]!]! += U / 2;
  }
}

function readSeat(memory: Memory, seat: Seat, at: number, inputs: Int16Array): void {
  const { bytes, ints } = memory;
  const isTurn = bytes[TURN] === seat;
  const crane = bytes[TORTICRANE]!;
  if (isTurn) inputs[at] = U;
  if (isTurn && bytes[ACTIONS_LEFT]! >= 2) inputs[at + 1] = U;
  if (((bytes[PLAYED]! >> seat) & 1) !== 0) inputs[at + 2] = U;
  if (bytes[FIRST] === seat) inputs[at + 3] = U;
  const left = bytes[FLOORS_LEFT + seat]!;
  inputs[at + 4] = 4 * left;
  if (left <= 2) inputs[at + 5] = U;
  if (left <= 5) inputs[at + 6] = U;
  const population = ints[POPULATION + seat]!;
  inputs[at + 7] = 2 * Math.min(population, MOST_POPULATION);
  inputs[at + 8] = 3 * scale[Math.min(population, MOST_POPULATION - 1)]!;
  inputs[at + 9] = 4 * Math.max(0, 10 - population);
  inputs[at + 10] = 3 * Math.min(bytes[POINTS + seat]!, 60);
  inputs[at + 11] = (U / 2) * bytes[PLOYS_LEFT + seat]!;
  readBuildings(memory, seat, at + 12, inputs);
  readPossible(memory, seat, at + 30, inputs);
  if (isTurn && bytes[PHASE] === PROJECT_PHASE) {
    inputs[at + 42] = 4 * bestOf(completableAt(memory, seat, bytes[PLACED]!));
  }
  if (crane !== NOWHERE) inputs[at + 43] = 8 * Math.min(8, bytes[STANDING + 4 * crane + seat]!);
}

/** Eighteen numbers about what stands. */
function readBuildings(memory: Memory, seat: Seat, at: number, inputs: Int16Array): void {
  const { bytes } = memory;
  floorsOn.fill(0);
  highOn.fill(0);
  lowOn.fill(0);
  let openWorth = 0;
  let roofedWorth = 0;
  let income = 0;
  for (let territory = 0; territory < TERRITORIES; territory++) {
    let tallest = 0;
    const roofed = bytes[ROOFED + territory]!;
    for (let rest = bytes[OWN + 8 * seat + territory]!; rest !== 0; rest &= rest - 1) {
      const bit = rest & -rest;
      const area = (territory << 3) + 31 - Math.clz32(bit);
      const worth = memory.doubleCostOf(area);
      if ((roofed & bit) !== 0) {
        roofedWorth += worth;
        continue;
      }
      openWorth += worth;
      const floors = bytes[FLOORS + area]!;
      const land = memory.landOf(area);
      floorsOn[land]! += floors;
      if (floors >= 2) highOn[land]! += 1;
      else lowOn[land]! += 1;
      if (floors > tallest) tallest = floors;
    }
    towers[territory] = tallest;
    if (tallest >= 2) inputs[at + 9 + Math.min(tallest, 4) - 2]! += U / 2;
    const leaders = leadersIn(memory, territory);
    if (leaders === 1 << seat) income += 2;
    else if (((leaders >> seat) & 1) === 1) income += 1;
  }
  for (let land = 0; land < 3; land++) {
    inputs[at + land] = 8 * Math.min(floorsOn[land]!, 12);
    inputs[at + 3 + land] = 16 * Math.min(highOn[land]!, 6);
    inputs[at + 6 + land] = 16 * Math.min(lowOn[land]!, 6);
  }
  inputs[at + 12] = Math.min(openWorth, 120);
  inputs[at + 13] = Math.min(roofedWorth, 120);
  inputs[at + 14] = 6 * income;
}

/** Twelve numbers about what the seat could do: where the torticrane stands, beside it, and anywhere. */
function readPossible(memory: Memory, seat: Seat, at: number, inputs: Int16Array): void {
  const { bytes } = memory;
  const crane = bytes[TORTICRANE]!;
  let best = 0;
  let sum = 0;
  for (let territory = 0; territory < TERRITORIES; territory++) {
    const gain = projectGain(memory, seat, territory);
    gains[territory] = gain;
    sum += gain;
    if (gain > best) best = gain;
  }
  inputs[at] = 4 * best;
  inputs[at + 1] = 2 * Math.min(sum, 48);
  if (crane === NOWHERE) return;
  const after = gains[(crane + 1) % TERRITORIES]!;
  const before = gains[(crane + TERRITORIES - 1) % TERRITORIES]!;
  const hasPloy = bytes[PLOYS_LEFT + seat] !== 0;
  inputs[at + 2] = 4 * gains[crane]!;
  if (hasPloy) inputs[at + 3] = 4 * Math.max(gains[crane]!, after, before);
  const constructible = constructibleIn(memory, seat, crane);
  inputs[at + 4] = 6 * countAreas(constructible);
  if (constructible === 0) inputs[at + 5] = U;
  inputs[at + 6] = Math.min(64, mostWorth(memory, bytes[OWN + 8 * seat + crane]!, crane));
  if (hasPloy) {
    const invadable = invadableIn(memory, seat, crane);
    inputs[at + 7] = Math.min(64, mostWorth(memory, invadable, crane));
    inputs[at + 8] = (U / 2) * mostFloors(memory, invadable & ~bytes[ROOFED + crane]!, crane);
  }
  let reached = 0;
  for (let rest = constructible; rest !== 0; rest &= rest - 1) {
    const area = (crane << 3) + 31 - Math.clz32(rest & -rest);
    const gain = gains[memory.layout.sendsTo[area]!]!;
    if (gain > reached) reached = gain;
  }
  if (bytes[TURN] === seat && bytes[ACTIONS_LEFT]! >= 2) inputs[at + 9] = 4 * reached;
  else inputs[at + 10] = 4 * reached;
  inputs[at + 11] = (U / 2) * mostFloors(memory, memory.openIn(seat, crane), crane);
}

/** The points of the best project that the seat completes with one floor in the territory. */
function projectGain(memory: Memory, seat: Seat, territory: number): number {
  const { bytes, ints } = memory;
  const asked = bytes[ROOFS_LEFT] === 0 ? 0 : ints[FACE_UP_SET]!;
  let completed = 0;
  for (let rest = constructibleIn(memory, seat, territory); rest !== 0; rest &= rest - 1) {
    const area: Area = (territory << 3) + 31 - Math.clz32(rest & -rest);
    const land = memory.landOf(area);
    if (land === BRAMBLE) continue;
    completed |= completedAs(memory, seat, area, land, bytes[FLOORS + area]! + 1, asked);
  }
  return bestOf(completed);
}

function bestOf(projects: number): number {
  let best = 0;
  for (let rest = projects; rest !== 0; rest &= rest - 1) {
    const points = projectPoints[31 - Math.clz32(rest & -rest)]!;
    if (points > best) best = points;
  }
  return best;
}

function countAreas(areas: number): number {
  let count = 0;
  for (let rest = areas; rest !== 0; rest &= rest - 1) count++;
  return count;
}

function mostWorth(memory: Memory, areas: number, territory: number): number {
  let most = 0;
  for (let rest = areas; rest !== 0; rest &= rest - 1) {
    const worth = memory.doubleCostOf((territory << 3) + 31 - Math.clz32(rest & -rest));
    if (worth > most) most = worth;
  }
  return most;
}

function mostFloors(memory: Memory, areas: number, territory: number): number {
  let most = 0;
  for (let rest = areas; rest !== 0; rest &= rest - 1) {
    const floors = memory.bytes[FLOORS + (territory << 3) + 31 - Math.clz32(rest & -rest)]!;
    if (floors > most) most = floors;
  }
  return most;
}

/** The viewer's missions: which they are, what they bring as things stand, and what is nearly there. */
function readKnown(memory: Memory, viewer: Seat, inputs: Int16Array): void {
  const { bytes, ints } = memory;
  const isChosen = ints[KEPT + viewer] !== 0;
  const missions = isChosen ? ints[KEPT + viewer]! : ints[DEALT + viewer]!;
  const at = OWN_PLACE;
  let total = 0;
  let soon = 0;
  for (let rest = missions; rest !== 0; rest &= rest - 1) {
    const mission = 31 - Math.clz32(rest & -rest);
    const kind = missionKinds[mission]!;
    inputs[at + kind]! += isChosen ? U : U / 4;
    let points = 0;
    if (kind === CONTROL) {
      points = readControl(memory, viewer, mission, inputs);
    } else if (kind >= BELFRY) {
      const asked = kind === BELFRY ? 3 : 4;
      const each = kind === BELFRY ? 7 : 11;
      for (let territory = 0; territory < TERRITORIES; territory++) {
        const missing = asked - towers[territory]!;
        if (missing <= 0) points += each;
        else if (missing === 1) inputs[at + 9 + 2 * (kind - BELFRY)]! += U / 2;
        else if (missing === 2) inputs[at + 10 + 2 * (kind - BELFRY)]! += U / 2;
      }
      soon = Math.max(soon, towerGain(memory, viewer, asked, each));
    } else if (kind >= TWO_FLOORS_MISSION) {
      const land = kind - TWO_FLOORS_MISSION;
      points = 3 * highOn[land]!;
      inputs[at + 13]! += 8 * Math.min(lowOn[land]!, 6);
      soon = Math.max(soon, lowOn[land]! > 0 ? twoFloorsGain(memory, viewer, land) : 0);
    } else {
      points = floorsOn[kind]!;
    }
    inputs[at + 14 + groupOf(kind)]! += 4 * Math.min(points, 24);
    total += points;
  }
  inputs[at + 19] = 3 * Math.min(total, 60);
  inputs[at + 20] = 4 * soon;
  if (bytes[TURN] === viewer) inputs[at + 21] = 4 * soon;
  // What everything comes to if the game ended now, without the others' missions.
  const own = 3 * Math.min(total, 60) + inputs[COMMON + 8]! + inputs[COMMON + 10]!;
  inputs[at + 22] = Math.max(-120, Math.min(240, own));
}

const groupOf = (kind: number): number => {
  if (kind < TWO_FLOORS_MISSION) return 0;
  if (kind < BELFRY) return 1;
  return 2 + kind - BELFRY;
};

/** Both territories of the mission: how many floors the viewer is ahead there. Returns the points as things stand. */
function readControl(memory: Memory, viewer: Seat, mission: number, inputs: Int16Array): number {
  const at = OWN_PLACE + 23;
  const one = leadIn(memory, viewer, firsts[mission]!);
  const other = leadIn(memory, viewer, seconds[mission]!);
  const [low, high] = one < other ? [one, other] : [other, one];
  inputs[at]! += 8 * low;
  inputs[at + 1]! += 8 * high;
  if (low > 0) inputs[at + 2]! += U;
  if (high > 0) inputs[at + 3]! += U;
  if (low === 0) inputs[at + 4]! += U;
  if (high === 0) inputs[at + 5]! += U;
  const crane = memory.bytes[TORTICRANE];
  if (crane === firsts[mission] || crane === seconds[mission]) inputs[at + 6]! += U;
  return low > 0 ? 12 : high > 0 ? 4 : 0;
}

function leadIn({ bytes, seatCount }: Memory, viewer: Seat, territory: number): number {
  let rival = 0;
  for (let seat = 0; seat < seatCount; seat++) {
    if (seat !== viewer) rival = Math.max(rival, bytes[STANDING + 4 * territory + seat]!);
  }
  return Math.max(-4, Math.min(4, bytes[STANDING + 4 * territory + viewer]! - rival));
}

/** What one floor where the torticrane stands would bring for towers. */
function towerGain(memory: Memory, viewer: Seat, asked: number, each: number): number {
  const { bytes } = memory;
  const crane = bytes[TORTICRANE]!;
  if (crane === NOWHERE || towers[crane] !== asked - 1) return 0;
  const open = constructibleIn(memory, viewer, crane) & memory.openIn(viewer, crane);
  return mostFloors(memory, open, crane) === asked - 1 ? each : 0;
}

/** What one floor where the torticrane stands would bring for two floors on a land. */
function twoFloorsGain(memory: Memory, viewer: Seat, land: number): number {
  const { bytes } = memory;
  const crane = bytes[TORTICRANE]!;
  if (crane === NOWHERE) return 0;
  const open = constructibleIn(memory, viewer, crane) & memory.openIn(viewer, crane);
  for (let rest = open; rest !== 0; rest &= rest - 1) {
    const area = (crane << 3) + 31 - Math.clz32(rest & -rest);
    if (bytes[FLOORS + area] === 1 && memory.landOf(area) === land) return 3;
  }
  return 0;
}
