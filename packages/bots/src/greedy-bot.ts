import { type Game, type GameAdvice, type Move, type Position, type Random, type Seat } from '@potager/kernel';
import type { Bot, Question } from './bot.ts';
import { Playout } from './playout.ts';

/** What is hidden is dealt so often to see what a move is worth. */
const DEALS = 8;

/** Takes the move after which the game's evaluation is best, one move ahead and no further. */
export class GreedyBot implements Bot {
  private readonly game: Game;
  private readonly advice: GameAdvice | undefined;
  private readonly random: Random;

  constructor(game: Game, advice: GameAdvice | undefined, random: Random) {
    this.game = game;
    this.advice = advice;
    this.random = random;
  }

  choose({ seat, view, moves }: Question): string {
    if (moves.length === 1) return moves[0] as string;
    const root = this.game.fromView(view, this.random.copy());
    const worths = this.weigh(
      root,
      seat,
      moves.map((text) => root.parseMove(text) as Move),
    );
    return moves[worths.indexOf(Math.max(...worths))] as string;
  }

  private weigh(root: Position, seat: Seat, moves: readonly Move[]): number[] {
    const deal = root.copy();
    const work = root.copy();
    const worths = moves.map(() => 0);
    for (let n = 0; n < DEALS; n++) {
      deal.copyFrom(root);
      deal.redeal(seat, this.random);
      moves.forEach((move, i) => {
        work.copyFrom(deal);
        work.play(seat, move);
        worths[i] = (worths[i] as number) + this.worthOf(work, seat);
      });
    }
    return worths;
  }

  /** Without an evaluation, the points it would have. */
  private worthOf(position: Position, seat: Seat): number {
    const values = new Float64Array(position.seatCount);
    if (this.advice) {
      new Playout(this.advice, this.random, values).judge(position);
      return values[seat] as number;
    }
    return position.score(seat, seat).reduce((sum, { points }) => sum + points, 0);
  }
}
