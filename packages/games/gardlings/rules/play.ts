import type { Listener, Move, Random, Seat } from '@potager/kernel';
import * as building from './building.ts';
import { FIELDS, NONE, PHASE_NUMBERS } from './fields.ts';
import * as hiring from './hiring.ts';
import type { Memory } from './memory.ts';
import * as move from './moves.ts';

const { DRAWN, PHASE } = FIELDS;
const { HIRE } = PHASE_NUMBERS;

/** Where a drawn tile comes from: a record that told it (`NONE` for none), or chance. */
interface ChanceSource {
  readonly random: Random;
  readonly told: number;
}

/** Applies a legal move. Returns whether a tile came to light that nobody knew. */
export function playMove(
  memory: Memory,
  seat: Seat,
  made: Move,
  from: ChanceSource,
  listener: Listener | undefined,
): boolean {
  memory.ints[DRAWN] = NONE;
  if (memory.ints[PHASE] === HIRE) return hire(memory, seat, made, listener);
  const reveals = build(memory, seat, made, from, listener);
  if (!isSomeoneBuilding(memory)) hiring.endBuilding(memory, listener);
  return reveals;
}

function build(memory: Memory, seat: Seat, made: Move, from: ChanceSource, listener: Listener | undefined): boolean {
  switch (move.kindOf(made)) {
    case move.LAY:
      building.lay(memory, seat, made, listener);
      return false;
    case move.SHIFT:
      building.shift(memory, seat, made, listener);
      return false;
    default:
      return buildByWord(memory, seat, made, from, listener);
  }
}

function buildByWord(
  memory: Memory,
  seat: Seat,
  made: Move,
  from: ChanceSource,
  listener: Listener | undefined,
): boolean {
  switch (made) {
    case move.DRAW_MOVE:
      building.draw(memory, seat, drawTile(memory, seat, from), listener);
      return true;
    case move.LOOK_MOVE:
      building.look(memory, seat, drawTile(memory, seat, from), listener);
      return true;
    case move.ALARM_MOVE:
      building.raiseAlarm(memory, seat, listener);
      return false;
    case move.ASIDE_MOVE:
      building.layAside(memory, seat, listener);
      return false;
    case move.STOP_MOVE:
      building.stop(memory, seat, listener);
      return false;
    default:
      building.resume(memory, seat, listener);
      return false;
  }
}

function hire(memory: Memory, seat: Seat, made: Move, listener: Listener | undefined): boolean {
  switch (move.kindOf(made)) {
    case move.BUY:
      return hiring.buy(memory, seat, move.pileIn(made), listener);
    case move.MUTATE:
      return hiring.mutate(memory, seat, made, listener);
    default:
      return hiring.takePig(memory, seat, listener);
  }
}

const drawTile = (memory: Memory, seat: Seat, { random, told }: ChanceSource): number =>
  told === NONE ? memory.tileInBag(seat, random.below(memory.bagSize(seat))) : told;

function isSomeoneBuilding(memory: Memory): boolean {
  for (let seat = 0; seat < memory.seatCount; seat++) if (memory.isBuilding(seat)) return true;
  return false;
}
