import { AREA_SLOTS } from './areas.ts';
import { FACE_UP_PROJECTS, LANDS, PROJECTS, TERRITORIES } from './components.ts';

/** Seats have room for four, whoever plays. */
const SEATS = 4;

// Where things lie among the integers (32 bits each). What is by seat is found at its place plus the seat.

const POPULATION = 0;
const ROUND = 4;
/** Sets of project numbers, bit n for project n. */
const TAKEN = 5;
/** Sets of mission numbers, bit n for mission n; nothing is kept while a seat still chooses. */
const DEALT = 9;
const KEPT = 13;
/** The face-up projects, as a set of numbers. */
const FACE_UP_SET = 17;
/** The set of empty areas again, as two integers: whether any is affordable takes two instructions. */
const EMPTY_INTS = 18;

// Where things lie among the bytes. Sets of areas have a byte a territory, bit n for printed area n.

const EMPTY = 4 * EMPTY_INTS;
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
/** One of `PLOY_USES`. */
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

/** Whether a ploy was used in this action; after a binding one the action must happen here (GN-Y3). */
export const PLOY_USES = { UNUSED: 0, USED: 1, BINDING: 2 } as const;

/**
 * Where everything lies, for other modules. Engines fold a module's own constants into the code but look imported ones
 * up at each use, which made listing and playing moves a fifth slower: hence `const { EMPTY, OWN } = FIELDS` there.
 */
export const FIELDS = {
  NOWHERE,
  BYTES,
  POPULATION,
  ROUND,
  TAKEN,
  DEALT,
  KEPT,
  FACE_UP_SET,
  EMPTY_INTS,
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
