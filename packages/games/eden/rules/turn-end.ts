import { allBut, EVERYONE, type Listener, only, type Random, type Seat } from '@potager/kernel';
import { cultureCard, nameCard } from './cards.ts';
import { lowest } from './cells.ts';
import { endByCount } from './ending.ts';
import { discardCard, flipHandCard, type Memory } from './memory.ts';
import type { Event } from './kinds.ts';
import { at, FIELDS, SEAT_FIELDS } from './fields.ts';
import { BOARD, PRICES } from './figures.ts';

const { HALF, NOWHERE } = BOARD;
const {
  TURN,
  ACTOR,
  WATERED,
  CULTIVATED,
  DREW,
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
export interface ChanceSource {
  readonly random: Random;
  readonly told: readonly number[] | undefined;
}

/**
 * The end of a turn: a dead irrigation card goes (ED-I4; `NOWHERE` for none), one is drawn where that is still due
 * (ED-T4), and the next turn begins or the game ends. Returns whether anything was revealed.
 */
export function endTurn(memory: Memory, dead: number, from: ChanceSource, listener: Listener | undefined): boolean {
  const { ints, seatCount } = memory;
  const seat = ints[TURN]!;
  if (dead !== NOWHERE) dropDead(memory, seat, dead, listener);
  const hasPlayed = ints[WATERED] !== 0 || ints[CULTIVATED] !== 0;
  ints[IDLE] = hasPlayed ? 0 : ints[IDLE]! + 1;
  if (listener) listener({ key: hasPlayed ? 'finished' : 'passed', seat } satisfies Event, EVERYONE);
  const draws = willDraw(memory, seat, 0);
  if (draws) {
    if (isPlayedOut(memory)) return endByCount(memory, 'reshuffles', listener);
    draw(memory, seat, from, listener);
  }
  if (ints[IDLE] >= idleLimit(memory)) return endByCount(memory, 'passes', listener) || draws;
  beginTurn(memory, seat + 1 === seatCount ? 0 : seat + 1, listener);
  return draws;
}

/** Draws before the turn is over (ED-T4), a dead irrigation card gone first. Something is revealed: the card. */
export function drawFirst(memory: Memory, dead: number, from: ChanceSource, listener: Listener | undefined): true {
  const seat = memory.ints[TURN]!;
  if (dead !== NOWHERE) dropDead(memory, seat, dead, listener);
  draw(memory, seat, from, listener);
  return true;
}

/** Income, without asking (ED-T1). */
export function beginTurn({ ints }: Memory, seat: Seat, listener?: Listener): void {
  const mana = INCOME * ints[at(seat) + RED]!;
  ints[TURN] = seat;
  ints[ACTOR] = seat;
  ints[WATERED] = 0;
  ints[CULTIVATED] = 0;
  ints[DREW] = 0;
  ints[PLACED] = NOWHERE;
  ints[at(seat) + MANA]! += mana;
  if (listener) listener({ key: 'turnBegan', seat, mana } satisfies Event, EVERYONE);
}

/** Whether the seat, in turn, has yet to draw and would after discarding so many cards more (ED-T4). */
export const willDraw = ({ ints }: Memory, seat: Seat, dropped: number): boolean =>
  ints[DREW] === 0 && ints[at(seat) + HAND_SIZE]! - dropped < FULL_HAND;

export const isPileEmpty = ({ ints }: Memory): boolean => ints[DRAWN] === ints[PILE_SIZE];

/** Whether a draw now would need a fourth shuffle (ED-E2). */
export const isPlayedOut = (memory: Memory): boolean =>
  isPileEmpty(memory) && memory.ints[RESHUFFLES] === MAX_RESHUFFLES;

/** How many turns without a card may follow each other before the game ends. */
export const idleLimit = ({ seatCount }: Memory): number => IDLE_ROUNDS * seatCount;

function dropDead(memory: Memory, seat: Seat, cell: number, listener: Listener | undefined): void {
  discardCard(memory, seat, cell);
  if (listener) listener({ key: 'discarded', seat, card: nameCard(cell) } satisfies Event, EVERYONE);
}

function draw(memory: Memory, seat: Seat, from: ChanceSource, listener: Listener | undefined): void {
  const { ints, pile } = memory;
  if (isPileEmpty(memory)) reshuffle(memory, from, listener);
  const card = pile[ints[DRAWN]!]!;
  ints[DRAWN]! += 1;
  ints[DREW] = 1;
  flipHandCard(memory, seat, card, 1);
  if (!listener) return;
  listener({ key: 'drew', seat, card: nameCard(card) } satisfies Event, only(seat));
  listener({ key: 'drewUnseen', seat } satisfies Event, allBut(seat));
}

function reshuffle(memory: Memory, { random, told }: ChanceSource, listener: Listener | undefined): void {
  const { ints, pile } = memory;
  const cards = gatherDiscard(memory);
  if (told) pile.set(told);
  else random.shuffle(pile, 0, cards);
  ints[DRAWN] = 0;
  ints[PILE_SIZE] = cards;
  ints[SHUFFLED] = 1;
  ints[RESHUFFLES]! += 1;
  if (listener) listener({ key: 'reshuffled', cards, times: ints[RESHUFFLES]! } satisfies Event, EVERYONE);
}

/** Empties the discard into the pile, in the order of the cards; returns how many they are. */
function gatherDiscard({ ints, pile }: Memory): number {
  let cards = 0;
  for (let rest = ints[DISCARD_LO]!; rest !== 0; rest &= rest - 1) pile[cards++] = lowest(rest);
  for (let rest = ints[DISCARD_HI]!; rest !== 0; rest &= rest - 1) pile[cards++] = lowest(rest) + HALF;
  for (let rest = ints[DISCARD_CULTURES]!; rest !== 0; rest &= rest - 1) {
    pile[cards++] = cultureCard(lowest(rest));
  }
  ints[DISCARD_LO] = 0;
  ints[DISCARD_HI] = 0;
  ints[DISCARD_CULTURES] = 0;
  return cards;
}
