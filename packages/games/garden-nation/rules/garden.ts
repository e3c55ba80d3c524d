import { allSeats, type Seat } from '@potager/kernel';
import { ALL_AREAS_OF_A_TERRITORY, type Area, AREA_SLOTS, bitOf, PRINTED_LANDS, territoryOf } from './areas.ts';
import {
  BRAMBLE,
  FACE_UP_PROJECTS,
  FLOORS_EACH,
  LANDS,
  PLOYS,
  POPULATION as START_POPULATION,
  PROJECTS,
  ROOFS,
  TERRITORIES,
  TOKENS_OF_EACH_LAND,
} from './components.ts';
import type { Layout } from './layout.ts';

/** Seats have room for four, whoever plays. */
const SEATS = 4;

// Where things lie among the words (32 bits each). What is by seat is found at its place plus the seat.

export const POPULATION = 0;
export const ROUND = 4;
/** Sets of project numbers, bit n for project n. */
export const TAKEN = 5;
/** Sets of mission numbers, bit n for mission n; nothing is kept while a seat still chooses. */
export const DEALT = 9;
export const KEPT = 13;
/** The face-up projects, as a set of numbers. */
export const FACE_UP_SET = 17;
/** The set of empty areas again, as two words: whether any is affordable takes two instructions. */
export const EMPTY_WORDS = 18;

// Where things lie among the bytes. Sets of areas have a byte a territory, bit n for printed area n.

export const EMPTY = 4 * EMPTY_WORDS;
export const ROOFED = EMPTY + 8;
/** Plus 8 × seat. */
export const OWN = ROOFED + 8;
/** Plus area. */
export const FLOORS = OWN + 8 * SEATS;
/** Plus territory: the land of the token on its bramble, or `BRAMBLE`. */
export const TOKENS = FLOORS + AREA_SLOTS;
/** Plus 4 × territory + seat: the floors a seat has there. */
export const STANDING = TOKENS + TERRITORIES;
export const FLOORS_LEFT = STANDING + SEATS * TERRITORIES;
export const PLOYS_LEFT = FLOORS_LEFT + SEATS;
/** From projects: missions and population count at the end. */
export const POINTS = PLOYS_LEFT + SEATS;
export const ROOFS_LEFT = POINTS + SEATS;
/** Plus land. */
export const TOKENS_LEFT = ROOFS_LEFT + 1;
export const ACTORS = TOKENS_LEFT + LANDS.length;
export const PHASE = ACTORS + 1;
/** Whose turn it is; before the first action, whose it will be. */
export const TURN = PHASE + 1;
/** Who is first in this round. */
export const FIRST = TURN + 1;
export const ACTIONS_LEFT = FIRST + 1;
/** How many turns of the round are over, and the set of seats that had one. */
export const TURNS = ACTIONS_LEFT + 1;
export const PLAYED = TURNS + 1;
/** Territory 0 to 6, or `NOWHERE` before the first action. */
export const TORTICRANE = PLAYED + 1;
/** In this action: how often the seat moved on (GN-N1), and from where it first did. */
export const ONS = TORTICRANE + 1;
export const CAME_FROM = ONS + 1;
export const PLOY_USED = CAME_FROM + 1;
/** While a project may be completed: the area whose building got a floor. */
export const PLACED = PLOY_USED + 1;
export const LAST_ROUND = PLACED + 1;
/** Project numbers in their four places, 0 where no card is left. */
export const FACE_UP = LAST_ROUND + 1;
export const DECK_LEFT = FACE_UP + FACE_UP_PROJECTS;
/** Project numbers; the next card is the last one left. */
export const DECK = DECK_LEFT + 1;
const BYTES = DECK + PROJECTS.length - FACE_UP_PROJECTS;

export const NOWHERE = 255;

export const PHASES = ['missions', 'action', 'project', 'next', 'over'] as const;
export type Phase = (typeof PHASES)[number];

export const MISSIONS_PHASE = 0;
export const ACTION_PHASE = 1;
export const PROJECT_PHASE = 2;
export const NEXT_PHASE = 3;
export const OVER_PHASE = 4;

/** Everything that changes in a game, in one block of memory: a copy is one array copy. */
export class Garden {
  readonly seats: number;
  layout: Layout;
  readonly words = new Int32Array(Math.ceil(BYTES / 4));
  readonly bytes = new Uint8Array(this.words.buffer);

  /** As it lies before anyone is dealt anything (GN-S2, S4, S7, S8). */
  constructor(seats: number, layout: Layout, first: Seat) {
    this.seats = seats;
    this.layout = layout;
    const { bytes, words } = this;
    words.fill(START_POPULATION.others, POPULATION, POPULATION + seats);
    words[POPULATION + first] = START_POPULATION.first;
    words[ROUND] = 1;
    bytes.fill(ALL_AREAS_OF_A_TERRITORY, EMPTY, EMPTY + TERRITORIES);
    bytes.fill(BRAMBLE, TOKENS, TOKENS + TERRITORIES);
    bytes.fill(FLOORS_EACH[seats] as number, FLOORS_LEFT, FLOORS_LEFT + seats);
    bytes.fill(PLOYS, PLOYS_LEFT, PLOYS_LEFT + seats);
    bytes[ROOFS_LEFT] = ROOFS;
    bytes.fill(TOKENS_OF_EACH_LAND, TOKENS_LEFT, TOKENS_LEFT + LANDS.length);
    bytes[ACTORS] = allSeats(seats);
    bytes[TURN] = first;
    bytes[FIRST] = first;
    bytes[ACTIONS_LEFT] = 1;
    bytes[TORTICRANE] = NOWHERE;
    bytes[CAME_FROM] = NOWHERE;
    bytes[PLACED] = NOWHERE;
  }

  copy(): Garden {
    const twin = new Garden(this.seats, this.layout, 0);
    twin.words.set(this.words);
    return twin;
  }

  copyFrom(other: Garden): void {
    this.layout = other.layout;
    this.words.set(other.words);
  }

  isEmpty(area: Area): boolean {
    return ((this.bytes[EMPTY + territoryOf(area)] as number) & bitOf(area)) !== 0;
  }

  isOwn(seat: Seat, area: Area): boolean {
    return ((this.bytes[OWN + 8 * seat + territoryOf(area)] as number) & bitOf(area)) !== 0;
  }

  isRoofed(area: Area): boolean {
    return ((this.bytes[ROOFED + territoryOf(area)] as number) & bitOf(area)) !== 0;
  }

  /** The seat's open buildings in a territory, as a set. */
  openIn(seat: Seat, territory: number): number {
    return (this.bytes[OWN + 8 * seat + territory] as number) & ~(this.bytes[ROOFED + territory] as number);
  }

  /** Whose building stands in an area that is not empty. */
  ownerOf(area: Area): Seat {
    let seat = 0;
    while (!this.isOwn(seat, area)) seat++;
    return seat;
  }

  floorsAt(area: Area): number {
    return this.bytes[FLOORS + area] as number;
  }

  /** The land of an area; `BRAMBLE` where it has none. */
  landOf(area: Area): number {
    const land = PRINTED_LANDS[area] as number;
    return land === BRAMBLE ? (this.bytes[TOKENS + territoryOf(area)] as number) : land;
  }

  /** What the seat can spend: one inhabitant stays (GN-P2). */
  budgetOf(seat: Seat): number {
    return (this.words[POPULATION + seat] as number) - 1;
  }

  /** Lays a project face up in one of the four places. */
  turnUp(place: number, project: number): void {
    this.bytes[FACE_UP + place] = project;
    this.words[FACE_UP_SET] = (this.words[FACE_UP_SET] as number) | (1 << project);
  }
}
