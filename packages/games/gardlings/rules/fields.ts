import { PIG_PILE, PILE_ROOM } from './piles.ts';
import { TILES } from './tile-set.ts';

/**
 * Where things lie in a position's memory: one array of integers, first what belongs to the table, then the piles, then
 * one block a seat. A module takes what it needs into constants of its own: see "Speed" in ARCHITECTURE.md.
 */
const PILE_SIZE = 16;
const PILE_KNOWN = PILE_SIZE + PIG_PILE + 1;
const PILE_TILES = PILE_KNOWN + PIG_PILE + 1;

export const FIELDS = {
  ROUND: 0,
  PHASE: 1,
  /** Who holds the start marker. */
  FIRST: 2,
  /** Who hires now; NONE while all build and at the end. */
  TURN: 3,
  /** Whether the one who hires must still let a pig mutate. */
  MUTATING: 4,
  SUPPLY: 5,
  /** Piles with a coin beside them, as a bit set. */
  REWARDS: 6,
  /** The tile that chance gave in the last move. */
  DRAWN: 7,
  WINNER: 8,
  /** The shuffled missions, seven of them. */
  MISSION_ORDER: 9,
  /**
   * By pile: how many tiles, how many of them at the bottom everybody knows; the tiles from the top are at `pileAt`.
   */
  PILE_SIZE,
  PILE_KNOWN,
} as const;

const FIRST_SEAT = PILE_TILES + (PIG_PILE + 1) * PILE_ROOM;

const BAG = 8;
/** A bag is a bit set of tiles in so many integers. */
export const BAG_INTS = Math.ceil(TILES / 32);
const GARDEN_SIZE = BAG + BAG_INTS;
const GARDEN = GARDEN_SIZE + 1;
/** What one seat can own at most: its first eight tiles, everything for sale, the pigs, a mission. */
const GARDEN_ROOM = 108;
const SEAT_INTS = GARDEN + GARDEN_ROOM;

/** By seat: at `at(seat) + HAND`. */
export const SEAT_FIELDS = {
  STATUS: 0,
  SEAT_COINS: 1,
  HAND: 2,
  /** A tile laid aside, by an alarm or because it fitted nowhere. */
  ASIDE: 3,
  /** Whether an alarm ended the building. */
  ALARM: 4,
  /** Whether Second look was used this round. */
  LOOKED: 5,
  /** What was hired this round, and what a pig turned into. */
  HIRED: 6,
  MUTANT: 7,
  BAG,
  GARDEN_SIZE,
  /** The garden in the order in which it was laid; its mission comes first. */
  GARDEN,
} as const;

/** No tile, nobody. */
export const NONE = -1;

export const PHASES = ['build', 'hire', 'over'] as const;
export type Phase = (typeof PHASES)[number];

/** The numbers of phases: their places in `PHASES`. */
export const PHASE_NUMBERS = { BUILD: 0, HIRE: 1, OVER: 2 } as const;

export const STATUSES = ['building', 'stopped', 'done'] as const;
export type Status = (typeof STATUSES)[number];

/** The numbers of statuses: their places in `STATUSES`. */
export const STATUS_NUMBERS = { BUILDING: 0, STOPPED: 1, DONE: 2 } as const;

export const pileAt = (pile: number): number => PILE_TILES + pile * PILE_ROOM;
export const at = (seat: number): number => FIRST_SEAT + seat * SEAT_INTS;
export const sizeFor = (seats: number): number => at(seats);
