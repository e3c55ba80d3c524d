import type { GameAdvice, Move, MoveList, Position, Random, Seat } from '@potager/kernel';
import type { Memory } from '../rules/memory.ts';
import { firstOf, kindOf, KINDS } from '../rules/moves.ts';
import type { GardenNation } from '../rules/position.ts';
import { bitOf, territoryOf } from '../rules/areas.ts';
import { networks } from './networks/networks.ts';
import { features } from './features.ts';
import { buildGain, projectPoints } from './building.ts';
import { roundsLeft, worthOf } from './worth.ts';
import { PHASE_NUMBERS, FIELDS } from '../rules/fields.ts';

const { PHASE, ROOFED } = FIELDS;
const { MISSIONS_PHASE } = PHASE_NUMBERS;
const { ABANDON, BUILD, DECLINE, IDLE, INVADE, MOVE, ON, PROJECT, ROOF } = KINDS;

/** How far ahead one must be for the game to be nearly decided: points at the end, and more for each round left. */
const EDGE = 4;
const EDGE_A_ROUND = 1.2;

/** Of the floors a playout could place, so many are looked at. */
const LOOKS = 3;

const memoryOf = (position: Position): Memory => (position as GardenNation).memory;

/** How Garden Nation is played well, as far as one can say without search. */
export const advice: GameAdvice = {
  learned: { features, networks },

  playoutMoves: 14,

  evaluate(position, values) {
    const memory = memoryOf(position);
    const rounds = roundsLeft(memory);
    const scale = EDGE + EDGE_A_ROUND * rounds;
    let sum = 0;
    for (let seat = 0; seat < memory.seatCount; seat++) {
      const share = Math.exp(worthOf(memory, seat, rounds) / scale);
      values[seat] = share;
      sum += share;
    }
    for (let seat = 0; seat < memory.seatCount; seat++) values[seat] = values[seat]! / sum;
  },

  weigh(position, seat, list, weights) {
    const memory = memoryOf(position);
    for (let i = 0; i < list.length; i++) weights[i] = weightOf(memory, seat, list.at(i));
  },

  choose(position, seat, list, random) {
    const memory = memoryOf(position);
    const kind = kindOf(list.at(0));
    if (kind === PROJECT) return bestProject(list);
    if (kind !== BUILD) return random.below(list.length);
    return chooseAction(memory, seat, list, random);
  },

  /** Missions are kept by all at once, and nobody sees which (GN-S6). */
  isSealed: (position) => memoryOf(position).bytes[PHASE] === MISSIONS_PHASE,
};

function weightOf(memory: Memory, seat: Seat, move: Move): number {
  switch (kindOf(move)) {
    case BUILD:
      return Math.exp(0.35 * buildGain(memory, seat, move));
    case ABANDON:
      return abandonWeight(memory, move);
    case PROJECT:
      return projectPoints[firstOf(move)]!;
    case DECLINE:
      return 1;
    case INVADE:
      return 0.3;
    case MOVE:
      return 0.5;
    case ROOF:
      return 0.15;
    case ON:
      return 1;
    case IDLE:
      return 0.1;
    default:
      return 1;
  }
}

function abandonWeight(memory: Memory, move: Move): number {
  const area = firstOf(move);
  const isRoofed = (memory.bytes[ROOFED + territoryOf(area)]! & bitOf(area)) !== 0;
  const gain = memory.doubleCostOf(area);
  return (isRoofed ? 0.05 : 0.02) * gain;
}

function bestProject(list: MoveList): number {
  let best = 0;
  for (let i = 1; i < list.length; i++) {
    const isBetter =
      kindOf(list.at(i)) === PROJECT && projectPoints[firstOf(list.at(i))]! > projectPoints[firstOf(list.at(best))]!;
    if (isBetter) best = i;
  }
  return best;
}

/** Builds where it is worth most among a few places; now and then anything else. Builds come first in the list. */
function chooseAction(memory: Memory, seat: Seat, list: MoveList, random: Random): number {
  let builds = 0;
  while (builds < list.length && kindOf(list.at(builds)) === BUILD) builds++;
  if (random.below(8) === 0) return random.below(list.length);
  let best = 0;
  let bestGain = Number.NEGATIVE_INFINITY;
  for (let look = 0; look < LOOKS; look++) {
    const at = random.below(builds);
    const gain = buildGain(memory, seat, list.at(at));
    if (gain > bestGain) {
      best = at;
      bestGain = gain;
    }
  }
  return best;
}
