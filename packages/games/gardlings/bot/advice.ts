import type { GameAdvice, Move, Position, Seat } from '@potager/kernel';
import type { Memory } from '../rules/memory.ts';
import * as move from '../rules/moves.ts';
import { priceOf } from '../rules/piles.ts';
import type { Gardlings } from '../rules/position.ts';
import { bestGain, gainAt } from './fit.ts';
import { growth } from './growth.ts';
import { chooseBuilding, chooseHiring, fillPlot } from './quick.ts';
import { at, FIELDS, NONE, PHASE_NUMBERS, SEAT_FIELDS } from '../rules/fields.ts';

const { DRAWN, FIRST, MUTATING, PHASE, ROUND, TURN } = FIELDS;
const { GARDEN_SIZE, HAND, HIRED, SEAT_COINS } = SEAT_FIELDS;
const { BUILD, HIRE } = PHASE_NUMBERS;

/** Alone: the number of rounds to go from which on it is as good as lost. */
const MOST_ROUNDS = 9;
/** Rounds ahead of the others that make victory likely. */
const EDGE = 2.2;
/** What it counts for to have the target and most gems while others still build. */
const LEAD = 3;

const memoryOf = (position: Position): Memory => (position as Gardlings).memory;

/**
 * How Gardlings is played well. Search looks at one phase at a time: while building, at what the round can still bring,
 * by the odds of the bag; when hiring, at rounds built with the bag as it would be.
 */
export const advice: GameAdvice = {
  playoutMoves: 400,
  curiosity: 0.2,
  /** About a third of a round. */
  lapse: 0.04,

  /** Stopping short of the victory tile although no tile in the bag can do harm. */
  isFoolish(position, seat, made) {
    const memory = memoryOf(position);
    if (made !== move.STOP_MOVE || memory.gems(seat) >= memory.target) return false;
    return !memory.listBag(seat).some((tile) => memory.isAlarm(seat, tile));
  },

  evaluate(position, values) {
    const memory = memoryOf(position);
    if (values.length === 1) {
      values[0] = Math.min(1, Math.max(0, 1 - roundsOf(memory, 0) / MOST_ROUNDS));
      return;
    }
    const leader = memory.ints[PHASE] === HIRE ? NONE : findLeader(memory);
    let sum = 0;
    for (let seat = 0; seat < values.length; seat++) {
      const share = Math.exp((seat === leader ? LEAD : 0) - roundsOf(memory, seat) / EDGE);
      values[seat] = share;
      sum += share;
    }
    for (let seat = 0; seat < values.length; seat++) values[seat] = values[seat]! / sum;
  },

  weigh(position, seat, list, weights) {
    const memory = memoryOf(position);
    const hand = memory.ints[at(seat) + HAND]!;
    if (hand !== NONE) fillPlot(memory, seat);
    for (let i = 0; i < list.length; i++) weights[i] = weightOf(memory, hand, list.at(i));
  },

  choose(position, seat, list, random) {
    const memory = memoryOf(position);
    return memory.ints[PHASE] === HIRE ? chooseHiring(list, random) : chooseBuilding(memory, seat, list, random);
  },

  /** The end of a phase, and of the viewer's own building: what the others draw is theirs. */
  isHorizon(position, viewer) {
    const memory = memoryOf(position);
    if (memory.ints[PHASE] === HIRE) return memory.ints[TURN] === memory.ints[FIRST] && memory.ints[MUTATING] === 0;
    return isRoundNew(memory) || !memory.isBuilding(viewer);
  },

  /** Tiles are drawn in the open. */
  glimpse: (position) => memoryOf(position).ints[DRAWN]! + 1,
};

/** Who would buy the victory tile if all stopped now (GL-V1, GL-V2). */
function findLeader(memory: Memory): Seat {
  let leader: Seat = NONE;
  let most = 64 * memory.target - 1;
  for (let seat = 0; seat < memory.seatCount; seat++) {
    const rank = 64 * gemsSoon(memory, seat) + memory.ints[at(seat) + SEAT_COINS]!;
    if (rank === most) leader = NONE;
    if (rank > most) [leader, most] = [seat, rank];
  }
  return leader;
}

/** Nobody has begun. Whoever stops before the first tile has not begun either, but has spent the round. */
function isRoundNew(memory: Memory): boolean {
  for (let seat = 0; seat < memory.seatCount; seat++) {
    if (!memory.isBuilding(seat)) return false;
    if (memory.ints[at(seat) + GARDEN_SIZE]! > Number(memory.hasMissions) || memory.ints[at(seat) + HAND] !== NONE)
      return false;
  }
  return memory.ints[ROUND]! > 1;
}

/** Rounds to the victory after the round that is being built, or, once it has been spent, from the next one on. */
function roundsOf(memory: Memory, seat: Seat): number {
  const isBuilding = memory.ints[PHASE] === BUILD;
  const isSpent = isBuilding
    ? isRoundNew(memory)
    : memory.ints[PHASE] === HIRE && memory.ints[at(seat) + HIRED] !== NONE;
  growth.read(memory, seat);
  return isSpent ? growth.rounds() : growth.roundsAfter(gemsSoon(memory, seat));
}

/** With a tile in hand, its best place is taken for granted. */
function gemsSoon(memory: Memory, seat: Seat): number {
  const gems = memory.gems(seat);
  const hand = memory.ints[at(seat) + HAND]!;
  if (hand === NONE) return gems;
  fillPlot(memory, seat);
  return gems + Math.max(0, bestGain(memory, hand));
}

function weightOf(memory: Memory, hand: number, made: Move): number {
  switch (move.kindOf(made)) {
    case move.LAY:
      return Math.exp(0.8 * gainAt(memory.tiles, move.layingIn(made) | hand));
    case move.SHIFT:
      return 0.05;
    case move.BUY:
      return priceOf(move.pileIn(made));
    case move.MUTATE:
      return 1;
    default:
      return 2;
  }
}
