import { MoveList, type Seat } from '@potager/kernel';
import { at, NONE, SEAT_FIELDS, STATUS_NUMBERS } from '../rules/fields.ts';
import { findPlaces, listMoves } from '../rules/legal-moves.ts';
import type { Memory } from '../rules/memory.ts';
import * as move from '../rules/moves.ts';
import type { Reason } from './kinds.ts';

const { HAND, STATUS } = SEAT_FIELDS;
const { BUILDING } = STATUS_NUMBERS;

/** What the next draw may bring, by counting the bag (GL-B5, B6). */
export function drawing(memory: Memory, seat: Seat): Reason[] {
  const tiles = memory.listBag(seat);
  const laid = tiles.filter((tile) => !memory.isAlarm(seat, tile));
  const outOf = tiles.length;
  if (outOf === 0) return [{ key: 'ends' }];
  const fitting = laid.filter((tile) => findPlaces(memory, seat, tile) > 0);
  const misfits = laid.length - fitting.length;
  const alarms = outOf - laid.length;
  return [
    alarms === 0 ? { key: 'safe' } : { key: 'alarm', alarms, outOf, loses: memory.stolen(memory.gems(seat)) },
    ...(fitting.length === 0 ? [] : [{ key: 'grows', average: averageOf(memory, seat, fitting) } as const]),
    ...(misfits === 0 ? [] : [{ key: 'misfits', tiles: misfits, outOf } as const]),
  ];
}

/** Whoever builds on has drawn nothing yet. */
export function resuming(memory: Memory, seat: Seat): Reason[] {
  const tiles = memory.listBag(seat);
  const alarms = tiles.filter((tile) => memory.isAlarm(seat, tile)).length;
  return [{ key: 'resumes', alarms, outOf: tiles.length, loses: memory.stolen(memory.gems(seat)) }];
}

/** To a tenth. */
function averageOf(memory: Memory, seat: Seat, tiles: readonly number[]): number {
  const sum = tiles.reduce((gems, tile) => gems + mostWith(memory, seat, tile), 0);
  return Math.round((10 * sum) / tiles.length) / 10;
}

/** The gems that a tile would complete in its best place. */
function mostWith(memory: Memory, seat: Seat, tile: number): number {
  const kept = memory.ints.slice();
  const before = memory.gems(seat);
  memory.ints[at(seat) + STATUS] = BUILDING;
  memory.ints[at(seat) + HAND] = tile;
  const list = new MoveList();
  listMoves(memory, seat, list);
  memory.ints[at(seat) + HAND] = NONE;
  const held = memory.ints.slice();
  let most = 0;
  for (const made of list.toArray()) {
    if (move.kindOf(made) !== move.LAY) continue;
    memory.addLaying(seat, move.layingIn(made) | tile);
    most = Math.max(most, memory.gems(seat) - before);
    memory.ints.set(held);
  }
  memory.ints.set(kept);
  return most;
}

/** Of the tiles in the bag, those that are no alarm and fit nowhere in the garden. */
export const misfitsIn = (memory: Memory, seat: Seat): number =>
  memory.listBag(seat).filter((tile) => !memory.isAlarm(seat, tile) && findPlaces(memory, seat, tile) === 0).length;
