import type { FastRandom } from '@potager/kernel';
import type { SelfPlay } from './self-play.ts';
import type { Course } from './course.ts';

const ROOM = 60_000;

/** The positions of the last few hundred games, of which some are studied again and again in random order. */
export class Past {
  readonly inputs: Int16Array;
  readonly targets: Float32Array;
  private readonly size: number;
  private readonly seats: number;
  private readonly random: FastRandom;
  private next = 0;
  private count = 0;

  constructor({ layers, seats }: Course, random: FastRandom) {
    this.size = layers[0];
    this.seats = seats;
    this.random = random;
    this.inputs = new Int16Array(ROOM * this.size);
    this.targets = new Float32Array(ROOM * seats);
  }

  keep({ inputs, targets, samples }: SelfPlay): void {
    const { size, seats } = this;
    for (let n = 0; n < samples; n++) {
      this.inputs.set(inputs.subarray(n * size, (n + 1) * size), this.next * size);
      this.targets.set(targets.subarray(n * seats, (n + 1) * seats), this.next * seats);
      this.next = (this.next + 1) % ROOM;
      this.count = Math.max(this.count, this.next === 0 ? ROOM : this.next);
    }
  }

  /** The place of one of them. */
  draw(): number {
    return this.random.below(this.count);
  }
}
