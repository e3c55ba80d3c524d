import { allSeats, listSeats, type Move, MoveList, NOBODY, type Seat, seatAt } from '@potager/kernel';
import { playMove } from './play.ts';
import { type Area, makeArea } from './areas.ts';
import type { Memory } from './memory.ts';
import type { Upcoming } from './kinds.ts';
import { listMoves } from './legal-moves.ts';
import { firstOf, KINDS, kindOf, packMove } from './moves.ts';
import { PHASE_NUMBERS, FIELDS } from './fields.ts';

const { ACTIONS_LEFT, ACTORS, PHASE, PLAYED, TORTICRANE } = FIELDS;
const { NEXT_PHASE, PROJECT_PHASE } = PHASE_NUMBERS;
const { BUILD, DECLINE, NEXT } = KINDS;

/** What could be constructed next after a move that turns up nothing hidden, no project being completed with it. */
export function upcomingAfter(memory: Memory, seat: Seat, move: Move): Upcoming[] {
  const after = memory.copy();
  playMove(after, seat, move, undefined);
  if (after.bytes[PHASE] === PROJECT_PHASE) playMove(after, seat, packMove(DECLINE, 0, 0), undefined);
  if (after.bytes[PHASE] !== NEXT_PHASE) return after.bytes[ACTORS] === NOBODY ? [] : [upcomingIn(after)];
  const left = allSeats(after.seatCount) & ~after.bytes[PLAYED]!;
  return listSeats(left).map((next) => {
    const chosen = after.copy();
    playMove(chosen, seat, packMove(NEXT, next, 0), undefined);
    return upcomingIn(chosen);
  });
}

function upcomingIn(memory: Memory): Upcoming {
  const { bytes } = memory;
  const seat = seatAt(bytes[ACTORS]!, 0);
  const list = new MoveList();
  listMoves(memory, seat, list);
  const builds = list.toArray().filter((move) => kindOf(move) === BUILD);
  // A bramble is listed once for each land it may get.
  const areas: Area[] = [...new Set(builds.map(firstOf))];
  return {
    seat,
    actions: bytes[ACTIONS_LEFT]!,
    territory: bytes[TORTICRANE]! + 1,
    builds: areas.map((area) => ({ area: makeArea(area), cost: memory.costOf(area) })),
  };
}
