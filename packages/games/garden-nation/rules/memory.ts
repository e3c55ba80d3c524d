import { allSeats, type Seat } from '@potager/kernel';
import { ALL_AREAS_OF_A_TERRITORY, type Area, AREA_TABLES } from './areas.ts';
import { FLOORS_EACH, LANDS, PLOYS, POPULATION as START_POPULATION, ROOFS, TOKENS_OF_EACH_LAND } from './components.ts';
import type { Layout } from './layout.ts';
import { FIELDS } from './fields.ts';
import type { Version } from './versions.ts';

const { BRAMBLE, PRINTED_LANDS, TERRITORIES, VALUES } = AREA_TABLES;
const {
  ACTIONS_LEFT,
  ACTORS,
  BYTES,
  CAME_FROM,
  EMPTY,
  FACE_UP,
  FACE_UP_SET,
  FIRST,
  FLOORS,
  FLOORS_LEFT,
  NOWHERE,
  OWN,
  PLACED,
  PLOYS_LEFT,
  POPULATION,
  ROOFED,
  ROOFS_LEFT,
  ROUND,
  STANDING,
  TOKENS,
  TOKENS_LEFT,
  TORTICRANE,
  TURN,
} = FIELDS;

/** Where a game is played, by how many, and who begins. */
interface Ground {
  readonly seatCount: number;
  readonly layout: Layout;
  readonly first: Seat;
}

/**
 * Everything that changes in a game, in one block of memory: a copy is one array copy. What moves pieces here does not
 * ask whether a rule allows it.
 */
export class Memory {
  readonly version: Version;
  readonly seatCount: number;
  layout: Layout;
  readonly ints = new Int32Array(Math.ceil(BYTES / 4));
  readonly bytes = new Uint8Array(this.ints.buffer);

  /** As it lies before anyone is dealt anything (GN-S2, S4, S7, S8). */
  constructor(version: Version, { seatCount, layout, first }: Ground) {
    this.version = version;
    this.seatCount = seatCount;
    this.layout = layout;
    const { bytes, ints } = this;
    ints.fill(START_POPULATION.others, POPULATION, POPULATION + seatCount);
    ints[POPULATION + first] = START_POPULATION.first;
    ints[ROUND] = 1;
    bytes.fill(ALL_AREAS_OF_A_TERRITORY, EMPTY, EMPTY + TERRITORIES);
    bytes.fill(BRAMBLE, TOKENS, TOKENS + TERRITORIES);
    bytes.fill(FLOORS_EACH[seatCount]!, FLOORS_LEFT, FLOORS_LEFT + seatCount);
    bytes.fill(PLOYS, PLOYS_LEFT, PLOYS_LEFT + seatCount);
    bytes[ROOFS_LEFT] = ROOFS;
    bytes.fill(TOKENS_OF_EACH_LAND, TOKENS_LEFT, TOKENS_LEFT + LANDS.length);
    bytes[ACTORS] = allSeats(seatCount);
    bytes[TURN] = first;
    bytes[FIRST] = first;
    bytes[ACTIONS_LEFT] = 1;
    bytes[TORTICRANE] = NOWHERE;
    bytes[CAME_FROM] = NOWHERE;
    bytes[PLACED] = NOWHERE;
  }

  copy(): Memory {
    const twin = new Memory(this.version, { seatCount: this.seatCount, layout: this.layout, first: 0 });
    twin.ints.set(this.ints);
    return twin;
  }

  copyFrom(other: Memory): void {
    this.layout = other.layout;
    this.ints.set(other.ints);
  }

  isEmpty(area: Area): boolean {
    return (this.bytes[EMPTY + (area >> 3)]! & (1 << (area & 7))) !== 0;
  }

  isOwn(seat: Seat, area: Area): boolean {
    return (this.bytes[OWN + 8 * seat + (area >> 3)]! & (1 << (area & 7))) !== 0;
  }

  isRoofed(area: Area): boolean {
    return (this.bytes[ROOFED + (area >> 3)]! & (1 << (area & 7))) !== 0;
  }

  /** The seat's open buildings in a territory, as a set. */
  openIn(seat: Seat, territory: number): number {
    return this.bytes[OWN + 8 * seat + territory]! & ~this.bytes[ROOFED + territory]!;
  }

  /** Whose building stands in an area that is not empty. */
  ownerOf(area: Area): Seat {
    let seat = 0;
    while (!this.isOwn(seat, area)) seat++;
    return seat;
  }

  floorsAt(area: Area): number {
    return this.bytes[FLOORS + area]!;
  }

  /** The land of an area; `BRAMBLE` where it has none. */
  landOf(area: Area): number {
    const land = PRINTED_LANDS[area]!;
    return land === BRAMBLE ? this.bytes[TOKENS + (area >> 3)]! : land;
  }

  /** What a floor in this area costs now (GN-C2 to C4). */
  costOf(area: Area): number {
    return VALUES[area]! + this.bytes[FLOORS + area]!;
  }

  /**
   * Twice what the floors of a building cost: what it brings to abandon it (GN-A1), and what it takes to invade it
   * (GN-Y4).
   */
  doubleCostOf(area: Area): number {
    const floors = this.bytes[FLOORS + area]!;
    return floors * (2 * VALUES[area]! + floors - 1);
  }

  /** What the seat can spend: one inhabitant stays (GN-P2). */
  budgetOf(seat: Seat): number {
    return this.ints[POPULATION + seat]! - 1;
  }

  /** Lays a project face up in one of the four places. */
  turnUp(place: number, project: number): void {
    this.bytes[FACE_UP + place] = project;
    this.ints[FACE_UP_SET]! |= 1 << project;
  }

  /** Puts floors of a seat into an area that is empty or its own. */
  placeFloors(seat: Seat, area: Area, floors: number): void {
    const { bytes } = this;
    const standing = STANDING + 4 * (area >> 3) + seat;
    removeFrom(bytes, EMPTY, area);
    addTo(bytes, OWN + 8 * seat, area);
    bytes[FLOORS + area]! += floors;
    bytes[standing]! += floors;
    bytes[FLOORS_LEFT + seat]! -= floors;
  }

  /** Gives a building's floors back to its owner and its roof to the reserve. Returns whether it had one. */
  takeBuilding(owner: Seat, area: Area): boolean {
    const { bytes } = this;
    const isRoofed = this.isRoofed(area);
    this.placeFloors(owner, area, -this.floorsAt(area));
    removeFrom(bytes, OWN + 8 * owner, area);
    addTo(bytes, EMPTY, area);
    if (isRoofed) {
      removeFrom(bytes, ROOFED, area);
      bytes[ROOFS_LEFT]! += 1;
    }
    return isRoofed;
  }

  /** Puts a roof from the reserve on a building. */
  placeRoof(area: Area): void {
    addTo(this.bytes, ROOFED, area);
    this.bytes[ROOFS_LEFT]! -= 1;
  }

  moveRoof(from: Area, to: Area): void {
    removeFrom(this.bytes, ROOFED, from);
    addTo(this.bytes, ROOFED, to);
  }

  /** Gives a bramble area its land. */
  layToken(area: Area, land: number): void {
    this.bytes[TOKENS + (area >> 3)] = land;
    this.bytes[TOKENS_LEFT + land]! -= 1;
  }
}

function addTo(bytes: Uint8Array, set: number, area: Area): void {
  const at = set + (area >> 3);
  bytes[at]! |= 1 << (area & 7);
}

function removeFrom(bytes: Uint8Array, set: number, area: Area): void {
  const at = set + (area >> 3);
  bytes[at]! &= ~(1 << (area & 7));
}
