import { countWeights } from '@potager/bots/network';

/** What is trained, and for how long: the network of a game for a number of seats. */
export interface Course {
  readonly game: string;
  readonly seats: number;
  readonly layers: readonly [inputs: number, first: number, second: number];
  readonly seed: number;
  /** All in all, those of earlier runs included. */
  readonly games: number;
}

/** How one weight of a network of integers is told in the training's real numbers. */
const WEIGHT_UNIT = 256;
const LARGEST_WEIGHT = 0x7fff;

/** Places among the counters. */
const GAMES = 0;
const STEPS = 1;

/** What all threads share: the weights with the two moments that Adam keeps of each, and how much was done. */
export class Progress {
  readonly buffer: SharedArrayBuffer;
  readonly weights: Float32Array;
  readonly means: Float32Array;
  readonly squares: Float32Array;
  private readonly counters: Int32Array;

  constructor({ layers, seats }: Course, buffer?: SharedArrayBuffer) {
    const count = countWeights(layers, seats);
    this.buffer = buffer ?? new SharedArrayBuffer(12 * count + 8);
    this.weights = new Float32Array(this.buffer, 0, count);
    this.means = new Float32Array(this.buffer, 4 * count, count);
    this.squares = new Float32Array(this.buffer, 8 * count, count);
    this.counters = new Int32Array(this.buffer, 12 * count, 2);
  }

  get games(): number {
    return Atomics.load(this.counters, GAMES);
  }

  /** Each thread counts one game that it does not play: they are taken off. */
  settle(most: number): void {
    if (this.games > most) Atomics.store(this.counters, GAMES, most);
  }

  /** Counts one game more and returns its number, from 0. */
  nextGame(): number {
    return Atomics.add(this.counters, GAMES, 1);
  }

  /** Counts one step of learning more and returns how many there were. */
  nextStep(): number {
    return Atomics.add(this.counters, STEPS, 1) + 1;
  }

  /** The weights as the integers of a network. */
  roundInto(integers: Int16Array): void {
    const { weights } = this;
    for (let n = 0; n < weights.length; n++) {
      const rounded = Math.round(WEIGHT_UNIT * weights[n]!);
      integers[n] = Math.max(-LARGEST_WEIGHT, Math.min(LARGEST_WEIGHT, rounded));
    }
  }
}
