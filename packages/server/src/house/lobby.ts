import type { Hall, LobbyTable, ServerMessage } from '@potager/table';
import type { Listener } from './audience.ts';
import type { LiveTable } from './live-table.ts';

/** Changes come in bursts; whoever looks at the lobby need not see each. */
const PAUSE_MS = 300;
const MOST_TABLES = 100;

/** The public tables that are not over, and who looks at the list of them. */
export class Lobby {
  private readonly cards = new Map<string, LobbyTable>();
  private readonly watchers = new Set<Listener>();
  private timer: NodeJS.Timeout | undefined;

  /** Newest first. */
  tables(): LobbyTable[] {
    return [...this.cards.values()].toReversed().slice(0, MOST_TABLES);
  }

  open(listener: Listener): void {
    this.watchers.add(listener);
  }

  close(listener: Listener): void {
    this.watchers.delete(listener);
  }

  /** Something about a table has changed. */
  show(live: LiveTable): void {
    const isListed = live.hall.settings.isPublic && live.hall.status !== 'over';
    if (!isListed) return this.remove(live.id);
    this.cards.set(live.id, makeCard(live.hall, live.audience.presence().watchers));
    this.announce();
  }

  remove(id: string): void {
    if (this.cards.delete(id)) this.announce();
  }

  private announce(): void {
    if (this.watchers.size === 0 || this.timer !== undefined) return;
    this.timer = setTimeout(() => {
      this.timer = undefined;
      const message: ServerMessage = { type: 'lobby', tables: this.tables() };
      const text = JSON.stringify(message);
      for (const listener of this.watchers) listener.send(text);
    }, PAUSE_MS);
    this.timer.unref();
  }
}

export function makeCard({ table, game, options, settings, status, seats }: Hall, watchers: number): LobbyTable {
  // What somebody added to the seed is nobody's business before it is over.
  const chairs = seats.map((chair) => (chair.kind === 'human' ? { ...chair, nonce: '' } : chair));
  return { table, game, options, settings, status, seats: chairs, watchers };
}
