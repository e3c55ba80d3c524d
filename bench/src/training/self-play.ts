import { judgeOutcome } from '@potager/bots/playout';
import type { Network } from '@potager/bots/network';
import {
  awaitedSeats,
  type FastRandom,
  type Features,
  type Game,
  type GameAdvice,
  MoveList,
  NOBODY,
  type Options,
  type Position,
  type Seat,
  seatAt,
} from '@potager/kernel';
import type { Pupil } from './pupil.ts';

/** Of how many moves in a game one is made at random, and how much worse a move may look to be made now and then. */
const STRAY = 0.02;
const WARMTH = 0.02;

/** How much what came later counts against what was estimated next. */
const LAMBDA = 0.85;

/** Games that nobody ends. */
const LONGEST = 3000;

/** One game by the network against itself, and what there is to learn from it. */
export class SelfPlay {
  /** Of each position the inputs for every seat, and everyone's shares from that seat's place on. */
  inputs: Int16Array;
  targets: Float32Array;
  samples = 0;
  private readonly game: Game;
  private readonly advice: GameAdvice;
  private readonly features: Features;
  private readonly network: Network;
  private readonly seats: number;
  private readonly random: FastRandom;
  private readonly list = new MoveList();
  private readonly values: Float64Array;
  private worths = new Float64Array(256);

  constructor({ game, advice, features }: Pupil, network: Network, seats: number, random: FastRandom) {
    this.game = game;
    this.advice = advice;
    this.features = features;
    this.network = network;
    this.seats = seats;
    this.random = random;
    this.values = new Float64Array(seats);
    this.inputs = new Int16Array(1024 * this.features.size);
    this.targets = new Float32Array(1024 * seats);
  }

  play(options: Options): void {
    const { game, seats, random, list } = this;
    const position = game.begin(seats, options, game.deal(seats, options, random), random.copy());
    position.random.reseed(random);
    const deal = position.copy();
    const work = position.copy();
    this.samples = 0;
    this.network.forget();
    for (let n = 0; n < LONGEST && position.actors !== NOBODY; n++) {
      const actors = awaitedSeats(position);
      const seat = seatAt(actors, 0);
      position.moves(seat, list);
      const isForced = list.length === 1;
      position.play(seat, isForced ? list.at(0) : this.choose(position, seat, deal, work));
      if (!isForced && position.actors !== NOBODY) this.note(position);
    }
    this.settle(position);
  }

  private choose(position: Position, seat: Seat, deal: Position, work: Position): number {
    const { list, random } = this;
    if (random.next() < STRAY * 2 ** 32) return list.at(random.below(list.length));
    if (this.worths.length < list.length) this.worths = new Float64Array(2 * list.length);
    const { worths } = this;
    deal.copyFrom(position);
    deal.redeal(seat, random);
    let most = 0;
    for (let i = 0; i < list.length; i++) {
      work.copyFrom(deal);
      work.play(seat, list.at(i));
      worths[i] = this.worthOf(work, seat);
      if (worths[i]! > most) most = worths[i]!;
    }
    let sum = 0;
    for (let i = 0; i < list.length; i++) sum += worths[i] = Math.exp((worths[i]! - most) / WARMTH);
    let draw = (random.next() / 2 ** 32) * sum;
    for (let i = 0; i < list.length; i++) {
      draw -= worths[i]!;
      if (draw < 0) return list.at(i);
    }
    return list.at(0);
  }

  private worthOf(work: Position, seat: Seat): number {
    if (work.actors === NOBODY) {
      this.judge(work);
      return this.values[seat]!;
    }
    this.features.read(work, seat, this.network.inputs);
    this.network.estimate(this.values);
    return this.values[0]!;
  }

  private judge(position: Position): void {
    if (this.seats === 1) this.advice.evaluate(position, this.values);
    else judgeOutcome(position.outcome()!, this.values);
  }

  /** What every seat sees, and what it takes everyone's shares for. */
  private note(position: Position): void {
    const { features, network, seats, values } = this;
    if ((this.samples + seats) * seats > this.targets.length) this.grow();
    for (let seat = 0; seat < seats; seat++) {
      features.read(position, seat, network.inputs);
      network.estimate(values);
      this.inputs.set(network.inputs, this.samples * features.size);
      for (let s = 0; s < seats; s++) this.targets[this.samples * seats + s] = values[s]!;
      this.samples++;
    }
  }

  /** From estimates to what they should have been: what came next, and after it, up to the result. */
  private settle(position: Position): void {
    const { seats, targets, values } = this;
    if (position.actors !== NOBODY) {
      this.samples = 0;
      return;
    }
    this.judge(position);
    for (let seat = 0; seat < seats; seat++) {
      for (let s = 0; s < seats; s++) {
        let later = values[(seat + s) % seats]!;
        for (let n = this.samples - seats + seat; n >= 0; n -= seats) {
          const estimated = targets[n * seats + s]!;
          targets[n * seats + s] = later;
          later = LAMBDA * later + (1 - LAMBDA) * estimated;
        }
      }
    }
  }

  private grow(): void {
    const inputs = new Int16Array(2 * this.inputs.length);
    const targets = new Float32Array(2 * this.targets.length);
    inputs.set(this.inputs);
    targets.set(this.targets);
    this.inputs = inputs;
    this.targets = targets;
  }
}
