import { setTimeout as sleep } from 'node:timers/promises';
import type { BotQuestion } from '@potager/table';
import type { BotPool } from './bot-pool.ts';
import type { LiveTable } from './live-table.ts';

/** How long a bot may think; the strongest needs a fraction of it. */
const THINKING_MS = 1500;

/**
 * Sees to it that bots are asked and their answers played. A bot answers after the same time whatever it holds: had it thought longer than that, it waits
 * for the next such moment, so that its hesitation tells nothing.
 */
export class BotDesk {
  private readonly pool: BotPool;
  private readonly pace: number;
  /** What each table's bots are thinking about, by seat and entry. */
  private readonly asked = new WeakMap<LiveTable, Set<string>>();

  constructor(pool: BotPool, pace: number) {
    this.pool = pool;
    this.pace = pace;
  }

  /** Asks the bots that are to move and were not asked yet. */
  look(live: LiveTable): void {
    if (live.hall.status !== 'playing' || !live.hasBots) return;
    const asked = this.asked.get(live) ?? new Set();
    this.asked.set(live, asked);
    for (const question of live.table.questions()) {
      const key = `${question.seat} ${question.n}`;
      if (asked.has(key)) continue;
      asked.add(key);
      void this.ask(live, question).finally(() => asked.delete(key));
    }
  }

  private async ask(live: LiveTable, question: BotQuestion): Promise<void> {
    const begun = performance.now();
    const { level, seat, view, moves, seed } = question;
    const task = { game: live.hall.game, level, seat, view, moves, seed, milliseconds: THINKING_MS };
    const move = await this.pool.ask(task);
    if (this.pace > 0) await sleep(this.pace - ((performance.now() - begun) % this.pace), undefined, { ref: false });
    live.act((table, at) => table.answerBot(question, move, at));
  }
}
