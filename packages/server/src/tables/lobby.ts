import { type LobbyChange, type LobbyList, type LobbyTable, makeLobbyChange, type ServerMessage } from '@potager/table';
import { type Subscriber, Throttle } from '@potager/table/host';
import type { LiveTable } from './live-table.ts';
import { nodeTimers } from './timers.ts';

/** Changes come in bursts; whoever looks at the lobby need not see each. */
const PAUSE_MS = 300;
const MOST_TABLES = 100;

/** The public tables that are not over, and who looks at the list of them. */
export class Lobby {
  private readonly cards = new Map<string, LobbyTable>();
  /** Tables that follow one whose end is not old enough yet for everyone: by themselves they would tell of it. */
  private readonly held = new Set<string>();
  private readonly watchers = new Set<Subscriber>();
  /** The list as those know it who look at it. */
  private told: LobbyList = { version: 0, tables: [] };
  private readonly telling = new Throttle({ timers: nodeTimers, pauseMs: PAUSE_MS, run: () => this.tell() });

  /** Newest first. */
  tables(): LobbyTable[] {
    const cards = [...this.cards.values()].filter(({ table }) => !this.held.has(table));
    return cards.toReversed().slice(0, MOST_TABLES);
  }

  /**
   * From now on this connection hears what becomes of the list it gets: the one that all have who look at it, be there
   * news already or not.
   */
  open(subscriber: Subscriber): LobbyList {
    this.watchers.add(subscriber);
    if (!this.telling.isDue) this.update();
    return this.told;
  }

  close(subscriber: Subscriber): void {
    this.watchers.delete(subscriber);
  }

  /** Something about a table has changed, or has become old enough for strangers. */
  show(live: LiveTable): void {
    const visible = live.visibleTo(undefined);
    const { settings, status, rematch, host } = visible.info;
    if (live.info.rematch !== undefined) this.hold(live.info.rematch, rematch === undefined);
    // A table that its host has left, and at which nobody sits, is nobody's to begin a game at.
    const isAbandoned = status === 'waiting' && host === '';
    if (!settings.isPublic || status === 'over' || isAbandoned) return this.remove(live.id);
    const card = visible.card();
    // That something happened which is not to be seen yet must not be heard either.
    if (JSON.stringify(card) === JSON.stringify(this.cards.get(live.id))) return;
    this.cards.set(live.id, card);
    this.announce();
  }

  remove(id: string): void {
    if (this.cards.delete(id)) this.announce();
  }

  private hold(id: string, isHeld: boolean): void {
    if (this.held.has(id) === isHeld) return;
    if (isHeld) this.held.add(id);
    else this.held.delete(id);
    if (this.cards.has(id)) this.announce();
  }

  private announce(): void {
    if (this.watchers.size > 0) this.telling.ask();
  }

  private tell(): void {
    const change = this.update();
    if (change === undefined) return;
    const message: ServerMessage = { type: 'lobby', version: this.told.version, change };
    const text = JSON.stringify(message);
    for (const subscriber of this.watchers) subscriber.send(text);
  }

  /** What has become of the list since it was last told. */
  private update(): LobbyChange | undefined {
    const tables = this.tables();
    const change = makeLobbyChange(this.told.tables, tables);
    if (change !== undefined) this.told = { version: this.told.version + 1, tables };
    return change;
  }
}
