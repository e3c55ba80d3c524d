import type { Seat } from '@potager/kernel';
import { CARDS, CULTURE_CARDS, isCulture, cultureCard, listCultures } from './cards.ts';
import { CELL_SPACE, hiOf, isIn, listCells, loOf, NOWHERE } from './cells.ts';
import type { Kit } from './kit.ts';

/** Where the figures of a game lie in its words. */
export const TURN = 0;
/** Who is to act: the seat in turn, or during an auction its defender; nobody when it is over. */
export const ACTOR = 1;
/** Irrigation cards played this turn. */
export const WATERED = 2;
/** Culture cards played this turn. */
export const CULTIVATED = 3;
/** The tile just placed, as long as a land grab may start or goes on from it. */
export const PLACED = 4;
export const DEFENDER = 5;
export const TARGETS_LO = 6;
export const TARGETS_HI = 7;
export const SUPPORT = 8;
/** The standing bid; 0 before the opening one. */
export const BID = 9;
/** A and D of ED-L3. */
export const ATTACK = 10;
export const DEFENCE = 11;
/** How many cards of the pile were drawn, and how many it had. */
export const DRAWN = 12;
export const PILE_SIZE = 13;
export const RESHUFFLES = 14;
/** Turns in a row without a card played. */
export const IDLE = 15;
export const ENDING = 16;
/** Whether the last move shuffled the pile. */
export const SHUFFLED = 17;
/** Bit sets of cultures. */
export const MARKET = 18;
export const DISCARD_LO = 19;
export const DISCARD_HI = 20;
export const DISCARD_CULTURES = 21;
/** The cells that hold a tile. */
export const FULL_LO = 22;
export const FULL_HI = 23;

/** From here on by seat: `MANA + at(seat)`. */
const SEATS = 24;
const SEAT_WORDS = 12;
export const at = (seat: Seat): number => SEATS + seat * SEAT_WORDS;
export const MANA = 0;
export const POINTS = 1;
export const RED = 2;
/** The supply of level 1; levels 2 and 3 follow. */
export const SUPPLY = 3;
export const OWN_LO = 6;
export const OWN_HI = 7;
export const HAND_LO = 8;
export const HAND_HI = 9;
export const HAND_CULTURES = 10;
export const HAND_SIZE = 11;

const MAX_PLAYERS = 4;
const WORDS = SEATS + MAX_PLAYERS * SEAT_WORDS;
const BYTES = WORDS * 4;

/** Nobody is to act, no defender. */
export const NO_SEAT = -1;

/** How a game ends; its place here is the word `ENDING`, with 0 while it runs. */
export const ENDINGS = ['running', 'target', 'passes', 'reshuffles'] as const;
export type Ending = (typeof ENDINGS)[number];

const FIRST_MANA = 100;
export const FIRST_HAND = 6;

const PILE_BYTES = Math.ceil(CARDS.length / 4) * 4;

/**
 * All figures of one game, hidden ones included, in one block of memory: copying it copies the game. Hands, market and discard
 * are sets; only the pile has an order. A tile is seat × 8 + level, an empty cell 0.
 */
export class Garden {
  readonly kit: Kit;
  readonly seatCount: number;
  readonly target: number;
  private readonly memory = new ArrayBuffer(BYTES + CELL_SPACE + PILE_BYTES);
  private readonly all = new Int32Array(this.memory);
  readonly words = new Int32Array(this.memory, 0, WORDS);
  readonly tiles = new Uint8Array(this.memory, BYTES, CELL_SPACE);
  readonly pile = new Uint8Array(this.memory, BYTES + CELL_SPACE, CARDS.length);

  constructor(kit: Kit, seatCount: number, target: number) {
    this.kit = kit;
    this.seatCount = seatCount;
    this.target = target;
    const { words } = this;
    words[PLACED] = NOWHERE;
    words[SUPPORT] = NOWHERE;
    words[DEFENDER] = NO_SEAT;
    for (let seat = 0; seat < seatCount; seat++) {
      words[at(seat) + MANA] = FIRST_MANA;
      words.set(kit.supply, at(seat) + SUPPLY);
    }
  }

  copyFrom(other: Garden): void {
    this.all.set(other.all);
  }

  copy(): Garden {
    const twin = new Garden(this.kit, this.seatCount, this.target);
    twin.copyFrom(this);
    return twin;
  }
}

export const seatsOf = ({ seatCount }: Garden): Seat[] => Array.from({ length: seatCount }, (_, seat) => seat);

export const levelOf = (tile: number): number => tile & 7;
export const ownerOf = (tile: number): Seat => tile >>> 3;
const makeTile = (seat: Seat, level: number): number => (seat << 3) | level;

/** Level 4 is the back of a level-3 tile (ED-K3). */
export const supplyOf = (level: number): number => SUPPLY - 1 + (level > 3 ? 3 : level);

export const endingOf = ({ words }: Garden): Ending => ENDINGS[words[ENDING] as number] as Ending;

/** Puts a seat's tile on an empty cell, from its supply. */
export function placeTile({ words, tiles }: Garden, seat: Seat, cell: number, level: number): void {
  const s = at(seat);
  tiles[cell] = makeTile(seat, level);
  words[FULL_LO] = (words[FULL_LO] as number) | loOf(cell);
  words[FULL_HI] = (words[FULL_HI] as number) | hiOf(cell);
  words[s + OWN_LO] = (words[s + OWN_LO] as number) | loOf(cell);
  words[s + OWN_HI] = (words[s + OWN_HI] as number) | hiOf(cell);
  words[s + supplyOf(level)] = (words[s + supplyOf(level)] as number) - 1;
  words[s + POINTS] = (words[s + POINTS] as number) + level;
  words[s + RED] = (words[s + RED] as number) + level - 1;
}

/** Takes a tile off the board, back to its owner's supply. */
export function liftTile({ words, tiles }: Garden, cell: number): void {
  const tile = tiles[cell] as number;
  const level = levelOf(tile);
  const s = at(ownerOf(tile));
  tiles[cell] = 0;
  words[FULL_LO] = (words[FULL_LO] as number) & ~loOf(cell);
  words[FULL_HI] = (words[FULL_HI] as number) & ~hiOf(cell);
  words[s + OWN_LO] = (words[s + OWN_LO] as number) & ~loOf(cell);
  words[s + OWN_HI] = (words[s + OWN_HI] as number) & ~hiOf(cell);
  words[s + supplyOf(level)] = (words[s + supplyOf(level)] as number) + 1;
  words[s + POINTS] = (words[s + POINTS] as number) - level;
  words[s + RED] = (words[s + RED] as number) - level + 1;
}

export function holdsCard({ words }: Garden, seat: Seat, card: number): boolean {
  const s = at(seat);
  return isCulture(card)
    ? (((words[s + HAND_CULTURES] as number) >>> (card - CULTURE_CARDS)) & 1) === 1
    : isIn(card, words[s + HAND_LO] as number, words[s + HAND_HI] as number);
}

/** Puts a card into a hand, or takes it out: each card is there once, so both are the same flip. */
export function flipHandCard({ words }: Garden, seat: Seat, card: number, change: 1 | -1): void {
  const s = at(seat);
  words[s + HAND_SIZE] = (words[s + HAND_SIZE] as number) + change;
  if (isCulture(card)) {
    words[s + HAND_CULTURES] = (words[s + HAND_CULTURES] as number) ^ (1 << (card - CULTURE_CARDS));
    return;
  }
  words[s + HAND_LO] = (words[s + HAND_LO] as number) ^ loOf(card);
  words[s + HAND_HI] = (words[s + HAND_HI] as number) ^ hiOf(card);
}

/** From a hand to the discard. */
export function discardCard(garden: Garden, seat: Seat, card: number): void {
  const { words } = garden;
  flipHandCard(garden, seat, card, -1);
  if (isCulture(card)) {
    words[DISCARD_CULTURES] = (words[DISCARD_CULTURES] as number) | (1 << (card - CULTURE_CARDS));
    return;
  }
  words[DISCARD_LO] = (words[DISCARD_LO] as number) | loOf(card);
  words[DISCARD_HI] = (words[DISCARD_HI] as number) | hiOf(card);
}

export const listHand = ({ words }: Garden, seat: Seat): number[] =>
  listCards(
    words[at(seat) + HAND_LO] as number,
    words[at(seat) + HAND_HI] as number,
    words[at(seat) + HAND_CULTURES] as number,
  );

export const listDiscard = ({ words }: Garden): number[] =>
  listCards(words[DISCARD_LO] as number, words[DISCARD_HI] as number, words[DISCARD_CULTURES] as number);

/** What is left of the pile, from the top. */
export const listPile = ({ words, pile }: Garden): number[] => [...pile.subarray(words[DRAWN], words[PILE_SIZE])];

export const occupiedCells = ({ words }: Garden): number[] =>
  listCells(words[FULL_LO] as number, words[FULL_HI] as number);

const listCards = (lo: number, hi: number, cultures: number): number[] => [
  ...listCells(lo, hi),
  ...listCultures(cultures).map(cultureCard),
];
