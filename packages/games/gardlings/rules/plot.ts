import { opposite, shadowOf } from './slots.ts';
import {
  type Laying,
  MISSION_STEPS,
  rotationOf,
  ROW,
  type Spot,
  SPOT_AT,
  spotOf,
  SPOTS,
  STEPS,
  stepTo,
  stepToSecond,
  tileOf,
} from './spot.ts';
import { COVERED, isMission, TileSet } from './tile-set.ts';

/**
 * A garden spread out on the grid, to look for places where a tile fits. Gardens are kept as short lists; one plot
 * serves them all, is filled before a look and wiped by the next filling, so nothing in it outlives a question.
 *
 * The trick: every cell holds one word of what may not be laid there. Each slot that faces the cell forbids, on that
 * side, the slots that do not fit it; a covered cell forbids everything. A half of a tile is a word of the same form,
 * so whether it fits is one `and`. Only cells beside the garden are tried.
 */
class Plot {
  /** What each cell rejects; 0 where nothing is near. */
  private readonly rejects = new Int32Array(SPOTS);
  /** The slots of a covered cell, three bits a side; 0 where nothing lies. */
  private readonly sides = new Int32Array(SPOTS);
  /** All cells that are covered or beside a tile. */
  private readonly touched = new Int32Array(2048);
  private touchedCount = 0;
  /** Which parts of a split garden are beside a free cell or on a covered one, as a bit set; filled by `markParts`. */
  private readonly parts = new Uint8Array(SPOTS);
  private readonly queue = new Int32Array(1024);

  /** Spreads out layings[from … from + count − 1]. */
  fill(tiles: TileSet, layings: Int32Array, from: number, count: number): void {
    for (let i = 0; i < this.touchedCount; i++) {
      const spot = this.touched[i]!;
      this.rejects[spot] = 0;
      this.sides[spot] = 0;
    }
    this.touchedCount = 0;
    for (let i = 0; i < count; i++) this.add(tiles, layings[from + i]!);
  }

  /** Takes one of the tiles away, for as long as `putBack` is not called. Not for missions. */
  lift(laying: Laying): void {
    const spot = spotOf(laying);
    const second = spot + stepToSecond(rotationOf(laying));
    this.sides[spot] = 0;
    this.sides[second] = 0;
    this.refresh(spot);
    this.refresh(second);
  }

  putBack(tiles: TileSet, laying: Laying): void {
    const spot = spotOf(laying);
    const second = spot + stepToSecond(rotationOf(laying));
    const entry = TileSet.entry(tileOf(laying), rotationOf(laying), 0);
    this.sides[spot] = tiles.sides[entry]!;
    this.sides[second] = tiles.sides[entry + 1]!;
    this.refresh(spot);
    this.refresh(second);
  }

  get isEmpty(): boolean {
    return this.touchedCount === 0;
  }

  isCovered(spot: Spot): boolean {
    return this.sides[spot] !== 0;
  }

  /** Whether the cell is free and beside a tile. */
  isBeside(spot: Spot): boolean {
    return this.rejects[spot] !== 0 && this.sides[spot] === 0;
  }

  /**
   * Every place beside the garden where a tile fits, as layings, into `found`; returns how many. Written out for the
   * four rotations: this is where the time goes.
   */
  places(tiles: TileSet, tile: number, found: Int32Array): number {
    const { rejects, touched, touchedCount } = this;
    const { halves } = tiles;
    const entry = TileSet.entry(tile, 0, 0);
    const [first0, first1] = [halves[entry]!, halves[entry + 4]!];
    const [first2, first3] = [halves[entry + 8]!, halves[entry + 12]!];
    const [second0, second1] = [halves[entry + 1]!, halves[entry + 5]!];
    const [second2, second3] = [halves[entry + 9]!, halves[entry + 13]!];
    let count = 0;
    for (let i = 0; i < touchedCount; i++) {
      const spot = touched[i]!;
      const here = rejects[spot]!;
      if (here === 0 || (here & COVERED) !== 0) continue;
      const right = rejects[spot + 1]!;
      const below = rejects[spot + ROW]!;
      const left = rejects[spot - 1]!;
      const above = rejects[spot - ROW]!;
      const at = tile | (spot << SPOT_AT);
      if (((first0 & here) | (second0 & right)) === 0) found[count++] = at;
      if (((first1 & here) | (second1 & below)) === 0) found[count++] = at | TURN_1;
      if (((first2 & here) | (second2 & left)) === 0) found[count++] = at | TURN_2;
      if (((first3 & here) | (second3 & above)) === 0) found[count++] = at | TURN_3;
      // A first half on a cell that is beside nothing: only the second one touches the garden.
      if (((second0 & here) | left) === 0) found[count++] = at - (1 << SPOT_AT);
      if (((second1 & here) | above) === 0) found[count++] = (at - (ROW << SPOT_AT)) | TURN_1;
      if (((second2 & here) | right) === 0) found[count++] = (at + (1 << SPOT_AT)) | TURN_2;
      if (((second3 & here) | below) === 0) found[count++] = (at + (ROW << SPOT_AT)) | TURN_3;
    }
    return count;
  }

  /**
   * Into how many parts the garden falls, at most eight; `joinsAll` then knows which of them a cell touches. `lifted`
   * is the tile that was taken away, if one was: where its neighbours are still joined around it nothing has fallen
   * apart.
   */
  markParts(lifted?: Laying): number {
    if (lifted !== undefined && this.isJoinedAround(lifted)) return 1;
    const { parts, touched, touchedCount } = this;
    for (let i = 0; i < touchedCount; i++) parts[touched[i]!] = 0;
    let count = 0;
    for (let i = 0; i < touchedCount; i++) {
      const spot = touched[i]!;
      if (this.sides[spot] !== 0 && parts[spot] === 0) this.flood(spot, 1 << count++);
    }
    return count;
  }

  /** Whether a tile on these two cells would touch each of so many parts. */
  joinsAll(parts: number, spot: Spot, rotation: number): boolean {
    const second = spot + stepToSecond(rotation);
    // What `markParts` has not touched this time may hold an older answer.
    const one = this.isBeside(spot) ? this.parts[spot]! : 0;
    const other = this.isBeside(second) ? this.parts[second]! : 0;
    return (one | other) === (1 << parts) - 1;
  }

  private add(tiles: TileSet, laying: Laying): void {
    const tile = tileOf(laying);
    const spot = spotOf(laying);
    const entry = TileSet.entry(tile, rotationOf(laying), 0);
    if (isMission(tile)) {
      for (let cell = 0; cell < 4; cell++) this.addHalf(tiles, spot + MISSION_STEPS[cell]!, entry + cell);
      return;
    }
    this.addHalf(tiles, spot, entry);
    this.addHalf(tiles, spot + stepToSecond(rotationOf(laying)), entry + 1);
  }

  private addHalf(tiles: TileSet, spot: Spot, entry: number): void {
    this.sides[spot] = tiles.sides[entry]!;
    this.reject(spot, COVERED);
    this.reject(spot - ROW, tiles.shadows[4 * entry]!);
    this.reject(spot + 1, tiles.shadows[4 * entry + 1]!);
    this.reject(spot + ROW, tiles.shadows[4 * entry + 2]!);
    this.reject(spot - 1, tiles.shadows[4 * entry + 3]!);
  }

  private reject(spot: Spot, bits: number): void {
    const before = this.rejects[spot]!;
    if (before === 0 && bits !== 0) this.touched[this.touchedCount++] = spot;
    this.rejects[spot] = before | bits;
  }

  /** Works out anew what a cell and its neighbours reject. */
  private refresh(spot: Spot): void {
    this.refreshOne(spot);
    for (let side = 0; side < 4; side++) this.refreshOne(spot + stepTo(side));
  }

  private refreshOne(spot: Spot): void {
    let bits = this.sides[spot] === 0 ? 0 : COVERED;
    for (let side = 0; side < 4; side++) {
      const facing = opposite(side);
      const code = (this.sides[spot + stepTo(side)]! >> (3 * facing)) & 7;
      bits |= shadowOf(facing, code);
    }
    this.rejects[spot] = bits;
  }

  /**
   * Whether the tiles around a lifted one hang together right there: the ring of ten cells has one run of them at most.
   */
  private isJoinedAround(lifted: Laying): boolean {
    const spot = spotOf(lifted);
    const ring = RINGS[rotationOf(lifted)]!;
    let runs = 0;
    let wasCovered = this.sides[spot + ring[RING_CELLS - 1]!] !== 0;
    for (let i = 0; i < RING_CELLS; i++) {
      const isCovered = this.sides[spot + ring[i]!] !== 0;
      if (isCovered && !wasCovered) runs++;
      wasCovered = isCovered;
    }
    return runs <= 1;
  }

  private flood(start: Spot, part: number): void {
    const { parts, sides, queue } = this;
    let waiting = 1;
    queue[0] = start;
    parts[start] = part;
    while (waiting > 0) {
      const spot = queue[--waiting]!;
      for (let side = 0; side < 4; side++) {
        const beside = spot + stepTo(side);
        const known = parts[beside]!;
        if ((known & part) !== 0) continue;
        parts[beside] = known | part;
        if (sides[beside] !== 0) queue[waiting++] = beside;
      }
    }
  }
}

/** Rotations as they stand in a laying. */
const TURN_1 = 1 << 8;
const TURN_2 = 2 << 8;
const TURN_3 = 3 << 8;

/** By rotation: the ten cells around a tile, in order, as steps from its first half. */
const RING_CELLS = 10;
const RINGS = STEPS.map((_, rotation) => {
  const along = stepToSecond(rotation);
  const across = stepToSecond(rotation + 1);
  return [
    across,
    across + along,
    across + 2 * along,
    2 * along,
    2 * along - across,
    along - across,
    -across,
    -across - along,
    -along,
    across - along,
  ];
});

export const plot = new Plot();
