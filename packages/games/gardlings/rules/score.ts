import type { Seat } from '@potager/kernel';
import type { Board } from './board.ts';
import { tileAt } from './cells.ts';
import { EMPTY_PAIRS, type Joint, sheet, TRIPLE_GEMS, TRIPLES } from './gems.ts';
import { GEM_COLOURS, type GemColour, type Line } from './kinds.ts';
import * as at from './layout.ts';
import { fulfillingTiles } from './mission-shape.ts';
import { MISSION_TABLE, type MissionName } from './missions.ts';
import { EGG, opposite, type Side, SIDES } from './slots.ts';
import { slotAt } from './cells.ts';
import { stepTo, tileOf, xOf, yOf } from './spot.ts';
import { tileId } from './tile-set.ts';

/** Every gem of a garden, what lines and the mission add, and what an alarm steals. */
export function explainGems(board: Board, seat: Seat): Line[] {
  const before = board.gemsInGarden(seat);
  const lines = [...jointLines(board, seat), ...bonusLines(board, seat), ...missionLines(board, seat)];
  if (board.of(seat, at.ALARM) === 0 || before === 0) return lines;
  return [...lines, { rule: board.isExpert ? 'GL-X1' : 'GL-H1', key: 'stolen', points: -board.stolen(before) }];
}

function jointLines(board: Board, seat: Seat): Line[] {
  return sheet
    .joints()
    .filter(({ kind }) => kind !== EMPTY_PAIRS)
    .map((joint) => jointLine(board, seat, joint));
}

function jointLine(board: Board, seat: Seat, { spot, side, kind }: Joint): Line {
  const beyond = spot + stepTo(side);
  const between = [spot, beyond].map((cell) => tileId(tileAt(board, seat, cell)!)) as [string, string];
  const place = { between, x: xOf(spot), y: yOf(spot), side: SIDES[side] as Side };
  if (kind === TRIPLES) return { rule: 'GL-C2', key: 'triple', points: TRIPLE_GEMS, ...place };
  const hasEgg = slotAt(board, seat, spot, side) === EGG || slotAt(board, seat, beyond, opposite(side)) === EGG;
  return { rule: hasEgg ? 'GL-C4' : 'GL-B3', key: 'gem', points: 1, colour: GEM_COLOURS[kind] as GemColour, ...place };
}

function bonusLines(board: Board, seat: Seat): Line[] {
  return Array.from({ length: board.of(seat, at.GARDEN_SIZE) }, (_, i) => board.laying(seat, i)).flatMap((laying) => {
    const points = sheet.bonusesOf(board.tiles, laying);
    return points === 0 ? [] : [{ rule: 'GL-C3', key: 'lines', points, tile: tileId(tileOf(laying)) } as const];
  });
}

function missionLines(board: Board, seat: Seat): Line[] {
  const points = board.missionGems(seat);
  if (points === 0) return [];
  const number = board.missionOf(seat);
  const mission = MISSION_TABLE[number - 1]?.name as MissionName;
  const start = board.gardenAt(seat);
  const garden = board.words.slice(start, start + board.of(seat, at.GARDEN_SIZE));
  const tiles = fulfillingTiles(board.tiles, number, garden).map(tileId);
  return [{ rule: 'GL-M4', key: 'mission', points, mission, tiles }];
}
