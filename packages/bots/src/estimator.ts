import {
  type Features,
  type GameAdvice,
  type MoveList,
  type NetworkFile,
  NOBODY,
  type Position,
  type Seat,
} from '@potager/kernel';
import { type Network, readNetwork } from './network.ts';
import { judge } from './playout.ts';
import { powerOf } from './power.ts';

/** How much better a move must look to be e times as promising. */
const WARMTH = 0.04;

/** Files are read once. */
const networks = new WeakMap<NetworkFile, Network>();

/**
 * Says what everyone's result will probably be, by what was learnt. It always looks as one seat sees the game: what
 * that seat does not know makes no difference, and what the others are after is taken from what they have done.
 */
export class Estimator {
  /** For each move of the list that was tried last: the mover's probable result, and how promising that makes it. */
  results = new Float64Array(256);
  priors = new Float64Array(256);
  private readonly advice: GameAdvice;
  private readonly features: Features;
  private readonly network: Network;
  private readonly viewer: Seat;
  private readonly trial: Position;
  private readonly values: Float64Array;
  private readonly turned: Float64Array;

  private constructor(advice: GameAdvice, features: Features, network: Network, viewer: Seat, trial: Position) {
    this.advice = advice;
    this.features = features;
    this.network = network;
    this.viewer = viewer;
    this.trial = trial;
    this.values = new Float64Array(trial.seatCount);
    this.turned = new Float64Array(trial.seatCount);
  }

  /** Undefined where nothing was learnt of a game with so many seats. */
  static make(advice: GameAdvice | undefined, viewer: Seat, root: Position): Estimator | undefined {
    const file = advice?.learned?.networks[root.seatCount];
    if (advice?.learned === undefined || file === undefined) return undefined;
    const network = networks.get(file) ?? readNetwork(file);
    networks.set(file, network);
    return new Estimator(advice, advice.learned.features, network, viewer, root.copy());
  }

  /** Everyone's probable result, into `values`; at the end of the game it is what it is. */
  estimate(position: Position, values: Float64Array): void {
    if (position.actors === NOBODY) {
      judge(this.advice, position, values);
      return;
    }
    const { network, turned, viewer } = this;
    this.features.read(position, viewer, network.inputs);
    network.estimate(turned);
    const seats = values.length;
    for (let place = 0; place < seats; place++) values[(viewer + place) % seats] = turned[place]!;
  }

  /** Tries every move of the list; everyone's probable result after the best of them goes into `best`. */
  tryAll(position: Position, seat: Seat, list: MoveList, best: Float64Array): void {
    if (this.results.length < list.length) {
      this.results = new Float64Array(2 * list.length);
      this.priors = new Float64Array(2 * list.length);
    }
    const { results, priors, trial, values } = this;
    let most = Number.NEGATIVE_INFINITY;
    for (let i = 0; i < list.length; i++) {
      trial.copyFrom(position);
      trial.play(seat, list.at(i));
      this.estimate(trial, values);
      const result = values[seat]!;
      results[i] = result;
      if (result <= most) continue;
      most = result;
      best.set(values);
    }
    let sum = 0;
    for (let i = 0; i < list.length; i++) {
      const power = powerOf((results[i]! - most) / WARMTH);
      priors[i] = power;
      sum += power;
    }
    for (let i = 0; i < list.length; i++) priors[i] = priors[i]! / sum;
  }
}
