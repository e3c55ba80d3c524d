import { FastRandom } from '@potager/kernel';
import { Network } from '@potager/bots/network';
import { describe, expect, it } from 'vitest';
import { type Course, Progress } from './course.ts';
import { Learner } from './learner.ts';
import { findPupil } from './pupil.ts';
import { Training } from './training.ts';

const small: Course = { game: 'small', seats: 3, layers: [12, 8, 6], seed: 1, games: 10 };

const sample = (seed: number): Int16Array => {
  const random = new FastRandom(seed);
  return Int16Array.from({ length: small.layers[0] }, () => random.below(96) - 32);
};

const begin = (course: Course): { readonly progress: Progress; readonly learner: Learner } => {
  const progress = new Progress(course);
  const learner = new Learner(course, progress);
  learner.begin(new FastRandom(course.seed, 0));
  return { progress, learner };
};

describe('a learner', () => {
  it.each([1, 3])('goes down where the loss goes down, with %i seats', (seats) => {
    const course = { ...small, seats };
    const { progress, learner } = begin(course);
    const wanted = Float32Array.from(seats === 1 ? [0.7] : [0.6, 0.3, 0.1]);
    const input = sample(4);
    const { weights, means } = progress;
    const before = weights.slice();
    learner.study(input, 0, wanted, 0);
    learner.step(1, 0);
    // After the first step the mean gradient is a tenth of the gradient itself.
    const gradient = means.map((mean) => 10 * mean);
    const idle = begin(course);
    let compared = 0;
    for (let n = 0; n < weights.length; n++) {
      const lossAt = (change: number): number => {
        idle.progress.weights.set(before);
        idle.progress.weights[n] = before[n]! + change;
        return idle.learner.study(input, 0, wanted, 0);
      };
      const slope = (lossAt(0.001) - lossAt(-0.001)) / 0.002;
      if (Math.abs(slope) > 0.01) compared++;
      expect(Math.abs(slope - gradient[n]!)).toBeLessThan(0.003 + 0.02 * Math.abs(slope));
    }
    expect(compared).toBeGreaterThan(5);
  });

  it('learns some samples by heart, and its network of integers says the same', () => {
    const { progress, learner } = begin(small);
    const wanted = Float32Array.from([0.8, 0.1, 0.1, 0.1, 0.2, 0.7]);
    const inputs = [sample(1), sample(2)];
    const study = (): number =>
      inputs.reduce((sum, input, n) => sum + learner.study(input, 0, wanted, n * small.seats), 0);
    const first = study();
    for (let n = 0; n < 400; n++) {
      study();
      learner.step(2, 0.01);
    }
    expect(study()).toBeLessThan(0.8 * first);
    const integers = new Int16Array(progress.weights.length);
    progress.roundInto(integers);
    const network = new Network(small.layers, small.seats, integers);
    const values = new Float64Array(small.seats);
    inputs.forEach((input, n) => {
      network.inputs.set(input);
      network.estimate(values);
      values.forEach((value, seat) => expect(value).toBeCloseTo(wanted[n * small.seats + seat]!, 1));
    });
  });

  it('sees new seats as the last of fewer ones at first', async () => {
    const { features } = await findPupil('garden-nation');
    const two: Course = { ...small, seats: 2, layers: [features.size, 8, 6] };
    const four: Course = { ...two, seats: 4 };
    const [fewer, more] = [begin(two), begin(four)];
    more.learner.beginFrom(fewer.learner, features.bySeat);
    const { from, each } = features.bySeat;
    const row = (progress: Progress, input: number): number[] => [
      ...progress.weights.subarray(8 + 8 * input, 16 + 8 * input),
    ];
    expect(row(more.progress, from + 3 * each + 1)).toEqual(row(fewer.progress, from + each + 1));
    expect(row(more.progress, from)).toEqual(row(fewer.progress, from));
  });
});

describe('training', () => {
  it('gives the same network for the same seed, another for another, and goes on', { timeout: 60_000 }, async () => {
    const pupil = await findPupil('garden-nation');
    const learn = (seed: number, games: number, known?: Progress): Progress => {
      const course: Course = { game: 'garden-nation', seats: 2, layers: [pupil.features.size, 8, 4], seed, games };
      const progress = known ?? begin(course).progress;
      const training = new Training(pupil, course, { buffer: progress.buffer, thread: 0 });
      while (training.next());
      progress.settle(games);
      return progress;
    };
    const one = learn(1, 3);
    expect(one.games).toBe(3);
    expect(learn(1, 3).weights).toEqual(one.weights);
    expect(learn(2, 3).weights).not.toEqual(one.weights);
    const before = one.weights.slice();
    expect(learn(1, 5, one).games).toBe(5);
    expect(one.weights).not.toEqual(before);
  });
});
