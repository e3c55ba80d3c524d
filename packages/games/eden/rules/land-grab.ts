import { EVERYONE, type Listener, type Seat } from '@potager/kernel';
import { hiOf, loOf, lowest, nameCell } from './cells.ts';
import { endAtTarget } from './ending.ts';
import { type Garden, levelOf, liftTile, ownerOf, placeTile, supplyOf } from './garden.ts';
import type { Event, TakenTile } from './kinds.ts';
import { stakeOf } from './listing.ts';
import { at, BOARD, FIELDS, SEAT_FIELDS } from './layout.ts';

const { HALF, NOWHERE, NO_SEAT } = BOARD;
const { TURN, ACTOR, PLACED, DEFENDER, TARGETS_LO, TARGETS_HI, SUPPORT, BID, ATTACK, DEFENCE } = FIELDS;
const { MANA } = SEAT_FIELDS;

const HIGHEST_LEVEL = 4;

/** ED-L1. The first target names the defender. */
export function addTarget({ words, tiles }: Garden, seat: Seat, cell: number, listener: Listener | undefined): void {
  const tile = tiles[cell]!;
  if (words[DEFENDER] === NO_SEAT) {
    words[DEFENDER] = ownerOf(tile);
    words[ATTACK] = levelOf(tiles[words[PLACED]!]!);
    words[DEFENCE] = 0;
  }
  words[TARGETS_LO]! |= loOf(cell);
  words[TARGETS_HI]! |= hiOf(cell);
  words[DEFENCE]! += levelOf(tile);
  if (listener) {
    listener({ key: 'targeted', seat, defender: ownerOf(tile), cell: nameCell(cell) } satisfies Event, EVERYONE);
  }
}

/** ED-L2. */
export function addSupport({ words, tiles }: Garden, seat: Seat, cell: number, listener: Listener | undefined): void {
  words[SUPPORT] = cell;
  words[ATTACK]! += levelOf(tiles[cell]!);
  if (listener) listener({ key: 'supported', seat, cell: nameCell(cell) } satisfies Event, EVERYONE);
}

/** ED-L4. */
export function bid(garden: Garden, seat: Seat, amount: number, listener: Listener | undefined): void {
  const { words } = garden;
  const key = words[BID] === 0 ? 'opened' : 'raised';
  const other = otherSide(garden, seat);
  words[BID] = amount;
  words[ACTOR] = other;
  if (listener) {
    const mana = amount * stakeOf(garden, seat);
    listener({ key, seat, other, bid: amount, mana } satisfies Event, EVERYONE);
  }
}

/** ED-L6: the other side, the high bidder, pays and takes the tiles of the one who accepts. */
export function accept(garden: Garden, seat: Seat, listener: Listener | undefined): void {
  const { words } = garden;
  const winner = otherSide(garden, seat);
  const amount = words[BID]!;
  const mana = amount * stakeOf(garden, winner);
  words[at(winner) + MANA]! -= mana;
  words[at(seat) + MANA]! += mana;
  const tiles: TakenTile[] | undefined = listener ? [] : undefined;
  takeTiles(garden, winner, tiles);
  endGrab(garden);
  if (listener) {
    listener({ key: 'accepted', seat, winner, bid: amount, mana, tiles: tiles ?? [] } satisfies Event, EVERYONE);
  }
  endAtTarget(garden, winner, listener);
}

/** The winner's tiles for the loser's, from the highest level down, then by column and row (ED-L6, ED-L7). */
export function takeTiles(garden: Garden, winner: Seat, taken: TakenTile[] | undefined): void {
  const { words, tiles } = garden;
  const isAttacker = winner === words[TURN];
  const placed = words[PLACED]!;
  const support = words[SUPPORT]!;
  const supportLo = support === NOWHERE ? 0 : loOf(support);
  const supportHi = support === NOWHERE ? 0 : hiOf(support);
  const lo = isAttacker ? words[TARGETS_LO]! : loOf(placed) | supportLo;
  const hi = isAttacker ? words[TARGETS_HI]! : hiOf(placed) | supportHi;
  for (let level = HIGHEST_LEVEL; level > 0; level--) {
    for (let rest = lo; rest !== 0; rest &= rest - 1) {
      const cell = lowest(rest);
      // A cell taken just now holds the winner's tile, perhaps of a lower level: it is not taken twice.
      if (isOf(tiles[cell]!, level, winner)) replaceTile(garden, winner, cell, taken);
    }
    for (let rest = hi; rest !== 0; rest &= rest - 1) {
      const cell = lowest(rest) + HALF;
      if (isOf(tiles[cell]!, level, winner)) replaceTile(garden, winner, cell, taken);
    }
  }
}

const isOf = (tile: number, level: number, winner: Seat): boolean =>
  levelOf(tile) === level && ownerOf(tile) !== winner;

function replaceTile(garden: Garden, winner: Seat, cell: number, taken: TakenTile[] | undefined): void {
  const was = levelOf(garden.tiles[cell]!);
  let level = was;
  while (level > 0 && garden.words[at(winner) + supplyOf(level)] === 0) level--;
  liftTile(garden, cell);
  if (level > 0) placeTile(garden, winner, cell, level);
  if (taken) taken.push({ cell: nameCell(cell), was, level });
}

export function otherSide({ words }: Garden, seat: Seat): Seat {
  const turn = words[TURN]!;
  return seat === turn ? words[DEFENDER]! : turn;
}

function endGrab({ words }: Garden): void {
  words[ACTOR] = words[TURN]!;
  words[PLACED] = NOWHERE;
  words[DEFENDER] = NO_SEAT;
  words[TARGETS_LO] = 0;
  words[TARGETS_HI] = 0;
  words[SUPPORT] = NOWHERE;
  words[BID] = 0;
  words[ATTACK] = 0;
  words[DEFENCE] = 0;
}
