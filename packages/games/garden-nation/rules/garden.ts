import { allSeats, type Seat } from '@potager/kernel';
import { ALL_AREAS_OF_A_TERRITORY, type Area, AREA_SLOTS, AREA_TABLES } from './areas.ts';
import {
  FACE_UP_PROJECTS,
  FLOORS_EACH,
  LANDS,
  PLOYS,
  POPULATION as START_POPULATION,
  PROJECTS,
  ROOFS,
  TOKENS_OF_EACH_LAND,
} from './components.ts';
import type { Layout } from './layout.ts';

const { BRAMBLE, PRINTED_LANDS, TERRITORIES } = AREA_TABLES;

/** Seats have room for four, whoever plays. */
const SEATS = 4;

// Where things lie among the words (32 bits each). What is by seat is found at its place plus the seat.

const POPULATION = 0;
const ROUND = 4;
/** Sets of project numbers, bit n for project n. */
const TAKEN = 5;
/** Sets of mission numbers, bit n for mission n; nothing is kept while a seat still chooses. */
const DEALT = 9;
const KEPT = 13;
/** The face-up projects, as a set of numbers. */
const FACE_UP_SET = 17;
/** The set of empty areas again, as two words: whether any is affordable takes two instructions. */
const EMPTY_WORDS = 18;

// Where things lie among the bytes. Sets of areas have a byte a territory, bit n for printed area n.

const EMPTY = 4 * EMPTY_WORDS;
const ROOFED = EMPTY + 8;
/** Plus 8 × seat. */
const OWN = ROOFED + 8;
/** Plus area. */
const FLOORS = OWN + 8 * SEATS;
/** Plus territory: the land of the token on its bramble, or `BRAMBLE`. */
const TOKENS = FLOORS + AREA_SLOTS;
/** Plus 4 × territory + seat: the floors a seat has there. */
const STANDING = TOKENS + TERRITORIES;
const FLOORS_LEFT = STANDING + SEATS * TERRITORIES;
const PLOYS_LEFT = FLOORS_LEFT + SEATS;
/** From projects: missions and population count at the end. */
const POINTS = PLOYS_LEFT + SEATS;
const ROOFS_LEFT = POINTS + SEATS;
/** Plus land. */
const TOKENS_LEFT = ROOFS_LEFT + 1;
const ACTORS = TOKENS_LEFT + LANDS.length;
const PHASE = ACTORS + 1;
/** Whose turn it is; before the first action, whose it will be. */
const TURN = PHASE + 1;
/** Who is first in this round. */
const FIRST = TURN + 1;
const ACTIONS_LEFT = FIRST + 1;
/** How many turns of the round are over, and the set of seats that had one. */
const TURNS = ACTIONS_LEFT + 1;
const PLAYED = TURNS + 1;
/** Territory 0 to 6, or `NOWHERE` before the first action. */
const TORTICRANE = PLAYED + 1;
/** In this action: how often the seat moved on (GN-N1), and from where it first did. */
const ONS = TORTICRANE + 1;
const CAME_FROM = ONS + 1;
const PLOY_USED = CAME_FROM + 1;
/** While a project may be completed: the area whose building got a floor. */
const PLACED = PLOY_USED + 1;
const LAST_ROUND = PLACED + 1;
/** Project numbers in their four places, 0 where no card is left. */
const FACE_UP = LAST_ROUND + 1;
const DECK_LEFT = FACE_UP + FACE_UP_PROJECTS;
/** Project numbers; the next card is the last one left. */
const DECK = DECK_LEFT + 1;
const BYTES = DECK + PROJECTS.length - FACE_UP_PROJECTS;

const NOWHERE = 255;

export const PHASES = ['missions', 'action', 'project', 'next', 'over'] as const;
export type Phase = (typeof PHASES)[number];

/** The numbers of phases: their places in `PHASES`. */
export const PHASE_NUMBERS = {
  MISSIONS_PHASE: 0,
  ACTION_PHASE: 1,
  PROJECT_PHASE: 2,
  NEXT_PHASE: 3,
  OVER_PHASE: 4,
} as const;

/**
 * The places, for other modules. Engines fold a module's own constants but look up imported ones at each use, which
 * makes listing and playing moves half as slow again: hence `const { EMPTY, OWN } = PLACES` there.
 */
export const PLACES = {
  NOWHERE,
  POPULATION,
  ROUND,
  TAKEN,
  DEALT,
  KEPT,
  FACE_UP_SET,
  EMPTY_WORDS,
  EMPTY,
  ROOFED,
  OWN,
  FLOORS,
  TOKENS,
  STANDING,
  FLOORS_LEFT,
  PLOYS_LEFT,
  POINTS,
  ROOFS_LEFT,
  TOKENS_LEFT,
  ACTORS,
  PHASE,
  TURN,
  FIRST,
  ACTIONS_LEFT,
  TURNS,
  PLAYED,
  TORTICRANE,
  ONS,
  CAME_FROM,
  PLOY_USED,
  PLACED,
  LAST_ROUND,
  FACE_UP,
  DECK_LEFT,
  DECK,
} as const;

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
    return ((this.bytes[EMPTY + (area >> 3)] as number) & (1 << (area & 7))) !== 0;
  }

  isOwn(seat: Seat, area: Area): boolean {
    return ((this.bytes[OWN + 8 * seat + (area >> 3)] as number) & (1 << (area & 7))) !== 0;
  }

  isRoofed(area: Area): boolean {
    return ((this.bytes[ROOFED + (area >> 3)] as number) & (1 << (area & 7))) !== 0;
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
    return land === BRAMBLE ? (this.bytes[TOKENS + (area >> 3)] as number) : land;
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
