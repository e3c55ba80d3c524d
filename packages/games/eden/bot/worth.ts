import type { Seat } from '@potager/kernel';
import { nearHi, nearLo } from '../rules/cells.ts';
import type { Memory } from '../rules/memory.ts';
import { at, FIELDS, SEAT_FIELDS } from '../rules/fields.ts';

const { FULL_HI, FULL_LO, TURN } = FIELDS;
const { HAND_CULTURES, HAND_HI, HAND_LO, MANA, OWN_HI, OWN_LO, POINTS, RED, SUPPLY } = SEAT_FIELDS;

/**
 * What a seat's chance to win depends on, fitted to games that bots played among themselves (bench/results.md): the
 * logarithm of its odds grows with each by so much. How much depends on how far the leader is, with the target at 20.
 */
interface Weights {
  readonly leader: number;
  readonly point: number;
  /** For a full purse: the first mana is worth more than the last, see `manaWorths`. */
  readonly mana: number;
  readonly red: number;
  /** A card in hand whose cell is empty. */
  readonly dry: number;
  /** A tile that touches another of its owner's. */
  readonly touching: number;
  readonly culture: number;
  /** To be in turn, and to be the next. */
  readonly inTurn: number;
  readonly next: number;
}

const STAGES: readonly Weights[] = [
  { leader: 3, point: 0.18, mana: 1.1, red: 0.28, dry: 0.38, touching: 0.23, culture: 0.4, inTurn: 0.22, next: 0.1 },
  { leader: 8, point: 0.23, mana: 2.9, red: 0.51, dry: 0.26, touching: 0.2, culture: 0.38, inTurn: 0.4, next: 0.26 },
  { leader: 13, point: 0.34, mana: 3.7, red: 0.38, dry: 0.15, touching: 0.1, culture: 0.27, inTurn: 0.37, next: 0.3 },
  { leader: 17, point: 0.68, mana: 2.8, red: 0.1, dry: 0.35, touching: 0, culture: 0.42, inTurn: 0.79, next: 0.5 },
];

const USUAL_TARGET = 20;
const MANA_SCALE = 70;
const MOST_MANA = 1000;

const manaWorths = Float64Array.from({ length: MOST_MANA / 5 + 1 }, (_, n) => 1 - Math.exp((-5 * n) / MANA_SCALE));

/** The weights by points of the leader, between the stages in a straight line. */
const byLeader: readonly Weights[] = Array.from({ length: USUAL_TARGET + 1 }, (_, leader) => weightsAt(leader));

function weightsAt(leader: number): Weights {
  const after = STAGES.findIndex((stage) => stage.leader >= leader);
  const [from, to] = after < 0 ? [STAGES.at(-1), STAGES.at(-1)] : [STAGES[Math.max(0, after - 1)], STAGES[after]];
  if (from === undefined || to === undefined || from === to) return (from ?? STAGES[0]) as Weights;
  const share = (leader - from.leader) / (to.leader - from.leader);
  const mix = (key: keyof Weights): number => from[key] + share * (to[key] - from[key]);
  return {
    leader,
    point: mix('point'),
    mana: mix('mana'),
    red: mix('red'),
    dry: mix('dry'),
    touching: mix('touching'),
    culture: mix('culture'),
    inTurn: mix('inTurn'),
    next: mix('next'),
  };
}

/** The weights that hold in a position. */
export function weightsIn({ ints, seatCount, target }: Memory): Weights {
  let leader = 0;
  for (let seat = 0; seat < seatCount; seat++) leader = Math.max(leader, ints[at(seat) + POINTS]!);
  return byLeader[Math.max(0, Math.min(USUAL_TARGET, leader + USUAL_TARGET - target))]!;
}

/** The logarithm of a seat's odds to win, up to a constant that all seats share. */
export function oddsOf(memory: Memory, seat: Seat, weights: Weights): number {
  const { ints, seatCount } = memory;
  const s = at(seat);
  const ownLo = ints[s + OWN_LO]!;
  const ownHi = ints[s + OWN_HI]!;
  const dry = countBits(ints[s + HAND_LO]! & ~ints[FULL_LO]!) + countBits(ints[s + HAND_HI]! & ~ints[FULL_HI]!);
  const touching = countBits(nearLo(ownLo, ownHi) & ownLo) + countBits(nearHi(ownLo, ownHi) & ownHi);
  const turn = ints[TURN]!;
  return (
    weights.point * ints[s + POINTS]! +
    weights.mana * manaWorths[Math.min(ints[s + MANA]!, MOST_MANA) / 5]! +
    weights.red * ints[s + RED]! +
    weights.dry * Math.min(dry, 4, ints[s + SUPPLY]!) +
    weights.touching * Math.min(touching, 10) +
    weights.culture * Math.min(3, countBits(ints[s + HAND_CULTURES]!)) +
    (turn === seat ? weights.inTurn : (turn + 1) % seatCount === seat ? weights.next : 0)
  );
}

export function countBits(set: number): number {
  let count = 0;
  for (let rest = set; rest !== 0; rest &= rest - 1) count++;
  return count;
}
