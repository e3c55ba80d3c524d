import type { BotTurn } from '../table.ts';
import type { HostedTable } from './hosted-table.ts';
import type { BotThinker, Timers } from './ports.ts';

/**
 * While nobody looks, a bot takes so many times as long: all the bots that nobody looks at must not keep the host busy.
 */
const UNATTENDED_BEATS = 8;

interface Parts {
  readonly think: BotThinker;
  readonly timers: Timers;
  /** How long a move takes at least, in milliseconds. */
  readonly pace: () => number;
}

/**
 * Sees to it that bots are asked and their answers played. A bot answers after the same time whatever it holds: had it
 * thought longer than that, it waits for the next such moment, so that its hesitation tells nothing.
 */
export class BotPlayers {
  private readonly parts: Parts;
  /** What each table's bots are thinking about, by seat and entry. */
  private readonly asked = new WeakMap<HostedTable, Set<string>>();

  constructor(parts: Parts) {
    this.parts = parts;
  }

  /** Asks the bots that are to move and were not asked yet. */
  look(table: HostedTable): void {
    if (table.info.status !== 'playing' || !table.hasBots) return;
    const asked = this.asked.get(table) ?? new Set();
    this.asked.set(table, asked);
    for (const turn of table.table.botTurns()) {
      const key = `${turn.seat} ${turn.n}`;
      if (asked.has(key)) continue;
      asked.add(key);
      void this.ask(table, turn).finally(() => asked.delete(key));
    }
  }

  private async ask(table: HostedTable, turn: BotTurn): Promise<void> {
    const { think, timers, pace } = this.parts;
    const begun = timers.stopwatch();
    const isAttended = (): boolean => table.subscribers.size > 0;
    const move = await think({
      game: table.info.game,
      owner: table.info.host,
      isAttended,
      question: () => (table.isEnded ? undefined : table.table.question(turn)),
    });
    if (move === undefined) return;
    if (pace() > 0) await this.waitForBeat(begun, isAttended);
    table.commit((it, at) => it.answerBot(turn, move, at));
  }

  private async waitForBeat(begun: number, isAttended: () => boolean): Promise<void> {
    const { timers } = this.parts;
    const pace = this.parts.pace();
    let beat = Math.floor((timers.stopwatch() - begun) / pace);
    do {
      beat++;
      const wait = begun + beat * pace - timers.stopwatch();
      await new Promise<void>((resolve) => timers.after(Math.max(0, wait), resolve));
    } while (beat < UNATTENDED_BEATS && !isAttended());
  }
}
