import type { HiddenTable, MyTable, OverTables, OverTablesPage } from '@potager/table';
import { computed, effect, type ReadonlySignal, signal } from '@preact/signals';
import { hasPlayed } from './has-played.ts';
import { localClient, serverClient } from './host-clients.ts';
import { gameHere, gameOnline, type MyGame } from './my-game.ts';
import { callApi, isKnown, myOnlineTables, recogniseMe } from './online.ts';
import type { SocketClient } from './socket-client.ts';

/** How far the games on the server are known. */
type Reach = 'loading' | 'known' | 'unreachable';

const PAGE = 100;
/** So many games of this browser are looked at in one go. */
const FEW = 25;

/**
 * The reader's games, here and on the server, as they are now: what changes while somebody looks is told by the server
 * and by this browser's other pages.
 */
export class MyGames {
  /** Whether games of this browser are still being looked at. */
  readonly isHereLoading = signal(true);
  readonly reach = signal<Reach>('loading');
  /** Whether there are finished games on the server that were not fetched yet. */
  readonly hasMore = signal(false);
  private readonly known = signal<ReadonlyMap<string, MyGame>>(new Map());
  readonly games: ReadonlySignal<readonly MyGame[]> = computed(() => [...this.known.value.values()]);
  private readonly ending = new AbortController();
  private nextPage: number | undefined;

  constructor() {
    void this.followHere()
      .catch(() => undefined)
      .finally(() => (this.isHereLoading.value = false));
    void this.followOnline().catch(() => (this.reach.value = 'unreachable'));
  }

  end(): void {
    this.ending.abort();
  }

  /** The next finished games of the server. */
  async bringMore(): Promise<void> {
    if (this.reach.peek() !== 'known' || !isKnown()) return;
    const page: OverTablesPage = { limit: PAGE, ...(this.nextPage !== undefined && { before: this.nextPage }) };
    const { tables, next } = await callApi<OverTables>('POST', '/me/tables/over', page);
    this.put(tables.map(gameOnline));
    this.nextPage = next;
    this.hasMore.value = next !== undefined;
  }

  /** Throws a game of this browser away; what is returned brings it back. */
  async forget({ table }: MyGame): Promise<() => Promise<void>> {
    const client = await localClient();
    const log = await client.run<'forget'>({ kind: 'forget', table });
    this.remove(table);
    return async () => {
      await client.run<'bringBack'>({ kind: 'bringBack', table, log });
      await this.lookAt([table]);
    };
  }

  async hide(game: MyGame, isHidden: boolean): Promise<void> {
    await callApi('POST', '/me/tables/hide', { table: game.table, isHidden } satisfies HiddenTable);
    this.put([{ ...game, isHidden }]);
  }

  /** Goes from a table that waits, which somebody may have opened without sitting there, or lets a bot play on. */
  async leave({ table, mySeats }: MyGame): Promise<void> {
    const client = await serverClient();
    const seats = mySeats.length === 0 ? [0] : mySeats;
    for (const seat of seats) await client.ask({ type: 'command', table, command: { kind: 'leave', seat } });
  }

  /** Asks the server once more. */
  async retry(): Promise<void> {
    this.reach.value = 'loading';
    await this.followOnline().catch(() => (this.reach.value = 'unreachable'));
  }

  private onEnd(run: () => void): void {
    this.ending.signal.addEventListener('abort', run);
  }

  private async followHere(): Promise<void> {
    // A browser that has never played keeps nothing, and need not load what would say so.
    if (!(await hasPlayed())) return;
    const others = new BroadcastChannel('potager.tables');
    others.addEventListener('message', ({ data }: MessageEvent<string>) => void this.lookAt([data]));
    this.onEnd(() => others.close());
    const { tables, unknown } = await (await localClient()).run<'list'>({ kind: 'list' });
    this.put(tables.map(gameHere));
    // A few at a time, shown as they come: there may be hundreds from before there were summaries.
    for (let first = 0; first < unknown.length && !this.ending.signal.aborted; first += FEW) {
      await this.lookAt(unknown.slice(first, first + FEW));
    }
  }

  private async lookAt(tables: readonly string[]): Promise<void> {
    const found = await (await localClient()).run<'summaries'>({ kind: 'summaries', tables });
    const isThere = new Set(found.map(({ table }) => table));
    for (const table of tables) if (!isThere.has(table)) this.remove(table);
    this.put(found.map(gameHere));
  }

  private async followOnline(): Promise<void> {
    if (!isKnown()) {
      this.reach.value = 'known';
      return;
    }
    if ((await recogniseMe()) === undefined) throw new Error('the server does not answer');
    await this.fetchRunning();
    // Also where nothing runs: a game may begin on another device, or in another window.
    if (!this.ending.signal.aborted) await this.listen(await serverClient());
  }

  private async fetchRunning(): Promise<void> {
    this.put((await myOnlineTables()).map(gameOnline));
    this.reach.value = 'known';
  }

  private async listen(client: SocketClient): Promise<void> {
    const open = async (): Promise<void> => {
      await client.ask({ type: 'mine', isOpen: true });
      await this.fetchRunning();
    };
    this.onEnd(
      client.listen((push) => {
        if (push.type === 'mine') this.hear(push.mine);
      }),
    );
    this.onEnd(client.onReturn(open));
    this.onEnd(
      effect(() => {
        if (client.connection.value === 'lost') this.reach.value = 'unreachable';
      }),
    );
    this.onEnd(() => void client.ask({ type: 'mine', isOpen: false }));
    await open();
  }

  private hear(mine: MyTable): void {
    if (mine.isMine || mine.mySeats.length > 0) this.put([gameOnline(mine)]);
    else this.remove(mine.table);
  }

  private put(games: readonly MyGame[]): void {
    this.known.value = new Map([...this.known.peek(), ...games.map((game) => [game.table, game] as const)]);
  }

  private remove(table: string): void {
    this.known.value = new Map([...this.known.peek()].filter(([id]) => id !== table));
  }
}
