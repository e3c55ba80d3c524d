import type { Seat } from '@potager/kernel';
import type { Memory } from './memory.ts';
import { tileAt } from './cells.ts';
import { EMPTY_PAIRS, type Joint, sheet, TRIPLE_GEMS, TRIPLES } from './gems.ts';
import { GEM_COLOURS, type ScoreLine } from './kinds.ts';
import { fulfillingTiles } from './mission-shape.ts';
import { MISSION_TABLE, type MissionName } from './missions.ts';
import { EGG, opposite, SIDES } from './slots.ts';
import { slotAt } from './cells.ts';
import { stepTo, tileOf, xOf, yOf } from './spot.ts';
import { tileId } from './tile-set.ts';
import { at, SEAT_FIELDS } from './fields.ts';

const { ALARM, GARDEN_SIZE } = SEAT_FIELDS;

/** Every gem of a garden, what lines and the mission add, and what an alarm steals. */
export function scoreOf(memory: Memory, seat: Seat): ScoreLine[] {
  const before = memory.gemsInGarden(seat);
  const lines = [...jointLines(memory, seat), ...bonusLines(memory, seat), ...missionLines(memory, seat)];
  if (memory.ints[at(seat) + ALARM] === 0 || before === 0) return lines;
  return [...lines, { rule: memory.isExpert ? 'GL-X1' : 'GL-H1', key: 'stolen', points: -memory.stolen(before) }];
}

function jointLines(memory: Memory, seat: Seat): ScoreLine[] {
  return sheet
    .joints()
    .filter(({ kind }) => kind !== EMPTY_PAIRS)
    .map((joint) => jointLine(memory, seat, joint));
}

function jointLine(memory: Memory, seat: Seat, { spot, side, kind }: Joint): ScoreLine {
  const beyond = spot + stepTo(side);
  const between = [spot, beyond].map((cell) => tileId(tileAt(memory, seat, cell)!)) as [string, string];
  const place = { between, x: xOf(spot), y: yOf(spot), side: SIDES[side]! };
  if (kind === TRIPLES) return { rule: 'GL-C2', key: 'triple', points: TRIPLE_GEMS, ...place };
  const hasEgg = slotAt(memory, seat, spot, side) === EGG || slotAt(memory, seat, beyond, opposite(side)) === EGG;
  return { rule: hasEgg ? 'GL-C4' : 'GL-B3', key: 'gem', points: 1, colour: GEM_COLOURS[kind]!, ...place };
}

function bonusLines(memory: Memory, seat: Seat): ScoreLine[] {
  return Array.from({ length: memory.ints[at(seat) + GARDEN_SIZE]! }, (_, i) => memory.laying(seat, i)).flatMap(
    (laying) => {
      const points = sheet.bonusesOf(memory.tiles, laying);
      return points === 0 ? [] : [{ rule: 'GL-C3', key: 'lines', points, tile: tileId(tileOf(laying)) } as const];
    },
  );
}

function missionLines(memory: Memory, seat: Seat): ScoreLine[] {
  const points = memory.missionGems(seat);
  if (points === 0) return [];
  const number = memory.missionOf(seat);
  const mission = MISSION_TABLE[number - 1]?.name as MissionName;
  const start = memory.gardenAt(seat);
  const garden = memory.ints.slice(start, start + memory.ints[at(seat) + GARDEN_SIZE]!);
  const tiles = fulfillingTiles(memory.tiles, number, garden).map(tileId);
  return [{ rule: 'GL-M4', key: 'mission', points, mission, tiles }];
}
