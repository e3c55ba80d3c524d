import { EVERYONE, type Listener, type Seat } from '@potager/kernel';
import { hiOf, loOf, lowest, nameCell } from './cells.ts';
import { endAtTarget } from './ending.ts';
import { type Memory, levelOf, liftTile, ownerOf, placeTile, supplyOf } from './memory.ts';
import type { Event, TakenTile } from './kinds.ts';
import { stakeOf } from './legal-moves.ts';
import { at, FIELDS, SEAT_FIELDS } from './fields.ts';
import { BOARD } from './figures.ts';

const { HALF, NOWHERE, NO_SEAT } = BOARD;
const { TURN, ACTOR, PLACED, DEFENDER, TARGETS_LO, TARGETS_HI, SUPPORT, BID, OUTBID, ATTACK, DEFENCE } = FIELDS;
const { MANA } = SEAT_FIELDS;

const HIGHEST_LEVEL = 4;

/** ED-L1. The first target names the defender. */
export function addTarget({ ints, tiles }: Memory, seat: Seat, cell: number, listener: Listener | undefined): void {
  const tile = tiles[cell]!;
  if (ints[DEFENDER] === NO_SEAT) {
    ints[DEFENDER] = ownerOf(tile);
    ints[ATTACK] = levelOf(tiles[ints[PLACED]!]!);
    ints[DEFENCE] = 0;
  }
  ints[TARGETS_LO]! |= loOf(cell);
  ints[TARGETS_HI]! |= hiOf(cell);
  ints[DEFENCE]! += levelOf(tile);
  if (listener) {
    listener({ key: 'targeted', seat, defender: ownerOf(tile), cell: nameCell(cell) } satisfies Event, EVERYONE);
  }
}

/** ED-L2. */
export function addSupport({ ints, tiles }: Memory, seat: Seat, cell: number, listener: Listener | undefined): void {
  ints[SUPPORT] = cell;
  ints[ATTACK]! += levelOf(tiles[cell]!);
  if (listener) listener({ key: 'supported', seat, cell: nameCell(cell) } satisfies Event, EVERYONE);
}

/** ED-L4. */
export function bid(memory: Memory, seat: Seat, amount: number, listener: Listener | undefined): void {
  const { ints } = memory;
  const key = ints[BID] === 0 ? 'opened' : 'raised';
  const other = otherSide(memory, seat);
  ints[OUTBID] = ints[BID]!;
  ints[BID] = amount;
  ints[ACTOR] = other;
  if (listener) {
    const mana = amount * stakeOf(memory, seat);
    listener({ key, seat, other, bid: amount, mana } satisfies Event, EVERYONE);
  }
}

/** ED-L6: the other side, the high bidder, pays and takes the tiles of the one who accepts. */
export function accept(memory: Memory, seat: Seat, listener: Listener | undefined): void {
  const { ints } = memory;
  const winner = otherSide(memory, seat);
  const amount = ints[BID]!;
  const mana = amount * stakeOf(memory, winner);
  ints[at(winner) + MANA]! -= mana;
  ints[at(seat) + MANA]! += mana;
  const tiles: TakenTile[] | undefined = listener ? [] : undefined;
  takeTiles(memory, winner, tiles);
  endGrab(memory);
  if (listener) {
    listener({ key: 'accepted', seat, winner, bid: amount, mana, tiles: tiles ?? [] } satisfies Event, EVERYONE);
  }
  endAtTarget(memory, winner, listener);
}

/** The winner's tiles for the loser's, from the highest level down, then by column and row (ED-L6, ED-L7). */
export function takeTiles(memory: Memory, winner: Seat, taken: TakenTile[] | undefined): void {
  const { ints, tiles } = memory;
  const isAttacker = winner === ints[TURN];
  const placed = ints[PLACED]!;
  const support = ints[SUPPORT]!;
  const supportLo = support === NOWHERE ? 0 : loOf(support);
  const supportHi = support === NOWHERE ? 0 : hiOf(support);
  const lo = isAttacker ? ints[TARGETS_LO]! : loOf(placed) | supportLo;
  const hi = isAttacker ? ints[TARGETS_HI]! : hiOf(placed) | supportHi;
  for (let level = HIGHEST_LEVEL; level > 0; level--) {
    for (let rest = lo; rest !== 0; rest &= rest - 1) {
      const cell = lowest(rest);
      // A cell taken just now holds the winner's tile, perhaps of a lower level: it is not taken twice.
      if (isOf(tiles[cell]!, level, winner)) replaceTile(memory, winner, cell, taken);
    }
    for (let rest = hi; rest !== 0; rest &= rest - 1) {
      const cell = lowest(rest) + HALF;
      if (isOf(tiles[cell]!, level, winner)) replaceTile(memory, winner, cell, taken);
    }
  }
}

const isOf = (tile: number, level: number, winner: Seat): boolean =>
  levelOf(tile) === level && ownerOf(tile) !== winner;

function replaceTile(memory: Memory, winner: Seat, cell: number, taken: TakenTile[] | undefined): void {
  const was = levelOf(memory.tiles[cell]!);
  let level = was;
  while (level > 0 && memory.ints[at(winner) + supplyOf(level)] === 0) level--;
  liftTile(memory, cell);
  if (level > 0) placeTile(memory, winner, cell, level);
  if (taken) taken.push({ cell: nameCell(cell), was, level });
}

export function otherSide({ ints }: Memory, seat: Seat): Seat {
  const turn = ints[TURN]!;
  return seat === turn ? ints[DEFENDER]! : turn;
}

function endGrab({ ints }: Memory): void {
  ints[ACTOR] = ints[TURN]!;
  ints[PLACED] = NOWHERE;
  ints[DEFENDER] = NO_SEAT;
  ints[TARGETS_LO] = 0;
  ints[TARGETS_HI] = 0;
  ints[SUPPORT] = NOWHERE;
  ints[BID] = 0;
  ints[OUTBID] = 0;
  ints[ATTACK] = 0;
  ints[DEFENCE] = 0;
}
