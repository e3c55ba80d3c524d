import { BELOW, doSlotsFit, EGG, EMPTY, RIGHT, TRIPLE } from './slots.ts';
import {
  type Laying,
  MISSION_STEPS,
  rotationOf,
  type Spot,
  spotOf,
  SPOTS,
  stepTo,
  stepToSecond,
  tileOf,
} from './spot.ts';
import { isMission, SLOT_PLACES, TileSet } from './tile-set.ts';

/** How a triple gem counts (GL-C2). */
export const TRIPLE_GEMS = 3;

/** What is joined in a garden, by kind; numbers 0 to 3 are the colours. */
const GEMS_OF_NO_COLOUR = 4;
export const TRIPLES = 5;
const BONUSES = 6;
export const EMPTY_PAIRS = 7;

/** What slots make that do not fit. */
const CLASH = -2;

/** One joined pair of slots. */
export type Joint = {
  readonly spot: Spot;
  readonly side: number;
  /** A kind, as above; a bonus is no joint. */
  readonly kind: number;
};

/**
 * The joints of one garden. Like the plot it is one sheet for all gardens, filled for each question. Tiles that touch
 * fit, so a gem slot with a neighbour is half of a complete gem.
 */
class Sheet {
  /** The slots of a covered cell, three bits a side; 0 where nothing lies. */
  private readonly sides = new Int32Array(SPOTS);
  private readonly cells = new Int32Array(1024);
  private cellCount = 0;
  readonly counts = new Int32Array(8);

  fill(tiles: TileSet, layings: Int32Array, from: number, count: number): void {
    for (let i = 0; i < this.cellCount; i++) this.sides[this.cells[i]!] = 0;
    this.cellCount = 0;
    for (let i = 0; i < count; i++) this.add(tiles, layings[from + i]!);
  }

  /** Counts the joints and bonuses into `counts`. */
  count(tiles: TileSet, layings: Int32Array, from: number, count: number): void {
    this.fill(tiles, layings, from, count);
    this.counts.fill(0);
    for (let i = 0; i < this.cellCount; i++) {
      const spot = this.cells[i]!;
      this.countJoint(this.kindOf(spot, RIGHT));
      this.countJoint(this.kindOf(spot, BELOW));
    }
    let bonuses = 0;
    for (let i = 0; i < count; i++) bonuses += this.bonusesOf(tiles, layings[from + i]!);
    this.counts[BONUSES] = bonuses;
  }

  /** Whether tiles overlap or touch with slots that do not fit: never in a sound garden. After `fill`. */
  isBroken(): boolean {
    for (let i = 0; i < this.cellCount; i++) {
      const spot = this.cells[i]!;
      if (this.kindOf(spot, RIGHT) === CLASH || this.kindOf(spot, BELOW) === CLASH) return true;
    }
    return this.isOverlapping();
  }

  /** All gems that were counted, bonuses included. */
  total(): number {
    const { counts } = this;
    let sum = TRIPLE_GEMS * counts[TRIPLES]! + counts[BONUSES]!;
    for (let kind = 0; kind <= GEMS_OF_NO_COLOUR; kind++) sum += counts[kind]!;
    return sum;
  }

  isCovered(spot: Spot): boolean {
    return this.sides[spot] !== 0;
  }

  /** The joints, one by one, after `fill`. */
  joints(): Joint[] {
    return Array.from(this.cells.subarray(0, this.cellCount)).flatMap((spot) =>
      [RIGHT, BELOW].map((side) => ({ spot, side, kind: this.kindOf(spot, side) })).filter(({ kind }) => kind >= 0),
    );
  }

  /** How many of a tile's lines join two complete gems (GL-C3). */
  bonusesOf(tiles: TileSet, laying: Laying): number {
    const { lines } = tiles.faces[tileOf(laying)]!;
    let bonuses = 0;
    for (let i = 0; i < lines.length; i++) {
      const line = lines[i]!;
      if (this.isJoined(laying, line[0]) && this.isJoined(laying, line[1])) bonuses++;
    }
    return bonuses;
  }

  private isOverlapping(): boolean {
    let cells = 0;
    for (let i = 0; i < this.cellCount; i++) {
      const spot = this.cells[i]!;
      if (this.sides[spot] !== 0) cells++;
      this.sides[spot] = 0;
    }
    return cells !== this.cellCount;
  }

  private isJoined(laying: Laying, slot: number): boolean {
    const place = SLOT_PLACES[slot] as (typeof SLOT_PLACES)[number];
    const rotation = rotationOf(laying);
    const spot = place.half === 0 ? spotOf(laying) : spotOf(laying) + stepToSecond(rotation);
    return this.sides[spot + stepTo((place.side + rotation) & 3)] !== 0;
  }

  /** What a covered cell and its neighbour on a side make; −1 where nothing is joined. */
  private kindOf(spot: Spot, side: number): number {
    const beyond = this.sides[spot + stepTo(side)]!;
    const mine = (this.sides[spot]! >> (3 * side)) & 7;
    if (beyond === 0 || mine === 0) return -1;
    return JOINT_KINDS[(mine << 3) | ((beyond >> (3 * ((side + 2) & 3))) & 7)]!;
  }

  private countJoint(kind: number): void {
    if (kind >= 0) this.counts[kind]! += 1;
  }

  private add(tiles: TileSet, laying: Laying): void {
    const tile = tileOf(laying);
    const spot = spotOf(laying);
    const entry = TileSet.entry(tile, rotationOf(laying), 0);
    if (isMission(tile)) {
      for (let cell = 0; cell < 4; cell++) this.cover(spot + MISSION_STEPS[cell]!, tiles.sides[entry + cell]!);
      return;
    }
    this.cover(spot, tiles.sides[entry]!);
    this.cover(spot + stepToSecond(rotationOf(laying)), tiles.sides[entry + 1]!);
  }

  private cover(spot: Spot, sides: number): void {
    this.sides[spot] = sides;
    this.cells[this.cellCount++] = spot;
  }
}

/** By two slot codes plus one: what they make. */
const JOINT_KINDS = Int8Array.from({ length: 64 }, (_, pair) => makeKind((pair >> 3) - 1, (pair & 7) - 1));

function makeKind(one: number, other: number): number {
  if (one < 0 || other < 0) return -1;
  if (!doSlotsFit(one, other)) return CLASH;
  if (one === EMPTY) return EMPTY_PAIRS;
  if (one === TRIPLE) return TRIPLES;
  if (one === EGG) return other === EGG ? GEMS_OF_NO_COLOUR : other;
  return one;
}

export const sheet = new Sheet();
