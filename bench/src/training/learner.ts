/**
 * The network of `packages/bots` with real numbers, and how it learns: gradients of the cross-entropy between what it
 * estimates and what came of it, by hand, and Adam.
 */
import { FEATURE_UNIT, type FastRandom, type Features } from '@potager/kernel';
import type { Course, Progress } from './course.ts';

const FADE_MEAN = 0.9;
const FADE_SQUARE = 0.999;
const TINY = 1e-8;

/** As many as the integers of a network can hold, and far more than it needs. */
const MOST = 16;

export class Learner {
  private readonly progress: Progress;
  private readonly inputs: number;
  private readonly first: number;
  private readonly second: number;
  private readonly seats: number;
  private readonly gradient: Float32Array;
  private readonly out1: Float64Array;
  private readonly out2: Float64Array;
  private readonly back1: Float64Array;
  private readonly back2: Float64Array;
  private readonly used: Int32Array;
  private readonly estimate: Float64Array;

  constructor({ layers, seats }: Course, progress: Progress) {
    [this.inputs, this.first, this.second] = layers;
    this.progress = progress;
    this.seats = seats;
    this.gradient = new Float32Array(progress.weights.length);
    this.out1 = new Float64Array(this.first);
    this.out2 = new Float64Array(this.second);
    this.back1 = new Float64Array(this.first);
    this.back2 = new Float64Array(this.second);
    this.used = new Int32Array(this.inputs);
    this.estimate = new Float64Array(seats);
  }

  /** Where a new network begins: small random weights, by how many meet in one place. */
  begin(random: FastRandom): void {
    const { weights } = this.progress;
    const fill = (from: number, count: number, among: number): number => {
      for (let n = from; n < from + count; n++) {
        weights[n] = ((random.next() / 2 ** 31 - 1) * Math.sqrt(3)) / Math.sqrt(among);
      }
      return from + count;
    };
    const { inputs, first, second, seats } = this;
    let at = fill(first, inputs * first, inputs / 2);
    at = fill(at + second, first * second, first / 2);
    fill(at + seats, second * seats, 4 * second);
  }

  /**
   * Begins with what was learnt with fewer seats: the seats that are new are seen as the last one of those was, and
   * fare as it did.
   */
  beginFrom(other: Learner, { from, each }: Features['bySeat']): void {
    const { inputs, first, second, seats, progress } = this;
    const { weights } = progress;
    const theirs = other.progress.weights;
    const isNew = (input: number): boolean => input >= from + other.seats * each && input < from + seats * each;
    const twinOf = (input: number): number =>
      isNew(input) ? from + (other.seats - 1) * each + ((input - from) % each) : input;
    weights.set(theirs.subarray(0, first));
    for (let i = 0; i < inputs; i++) {
      const at = first + twinOf(i) * first;
      weights.set(theirs.subarray(at, at + first), first + i * first);
    }
    const layer2 = first + inputs * first;
    const layer3 = layer2 + second + first * second;
    weights.set(theirs.subarray(layer2, layer3), layer2);
    for (let k = -1; k < second; k++) {
      for (let s = 0; s < seats; s++) {
        weights[layer3 + (k + 1) * seats + s] = theirs[layer3 + (k + 1) * other.seats + Math.min(s, other.seats - 1)]!;
      }
    }
  }

  /** Adds to the gradient what one sample says; returns its loss. */
  study(samples: Int16Array, at: number, targets: Float32Array, target: number): number {
    const { weights } = this.progress;
    const { inputs, first, second, seats, gradient, out1, out2, back1, back2, used, estimate } = this;
    let count = 0;
    for (let j = 0; j < first; j++) out1[j] = weights[j]!;
    for (let i = 0; i < inputs; i++) {
      const input = samples[at + i]!;
      if (input === 0) continue;
      used[count++] = i;
      const x = input / FEATURE_UNIT;
      const from = first + i * first;
      for (let j = 0; j < first; j++) out1[j] = out1[j]! + x * weights[from + j]!;
    }
    const biases2 = first + inputs * first;
    const from2 = biases2 + second;
    for (let k = 0; k < second; k++) out2[k] = weights[biases2 + k]!;
    for (let j = 0; j < first; j++) {
      const out = out1[j]!;
      if (out <= 0) continue;
      if (out > MOST) out1[j] = MOST;
      const from = from2 + j * second;
      for (let k = 0; k < second; k++) out2[k] = out2[k]! + out1[j]! * weights[from + k]!;
    }
    const biases3 = from2 + first * second;
    const from3 = biases3 + seats;
    for (let s = 0; s < seats; s++) {
      let sum = weights[biases3 + s]!;
      for (let k = 0; k < second; k++)
        if (out2[k]! > 0) sum += Math.min(out2[k]!, MOST) * weights[from3 + k * seats + s]!;
      estimate[s] = sum;
    }
    const loss = this.settle(targets, target);
    // Now `estimate` is how far each output is off.
    back2.fill(0);
    for (let s = 0; s < seats; s++) gradient[biases3 + s]! += estimate[s]!;
    for (let k = 0; k < second; k++) {
      const out = Math.min(out2[k]!, MOST);
      if (out <= 0) continue;
      let back = 0;
      for (let s = 0; s < seats; s++) {
        const at3 = from3 + k * seats + s;
        gradient[at3]! += out * estimate[s]!;
        back += weights[at3]! * estimate[s]!;
      }
      back2[k] = back;
      gradient[biases2 + k]! += back;
    }
    for (let j = 0; j < first; j++) {
      const out = out1[j]!;
      back1[j] = 0;
      if (out <= 0) continue;
      const from = from2 + j * second;
      let back = 0;
      for (let k = 0; k < second; k++) {
        const b = back2[k]!;
        if (b === 0) continue;
        gradient[from + k]! += out * b;
        back += weights[from + k]! * b;
      }
      back1[j] = back;
      gradient[j]! += back;
    }
    for (let n = 0; n < count; n++) {
      const i = used[n]!;
      const x = samples[at + i]! / FEATURE_UNIT;
      const from = first + i * first;
      for (let j = 0; j < first; j++) gradient[from + j]! += x * back1[j]!;
    }
    return loss;
  }

  /** One step against the gradient of so many samples. */
  step(samples: number, rate: number): void {
    const { weights, means, squares } = this.progress;
    const { gradient } = this;
    const steps = this.progress.nextStep();
    const bias1 = 1 - FADE_MEAN ** steps;
    const bias2 = Math.sqrt(1 - FADE_SQUARE ** steps);
    for (let n = 0; n < weights.length; n++) {
      const g = gradient[n]! / samples;
      const mean = FADE_MEAN * means[n]! + (1 - FADE_MEAN) * g;
      const square = FADE_SQUARE * squares[n]! + (1 - FADE_SQUARE) * g * g;
      means[n] = mean;
      squares[n] = square;
      weights[n] = weights[n]! - (rate * mean * bias2) / (bias1 * (Math.sqrt(square) + TINY));
    }
    gradient.fill(0);
  }

  /** From outputs to shares, and on to how far these are off. */
  private settle(targets: Float32Array, target: number): number {
    const { estimate, seats } = this;
    if (seats === 1) {
      const share = 1 / (1 + Math.exp(-estimate[0]!));
      const wanted = targets[target]!;
      estimate[0] = share - wanted;
      return -wanted * Math.log(share + TINY) - (1 - wanted) * Math.log(1 - share + TINY);
    }
    const most = Math.max(...estimate);
    let sum = 0;
    for (let s = 0; s < seats; s++) sum += estimate[s] = Math.exp(estimate[s]! - most);
    let loss = 0;
    for (let s = 0; s < seats; s++) {
      const share = estimate[s]! / sum;
      loss -= targets[target + s]! * Math.log(share + TINY);
      estimate[s] = share - targets[target + s]!;
    }
    return loss;
  }
}
