import { MoveList, type Seat } from '@potager/kernel';
import { nameCulture } from '../rules/cards.ts';
import { cultureOf } from '../rules/components.ts';
import { FIELDS } from '../rules/fields.ts';
import { BOARD } from '../rules/figures.ts';
import { listMoves, lowestIn } from '../rules/legal-moves.ts';
import type { Memory } from '../rules/memory.ts';
import { KINDS, kindOf, restOf } from '../rules/moves.ts';
import type { Growth } from './kinds.ts';

const { NO_SEAT, NOWHERE } = BOARD;
const { ACTOR, BID, CULTIVATED, DEFENDER, DREW, PLACED, TURN, WATERED } = FIELDS;
const { CULTURE } = KINDS;

/**
 * What the culture cards of a seat's hand could do with its tiles and mana as they are, if its turn began: by culture,
 * the most tiles that would rise.
 */
export function growthsOf(memory: Memory, seat: Seat): ReadonlyMap<number, number> {
  const turn = memory.copy();
  const { ints } = turn;
  for (const field of [TURN, ACTOR]) ints[field] = seat;
  for (const field of [WATERED, CULTIVATED, DREW, BID]) ints[field] = 0;
  ints[PLACED] = NOWHERE;
  ints[DEFENDER] = NO_SEAT;
  const list = new MoveList();
  listMoves(turn, seat, list);
  const most = new Map<number, number>();
  for (const move of list.toArray()) {
    if (kindOf(move) !== CULTURE) continue;
    const culture = cultureOf(restOf(move));
    most.set(culture, Math.max(most.get(culture) ?? 0, lowestIn(turn, restOf(move)) >>> 3));
  }
  return most;
}

/** The card that could do most of those that can be played now and could not before. */
export function freshGrowth(
  { components }: Memory,
  before: ReadonlyMap<number, number>,
  after: ReadonlyMap<number, number>,
): Growth | undefined {
  const fresh = [...after].filter(([culture]) => !before.has(culture));
  const [best] = fresh.toSorted(([, one], [, other]) => other - one);
  if (best === undefined) return undefined;
  const [culture, points] = best;
  return { card: nameCulture(culture), shape: components.shapes[culture]!, points };
}
