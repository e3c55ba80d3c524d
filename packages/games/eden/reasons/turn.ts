import { type Move, MoveList, type Seat } from '@potager/kernel';
import { nameCard } from '../rules/cards.ts';
import { cultureOf } from '../rules/components.ts';
import { at, FIELDS, SEAT_FIELDS } from '../rules/fields.ts';
import { PRICES } from '../rules/figures.ts';
import type { Preview } from '../rules/kinds.ts';
import { listMoves } from '../rules/legal-moves.ts';
import type { Memory } from '../rules/memory.ts';
import { KINDS, kindOf, restOf } from '../rules/moves.ts';
import type { Reason } from './kinds.ts';

const { DREW } = FIELDS;
const { RED } = SEAT_FIELDS;
const { CULTURE, DONE_WITHOUT, DRAW_WITHOUT, WATER } = KINDS;
const { INCOME } = PRICES;

type Done = Extract<Preview, { readonly kind: 'done' }>;

/** What the end of a turn leaves undone, and what comes of it. */
export function ending(memory: Memory, seat: Seat, preview: Done, move: Move): Reason[] {
  const { passes, idle, limit, draws, ends } = preview;
  const { ints } = memory;
  const cards = playableCards(memory, seat);
  const income = INCOME * ints[at(seat) + RED]!;
  return [
    ...dropping(move, DONE_WITHOUT),
    ...(cards === 0 ? [] : [{ key: 'unplayed', cards } as const]),
    ...(passes ? [{ key: 'passes', idle, limit } as const] : []),
    ...(ends ? [{ key: 'ends' } as const] : []),
    ...(ends || ints[DREW] !== 0 ? [] : [{ key: draws ? 'draws' : 'drawsNone' } as const]),
    ...(ends ? [] : [{ key: 'next', income } as const]),
  ];
}

export const drawing = (move: Move): Reason[] => [...dropping(move, DRAW_WITHOUT), { key: 'drawsFirst' }];

/** A dead irrigation card that goes first (ED-I4). */
const dropping = (move: Move, kind: number): Reason[] =>
  kindOf(move) === kind ? [{ key: 'discards', card: nameCard(restOf(move)) }] : [];

/** How many cards of the hand could still be played in this turn. */
function playableCards(memory: Memory, seat: Seat): number {
  const list = new MoveList();
  listMoves(memory, seat, list);
  const moves = list.toArray();
  const waters = moves.filter((move) => kindOf(move) === WATER).length;
  const cultures = moves.filter((move) => kindOf(move) === CULTURE).map((move) => cultureOf(restOf(move)));
  return waters + new Set(cultures).size;
}
