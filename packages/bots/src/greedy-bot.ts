import {
  type Game,
  type GameAdvice,
  type Move,
  MoveList,
  type Position,
  type Random,
  type Seat,
} from '@potager/kernel';
import type { Bot, Question } from './bot.ts';
import { judge } from './playout.ts';

/** What is hidden is dealt so often to see what a move is worth. */
const DEALS = 8;

/**
 * Takes the move after which the game's evaluation is best, one move ahead and no further. Of moves that are equally
 * good it takes the one that looks most promising: otherwise it could go round in circles, moving a piece to and fro
 * between places that are worth the same.
 */
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
    const list = new MoveList();
    root.moves(seat, list);
    const worths = this.weigh(root, seat, list.toArray());
    const most = Math.max(...worths);
    const weights = new Float64Array(list.length).fill(1);
    this.advice?.weigh?.(root, seat, list, weights);
    let best = worths.indexOf(most);
    worths.forEach((worth, i) => {
      if (worth === most && weights[i]! > weights[best]!) best = i;
    });
    return root.makeMove(list.at(best));
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
        worths[i]! += this.worthOf(work, seat);
      });
    }
    return worths;
  }

  /** Without an evaluation, the points it would have. */
  private worthOf(position: Position, seat: Seat): number {
    const values = new Float64Array(position.seatCount);
    if (this.advice) {
      judge(this.advice, position, values);
      return values[seat]!;
    }
    return position.score(seat, seat).reduce((sum, { points }) => sum + points, 0);
  }
}
