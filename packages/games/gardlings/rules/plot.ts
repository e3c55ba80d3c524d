import { isMission, TileSet } from './tile-set.ts';
import { COVERED } from './tile-set.ts';
import { REJECTED, SIDE_BITS, opposite } from './slots.ts';
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

/**
 * A garden spread out on the grid, to look for places where a tile fits. Gardens are kept as short lists; one plot serves them
 * all, is filled before a look and wiped by the next filling, so nothing in it outlives a question.
 *
 * The trick: every cell holds one word of what may not be laid there. Each slot that faces the cell forbids, on that side,
 * the slots that do not fit it; a covered cell forbids everything. A half of a tile is a word of the same form, so
 * whether it fits is one `and`. Only cells beside the garden are tried.
 */
class Plot {
  /** What each cell rejects; 0 where nothing is near. */
  readonly rejects = new Int32Array(SPOTS);
  /** The cells whose words are not 0. */
  readonly touched = new Int32Array(2048);
  touchedCount = 0;
  /** Which parts of a split garden are beside a cell, as a bit set; filled by `markParts` only. */
  private readonly near = new Uint8Array(SPOTS);
  /** Number of the garden's laying on a cell, plus one; filled by `markParts` only. */
  private readonly owner = new Uint8Array(SPOTS);
  private readonly part = new Uint8Array(256);
  private readonly queue = new Uint8Array(256);

  /** Spreads out layings[from … from + count − 1], leaving one of them out if wished (`without`, −1 for none). */
  fill(tiles: TileSet, layings: Int32Array, from: number, count: number, without: number): void {
    this.wipe();
    for (let i = 0; i < count; i++) if (i !== without) this.add(tiles, layings[from + i] as Laying);
  }

  isCovered(spot: Spot): boolean {
    return ((this.rejects[spot] as number) & COVERED) !== 0;
  }

  /** Whether the cell is free and beside a tile. */
  isBeside(spot: Spot): boolean {
    const rejects = this.rejects[spot] as number;
    return rejects !== 0 && (rejects & COVERED) === 0;
  }

  /** Whether a tile fits here, wherever the rest of the garden is. */
  fits(tiles: TileSet, tile: number, spot: Spot, rotation: number): boolean {
    const entry = TileSet.entry(tile, rotation, 0);
    const first = (tiles.halves[entry] as number) & (this.rejects[spot] as number);
    const second = (tiles.halves[entry + 1] as number) & (this.rejects[spot + stepToSecond(rotation)] as number);
    return (first | second) === 0;
  }

  /** Every place beside the garden where a tile fits, as layings, into `found`; returns how many. */
  places(tiles: TileSet, tile: number, found: Int32Array): number {
    const { rejects, touched, touchedCount } = this;
    const { halves } = tiles;
    let count = 0;
    for (let rotation = 0; rotation < 4; rotation++) {
      const entry = TileSet.entry(tile, rotation, 0);
      const first = halves[entry] as number;
      const second = halves[entry + 1] as number;
      const step = stepToSecond(rotation);
      const turned = tile | (rotation << 8);
      for (let i = 0; i < touchedCount; i++) {
        const spot = touched[i] as number;
        const rejected = rejects[spot] as number;
        if ((rejected & COVERED) !== 0) continue;
        if (((first & rejected) | (second & (rejects[spot + step] as number))) === 0)
          found[count++] = turned | (spot << 10);
        // A first half on a cell that is beside nothing: only the second one touches the garden.
        if (rejects[spot - step] === 0 && (second & rejected) === 0) found[count++] = turned | ((spot - step) << 10);
      }
    }
    return count;
  }

  /**
   * After `fill` with the same layings: finds the parts into which they fall. Returns how many, at most eight; `joinsAll` then
   * knows which of them a cell touches.
   */
  markParts(layings: Int32Array, from: number, count: number, without: number): number {
    const { owner, part, touched, touchedCount, near } = this;
    for (let i = 0; i < touchedCount; i++) {
      owner[touched[i] as number] = 0;
      near[touched[i] as number] = 0;
    }
    for (let i = 0; i < count; i++) if (i !== without) this.own(layings[from + i] as Laying, i + 1);
    part.fill(0, 0, count);
    let parts = 0;
    for (let i = 0; i < count; i++) {
      if (i !== without && part[i] === 0) this.flood(layings, from, i, ++parts);
    }
    return parts;
  }

  /** Whether a tile on these two cells would touch each of so many parts. */
  joinsAll(parts: number, spot: Spot, rotation: number): boolean {
    const second = spot + stepToSecond(rotation);
    // What `markParts` has not touched this time may hold an older answer.
    const one = this.isBeside(spot) ? (this.near[spot] as number) : 0;
    const other = this.isBeside(second) ? (this.near[second] as number) : 0;
    return (one | other) === (1 << parts) - 1;
  }

  private wipe(): void {
    for (let i = 0; i < this.touchedCount; i++) this.rejects[this.touched[i] as number] = 0;
    this.touchedCount = 0;
  }

  private add(tiles: TileSet, laying: Laying): void {
    const tile = tileOf(laying);
    const spot = spotOf(laying);
    const entry = TileSet.entry(tile, rotationOf(laying), 0);
    if (isMission(tile)) {
      for (let cell = 0; cell < 4; cell++)
        this.addHalf(spot + (MISSION_STEPS[cell] as number), tiles.sides[entry + cell] as number);
      return;
    }
    this.addHalf(spot, tiles.sides[entry] as number);
    this.addHalf(spot + stepToSecond(rotationOf(laying)), tiles.sides[entry + 1] as number);
  }

  private addHalf(spot: Spot, sides: number): void {
    this.reject(spot, COVERED);
    for (let side = 0; side < 4; side++) {
      const code = (sides >> (3 * side)) & 7;
      if (code !== 0) this.reject(spot + stepTo(side), REJECTS_FROM[(side << 3) | code] as number);
    }
  }

  private reject(spot: Spot, bits: number): void {
    const before = this.rejects[spot] as number;
    if (before === 0) this.touched[this.touchedCount++] = spot;
    this.rejects[spot] = before | bits;
  }

  private own(laying: Laying, number: number): void {
    const spot = spotOf(laying);
    if (isMission(tileOf(laying))) for (const step of MISSION_STEPS) this.owner[spot + step] = number;
    else this.owner[spot] = this.owner[spot + stepToSecond(rotationOf(laying))] = number;
  }

  private flood(layings: Int32Array, from: number, start: number, part: number): void {
    let waiting = 1;
    this.queue[0] = start;
    this.part[start] = part;
    while (waiting > 0) {
      const laying = layings[from + (this.queue[--waiting] as number)] as Laying;
      const spot = spotOf(laying);
      if (isMission(tileOf(laying))) {
        for (const step of MISSION_STEPS) waiting = this.spread(spot + step, part, waiting);
      } else {
        waiting = this.spread(spot, part, waiting);
        waiting = this.spread(spot + stepToSecond(rotationOf(laying)), part, waiting);
      }
    }
  }

  /** Visits the neighbours of a covered cell: tiles join the queue, free cells learn which part they are near. */
  private spread(spot: Spot, part: number, waiting: number): number {
    let count = waiting;
    for (let side = 0; side < 4; side++) {
      const beside = spot + stepTo(side);
      const owner = this.owner[beside] as number;
      if (owner === 0) this.near[beside] = (this.near[beside] as number) | (1 << (part - 1));
      else if (this.part[owner - 1] === 0) {
        this.part[owner - 1] = part;
        this.queue[count++] = owner - 1;
      }
    }
    return count;
  }
}

/** By side (three bits up) and slot code plus one: what a slot facing that side forbids on the cell it faces. */
const REJECTS_FROM = Int32Array.from({ length: 32 }, (_, i) => {
  const code = i & 7;
  return code === 0 ? 0 : (REJECTED[code - 1] as number) << (SIDE_BITS * opposite(i >> 3));
});

export const plot = new Plot();
