import { EVERYONE, type Listener, type Move, type MoveList, type Seat } from '@potager/kernel';
import { type Board, ENOUGH_PIGS } from './board.ts';
import type { Event, Place } from './kinds.ts';
import * as at from './layout.ts';
import { BUILDING, DONE, NONE, STOPPED } from './layout.ts';
import * as move from './moves.ts';
import { plot } from './plot.ts';
import { type Laying, layingOf, ORIGIN, rotationOf, spotOf, tileOf, xOf, yOf } from './spot.ts';
import { tileId } from './tile-set.ts';

/** Phase 1 of one seat: what it may do and what becomes of it. Whether the phase is over is seen by the position. */

/** Places found for one tile; more than the largest garden can offer. */
const found = new Int32Array(4096);

export function listBuilding(board: Board, seat: Seat, list: MoveList): void {
  if (board.of(seat, at.STATUS) === STOPPED) list.push(move.RESUME_MOVE);
  if (!board.isBuilding(seat)) return;
  const hand = board.of(seat, at.HAND);
  if (hand === NONE) {
    list.push(move.DRAW_MOVE);
    list.push(move.STOP_MOVE);
  } else {
    if (board.canLook(seat)) list.push(move.LOOK_MOVE);
    if (board.isAlarm(seat, hand)) {
      list.push(move.ALARM_MOVE);
      return;
    }
    const count = findPlaces(board, seat, hand);
    if (count === 0) list.push(move.ASIDE_MOVE);
    for (let i = 0; i < count; i++) list.push(move.layMove(found[i]!));
  }
  listShifts(board, seat, list);
}

/** Looks for the places of a tile in the garden as it is now; returns how many there are. */
export function findPlaces(board: Board, seat: Seat, tile: number): number {
  const size = board.of(seat, at.GARDEN_SIZE);
  if (size === 0) {
    found[0] = layingOf(tile, ORIGIN, 0);
    return 1;
  }
  plot.fill(board.tiles, board.words, board.gardenAt(seat), size);
  return plot.places(board.tiles, tile, found);
}

function listShifts(board: Board, seat: Seat, list: MoveList): void {
  const size = board.of(seat, at.GARDEN_SIZE);
  if (size < 2) return;
  // Looking for places of the tile in hand has filled the plot already.
  let isFilled = board.of(seat, at.HAND) !== NONE;
  for (let i = 0; i < size; i++) {
    const laying = board.laying(seat, i);
    if (!board.tiles.isUnicorn(tileOf(laying))) continue;
    if (!isFilled) plot.fill(board.tiles, board.words, board.gardenAt(seat), size);
    isFilled = true;
    listShiftsOf(board, laying, list);
  }
}

/** Without the unicorn the rest may fall apart; then only places that join all its parts will do (GL-C5). */
function listShiftsOf(board: Board, here: Laying, list: MoveList): void {
  plot.lift(here);
  const count = plot.places(board.tiles, tileOf(here), found);
  const parts = plot.markParts(here);
  for (let i = 0; i < count; i++) {
    const laying = found[i]!;
    if (laying === here) continue;
    if (parts > 1 && !plot.joinsAll(parts, spotOf(laying), rotationOf(laying))) continue;
    list.push(move.shiftMove(laying));
  }
  plot.putBack(board.tiles, here);
}

/** Draws a tile that chance has chosen. */
export function draw(board: Board, seat: Seat, tile: number, listener?: Listener): void {
  board.takeFromBag(seat, tile);
  board.words[at.DRAWN] = tile;
  board.set(seat, at.HAND, tile);
  if (listener) tell(listener, { key: 'drew', seat, tile: tileId(tile) });
  if (board.isAlarm(seat, tile) && !board.canLook(seat)) raiseAlarm(board, seat, listener);
}

/** Second look: the tile in hand goes back after the other was drawn, so it cannot be the one. */
export function look(board: Board, seat: Seat, tile: number, listener?: Listener): void {
  const back = board.of(seat, at.HAND);
  board.takeFromBag(seat, tile);
  board.putInBag(seat, back);
  board.words[at.DRAWN] = tile;
  board.set(seat, at.HAND, tile);
  board.set(seat, at.LOOKED, 1);
  if (listener) tell(listener, { key: 'looked', seat, tile: tileId(tile), back: tileId(back) });
  if (board.isAlarm(seat, tile)) raiseAlarm(board, seat, listener);
}

export function raiseAlarm(board: Board, seat: Seat, listener?: Listener): void {
  const tile = endWithHand(board, seat);
  board.set(seat, at.ALARM, 1);
  if (!listener) return;
  const gems = board.gems(seat);
  tell(listener, { key: 'alarm', seat, tile: tileId(tile), lost: board.gemsInGarden(seat) - gems, gems });
}

export function layAside(board: Board, seat: Seat, listener?: Listener): void {
  const tile = endWithHand(board, seat);
  if (listener) tell(listener, { key: 'laidAside', seat, tile: tileId(tile) });
}

export function lay(board: Board, seat: Seat, made: Move, listener?: Listener): void {
  const tile = board.of(seat, at.HAND);
  const laying = move.layingIn(made) | tile;
  board.addLaying(seat, laying);
  board.set(seat, at.HAND, NONE);
  if (listener) tell(listener, { key: 'laid', seat, tile: tileId(tile), gems: board.gems(seat), ...placeOf(laying) });
  if (board.tiles.isPig(tile) && !board.isExpert && board.pigsIn(seat) === ENOUGH_PIGS)
    payPigCoin(board, seat, listener);
  if (board.isBagEmpty(seat)) endEmpty(board, seat, listener);
}

export function shift(board: Board, seat: Seat, made: Move, listener?: Listener): void {
  const laying = move.layingIn(made);
  const tile = tileOf(laying);
  board.words[board.gardenAt(seat) + board.indexInGarden(seat, tile)] = laying;
  if (listener)
    tell(listener, { key: 'shifted', seat, tile: tileId(tile), gems: board.gems(seat), ...placeOf(laying) });
}

export function stop(board: Board, seat: Seat, listener?: Listener): void {
  board.set(seat, at.STATUS, STOPPED);
  if (listener) tell(listener, { key: 'stopped', seat });
}

export function resume(board: Board, seat: Seat, listener?: Listener): void {
  board.set(seat, at.STATUS, BUILDING);
  if (listener) tell(listener, { key: 'resumed', seat });
}

export const placeOf = (laying: Laying): Place => ({
  x: xOf(spotOf(laying)),
  y: yOf(spotOf(laying)),
  r: rotationOf(laying),
});

export const tell = (listener: Listener, event: Event): void => listener(event, EVERYONE);

/** The tile in hand is laid aside and building is over for this round. */
function endWithHand(board: Board, seat: Seat): number {
  const tile = board.of(seat, at.HAND);
  board.set(seat, at.HAND, NONE);
  board.set(seat, at.ASIDE, tile);
  board.set(seat, at.STATUS, DONE);
  return tile;
}

function payPigCoin(board: Board, seat: Seat, listener?: Listener): void {
  if (board.payCoins(seat, 1) === 1 && listener) tell(listener, { key: 'pigCoin', seat });
}

function endEmpty(board: Board, seat: Seat, listener?: Listener): void {
  board.set(seat, at.STATUS, DONE);
  if (listener) tell(listener, { key: 'bagEmpty', seat });
}
