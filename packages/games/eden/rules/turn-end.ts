import { allBut, EVERYONE, type Listener, only, type Random, type Seat } from '@potager/kernel';
import { cultureCard, nameCard } from './cards.ts';
import { lowest } from './cells.ts';
import { endByCount } from './ending.ts';
import { discardCard, flipHandCard, type Garden } from './garden.ts';
import type { Event } from './kinds.ts';
import { at, BOARD, FIELDS, SEAT_FIELDS, PRICES } from './layout.ts';

const { HALF, NOWHERE } = BOARD;
const {
  TURN,
  ACTOR,
  WATERED,
  CULTIVATED,
  PLACED,
  DRAWN,
  PILE_SIZE,
  RESHUFFLES,
  IDLE,
  SHUFFLED,
  DISCARD_LO,
  DISCARD_HI,
  DISCARD_CULTURES,
} = FIELDS;
const { MANA, RED, HAND_SIZE } = SEAT_FIELDS;
const { INCOME } = PRICES;

const FULL_HAND = 5;
const MAX_RESHUFFLES = 3;
const IDLE_ROUNDS = 2;

/** Where the order of a new pile comes from: a record that told it, or chance. */
export interface Shuffling {
  readonly random: Random;
  readonly told: readonly number[] | undefined;
}

/**
 * The end of a turn: a dead irrigation card goes (ED-I4; `NOWHERE` for none), one is drawn (ED-T4), and the next turn begins or the game ends.
 * Returns whether anything was revealed.
 */
export function endTurn(garden: Garden, dead: number, from: Shuffling, listener: Listener | undefined): boolean {
  const { words, seatCount } = garden;
  const seat = words[TURN]!;
  if (dead !== NOWHERE) dropDead(garden, seat, dead, listener);
  const hasPlayed = words[WATERED] !== 0 || words[CULTIVATED] !== 0;
  words[IDLE] = hasPlayed ? 0 : words[IDLE]! + 1;
  if (listener) listener({ key: hasPlayed ? 'finished' : 'passed', seat } satisfies Event, EVERYONE);
  const draws = willDraw(garden, seat, 0);
  if (draws) {
    if (isPlayedOut(garden)) return endByCount(garden, 'reshuffles', listener);
    if (isPileEmpty(garden)) reshuffle(garden, from, listener);
    draw(garden, seat, listener);
  }
  if (words[IDLE] >= idleLimit(garden)) return endByCount(garden, 'passes', listener) || draws;
  beginTurn(garden, seat + 1 === seatCount ? 0 : seat + 1, listener);
  return draws;
}

/** Income, without asking (ED-T1). */
export function beginTurn({ words }: Garden, seat: Seat, listener?: Listener): void {
  const mana = INCOME * words[at(seat) + RED]!;
  words[TURN] = seat;
  words[ACTOR] = seat;
  words[WATERED] = 0;
  words[CULTIVATED] = 0;
  words[PLACED] = NOWHERE;
  words[at(seat) + MANA]! += mana;
  if (listener) listener({ key: 'turnBegan', seat, mana } satisfies Event, EVERYONE);
}

/** Whether the seat would draw after discarding so many cards more (ED-T4). */
export const willDraw = ({ words }: Garden, seat: Seat, dropped: number): boolean =>
  words[at(seat) + HAND_SIZE]! - dropped < FULL_HAND;

export const isPileEmpty = ({ words }: Garden): boolean => words[DRAWN] === words[PILE_SIZE];

/** Whether a draw now would need a fourth shuffle (ED-E2). */
export const isPlayedOut = (garden: Garden): boolean =>
  isPileEmpty(garden) && garden.words[RESHUFFLES] === MAX_RESHUFFLES;

/** How many turns without a card may follow each other before the game ends. */
export const idleLimit = ({ seatCount }: Garden): number => IDLE_ROUNDS * seatCount;

function dropDead(garden: Garden, seat: Seat, cell: number, listener: Listener | undefined): void {
  discardCard(garden, seat, cell);
  if (listener) listener({ key: 'discarded', seat, card: nameCard(cell) } satisfies Event, EVERYONE);
}

function draw(garden: Garden, seat: Seat, listener: Listener | undefined): void {
  const { words, pile } = garden;
  const card = pile[words[DRAWN]!]!;
  words[DRAWN]! += 1;
  flipHandCard(garden, seat, card, 1);
  if (!listener) return;
  listener({ key: 'drew', seat, card: nameCard(card) } satisfies Event, only(seat));
  listener({ key: 'drewUnseen', seat } satisfies Event, allBut(seat));
}

function reshuffle(garden: Garden, { random, told }: Shuffling, listener: Listener | undefined): void {
  const { words, pile } = garden;
  const cards = gatherDiscard(garden);
  if (told) pile.set(told);
  else random.shuffle(pile, 0, cards);
  words[DRAWN] = 0;
  words[PILE_SIZE] = cards;
  words[SHUFFLED] = 1;
  words[RESHUFFLES]! += 1;
  if (listener) listener({ key: 'reshuffled', cards, times: words[RESHUFFLES]! } satisfies Event, EVERYONE);
}

/** Empties the discard into the pile, in the order of the cards; returns how many they are. */
function gatherDiscard({ words, pile }: Garden): number {
  let cards = 0;
  for (let rest = words[DISCARD_LO]!; rest !== 0; rest &= rest - 1) pile[cards++] = lowest(rest);
  for (let rest = words[DISCARD_HI]!; rest !== 0; rest &= rest - 1) pile[cards++] = lowest(rest) + HALF;
  for (let rest = words[DISCARD_CULTURES]!; rest !== 0; rest &= rest - 1) {
    pile[cards++] = cultureCard(lowest(rest));
  }
  words[DISCARD_LO] = 0;
  words[DISCARD_HI] = 0;
  words[DISCARD_CULTURES] = 0;
  return cards;
}
