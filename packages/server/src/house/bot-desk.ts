import { setTimeout as sleep } from 'node:timers/promises';
import type { BotTurn } from '@potager/table';
import type { BotPool } from './bot-pool.ts';
import type { BotTask } from './bot-task.ts';
import type { LiveTable } from './live-table.ts';

/** How long a bot may think; the strongest needs a fraction of it. */
const THINKING_MS = 1500;
/** While nobody looks, a bot takes so many times as long: all the bots that nobody looks at must not keep the server busy. */
const UNATTENDED_BEATS = 8;

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
    for (const turn of live.table.botTurns()) {
      const key = `${turn.seat} ${turn.n}`;
      if (asked.has(key)) continue;
      asked.add(key);
      void this.ask(live, turn).finally(() => asked.delete(key));
    }
  }

  private async ask(live: LiveTable, turn: BotTurn): Promise<void> {
    const begun = performance.now();
    const isAttended = (): boolean => live.audience.size > 0;
    const move = await this.pool.ask({ owner: live.hall.host, isAttended, makeTask: () => makeTask(live, turn) });
    if (move === undefined) return;
    if (this.pace > 0) await this.waitForBeat(begun, isAttended);
    live.act((table, at) => table.answerBot(turn, move, at));
  }

  private async waitForBeat(begun: number, isAttended: () => boolean): Promise<void> {
    let beat = Math.floor((performance.now() - begun) / this.pace);
    do {
      beat++;
      await sleep(begun + beat * this.pace - performance.now(), undefined, { ref: false });
    } while (beat < UNATTENDED_BEATS && !isAttended());
  }
}

function makeTask(live: LiveTable, turn: BotTurn): BotTask | undefined {
  const question = live.isEnded ? undefined : live.table.question(turn);
  if (question === undefined) return undefined;
  const { level, seat, view, moves, seed } = question;
  return { game: live.hall.game, level, seat, view, moves, seed, milliseconds: THINKING_MS };
}
