import type { Game } from '@potager/kernel';
import {
  type ClientMessage,
  type Command,
  DEFAULT_SETTINGS,
  type Person,
  type ServerMessage,
  Table,
} from '@potager/table';
import { type BotThinker, type ClientChannel, HostedClient, type HostedTable } from '@potager/table/host';
import { type LocalPlan, type LocalRequest, type LocalResults, ME, type PlannedChair } from './local-message.ts';
import { LocalTables, NoTableError, type OtherPages } from './local-tables.ts';
import type { LogStore } from './log-store.ts';
import type { SummaryStore } from './summary-store.ts';

interface Parts {
  readonly store: LogStore;
  readonly summaries: SummaryStore;
  readonly others: OtherPages;
  readonly think: BotThinker;
  readonly loadGame: (name: string) => Promise<Game>;
  /** To the page: text of a `ServerMessage`. */
  readonly send: (text: string) => void;
}

const HOST: Person = { id: ME, name: ME };
const START: Command = { kind: 'start' };
const STOPPING: ServerMessage = { type: 'bye', reason: 'stopping' };

const makeHex = (bytes: number): string =>
  [...crypto.getRandomValues(new Uint8Array(bytes))].map((byte) => byte.toString(16).padStart(2, '0')).join('');

const makeTableId = (errand: string): string => errand.slice(0, 16);

/**
 * Hosts the tables of this browser for one page: speaks the messages a server speaks, and understands what only a host
 * beside the page can be asked.
 */
export class LocalHost {
  private readonly parts: Parts;
  private readonly tables: LocalTables;
  private readonly client: HostedClient;

  constructor(parts: Parts) {
    this.parts = parts;
    this.tables = new LocalTables(parts);
    const { send } = parts;
    const channel: ClientChannel = {
      person: HOST,
      send,
      // The page takes it for a lost connection that is there again at once.
      lose: () => send(JSON.stringify(STOPPING)),
      run: (work) => work(),
      charge: () => undefined,
      timeCommand: () => () => undefined,
    };
    this.client = new HostedClient(channel, this.tables);
  }

  async hear(message: ClientMessage): Promise<void> {
    const isThere = !('table' in message) || (await this.isThere(message.table));
    if (isThere) this.heed(message);
    else this.client.answer(message.id, { ok: false, error: { code: 'failed' } });
  }

  private heed(message: ClientMessage): void {
    this.client.hear(message);
    const table = message.type === 'join' ? this.tables.find(message.table) : undefined;
    // From now on somebody looks on.
    if (table !== undefined) this.tables.committed(table);
  }

  /** `id`: the errand's. One that is run again, because its answer was lost, lays no second table. */
  async run(request: LocalRequest, id: string): Promise<LocalResults[LocalRequest['kind']]> {
    const { store } = this.parts;
    switch (request.kind) {
      case 'open':
        return this.open(request.plan, makeTableId(id));
      case 'list':
        return this.tables.list();
      case 'summaries':
        return this.tables.summarise(request.tables);
      case 'forget':
        return this.tables.forget(request.table);
      case 'bringBack':
        await this.tables.bringBack(request.table, request.log);
        return null;
      case 'forgetAll':
        await this.tables.forgetAll();
        return null;
      case 'rematch':
        return this.rematch(await this.tables.load(request.table), makeTableId(id));
      case 'record': {
        const record = (await this.tables.load(request.table)).whole.record();
        if (record === undefined) throw new Error('the game is not over');
        return record;
      }
      case 'export':
        return [...(await store.all())].map(([table, log]) => ({ table, log }));
      case 'takeIn': {
        let count = 0;
        for (const carried of request.tables) if (await this.tables.takeIn(carried)) count++;
        return count;
      }
      case 'pace':
        this.tables.pace = request.milliseconds;
        return null;
    }
  }

  /** Brings a table into memory, if there is such a table. False: there is, but it cannot be brought back. */
  private async isThere(table: string): Promise<boolean> {
    try {
      await this.tables.load(table);
      return true;
    } catch (error) {
      return error instanceof NoTableError;
    }
  }

  private async open({ game: name, options, chairs, isStarted, ...plan }: LocalPlan, id: string): Promise<string> {
    const game = await this.parts.loadGame(name);
    const opening = {
      table: id,
      seats: chairs.length,
      options,
      settings: { ...DEFAULT_SETTINGS, ...plan },
      host: ME,
      secret: makeHex(32),
    };
    const table = Table.open(game, opening, Date.now());
    const sittings = chairs.flatMap(makeSitting);
    for (const { command, by } of isStarted ? [...sittings, { command: START, by: HOST }] : sittings) {
      const reply = table.handle(command, by, { at: Date.now() });
      if (!reply.ok) throw new Error(`the table could not be laid: ${JSON.stringify(reply)}`);
    }
    await this.tables.add(table);
    return id;
  }

  private async rematch(hosted: HostedTable, id: string): Promise<string> {
    const { info } = hosted;
    if (info.rematch !== undefined) return info.rematch;
    const chairs = info.seats.map((chair): PlannedChair => {
      if (chair.kind === 'human') return { kind: 'human', name: chair.name };
      return chair;
    });
    const { game, options, settings } = info;
    await this.open({ game, options, chairs, clock: settings.clock, isStarted: true }, id);
    hosted.commit((table, at) => table.rematch(id, at));
    await hosted.whenCommitted();
    return id;
  }
}

/** Everyone sits down under the name they have already, chosen under whichever rules for names. */
function makeSitting(chair: PlannedChair, seat: number): { command: Command; by: Person }[] {
  if (chair.kind === 'open') return [];
  if (chair.kind === 'bot') return [{ command: { kind: 'seatBot', seat, level: chair.level }, by: HOST }];
  return [{ command: { kind: 'sit', seat, nonce: makeHex(16) }, by: { id: ME, name: chair.name } }];
}
