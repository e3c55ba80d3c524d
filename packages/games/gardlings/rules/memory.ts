import type { Options, Seat } from '@potager/kernel';
import { alarmLimit } from './alarm.ts';
import { sheet } from './gems.ts';
import { missionFor, type Ring } from './mission-ring.ts';
import { isFulfilled, MISSION_TABLE, SECOND_LOOK } from './missions.ts';
import { COINS, PIG_PILE, rankOfPile } from './piles.ts';
import { type Laying, layingOf, ORIGIN, tileOf } from './spot.ts';
import { missionTile, MISSIONS, type TileSet } from './tile-set.ts';
import { at, BAG_INTS, FIELDS, NONE, pileAt, SEAT_FIELDS, STATUS_NUMBERS, sizeFor } from './fields.ts';

const { DRAWN, FIRST, MISSION_ORDER, PILE_KNOWN, PILE_SIZE, ROUND, SUPPLY, TURN, WINNER } = FIELDS;
const { ALARM, ASIDE, BAG, GARDEN, GARDEN_SIZE, HAND, HIRED, LOOKED, MUTANT, SEAT_COINS, STATUS } = SEAT_FIELDS;
const { BUILDING } = STATUS_NUMBERS;

export const ENOUGH_PIGS = 3;
const STOLEN = 3;

/**
 * Everything that changes in a game, in one array: copying it copies the game. Here are the questions one can ask about
 * it; what happens to it is in `building` and `hiring`.
 */
export class Memory {
  readonly tiles: TileSet;
  readonly seatCount: number;
  readonly options: Options;
  readonly isExpert: boolean;
  readonly hasMissions: boolean;
  readonly target: number;
  readonly ints: Int32Array;

  constructor(tiles: TileSet, seats: number, options: Options) {
    this.tiles = tiles;
    this.seatCount = seats;
    this.options = options;
    this.isExpert = options['expert'] === true;
    this.hasMissions = options['missions'] === true;
    this.target = options['target'] as number;
    this.ints = new Int32Array(sizeFor(seats));
  }

  isBuilding(seat: Seat): boolean {
    return this.ints[at(seat) + STATUS] === BUILDING;
  }

  gardenAt(seat: Seat): number {
    return at(seat) + GARDEN;
  }

  laying(seat: Seat, index: number): Laying {
    return this.ints[this.gardenAt(seat) + index]!;
  }

  addLaying(seat: Seat, laying: Laying): void {
    const size = this.ints[at(seat) + GARDEN_SIZE]!;
    this.ints[this.gardenAt(seat) + size] = laying;
    this.ints[at(seat) + GARDEN_SIZE] = size + 1;
  }

  /** Takes a laying out of a garden; those after it move up. */
  removeLaying(seat: Seat, index: number): void {
    const start = this.gardenAt(seat);
    const size = this.ints[at(seat) + GARDEN_SIZE]!;
    this.ints.copyWithin(start + index, start + index + 1, start + size);
    this.ints[at(seat) + GARDEN_SIZE] = size - 1;
  }

  /** Where a tile is in a garden's list, or −1. */
  indexInGarden(seat: Seat, tile: number): number {
    const size = this.ints[at(seat) + GARDEN_SIZE]!;
    for (let i = 0; i < size; i++) if (tileOf(this.laying(seat, i)) === tile) return i;
    return -1;
  }

  /** An empty garden, or one with the mission of the round in it (GL-M2). */
  clearGarden(seat: Seat): void {
    this.ints[at(seat) + GARDEN_SIZE] = 0;
    if (this.hasMissions) this.addLaying(seat, layingOf(missionTile(missionFor(this.ring(), seat)), ORIGIN, 0));
  }

  /** The mission of a seat, 1 to 7, which is the first of its garden; 0 without missions. */
  missionOf(seat: Seat): number {
    return this.hasMissions ? tileOf(this.laying(seat, 0)) - missionTile(1) + 1 : 0;
  }

  ring(): Ring {
    const order = this.ints.subarray(MISSION_ORDER, MISSION_ORDER + MISSIONS);
    return { order, seats: this.seatCount, round: this.ints[ROUND]! };
  }

  // Bags are bit sets in the order of the tiles' ids.

  isInBag(seat: Seat, tile: number): boolean {
    return (this.ints[at(seat) + BAG + (tile >> 5)]! & (1 << (tile & 31))) !== 0;
  }

  putInBag(seat: Seat, tile: number): void {
    this.ints[at(seat) + BAG + (tile >> 5)]! |= 1 << (tile & 31);
  }

  takeFromBag(seat: Seat, tile: number): void {
    this.ints[at(seat) + BAG + (tile >> 5)]! &= ~(1 << (tile & 31));
  }

  bagSize(seat: Seat): number {
    let size = 0;
    for (let i = 0; i < BAG_INTS; i++) size += countBits(this.ints[at(seat) + BAG + i]!);
    return size;
  }

  isBagEmpty(seat: Seat): boolean {
    for (let i = 0; i < BAG_INTS; i++) if (this.ints[at(seat) + BAG + i] !== 0) return false;
    return true;
  }

  /** The tile with this rank in a bag, from 0. */
  tileInBag(seat: Seat, rank: number): number {
    let left = rank;
    let part = 0;
    for (; part < BAG_INTS - 1; part++) {
      const count = countBits(this.ints[at(seat) + BAG + part]!);
      if (left < count) break;
      left -= count;
    }
    let bits = this.ints[at(seat) + BAG + part]!;
    for (; left > 0; left--) bits &= bits - 1;
    return (part << 5) | (31 - Math.clz32(bits & -bits));
  }

  listBag(seat: Seat): number[] {
    const tiles: number[] = [];
    for (let part = 0; part < BAG_INTS; part++) {
      for (let bits = this.ints[at(seat) + BAG + part]!; bits !== 0; bits &= bits - 1)
        tiles.push((part << 5) | (31 - Math.clz32(bits & -bits)));
    }
    return tiles;
  }

  // Gnomes, dragons, pigs.

  gnomesIn(seat: Seat): number {
    const size = this.ints[at(seat) + GARDEN_SIZE]!;
    let gnomes = 0;
    for (let i = 0; i < size; i++) gnomes += this.tiles.gnomes[tileOf(this.laying(seat, i))]!;
    return gnomes;
  }

  pigsIn(seat: Seat): number {
    const size = this.ints[at(seat) + GARDEN_SIZE]!;
    let pigs = 0;
    for (let i = 0; i < size; i++) if (this.tiles.isPig(tileOf(this.laying(seat, i)))) pigs++;
    return pigs;
  }

  /** The number of gnomes that raises the alarm: one more with three dragons (GL-C6). */
  alarmLimit(seat: Seat): number {
    const size = this.ints[at(seat) + GARDEN_SIZE]!;
    let dragons = 0;
    for (let i = 0; i < size; i++) if (this.tiles.isDragon(tileOf(this.laying(seat, i)))) dragons++;
    return alarmLimit(dragons);
  }

  /** Whether drawing this tile is a gnome alarm (GL-B5). */
  isAlarm(seat: Seat, tile: number): boolean {
    const gnomes = this.tiles.gnomes[tile]!;
    return gnomes > 0 && this.gnomesIn(seat) + gnomes >= this.alarmLimit(seat);
  }

  /** Whether Second look can still be used for the tile in hand (GL-M5). */
  canLook(seat: Seat): boolean {
    return this.missionOf(seat) === SECOND_LOOK && this.ints[at(seat) + LOOKED] === 0 && !this.isBagEmpty(seat);
  }

  /** Whether a seat has drawn an alarm that it may still avoid. */
  mustDecide(seat: Seat): boolean {
    const hand = this.ints[at(seat) + HAND]!;
    return hand !== NONE && this.isAlarm(seat, hand);
  }

  // Gems.

  /** Complete gems of the garden as it is now, bonuses and mission included, before an alarm's loss. */
  gemsInGarden(seat: Seat): number {
    const size = this.ints[at(seat) + GARDEN_SIZE]!;
    sheet.count(this.tiles, this.ints, this.gardenAt(seat), size);
    return sheet.total() + this.missionGems(seat);
  }

  /** What the mission gives; `sheet` must hold the garden's count. */
  missionGems(seat: Seat): number {
    const mission = this.missionOf(seat);
    if (mission === 0) return 0;
    const isDone = isFulfilled(mission, this.ints, this.gardenAt(seat), this.ints[at(seat) + GARDEN_SIZE]!);
    return isDone ? MISSION_TABLE[mission - 1]!.gems : 0;
  }

  /** What an alarm steals of so many gems (GL-H1, GL-X1). */
  stolen(gems: number): number {
    return this.isExpert ? gems >> 1 : Math.min(STOLEN, gems);
  }

  /** The gems of a seat as they count for hiring now. */
  gems(seat: Seat): number {
    const gems = this.gemsInGarden(seat);
    return this.ints[at(seat) + ALARM] === 0 ? gems : gems - this.stolen(gems);
  }

  // Piles and coins.

  pileSize(pile: number): number {
    return this.ints[PILE_SIZE + pile]!;
  }

  topOf(pile: number): number {
    return this.pileSize(pile) === 0 ? NONE : this.ints[pileAt(pile)]!;
  }

  /** Whether the top of a pile is something everybody knows: face up, or put there for all to see. */
  isTopKnown(pile: number): boolean {
    const size = this.pileSize(pile);
    return size === 0 || this.ints[PILE_KNOWN + pile] === size;
  }

  takeTop(pile: number): number {
    const tile = this.topOf(pile);
    if (tile === NONE) return NONE;
    const size = this.pileSize(pile) - 1;
    this.ints.copyWithin(pileAt(pile), pileAt(pile) + 1, pileAt(pile) + size + 1);
    this.ints[PILE_SIZE + pile] = size;
    this.ints[PILE_KNOWN + pile] = Math.min(size, this.ints[PILE_KNOWN + pile]!);
    return tile;
  }

  putUnder(pile: number, tile: number): void {
    const size = this.pileSize(pile);
    this.ints[pileAt(pile) + size] = tile;
    this.ints[PILE_SIZE + pile] = size + 1;
    this.ints[PILE_KNOWN + pile]! += 1;
  }

  /** A pile's tiles from the top, or from further down. */
  listPile(pile: number, from = 0): number[] {
    const tiles: number[] = [];
    for (let i = from; i < this.pileSize(pile); i++) tiles.push(this.ints[pileAt(pile) + i]!);
    return tiles;
  }

  /** Pays coins from the supply as far as it reaches (GL-H3); returns how many. */
  payCoins(seat: Seat, coins: number): number {
    const paid = Math.min(coins, this.ints[SUPPLY]!);
    this.ints[SUPPLY]! -= paid;
    this.ints[at(seat) + SEAT_COINS]! += paid;
    return paid;
  }

  /** Everything on the table but bags and piles, as it is before the first round. */
  begin(first: Seat, missions: readonly number[]): void {
    const { ints } = this;
    ints.fill(0);
    ints[ROUND] = 1;
    ints[FIRST] = first;
    ints[TURN] = NONE;
    ints[DRAWN] = NONE;
    ints[WINNER] = NONE;
    ints.set(missions, MISSION_ORDER);
    ints[SUPPLY] = COINS;
    for (let seat = 0; seat < this.seatCount; seat++) this.clearSeat(seat);
  }

  /** A seat as a round begins; its bag and coins stay. */
  clearSeat(seat: Seat): void {
    this.ints[at(seat) + STATUS] = BUILDING;
    for (const field of [HAND, ASIDE, HIRED, MUTANT]) this.ints[at(seat) + field] = NONE;
    this.ints[at(seat) + ALARM] = 0;
    this.ints[at(seat) + LOOKED] = 0;
    this.clearGarden(seat);
  }

  /** The piles where a colour's tiles lie under others, out of sight: from, to in the pile. */
  hiddenFrom(pile: number): number {
    return pile === PIG_PILE ? 0 : 1;
  }

  hiddenTo(pile: number): number {
    return Math.max(this.hiddenFrom(pile), this.pileSize(pile) - this.ints[PILE_KNOWN + pile]!);
  }

  /** Whether a mutation is possible: a pig of a colour whose next colour still has a tile (GL-X3). */
  canMutate(seat: Seat): boolean {
    const size = this.ints[at(seat) + GARDEN_SIZE]!;
    if (this.pigsIn(seat) < ENOUGH_PIGS) return false;
    for (let i = 0; i < size; i++) {
      const tile = tileOf(this.laying(seat, i));
      if (this.tiles.isPig(tile) && this.hasNextColour(tile)) return true;
    }
    return false;
  }

  hasNextColour(tile: number): boolean {
    const rank = this.tiles.rankOf(tile);
    for (let pile = 0; pile < PIG_PILE; pile++)
      if (rankOfPile(pile) === rank + 1 && this.pileSize(pile) > 0) return true;
    return false;
  }
}

function countBits(bits: number): number {
  let n = bits - ((bits >>> 1) & 0x55555555);
  n = (n & 0x33333333) + ((n >>> 2) & 0x33333333);
  return Math.imul((n + (n >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
