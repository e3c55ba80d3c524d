import type { Seat } from '@potager/kernel';
import { areaAt } from '../rules/areas.ts';
import { populationPoints, TERRITORIES } from '../rules/components.ts';
import type { Memory } from '../rules/memory.ts';
import { leadersIn } from '../rules/majority.ts';
import { missionWorth } from './missions.ts';
import { FIELDS } from '../rules/fields.ts';

const { FLOORS_LEFT, LAST_ROUND, OWN, PLOYS_LEFT, POINTS, POPULATION, ROOFED } = FIELDS;

/** Floors a seat places in a round, about, by number of seats. */
const FLOORS_A_ROUND = [0, 0, 2.8, 1.4, 1.5] as const;

/** Rounds from which on the future counts in full. */
const HORIZON = 4;

const PLOY = 0.5;
const INHABITANT = 0.33;
/** What an abandoned building would bring counts in part: it takes an action, and the torticrane must be there. */
const ROOFED_SHARE = 0.4;
const OPEN_SHARE = 0.3;

const MOST_POPULATION = 200;
const scale = Int8Array.from({ length: MOST_POPULATION }, (_, n) => (n === 0 ? -30 : populationPoints(n)));

/** About how many rounds are left: until someone runs out of floors. */
export function roundsLeft({ bytes, seatCount }: Memory): number {
  if (bytes[LAST_ROUND] !== 0) return 0;
  let fewest = 99;
  for (let seat = 0; seat < seatCount; seat++) fewest = Math.min(fewest, bytes[FLOORS_LEFT + seat]!);
  return fewest / FLOORS_A_ROUND[seatCount]!;
}

/** The points a seat will probably end with, if so many rounds are left. */
export function worthOf(memory: Memory, seat: Seat, rounds: number): number {
  const { bytes } = memory;
  const hope = Math.min(1, rounds / HORIZON);
  return (
    bytes[POINTS + seat]! +
    missionWorth(memory, seat, hope) +
    populationWorth(memory, seat, rounds, hope) +
    hope * PLOY * bytes[PLOYS_LEFT + seat]!
  );
}

/** The scale counts at the end; before it, inhabitants are what one builds with. */
function populationWorth(memory: Memory, seat: Seat, rounds: number, hope: number): number {
  const now = memory.ints[POPULATION + seat]!;
  const atEnd = scale[Math.min(now, MOST_POPULATION - 1)]!;
  if (hope === 0) return atEnd;
  const future = now + Math.min(rounds, 2) * incomeOf(memory, seat) + buildingsWorth(memory, seat);
  const soon = INHABITANT * future - (now < 8 ? 0.5 * (8 - now) : 0);
  return hope * soon + (1 - hope) * Math.max(atEnd, -10 - 20 * (1 - hope));
}

/** GN-R5, if nothing changes. */
function incomeOf(memory: Memory, seat: Seat): number {
  let income = 0;
  for (let territory = 0; territory < TERRITORIES; territory++) {
    const leaders = leadersIn(memory, territory);
    if (leaders === 1 << seat) income += 2;
    else if (((leaders >> seat) & 1) === 1) income += 1;
  }
  return income;
}

/** The inhabitants that abandoning would bring (GN-A1), in part. */
function buildingsWorth(memory: Memory, seat: Seat): number {
  const { bytes } = memory;
  let worth = 0;
  for (let territory = 0; territory < TERRITORIES; territory++) {
    const roofed = bytes[ROOFED + territory]!;
    for (let rest = bytes[OWN + 8 * seat + territory]!; rest !== 0; rest &= rest - 1) {
      const bit = rest & -rest;
      const area = areaAt(territory, 31 - Math.clz32(bit));
      const share = (roofed & bit) === 0 ? OPEN_SHARE : ROOFED_SHARE;
      worth += share * memory.doubleCostOf(area);
    }
  }
  return worth;
}
