import { PILE_ROOM, PIG_PILE } from './piles.ts';
import { TILES } from './tile-set.ts';

/**
 * Where things lie in a position's words. One typed array holds all of it, so that copying a position is one `set`:
 * first what belongs to the table, then the piles, then one block a seat.
 */
export const ROUND = 0;
export const PHASE = 1;
/** Who holds the start marker. */
export const FIRST = 2;
/** Who hires now; NONE while all build and at the end. */
export const TURN = 3;
/** Whether the one who hires must still let a pig mutate. */
export const MUTATING = 4;
export const SUPPLY = 5;
/** Piles with a coin beside them, as a bit set. */
export const REWARDS = 6;
/** The tile that chance gave in the last move. */
export const DRAWN = 7;
export const WINNER = 8;
/** The shuffled missions, seven words. */
export const MISSION_ORDER = 9;
/** By pile: how many tiles, how many of them at the bottom everybody knows, and the tiles from the top. */
export const PILE_SIZE = 16;
export const PILE_KNOWN = PILE_SIZE + PIG_PILE + 1;
const PILE_TILES = PILE_KNOWN + PIG_PILE + 1;
const SEATS = PILE_TILES + (PIG_PILE + 1) * PILE_ROOM;

/** Within a seat's block. */
export const STATUS = 0;
export const SEAT_COINS = 1;
export const HAND = 2;
/** A tile laid aside, by an alarm or because it fitted nowhere. */
export const ASIDE = 3;
/** Whether an alarm ended the building. */
export const ALARM = 4;
/** Whether Second look was used this round. */
export const LOOKED = 5;
/** What was hired this round, and what a pig turned into. */
export const HIRED = 6;
export const MUTANT = 7;
/** The bag: a bit set of tiles. */
export const BAG = 8;
export const BAG_WORDS = Math.ceil(TILES / 32);
export const GARDEN_SIZE = BAG + BAG_WORDS;
/** The garden in the order in which it was laid; its mission comes first. */
export const GARDEN = GARDEN_SIZE + 1;
/** What one seat can own at most: its first eight tiles, everything for sale, the pigs, a mission. */
const GARDEN_ROOM = 108;
const SEAT_WORDS = GARDEN + GARDEN_ROOM;

export const NONE = -1;

export const PHASES = ['build', 'hire', 'over'] as const;
export type Phase = (typeof PHASES)[number];
export const BUILD = 0;
export const HIRE = 1;
export const OVER = 2;

export const STATUSES = ['building', 'stopped', 'done'] as const;
export type Status = (typeof STATUSES)[number];
export const BUILDING = 0;
export const STOPPED = 1;
export const DONE = 2;

export const pileAt = (pile: number): number => PILE_TILES + pile * PILE_ROOM;
export const seatBlock = (seat: number): number => SEATS + seat * SEAT_WORDS;
export const wordsFor = (seats: number): number => seatBlock(seats);
