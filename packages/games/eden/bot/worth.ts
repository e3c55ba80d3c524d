import type { Seat } from '@potager/kernel';
import { nearHi, nearLo } from '../rules/cells.ts';
import {
  at,
  type Garden,
  HAND_CULTURES,
  HAND_HI,
  HAND_LO,
  MANA,
  occupiedHi,
  occupiedLo,
  OWN_HI,
  OWN_LO,
  POINTS,
  RED,
  SUPPLY,
  TURN,
} from '../rules/garden.ts';

/** What things are worth in points. */
const FIRST_MANA = 3.2;
const MANA_SCALE = 70;
const RED_POINT = 0.3;
const WATERABLE = 0.3;
const TOUCHING = 0.12;
const CULTURE = 0.15;
const TO_MOVE = 0.5;

/** The last mana of a full purse is worth less than the first: there are only so many tiles to raise in a turn. */
const MOST_MANA = 1000;
const manaWorths = Float64Array.from(
  { length: MOST_MANA / 5 + 1 },
  (_, n) => FIRST_MANA * (1 - Math.exp((-5 * n) / MANA_SCALE)),
);

export const manaWorth = (mana: number): number => manaWorths[Math.min(mana, MOST_MANA) / 5] as number;

/** How far a seat is on its way to the target, in points: those it has, and what will make more. */
export function worthOf(garden: Garden, seat: Seat): number {
  const { words, target } = garden;
  const s = at(seat);
  const points = words[s + POINTS] as number;
  const left = Math.max(0, target - points);
  const ownLo = words[s + OWN_LO] as number;
  const ownHi = words[s + OWN_HI] as number;
  const dry =
    countBits((words[s + HAND_LO] as number) & ~occupiedLo(garden)) +
    countBits((words[s + HAND_HI] as number) & ~occupiedHi(garden));
  const touching = countBits(nearLo(ownLo, ownHi) & ownLo) + countBits(nearHi(ownLo, ownHi) & ownHi);
  const future =
    manaWorth(words[s + MANA] as number) +
    RED_POINT * (words[s + RED] as number) +
    WATERABLE * Math.min(dry, 4, words[s + SUPPLY] as number) +
    TOUCHING * Math.min(touching, 10) +
    CULTURE * Math.min(3, countBits(words[s + HAND_CULTURES] as number)) +
    (words[TURN] === seat ? TO_MOVE : 0);
  return points + Math.min(1, left / 6) * future;
}

export function countBits(set: number): number {
  let count = 0;
  for (let rest = set; rest !== 0; rest &= rest - 1) count++;
  return count;
}
