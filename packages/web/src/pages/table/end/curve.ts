import { type Game, type GameRecord, replay } from '@potager/kernel';
import { sumOf } from './count.ts';

/** Everyone's points as the game went on: one list by seat for each moment, the first before the first move. */
export type Curve = readonly (readonly number[])[];

/** Nobody notices a page that is busy for so long. */
const SLICE_MS = 8;

/** Lets the page breathe. */
const rest = async (): Promise<void> => new Promise((resolve) => void setTimeout(resolve, 0));

/**
 * Plays a record through, a little at a time. What somebody kept to themselves counts from when they had it: the game
 * is over, and nothing is a secret any more.
 */
export async function drawCurve(game: Game, record: GameRecord): Promise<Curve> {
  const moments: number[][] = [];
  let since = performance.now();
  for (const { position } of replay(game, record)) {
    moments.push(Array.from({ length: record.seats }, (_, seat) => sumOf(position.score(seat, seat))));
    if (performance.now() - since < SLICE_MS) continue;
    await rest();
    since = performance.now();
  }
  return moments;
}

/** Some moments of many, evenly chosen, the first and the last among them. */
export const sampleOf = (moments: number, most: number): readonly number[] => {
  const steps = Math.min(most, moments - 1);
  return [
    ...new Set(Array.from({ length: steps + 1 }, (_, n) => Math.round((n * (moments - 1)) / Math.max(1, steps)))),
  ];
};
