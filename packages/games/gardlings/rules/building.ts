import { EVERYONE, type Listener, type Move, type Seat } from '@potager/kernel';
import { type Memory, ENOUGH_PIGS } from './memory.ts';
import type { Event, Place } from './kinds.ts';
import * as move from './moves.ts';
import { type Laying, rotationOf, spotOf, tileOf, xOf, yOf } from './spot.ts';
import { tileId } from './tile-set.ts';
import { at, FIELDS, NONE, SEAT_FIELDS, STATUS_NUMBERS } from './fields.ts';

const { DRAWN } = FIELDS;
const { ALARM, ASIDE, HAND, LOOKED, STATUS } = SEAT_FIELDS;
const { BUILDING, DONE, STOPPED } = STATUS_NUMBERS;

/** Phase 1 of one seat: what it may do and what becomes of it. Whether the phase is over is seen by the position. */

/** Draws a tile that chance has chosen. */
export function draw(memory: Memory, seat: Seat, tile: number, listener?: Listener): void {
  memory.takeFromBag(seat, tile);
  memory.ints[DRAWN] = tile;
  memory.ints[at(seat) + HAND] = tile;
  if (listener) tell(listener, { key: 'drew', seat, tile: tileId(tile) });
  if (memory.isAlarm(seat, tile) && !memory.canLook(seat)) raiseAlarm(memory, seat, listener);
}

/** Second look: the tile in hand goes back after the other was drawn, so it cannot be the one. */
export function look(memory: Memory, seat: Seat, tile: number, listener?: Listener): void {
  const back = memory.ints[at(seat) + HAND]!;
  memory.takeFromBag(seat, tile);
  memory.putInBag(seat, back);
  memory.ints[DRAWN] = tile;
  memory.ints[at(seat) + HAND] = tile;
  memory.ints[at(seat) + LOOKED] = 1;
  if (listener) tell(listener, { key: 'looked', seat, tile: tileId(tile), back: tileId(back) });
  if (memory.isAlarm(seat, tile)) raiseAlarm(memory, seat, listener);
}

export function raiseAlarm(memory: Memory, seat: Seat, listener?: Listener): void {
  const tile = endWithHand(memory, seat);
  memory.ints[at(seat) + ALARM] = 1;
  if (!listener) return;
  const gems = memory.gems(seat);
  tell(listener, { key: 'alarm', seat, tile: tileId(tile), lost: memory.gemsInGarden(seat) - gems, gems });
}

export function layAside(memory: Memory, seat: Seat, listener?: Listener): void {
  const tile = endWithHand(memory, seat);
  if (listener) tell(listener, { key: 'laidAside', seat, tile: tileId(tile) });
}

export function lay(memory: Memory, seat: Seat, made: Move, listener?: Listener): void {
  const tile = memory.ints[at(seat) + HAND]!;
  const laying = move.layingIn(made) | tile;
  memory.addLaying(seat, laying);
  memory.ints[at(seat) + HAND] = NONE;
  if (listener) tell(listener, { key: 'laid', seat, tile: tileId(tile), gems: memory.gems(seat), ...placeOf(laying) });
  if (memory.tiles.isPig(tile) && !memory.isExpert && memory.pigsIn(seat) === ENOUGH_PIGS)
    payPigCoin(memory, seat, listener);
  if (memory.isBagEmpty(seat)) endEmpty(memory, seat, listener);
}

export function shift(memory: Memory, seat: Seat, made: Move, listener?: Listener): void {
  const laying = move.layingIn(made);
  const tile = tileOf(laying);
  memory.ints[memory.gardenAt(seat) + memory.indexInGarden(seat, tile)] = laying;
  if (listener)
    tell(listener, { key: 'shifted', seat, tile: tileId(tile), gems: memory.gems(seat), ...placeOf(laying) });
}

export function stop(memory: Memory, seat: Seat, listener?: Listener): void {
  memory.ints[at(seat) + STATUS] = STOPPED;
  if (listener) tell(listener, { key: 'stopped', seat });
}

export function resume(memory: Memory, seat: Seat, listener?: Listener): void {
  memory.ints[at(seat) + STATUS] = BUILDING;
  if (listener) tell(listener, { key: 'resumed', seat });
}

export const placeOf = (laying: Laying): Place => ({
  x: xOf(spotOf(laying)),
  y: yOf(spotOf(laying)),
  r: rotationOf(laying),
});

export const tell = (listener: Listener, event: Event): void => listener(event, EVERYONE);

/** The tile in hand is laid aside and building is over for this round. */
function endWithHand(memory: Memory, seat: Seat): number {
  const tile = memory.ints[at(seat) + HAND]!;
  memory.ints[at(seat) + HAND] = NONE;
  memory.ints[at(seat) + ASIDE] = tile;
  memory.ints[at(seat) + STATUS] = DONE;
  return tile;
}

function payPigCoin(memory: Memory, seat: Seat, listener?: Listener): void {
  if (memory.payCoins(seat, 1) === 1 && listener) tell(listener, { key: 'pigCoin', seat });
}

function endEmpty(memory: Memory, seat: Seat, listener?: Listener): void {
  memory.ints[at(seat) + STATUS] = DONE;
  if (listener) tell(listener, { key: 'bagEmpty', seat });
}
