import type { Random } from '@potager/kernel';
import type { Bot, Question } from './bot.ts';

/** Every legal move is as likely. */
export class RandomBot implements Bot {
  private readonly random: Random;

  constructor(random: Random) {
    this.random = random;
  }

  choose({ moves }: Question): string {
    return moves[this.random.below(moves.length)] as string;
  }
}
