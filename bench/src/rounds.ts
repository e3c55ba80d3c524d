import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

/** One side of a comparison: plays for about so long and says how much it did. */
export interface Contestant {
  /** Plays until the deadline (of `performance.now()`); returns games and moves played. */
  play(deadline: number): Played;
}

interface Played {
  readonly games: number;
  readonly moves: number;
}

/** Medians over the rounds. */
export interface Speed {
  readonly name: string;
  readonly gamesPerSecond: number;
  readonly movesPerSecond: number;
}

/** What a contestant's worker is told to be, and how long a round is. */
export interface Role {
  readonly name: string;
  /** A registered game and its seats, the gardens of Gardlings, or a way to use boardgame.io. */
  readonly plays: { readonly game: string; readonly seats: number } | 'gardens' | 'client' | 'reducer';
}

export interface RoundResult extends Played {
  readonly seconds: number;
}

const ROUNDS = 7;
const ROUND_MS = 400;

/**
 * Lets the contestants play in turn, round after round and never two at once, so that other work on the machine hits
 * all alike. Each has a worker of its own, as a bot would: code compiled for one does not slow down another. The first
 * round warms up and does not count.
 */
export async function measure(
  roles: readonly Role[],
  onRound: (round: number, rounds: number) => void,
): Promise<Speed[]> {
  const workers = roles.map((role) => new Worker(new URL('contestant.ts', import.meta.url), { workerData: role }));
  const rounds: RoundResult[][] = roles.map(() => []);
  for (let round = 0; round <= ROUNDS; round++) {
    onRound(round, ROUNDS);
    for (const [i, worker] of workers.entries()) {
      const result = await playRound(worker);
      if (round > 0) rounds[i]?.push(result);
    }
  }
  await Promise.all(workers.map((worker) => worker.terminate()));
  return roles.map(({ name }, i) => ({
    name,
    gamesPerSecond: median((rounds[i] ?? []).map(({ games, seconds }) => games / seconds)),
    movesPerSecond: median((rounds[i] ?? []).map(({ moves, seconds }) => moves / seconds)),
  }));
}

async function playRound(worker: Worker): Promise<RoundResult> {
  worker.postMessage(ROUND_MS);
  const [result] = (await once(worker, 'message')) as [RoundResult];
  return result;
}

function median(figures: readonly number[]): number {
  return figures.toSorted((a, b) => a - b)[figures.length >> 1]!;
}
