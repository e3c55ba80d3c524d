import type { Seat } from '@potager/kernel';
import { CARDS, isCulture, cultureCard, listCultures } from './cards.ts';
import { hiOf, isIn, listCells, loOf } from './cells.ts';
import type { Components } from './components.ts';
import { at, FIELDS, SEAT_FIELDS, INT_COUNT } from './fields.ts';
import { BOARD, DECK } from './figures.ts';
import type { Version } from './versions.ts';

const { CULTURE_CARDS } = DECK;

const { CELL_SPACE, NOWHERE, NO_SEAT } = BOARD;

const {
  DISCARD_CULTURES,
  DISCARD_HI,
  DISCARD_LO,
  DRAWN,
  ENDING,
  FULL_HI,
  FULL_LO,
  PILE_SIZE,
  PLACED,
  SUPPORT,
  DEFENDER,
} = FIELDS;
const { MANA, POINTS, RED, SUPPLY, OWN_LO, OWN_HI, HAND_LO, HAND_HI, HAND_CULTURES, HAND_SIZE } = SEAT_FIELDS;

const BYTES = INT_COUNT * 4;

/** How a game ends; its place here is what the field `ENDING` holds, with 0 while it runs. */
export const ENDINGS = ['running', 'target', 'passes', 'reshuffles'] as const;
export type Ending = (typeof ENDINGS)[number];

const FIRST_MANA = 100;
export const FIRST_HAND = 6;

const PILE_BYTES = Math.ceil(CARDS.length / 4) * 4;

/** How many play, and for how many points. */
interface Match {
  readonly seatCount: number;
  readonly target: number;
}

/**
 * All figures of one game, hidden ones included, in one block of memory: copying it copies the game. Hands, market and
 * discard are sets; only the pile has an order. A tile is seat × 8 + level, an empty cell 0.
 */
export class Memory {
  readonly components: Components;
  readonly version: Version;
  readonly seatCount: number;
  readonly target: number;
  private readonly buffer = new ArrayBuffer(BYTES + CELL_SPACE + PILE_BYTES);
  private readonly all = new Int32Array(this.buffer);
  readonly ints = new Int32Array(this.buffer, 0, INT_COUNT);
  readonly tiles = new Uint8Array(this.buffer, BYTES, CELL_SPACE);
  readonly pile = new Uint8Array(this.buffer, BYTES + CELL_SPACE, CARDS.length);

  constructor(components: Components, version: Version, { seatCount, target }: Match) {
    this.components = components;
    this.version = version;
    this.seatCount = seatCount;
    this.target = target;
    const { ints } = this;
    ints[PLACED] = NOWHERE;
    ints[SUPPORT] = NOWHERE;
    ints[DEFENDER] = NO_SEAT;
    for (let seat = 0; seat < seatCount; seat++) {
      ints[at(seat) + MANA] = FIRST_MANA;
      ints.set(components.supply, at(seat) + SUPPLY);
    }
  }

  copyFrom(other: Memory): void {
    this.all.set(other.all);
  }

  copy(): Memory {
    const twin = new Memory(this.components, this.version, this);
    twin.copyFrom(this);
    return twin;
  }
}

export const seatsOf = ({ seatCount }: Memory): Seat[] => Array.from({ length: seatCount }, (_, seat) => seat);

export const levelOf = (tile: number): number => tile & 7;
export const ownerOf = (tile: number): Seat => tile >>> 3;
const makeTile = (seat: Seat, level: number): number => (seat << 3) | level;

/** Level 4 is the back of a level-3 tile (ED-K3). */
export const supplyOf = (level: number): number => SUPPLY - 1 + (level > 3 ? 3 : level);

export const endingOf = ({ ints }: Memory): Ending => ENDINGS[ints[ENDING]!]!;

/** Puts a seat's tile on an empty cell, from its supply. */
export function placeTile({ ints, tiles }: Memory, seat: Seat, cell: number, level: number): void {
  const s = at(seat);
  tiles[cell] = makeTile(seat, level);
  ints[FULL_LO]! |= loOf(cell);
  ints[FULL_HI]! |= hiOf(cell);
  ints[s + OWN_LO]! |= loOf(cell);
  ints[s + OWN_HI]! |= hiOf(cell);
  ints[s + supplyOf(level)]! -= 1;
  ints[s + POINTS]! += level;
  ints[s + RED]! += level - 1;
}

/** Takes a tile off the board, back to its owner's supply. */
export function liftTile({ ints, tiles }: Memory, cell: number): void {
  const tile = tiles[cell]!;
  const level = levelOf(tile);
  const s = at(ownerOf(tile));
  tiles[cell] = 0;
  ints[FULL_LO]! &= ~loOf(cell);
  ints[FULL_HI]! &= ~hiOf(cell);
  ints[s + OWN_LO]! &= ~loOf(cell);
  ints[s + OWN_HI]! &= ~hiOf(cell);
  ints[s + supplyOf(level)]! += 1;
  ints[s + POINTS]! -= level;
  ints[s + RED] = ints[s + RED]! - level + 1;
}

export function holdsCard({ ints }: Memory, seat: Seat, card: number): boolean {
  const s = at(seat);
  return isCulture(card)
    ? ((ints[s + HAND_CULTURES]! >>> (card - CULTURE_CARDS)) & 1) === 1
    : isIn(card, ints[s + HAND_LO]!, ints[s + HAND_HI]!);
}

/** Puts a card into a hand, or takes it out: each card is there once, so both are the same flip. */
export function flipHandCard({ ints }: Memory, seat: Seat, card: number, change: 1 | -1): void {
  const s = at(seat);
  ints[s + HAND_SIZE]! += change;
  if (isCulture(card)) {
    ints[s + HAND_CULTURES]! ^= 1 << (card - CULTURE_CARDS);
    return;
  }
  ints[s + HAND_LO]! ^= loOf(card);
  ints[s + HAND_HI]! ^= hiOf(card);
}

/** From a hand to the discard. */
export function discardCard(memory: Memory, seat: Seat, card: number): void {
  const { ints } = memory;
  flipHandCard(memory, seat, card, -1);
  if (isCulture(card)) {
    ints[DISCARD_CULTURES]! |= 1 << (card - CULTURE_CARDS);
    return;
  }
  ints[DISCARD_LO]! |= loOf(card);
  ints[DISCARD_HI]! |= hiOf(card);
}

export const listHand = ({ ints }: Memory, seat: Seat): number[] =>
  listCards(ints[at(seat) + HAND_LO]!, ints[at(seat) + HAND_HI]!, ints[at(seat) + HAND_CULTURES]!);

export const listDiscard = ({ ints }: Memory): number[] =>
  listCards(ints[DISCARD_LO]!, ints[DISCARD_HI]!, ints[DISCARD_CULTURES]!);

/** What is left of the pile, from the top. */
export const listPile = ({ ints, pile }: Memory): number[] => [...pile.subarray(ints[DRAWN], ints[PILE_SIZE])];

export const occupiedCells = ({ ints }: Memory): number[] => listCells(ints[FULL_LO]!, ints[FULL_HI]!);

const listCards = (lo: number, hi: number, cultures: number): number[] => [
  ...listCells(lo, hi),
  ...listCultures(cultures).map(cultureCard),
];
