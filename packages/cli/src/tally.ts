import type { PlayedGame } from '@potager/kernel';

/** What came of many games. */
export class Tally {
  private games = 0;
  private finished = 0;
  private moves = 0;
  private readonly wins: number[];
  private readonly points: number[];

  constructor(seats: number) {
    this.wins = Array.from({ length: seats }, () => 0);
    this.points = Array.from({ length: seats }, () => 0);
  }

  add(played: PlayedGame): void {
    this.games++;
    this.moves += played.moves.length;
    const outcome = played.position.outcome();
    if (outcome === undefined) return;
    this.finished++;
    // A shared victory is shared in the count too.
    for (const seat of outcome.winners) this.wins[seat] = (this.wins[seat] ?? 0) + 1 / outcome.winners.length;
    outcome.scores.forEach((points, seat) => {
      this.points[seat] = (this.points[seat] ?? 0) + points;
    });
  }

  summary(): { games: number; finished: number; meanMoves: number; wins: number[]; meanScores: number[] } {
    const { games, finished, wins } = this;
    const meanScores = this.points.map((points) => (finished === 0 ? 0 : round(points / finished)));
    return { games, finished, meanMoves: round(this.moves / games), wins: wins.map(round), meanScores };
  }

  describe(): string {
    const { games, finished, meanMoves, wins, meanScores } = this.summary();
    const lines = [`${games} games, ${finished} to their end, ${meanMoves} moves on average`];
    if (finished > 0)
      lines.push(...wins.map((won, seat) => `seat ${seat}: won ${won}, ${meanScores[seat]} points on average`));
    return lines.join('\n');
  }
}

const round = (figure: number): number => Math.round(figure * 100) / 100;
