import type { Seat } from '@potager/kernel';
import type { Memory } from '../rules/memory.ts';
import { growth } from './growth.ts';
import { at, BAG_INTS, SEAT_FIELDS } from '../rules/fields.ts';

const { BAG } = SEAT_FIELDS;

/**
 * When to stop: how far drawing on brings one on average, by the exact odds of the bag. Only what a tile completes is
 * taken to be the same for all that are left, so that a state is no more than how many of each kind were drawn.
 */

/** Gems of a round are looked up in steps of a quarter. */
const STEPS = 4;
const MOST_GEMS = 64;
const OTHERS = 128;
/** No number of rounds. */
const UNKNOWN = -100;

const roundsBy = new Float64Array(MOST_GEMS * STEPS + 1);
/** By others, singles and doubles drawn: the rounds to the victory with the best play from there. */
const solved = new Float64Array(OTHERS * 64);

/** The bag as the odds see it, filled for each question. */
const bag = { others: 0, singles: 0, doubles: 0, spare: 0, gems: 0, gain: 0 };

/** By how many rounds drawing on is better than stopping, if each tile that is laid completes so many gems. */
export function drawGain(memory: Memory, seat: Seat, gain: number): number {
  fillBag(memory, seat);
  bag.gems = Math.min(memory.gems(seat), MOST_GEMS);
  bag.gain = gain;
  fillRounds(memory, seat);
  solved.fill(UNKNOWN, 0, (bag.others + 1) << 6);
  return roundsWith(bag.gems) - afterDrawing(memory, 0, 0, 0);
}

/** From what an alarm would leave now, since nothing worse can come. */
function fillRounds(memory: Memory, seat: Seat): void {
  growth.read(memory, seat);
  const least = bag.gems - memory.stolen(bag.gems);
  let before = growth.roundsAfter(least);
  for (let gems = least; gems < MOST_GEMS; gems++) {
    const after = growth.roundsAfter(gems + 1);
    for (let step = 0; step < STEPS; step++) roundsBy[gems * STEPS + step] = before + ((after - before) * step) / STEPS;
    before = after;
  }
  roundsBy[MOST_GEMS * STEPS] = before;
}

/** In between prices, and just below the target, a part of a gem is a chance of a whole one. */
const roundsWith = (gems: number): number => roundsBy[Math.min(Math.round(gems * STEPS), MOST_GEMS * STEPS)]!;

function fillBag(memory: Memory, seat: Seat): void {
  bag.others = 0;
  bag.singles = 0;
  bag.doubles = 0;
  bag.spare = memory.alarmLimit(seat) - memory.gnomesIn(seat);
  for (let part = 0; part < BAG_INTS; part++) {
    for (let rest = memory.ints[at(seat) + BAG + part]!; rest !== 0; rest &= rest - 1) {
      const gnomes = memory.tiles.gnomes[(part << 5) | (31 - Math.clz32(rest & -rest))]!;
      if (gnomes === 0) bag.others++;
      else if (gnomes === 1) bag.singles++;
      else bag.doubles++;
    }
  }
}

/** The rounds that are left with the best play after so many draws. */
function bestAfter(memory: Memory, others: number, singles: number, doubles: number): number {
  const state = (others << 6) | (singles << 3) | doubles;
  const known = solved[state]!;
  if (known !== UNKNOWN) return known;
  const stopped = roundsWith(bag.gems + bag.gain * (others + singles + doubles));
  const best = Math.min(stopped, afterDrawing(memory, others, singles, doubles));
  solved[state] = best;
  return best;
}

function afterDrawing(memory: Memory, others: number, singles: number, doubles: number): number {
  const gems = bag.gems + bag.gain * (others + singles + doubles);
  const left = bag.others + bag.singles + bag.doubles - others - singles - doubles;
  if (left === 0) return roundsWith(gems);
  const spare = bag.spare - singles - 2 * doubles;
  const alarm = roundsWith(gems - memory.stolen(Math.floor(gems)));
  let sum = 0;
  if (bag.others > others) sum += (bag.others - others) * bestAfter(memory, others + 1, singles, doubles);
  if (bag.singles > singles)
    sum += (bag.singles - singles) * (spare <= 1 ? alarm : bestAfter(memory, others, singles + 1, doubles));
  if (bag.doubles > doubles)
    sum += (bag.doubles - doubles) * (spare <= 2 ? alarm : bestAfter(memory, others, singles, doubles + 1));
  return sum / left;
}
