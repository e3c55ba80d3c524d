import type { Seat } from '@potager/kernel';
import { CARDS, isCulture, cultureCard, listCultures } from './cards.ts';
import { hiOf, isIn, listCells, loOf } from './cells.ts';
import type { Kit } from './kit.ts';
import { at, BOARD, FIELDS, SEAT_FIELDS, WORD_COUNT, DECK } from './layout.ts';

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

const BYTES = WORD_COUNT * 4;

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
  readonly words = new Int32Array(this.memory, 0, WORD_COUNT);
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

export const endingOf = ({ words }: Garden): Ending => ENDINGS[words[ENDING]!] as Ending;

/** Puts a seat's tile on an empty cell, from its supply. */
export function placeTile({ words, tiles }: Garden, seat: Seat, cell: number, level: number): void {
  const s = at(seat);
  tiles[cell] = makeTile(seat, level);
  words[FULL_LO]! |= loOf(cell);
  words[FULL_HI]! |= hiOf(cell);
  words[s + OWN_LO]! |= loOf(cell);
  words[s + OWN_HI]! |= hiOf(cell);
  words[s + supplyOf(level)]! -= 1;
  words[s + POINTS]! += level;
  words[s + RED]! += level - 1;
}

/** Takes a tile off the board, back to its owner's supply. */
export function liftTile({ words, tiles }: Garden, cell: number): void {
  const tile = tiles[cell]!;
  const level = levelOf(tile);
  const s = at(ownerOf(tile));
  tiles[cell] = 0;
  words[FULL_LO]! &= ~loOf(cell);
  words[FULL_HI]! &= ~hiOf(cell);
  words[s + OWN_LO]! &= ~loOf(cell);
  words[s + OWN_HI]! &= ~hiOf(cell);
  words[s + supplyOf(level)]! += 1;
  words[s + POINTS]! -= level;
  words[s + RED] = words[s + RED]! - level + 1;
}

export function holdsCard({ words }: Garden, seat: Seat, card: number): boolean {
  const s = at(seat);
  return isCulture(card)
    ? ((words[s + HAND_CULTURES]! >>> (card - CULTURE_CARDS)) & 1) === 1
    : isIn(card, words[s + HAND_LO]!, words[s + HAND_HI]!);
}

/** Puts a card into a hand, or takes it out: each card is there once, so both are the same flip. */
export function flipHandCard({ words }: Garden, seat: Seat, card: number, change: 1 | -1): void {
  const s = at(seat);
  words[s + HAND_SIZE]! += change;
  if (isCulture(card)) {
    words[s + HAND_CULTURES]! ^= 1 << (card - CULTURE_CARDS);
    return;
  }
  words[s + HAND_LO]! ^= loOf(card);
  words[s + HAND_HI]! ^= hiOf(card);
}

/** From a hand to the discard. */
export function discardCard(garden: Garden, seat: Seat, card: number): void {
  const { words } = garden;
  flipHandCard(garden, seat, card, -1);
  if (isCulture(card)) {
    words[DISCARD_CULTURES]! |= 1 << (card - CULTURE_CARDS);
    return;
  }
  words[DISCARD_LO]! |= loOf(card);
  words[DISCARD_HI]! |= hiOf(card);
}

export const listHand = ({ words }: Garden, seat: Seat): number[] =>
  listCards(words[at(seat) + HAND_LO]!, words[at(seat) + HAND_HI]!, words[at(seat) + HAND_CULTURES]!);

export const listDiscard = ({ words }: Garden): number[] =>
  listCards(words[DISCARD_LO]!, words[DISCARD_HI]!, words[DISCARD_CULTURES]!);

/** What is left of the pile, from the top. */
export const listPile = ({ words, pile }: Garden): number[] => [...pile.subarray(words[DRAWN], words[PILE_SIZE])];

export const occupiedCells = ({ words }: Garden): number[] => listCells(words[FULL_LO]!, words[FULL_HI]!);

const listCards = (lo: number, hi: number, cultures: number): number[] => [
  ...listCells(lo, hi),
  ...listCultures(cultures).map(cultureCard),
];
