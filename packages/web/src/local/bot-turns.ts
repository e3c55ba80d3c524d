import type { BotQuestion } from '@potager/table';
import type { KeptTable } from './kept-table.ts';
import { Thinking } from './thinking.ts';

const pause = async (milliseconds: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });

/** Lets the bots of a table think, each question once, and no faster than eyes can follow. */
export class BotTurns {
  /** How long a move takes at least, in milliseconds. */
  pace = 0;
  private readonly asked = new Set<string>();
  private thinking: Thinking | undefined;

  /** Asks whoever is to move; `answered` is called after a move was made. */
  ask(kept: KeptTable, answered: (kept: KeptTable, before: number) => void): void {
    for (const question of kept.table.questions()) {
      const key = `${kept.id} ${String(question.seat)} ${String(question.n)}`;
      if (this.asked.has(key)) continue;
      this.asked.add(key);
      void this.answer(kept, question)
        .then((before) => answered(kept, before))
        .finally(() => this.asked.delete(key));
    }
  }

  private async answer(kept: KeptTable, question: BotQuestion): Promise<number> {
    const { seat, level, view, moves, seed } = question;
    const game = kept.table.game.name;
    this.thinking ??= new Thinking();
    const [move] = await Promise.all([
      this.thinking.ask<'move'>({ kind: 'move', game, level, seat, view, moves, seed }),
      pause(this.pace),
    ]);
    const before = kept.table.n;
    await kept.act((table) => table.answerBot(question, move, Date.now()));
    return before;
  }
}
