import type { BotThinker } from '@potager/table/host';
import { ThinkerClient } from './thinker-client.ts';

/** Who thinks for the bots of a host in this browser, in a worker that begins with the first question. */
export class LocalBotThinker {
  private thinking: ThinkerClient | undefined;

  /** Where thinking fails, the first move there is, so that the game goes on. */
  readonly think: BotThinker = async ({ game, question }) => {
    const asked = question();
    if (asked === undefined) return undefined;
    const { level, seat, view, moves, seed } = asked;
    this.thinking ??= new ThinkerClient();
    return this.thinking.ask<'move'>({ kind: 'move', game, level, seat, view, moves, seed }).catch(() => moves[0]);
  };

  end(): void {
    this.thinking?.end();
  }
}
