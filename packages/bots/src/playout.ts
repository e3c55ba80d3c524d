import {
  awaitedSeats,
  countSeats,
  type GameAdvice,
  MoveList,
  NOBODY,
  type Outcome,
  type Position,
  type Random,
  seatAt,
} from '@potager/kernel';

/** A game that nobody advises on is played out to its end, unless it does not end. */
const LONGEST = 2000;

/** What winning counts for; the rest is for how far one is ahead, so that lost games are not thrown away. */
const VICTORY = 0.95;
const MARGIN_SCALE = 10;

/** Plays on from a position to an estimate of every seat's result. */
export class Playout {
  private readonly advice: GameAdvice | undefined;
  private readonly random: Random;
  private readonly values: Float64Array;
  private readonly list = new MoveList();

  /** Results are left in `values`. */
  constructor(advice: GameAdvice | undefined, random: Random, values: Float64Array) {
    this.advice = advice;
    this.random = random;
    this.values = values;
  }

  run(position: Position): void {
    this.play(position, this.advice?.playoutMoves ?? LONGEST);
    this.judge(position);
  }

  /** To the end of the game, whatever the horizon, unless it does not end. */
  finish(position: Position): void {
    for (let played = 0; played < LONGEST && position.actors !== NOBODY; played++) this.step(position);
  }

  private play(position: Position, moves: number): void {
    for (let played = 0; played < moves && position.actors !== NOBODY; played++) {
      if (this.advice?.isHorizon?.(position)) return;
      this.step(position);
    }
  }

  private step(position: Position): void {
    const { advice, random, list } = this;
    const actors = awaitedSeats(position);
    const seat = seatAt(actors, (actors & (actors - 1)) === 0 ? 0 : random.below(countSeats(actors)));
    position.moves(seat, list);
    const at = advice?.choose ? advice.choose(position, seat, list, random) : random.below(list.length);
    position.play(seat, list.at(at));
  }

  judge(position: Position): void {
    const { advice, values } = this;
    const outcome = position.outcome();
    if (outcome !== undefined && !(advice && position.seatCount === 1)) judgeOutcome(outcome, values);
    else if (advice) advice.evaluate(position, values);
    else values.fill(1 / position.seatCount);
  }
}

function judgeOutcome({ winners, scores }: Outcome, values: Float64Array): void {
  for (let seat = 0; seat < values.length; seat++) {
    const won = winners.includes(seat) ? 1 / winners.length : 0;
    let rival = Number.NEGATIVE_INFINITY;
    scores.forEach((points, other) => {
      if (other !== seat && points > rival) rival = points;
    });
    const ahead = 1 / (1 + Math.exp((rival - (scores[seat] as number)) / MARGIN_SCALE));
    values[seat] = VICTORY * won + (1 - VICTORY) * ahead;
  }
}
