import {
  awaitedSeats,
  countSeats,
  type GameAdvice,
  includes,
  MoveList,
  NOBODY,
  type Outcome,
  type Position,
  type Random,
  type Seat,
  seatAt,
} from '@potager/kernel';
import { powerOf } from './power.ts';

/** A game that nobody advises on is played out to its end, unless it does not end. */
const LONGEST = 2000;

/** What winning counts for; the rest is for how far one is ahead, so that lost games are not thrown away. */
const VICTORY = 0.95;
const MARGIN_SCALE = 10;

/** Plays on from a position to an estimate of every seat's result. */
export class Playout {
  private readonly advice: GameAdvice | undefined;
  private readonly random: Random;
  private readonly viewer: Seat;
  private readonly values: Float64Array;
  private readonly list = new MoveList();

  /** Results are left in `values`. */
  constructor(advice: GameAdvice | undefined, values: Float64Array, { viewer, random }: PlayoutParts) {
    this.advice = advice;
    this.random = random;
    this.viewer = viewer;
    this.values = values;
  }

  run(position: Position): void {
    this.play(position, this.advice?.playoutMoves ?? LONGEST);
    judge(this.advice, position, this.values);
  }

  /** To the end of the game, whatever the horizon, unless it does not end. */
  finish(position: Position): void {
    for (let played = 0; played < LONGEST && position.actors !== NOBODY; played++) this.step(position);
  }

  private play(position: Position, moves: number): void {
    for (let played = 0; played < moves && position.actors !== NOBODY; played++) {
      if (this.advice?.isHorizon?.(position, this.viewer)) return;
      this.step(position);
    }
  }

  private step(position: Position): void {
    const { advice, random, list } = this;
    const seat = this.actorOf(position);
    position.moves(seat, list);
    const at = advice?.choose ? advice.choose(position, seat, list, random) : random.below(list.length);
    position.play(seat, list.at(at));
  }

  /**
   * As in the tree, whoever thinks goes first: else the others would get on in long lines and stand still in those that
   * end at once.
   */
  private actorOf(position: Position): Seat {
    const actors = awaitedSeats(position);
    if (includes(actors, this.viewer)) return this.viewer;
    return seatAt(actors, (actors & (actors - 1)) === 0 ? 0 : this.random.below(countSeats(actors)));
  }
}

export interface PlayoutParts {
  /** Who thinks: horizons are this seat's. */
  readonly viewer: Seat;
  readonly random: Random;
}

/** An estimate of every seat's result as things stand, into `values`. */
export function judge(advice: GameAdvice | undefined, position: Position, values: Float64Array): void {
  const outcome = position.outcome();
  if (outcome !== undefined && !(advice && position.seatCount === 1)) judgeOutcome(outcome, values);
  else if (advice) advice.evaluate(position, values);
  else values.fill(1 / position.seatCount);
}

/** Everyone's part of a result; all parts together are one. */
export function judgeOutcome({ winners, scores }: Outcome, values: Float64Array): void {
  const best = Math.max(...scores);
  let sum = 0;
  for (const points of scores) sum += powerOf((points - best) / MARGIN_SCALE);
  for (let seat = 0; seat < values.length; seat++) {
    const won = winners.includes(seat) ? 1 / winners.length : 0;
    const ahead = powerOf((scores[seat]! - best) / MARGIN_SCALE) / sum;
    values[seat] = VICTORY * won + (1 - VICTORY) * ahead;
  }
}
