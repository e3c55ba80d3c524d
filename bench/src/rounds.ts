/** One side of a comparison: plays for about so long and says how much it did. */
export interface Contestant {
  readonly name: string;
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

const ROUNDS = 7;
const ROUND_MS = 400;

/**
 * Lets the contestants play in turn, round after round, so that other work on the machine hits all alike. The first round warms
 * up and does not count.
 */
export function measure(contestants: readonly Contestant[], onRound: (round: number, rounds: number) => void): Speed[] {
  const rounds: Speed[][] = contestants.map(() => []);
  for (let round = 0; round <= ROUNDS; round++) {
    onRound(round, ROUNDS);
    contestants.forEach((contestant, i) => {
      const speed = playRound(contestant);
      if (round > 0) rounds[i]?.push(speed);
    });
  }
  return rounds.map((speeds, i) => ({
    name: contestants[i]?.name ?? '',
    gamesPerSecond: median(speeds.map((speed) => speed.gamesPerSecond)),
    movesPerSecond: median(speeds.map((speed) => speed.movesPerSecond)),
  }));
}

function playRound(contestant: Contestant): Speed {
  const begun = performance.now();
  const { games, moves } = contestant.play(begun + ROUND_MS);
  const seconds = (performance.now() - begun) / 1000;
  return { name: contestant.name, gamesPerSecond: games / seconds, movesPerSecond: moves / seconds };
}

function median(figures: readonly number[]): number {
  return figures.toSorted((a, b) => a - b)[figures.length >> 1] as number;
}
