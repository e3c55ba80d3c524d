import type { MoveList, Seat } from '@potager/kernel';
import { at, FIELDS, NONE, PHASE_NUMBERS, SEAT_FIELDS, STATUS_NUMBERS } from './fields.ts';
import type { Memory } from './memory.ts';
import * as move from './moves.ts';
import { pilesOfRank, PILES, priceOf } from './piles.ts';
import { plot } from './plot.ts';
import { type Laying, layingOf, ORIGIN, rotationOf, spotOf, tileOf } from './spot.ts';

const { MUTATING, PHASE, TURN } = FIELDS;
const { GARDEN_SIZE, HAND, SEAT_COINS, STATUS } = SEAT_FIELDS;
const { BUILD, HIRE } = PHASE_NUMBERS;
const { STOPPED } = STATUS_NUMBERS;

/** Every legal move of a seat: the only source of legality. */
export function listMoves(memory: Memory, seat: Seat, list: MoveList): void {
  list.clear();
  const phase = memory.ints[PHASE];
  if (phase === BUILD) listBuilding(memory, seat, list);
  else if (phase === HIRE) listHiring(memory, seat, list);
}

/** Places found for one tile; more than the largest garden can offer. */
const found = new Int32Array(4096);

function listBuilding(memory: Memory, seat: Seat, list: MoveList): void {
  if (memory.ints[at(seat) + STATUS] === STOPPED) list.push(move.RESUME_MOVE);
  if (!memory.isBuilding(seat)) return;
  const hand = memory.ints[at(seat) + HAND]!;
  if (hand === NONE) {
    list.push(move.DRAW_MOVE);
    list.push(move.STOP_MOVE);
  } else {
    if (memory.canLook(seat)) list.push(move.LOOK_MOVE);
    if (memory.isAlarm(seat, hand)) {
      list.push(move.ALARM_MOVE);
      return;
    }
    const count = findPlaces(memory, seat, hand);
    if (count === 0) list.push(move.ASIDE_MOVE);
    for (let i = 0; i < count; i++) list.push(move.layMove(found[i]!));
  }
  listShifts(memory, seat, list);
}

/** Looks for the places of a tile in the garden as it is now; returns how many there are. */
export function findPlaces(memory: Memory, seat: Seat, tile: number): number {
  const size = memory.ints[at(seat) + GARDEN_SIZE]!;
  if (size === 0) {
    found[0] = layingOf(tile, ORIGIN, 0);
    return 1;
  }
  plot.fill(memory.tiles, memory.ints, memory.gardenAt(seat), size);
  return plot.places(memory.tiles, tile, found);
}

function listShifts(memory: Memory, seat: Seat, list: MoveList): void {
  const size = memory.ints[at(seat) + GARDEN_SIZE]!;
  if (size < 2) return;
  // Looking for places of the tile in hand has filled the plot already.
  let isFilled = memory.ints[at(seat) + HAND] !== NONE;
  for (let i = 0; i < size; i++) {
    const laying = memory.laying(seat, i);
    if (!memory.tiles.isUnicorn(tileOf(laying))) continue;
    if (!isFilled) plot.fill(memory.tiles, memory.ints, memory.gardenAt(seat), size);
    isFilled = true;
    listShiftsOf(memory, laying, list);
  }
}

/** Without the unicorn the rest may fall apart; then only places that join all its parts will do (GL-C5). */
function listShiftsOf(memory: Memory, here: Laying, list: MoveList): void {
  plot.lift(here);
  const count = plot.places(memory.tiles, tileOf(here), found);
  const parts = plot.markParts(here);
  for (let i = 0; i < count; i++) {
    const laying = found[i]!;
    if (laying === here) continue;
    if (parts > 1 && !plot.joinsAll(parts, spotOf(laying), rotationOf(laying))) continue;
    list.push(move.shiftMove(laying));
  }
  plot.putBack(memory.tiles, here);
}

function listHiring(memory: Memory, seat: Seat, list: MoveList): void {
  if (memory.ints[TURN] !== seat) return;
  if (memory.ints[MUTATING] === 1) return listMutations(memory, seat, list);
  const money = memory.gems(seat) + memory.ints[at(seat) + SEAT_COINS]!;
  for (let pile = 0; pile < PILES.length; pile++) {
    if (memory.pileSize(pile) > 0 && priceOf(pile) <= money) list.push(move.buyMove(pile));
  }
  list.push(move.PIG_MOVE);
}

function listMutations(memory: Memory, seat: Seat, list: MoveList): void {
  const size = memory.ints[at(seat) + GARDEN_SIZE]!;
  for (let i = 0; i < size; i++) {
    const tile = tileOf(memory.laying(seat, i));
    if (!memory.tiles.isPig(tile)) continue;
    const rank = memory.tiles.rankOf(tile);
    for (const from of pilesOfRank(rank + 1)) {
      if (memory.pileSize(from) > 0)
        for (const under of pilesOfRank(rank)) list.push(move.mutateMove(tile, under, from));
    }
  }
}
