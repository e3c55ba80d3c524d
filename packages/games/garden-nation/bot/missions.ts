import type { Seat } from '@potager/kernel';
import { type Area, areaAt, territoryOf } from '../rules/areas.ts';
import { LANDS, MISSIONS, TERRITORIES } from '../rules/components.ts';
import type { Memory } from '../rules/memory.ts';
import { leadersIn } from '../rules/majority.ts';
import { FIELDS } from '../rules/fields.ts';

const { FLOORS, KEPT, STANDING } = FIELDS;

/**
 * Missions as bots weigh them: points now, and a part of the points that floors already there may become. Tables by
 * mission number, so that nothing is allocated.
 */
const FLOORS_KIND = 1;
const TWO_FLOORS_KIND = 2;
const TOWER_KIND = 3;
const CONTROL_KIND = 4;

const KINDS = { floors: FLOORS_KIND, 'two-floors': TWO_FLOORS_KIND, tower: TOWER_KIND, control: CONTROL_KIND } as const;

const kinds = Uint8Array.from([0, ...MISSIONS.map((mission) => KINDS[mission.kind])]);
const lands = Uint8Array.from([0, ...MISSIONS.map((it) => ('land' in it ? LANDS.indexOf(it.land) : 0))]);
const heights = Uint8Array.from([0, ...MISSIONS.map((it) => (it.kind === 'tower' ? it.floors : 0))]);
const eachWorth = Uint8Array.from([0, ...MISSIONS.map((it) => (it.kind === 'tower' ? it.each : 0))]);
const firsts = Uint8Array.from([0, ...MISSIONS.map((it) => (it.kind === 'control' ? it.territories[0] - 1 : 0))]);
const seconds = Uint8Array.from([0, ...MISSIONS.map((it) => (it.kind === 'control' ? it.territories[1] - 1 : 0))]);

/** What a mission brings on average to someone who plays for it, by kind and for the higher tower. */
const PROMISE = [0, 7, 9, 14, 9] as const;
const HIGH_TOWER_PROMISE = 12;

const promiseOf = (mission: number): number => (heights[mission]! > 3 ? HIGH_TOWER_PROMISE : PROMISE[kinds[mission]!]!);

/** The part of a tower's points that its floors so far are taken for, by floors still missing. */
const TOWER_HOPE = [1, 0.4, 0.15, 0.05, 0] as const;

/** Points of a seat's missions; `hope` (0 to 1) is how far unfinished work counts. */
export function missionWorth(memory: Memory, seat: Seat, hope: number): number {
  let worth = 0;
  for (let rest = memory.ints[KEPT + seat]!; rest !== 0; rest &= rest - 1) {
    worth += worthOf(memory, seat, 31 - Math.clz32(rest & -rest), hope);
  }
  return worth;
}

function worthOf(memory: Memory, seat: Seat, mission: number, hope: number): number {
  const now =
    kinds[mission] === CONTROL_KIND
      ? controlWorth(memory, seat, mission, hope)
      : openWorth(memory, seat, mission, hope);
  return now + hope * hope * Math.max(0, promiseOf(mission) - now);
}

/** Points that the open buildings of each territory make. */
function openWorth(memory: Memory, seat: Seat, mission: number, hope: number): number {
  let worth = 0;
  for (let territory = 0; territory < TERRITORIES; territory++) {
    let best = 0;
    for (let rest = memory.openIn(seat, territory); rest !== 0; rest &= rest - 1) {
      const area = areaAt(territory, 31 - Math.clz32(rest & -rest));
      const part = buildingWorth(memory, area, mission, hope);
      if (kinds[mission] !== TOWER_KIND) worth += part;
      else if (part > best) best = part;
    }
    worth += best;
  }
  return worth;
}

function buildingWorth(memory: Memory, area: Area, mission: number, hope: number): number {
  const floors = memory.bytes[FLOORS + area]!;
  switch (kinds[mission]!) {
    case FLOORS_KIND:
      return memory.landOf(area) === lands[mission] ? floors : 0;
    case TWO_FLOORS_KIND:
      if (memory.landOf(area) !== lands[mission]) return 0;
      return floors >= 2 ? 3 : hope;
    default: {
      const missing = heights[mission]! - floors;
      const each = eachWorth[mission]!;
      return missing <= 0 ? each : each * hope * TOWER_HOPE[missing]!;
    }
  }
}

function controlWorth(memory: Memory, seat: Seat, mission: number, hope: number): number {
  const one = holdOn(memory, seat, firsts[mission]!, hope);
  const other = holdOn(memory, seat, seconds[mission]!, hope);
  return 4 * (one + other) + 4 * one * other;
}

/** 1 for a majority of one's own; while there is hope, less for one by a single floor, and something for a share. */
function holdOn(memory: Memory, seat: Seat, territory: number, hope: number): number {
  const leaders = leadersIn(memory, territory);
  if (leaders === 1 << seat) return 1 - 0.2 * hope;
  return ((leaders >> seat) & 1) === 1 ? 0.4 * hope : 0;
}

/** What one more floor in an area is worth for the seat's missions, roughly: for choosing among many quickly. */
export function missionGain(memory: Memory, seat: Seat, area: Area, land: number): number {
  const floors = memory.bytes[FLOORS + area]! + 1;
  let gain = 0;
  for (let rest = memory.ints[KEPT + seat]!; rest !== 0; rest &= rest - 1) {
    const mission = 31 - Math.clz32(rest & -rest);
    switch (kinds[mission]!) {
      case FLOORS_KIND:
        if (land === lands[mission]) gain += 1;
        break;
      case TWO_FLOORS_KIND:
        if (land === lands[mission]) gain += floors === 2 ? 2.5 : floors === 1 ? 0.7 : 0;
        break;
      case TOWER_KIND: {
        const missing = heights[mission]! - floors;
        if (missing >= 0) {
          gain += eachWorth[mission]! * (TOWER_HOPE[missing]! - (TOWER_HOPE[missing + 1] ?? 0));
        }
        break;
      }
      default: {
        const territory = territoryOf(area);
        if (territory !== firsts[mission] && territory !== seconds[mission]) break;
        const own = memory.bytes[STANDING + 4 * territory + seat]!;
        gain += own < 3 ? 1.5 : 0.5;
      }
    }
  }
  return gain;
}
