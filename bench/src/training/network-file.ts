import { hashOf } from '@potager/bots/network';
import type { NetworkFile } from '@potager/kernel';
import type { Course, Progress } from './course.ts';

/** What was learnt as a game keeps it: integers, and where they come from. */
export function makeNetworkFile(course: Course, rules: number, progress: Progress): NetworkFile {
  const integers = new Int16Array(progress.weights.length);
  progress.roundInto(integers);
  const bytes = new Uint8Array(2 * integers.length);
  const view = new DataView(bytes.buffer);
  integers.forEach((weight, n) => view.setInt16(2 * n, weight, true));
  const { game, seats, layers, seed } = course;
  return {
    game,
    rules,
    seats,
    run: `seed ${seed}, ${progress.games} games`,
    layers,
    hash: hashOf(bytes),
    weights: Buffer.from(bytes).toString('base64'),
  };
}
