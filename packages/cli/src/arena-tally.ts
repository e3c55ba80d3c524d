import type { ArenaResult } from './arena-plan.ts';

/** One player's figures over a whole tournament. */
interface PlayerFigures {
  readonly player: string;
  /** Shared victories count in parts. */
  readonly wins: number;
  readonly winRate: number;
  /** The 95 % interval of the win rate (Wilson). */
  readonly interval: readonly [number, number];
  readonly meanScore: number;
  readonly meanMilliseconds: number;
  readonly p95Milliseconds: number;
}

export interface ArenaFigures {
  readonly games: number;
  readonly finished: number;
  readonly meanMoves: number;
  readonly meanRounds: number | null;
  /** Medians of what else the outcomes count, such as a solo game's tiles. */
  readonly medians: { readonly [name: string]: number };
  readonly players: readonly PlayerFigures[];
}

/** What came of a tournament. */
export class ArenaTally {
  readonly results: ArenaResult[] = [];
  private readonly players: readonly string[];

  constructor(players: readonly string[]) {
    this.players = players;
  }

  figures(): ArenaFigures {
    const { results } = this;
    const finished = results.filter((result) => result.isFinished);
    const rounds = finished.map((result) => result.rounds).filter((round) => round !== undefined);
    return {
      games: results.length,
      finished: finished.length,
      meanMoves: round(mean(results.map((result) => result.moves))),
      meanRounds: rounds.length === 0 ? null : round(mean(rounds)),
      medians: Object.fromEntries(
        Object.keys(finished[0]?.extras ?? {}).map((name) => [
          name,
          median(finished.map((result) => result.extras[name]!)),
        ]),
      ),
      players: this.players.map((player, i) => figuresOf(player, i, results, finished)),
    };
  }
}

function figuresOf(
  player: string,
  at: number,
  results: readonly ArenaResult[],
  finished: readonly ArenaResult[],
): PlayerFigures {
  const wins = finished.reduce((sum, result) => sum + result.wins[at]!, 0);
  const times = results.flatMap((result) => result.times[at]!).toSorted((a, b) => a - b);
  return {
    player,
    wins: round(wins),
    winRate: round(wins / Math.max(1, finished.length), 4),
    interval: wilson(wins, finished.length),
    meanScore: round(mean(finished.map((result) => result.scores[at]!))),
    meanMilliseconds: round(mean(times)),
    p95Milliseconds: round(times[Math.floor(times.length * 0.95)] ?? 0),
  };
}

const Z = 1.96;

/** Wilson's interval: right also near 0 and 1, and for few games. */
function wilson(wins: number, games: number): [number, number] {
  if (games === 0) return [0, 1];
  const rate = wins / games;
  const centre = rate + Z ** 2 / (2 * games);
  const spread = Z * Math.sqrt((rate * (1 - rate)) / games + Z ** 2 / (4 * games ** 2));
  const scale = 1 + Z ** 2 / games;
  return [round((centre - spread) / scale, 4), round((centre + spread) / scale, 4)];
}

const median = (figures: readonly number[]): number => figures.toSorted((a, b) => a - b)[figures.length >> 1]!;

const mean = (figures: readonly number[]): number =>
  figures.reduce((sum, figure) => sum + figure, 0) / Math.max(1, figures.length);

const round = (figure: number, digits = 2): number => Number(figure.toFixed(digits));
