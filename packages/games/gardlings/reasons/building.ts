import type { Move, Seat } from '@potager/kernel';
import { at, FIELDS, SEAT_FIELDS } from '../rules/fields.ts';
import type { ScoreLine } from '../rules/kinds.ts';
import { ENOUGH_PIGS, type Memory } from '../rules/memory.ts';
import * as move from '../rules/moves.ts';
import { scoreOf } from '../rules/score.ts';
import { tileOf } from '../rules/spot.ts';
import { misfitsIn } from './drawing.ts';
import type { Reason } from './kinds.ts';
import { affordable, moneyOf } from './purse.ts';

const { SUPPLY } = FIELDS;
const { HAND } = SEAT_FIELDS;

/** What a garden holds, as far as laying a tile may change it. */
interface Garden {
  readonly gems: number;
  readonly gnomes: number;
  readonly limit: number;
  readonly pigs: number;
  readonly lines: readonly ScoreLine[];
}

const look = (memory: Memory, seat: Seat): Garden => ({
  gems: memory.gems(seat),
  gnomes: memory.gnomesIn(seat),
  limit: memory.alarmLimit(seat),
  pigs: memory.pigsIn(seat),
  lines: scoreOf(memory, seat),
});

/** What a tile does in its place, be it the one in hand or a unicorn that moves. The memory is changed by it. */
export function building(memory: Memory, seat: Seat, made: Move): Reason[] {
  const before = look(memory, seat);
  const isShift = move.kindOf(made) === move.SHIFT;
  if (isShift) {
    const index = memory.indexInGarden(seat, tileOf(move.layingIn(made)));
    memory.ints[memory.gardenAt(seat) + index] = move.layingIn(made);
  } else memory.addLaying(seat, move.layingIn(made) | memory.ints[at(seat) + HAND]!);
  const after = look(memory, seat);
  const tiles = misfitsIn(memory, seat);
  return [
    { key: 'gems', completes: after.gems - before.gems, gems: after.gems },
    ...bonuses(before, after),
    ...worth(memory, seat, before, after),
    ...(isShift ? [] : creatures(memory, before, after)),
    ...(tiles === 0 ? [] : [{ key: 'unfit', tiles, outOf: memory.bagSize(seat) } as const]),
  ];
}

const pointsOf = ({ lines }: Garden, key: ScoreLine['key']): number =>
  lines.reduce((sum, line) => (line.key === key ? sum + line.points : sum), 0);

/** What counts more than a gem each: it is part of the gems, and worth knowing why. */
function bonuses(before: Garden, after: Garden): Reason[] {
  const more = (key: ScoreLine['key']): number => pointsOf(after, key) - pointsOf(before, key);
  const mission = after.lines.find((line) => line.key === 'mission');
  return [
    ...(more('triple') > 0 ? [{ key: 'triples', points: more('triple') } as const] : []),
    ...(more('lines') > 0 ? [{ key: 'lines', points: more('lines') } as const] : []),
    ...(mission !== undefined && more('mission') > 0
      ? [{ key: 'mission', mission: mission.mission, points: mission.points } as const]
      : []),
  ];
}

/** What the gems are enough for from now on. */
function worth(memory: Memory, seat: Seat, before: Garden, after: Garden): Reason[] {
  const { target } = memory;
  if (after.gems >= target) return before.gems >= target ? [] : [{ key: 'reaches', target }];
  const price = affordable(memory, moneyOf(memory, seat, after.gems));
  const isNew = price !== affordable(memory, moneyOf(memory, seat, before.gems));
  return price !== undefined && isNew && after.gems > before.gems ? [{ key: 'affords', price }] : [];
}

function creatures(memory: Memory, before: Garden, after: Garden): Reason[] {
  const isThirdPig = after.pigs === ENOUGH_PIGS && before.pigs < ENOUGH_PIGS;
  const { gnomes, limit } = after;
  return [
    ...(isThirdPig && !memory.isExpert && memory.ints[SUPPLY]! > 0 ? [{ key: 'pigCoin' } as const] : []),
    ...(gnomes > before.gnomes ? [{ key: 'gnomes', gnomes, limit } as const] : []),
    ...(limit > before.limit ? [{ key: 'dragons', limit } as const] : []),
  ];
}
