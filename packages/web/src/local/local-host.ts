import { type Game, SPECTATOR, type Viewer } from '@potager/kernel';
import {
  type Answer,
  type ClientMessage,
  type Command,
  DEFAULT_SETTINGS,
  type Person,
  type Result,
  type ServerMessage,
  Table,
} from '@potager/table';
import { findEntry } from '../games/find-entry.ts';
import { BotTurns } from './bot-turns.ts';
import { KeptTable } from './kept-table.ts';
import {
  type LocalPlan,
  type LocalRequest,
  type LocalResults,
  type LocalSummary,
  ME,
  type PlannedChair,
} from './local-message.ts';
import { LogStore } from './log-store.ts';

type Asked<T extends ClientMessage['type']> = Extract<ClientMessage, { readonly type: T }>;

const everyoneIsHere = { online: 0, watchers: 0 };
const done: Answer = { ok: true, result: { kind: 'done' } };
const give = (result: Result): Answer => ({ ok: true, result });

const makeHex = (bytes: number): string =>
  [...crypto.getRandomValues(new Uint8Array(bytes))].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/** Keeps the tables of this browser and speaks the messages a server speaks. */
export class LocalHost {
  private readonly send: (message: ServerMessage) => void;
  private readonly store = new LogStore();
  private readonly tables = new Map<string, Promise<KeptTable>>();
  /** As whom the page looks at a table. */
  private readonly viewers = new Map<string, Viewer>();
  private readonly bots = new BotTurns();
  /** Other pages of this browser have hosts of their own, and the same logs. */
  private readonly others = new BroadcastChannel('potager.tables');

  constructor(send: (message: ServerMessage) => void) {
    this.send = send;
    this.others.addEventListener('message', ({ data }: MessageEvent<string>) => void this.hear(data));
  }

  async answer(message: ClientMessage): Promise<Answer> {
    switch (message.type) {
      case 'join':
        return this.join(message);
      case 'part':
        this.viewers.delete(message.table);
        return done;
      case 'command':
        return this.obey(message);
      case 'moment': {
        const { table } = await this.find(message.table);
        const snapshot = table.moment(this.viewerOf(message.table), Math.min(message.n, table.n));
        return give({ kind: 'moment', snapshot });
      }
      case 'history':
        return this.tell(message);
      case 'lobby':
        return give({ kind: 'lobby', version: 0, tables: [] });
      case 'ping':
        return done;
    }
  }

  async run(request: LocalRequest): Promise<LocalResults[LocalRequest['kind']]> {
    switch (request.kind) {
      case 'open':
        return this.open(request.plan);
      case 'list':
        return this.list();
      case 'forget':
        await this.store.forget(request.table);
        this.tables.delete(request.table);
        return null;
      case 'forgetAll':
        await this.store.forgetAll();
        this.tables.clear();
        return null;
      case 'rematch':
        return this.rematch(await this.find(request.table));
      case 'record': {
        const record = (await this.find(request.table)).table.record();
        if (record === undefined) throw new Error('the game is not over');
        return record;
      }
      case 'export':
        return [...(await this.store.all())].map(([table, log]) => ({ table, log }));
      case 'pace':
        this.bots.pace = request.milliseconds;
        return null;
    }
  }

  private async join({ table: id, as = SPECTATOR, from }: Asked<'join'>): Promise<Answer> {
    const kept = await this.find(id);
    const isSame = this.viewers.get(id) === as;
    this.viewers.set(id, as);
    this.askBots(kept);
    const presence = everyoneIsHere;
    if (from !== undefined && isSame) return give({ kind: 'update', update: kept.updateSince(from, as), presence });
    return give({ kind: 'snapshot', snapshot: kept.table.snapshot(as, Date.now()), presence });
  }

  private async obey({ id, table, command }: Asked<'command'>): Promise<Answer> {
    const kept = await this.find(table);
    const before = kept.table.n;
    const reply = await kept.act((live) => live.handle(command, HOST, { at: Date.now(), id }));
    this.spread(kept, before);
    if (reply?.ok) return give({ kind: 'entry', n: reply.n });
    if (reply && 'refusal' in reply) return { ok: false, refusal: reply.refusal };
    const version = 'version' in command ? command.version : before;
    return { ok: false, missed: kept.updateSince(version, this.viewerOf(table)) };
  }

  private async tell({ table: id, from, to }: Asked<'history'>): Promise<Answer> {
    const { table } = await this.find(id);
    const numbers = table.log.slice(Math.max(0, from), to + 1).map(({ n }) => n);
    return give({ kind: 'history', entries: numbers.map((n) => table.seen(n, this.viewerOf(id))) });
  }

  private async open({ game: name, options, chairs, isStarted }: LocalPlan): Promise<string> {
    const id = makeHex(8);
    const game = await loadGame(name);
    const opening = {
      table: id,
      seats: chairs.length,
      options,
      settings: DEFAULT_SETTINGS,
      host: ME,
      secret: makeHex(32),
    };
    const table = Table.open(game, opening, Date.now());
    const sittings = chairs.flatMap(makeSitting);
    for (const { command, by } of isStarted ? [...sittings, { command: START, by: HOST }] : sittings) {
      const reply = table.handle(command, by, { at: Date.now() });
      if (!reply.ok) throw new Error(`the table could not be laid: ${JSON.stringify(reply)}`);
    }
    await this.store.append(id, table.log);
    this.tables.set(id, Promise.resolve(this.keep(id, table)));
    return id;
  }

  private async rematch(kept: KeptTable): Promise<string> {
    const { hall } = kept.table;
    if (hall.rematch !== undefined) return hall.rematch;
    const chairs = hall.seats.map((chair): PlannedChair => {
      if (chair.kind === 'human') return { kind: 'human', name: chair.name };
      return chair;
    });
    const id = await this.open({ game: hall.game, options: hall.options, chairs, isStarted: true });
    const before = kept.table.n;
    await kept.act((table) => table.rematch(id, Date.now()));
    this.spread(kept, before);
    return id;
  }

  private async list(): Promise<LocalSummary[]> {
    const ids = [...(await this.store.all()).keys()];
    const summaries = await Promise.all(ids.map(async (id) => this.summarise(id)));
    return summaries.filter((summary) => summary !== undefined).toSorted((a, b) => b.at - a.at);
  }

  /** Undefined for a table of rules that have changed since: it cannot be gone on with. */
  private async summarise(id: string): Promise<LocalSummary | undefined> {
    try {
      const { table } = await this.find(id);
      const { game, status, seats } = table.hall;
      const { awaited } = table.standing(SPECTATOR, Date.now());
      return { table: id, game, status, seats, awaited, at: table.log.at(-1)?.at ?? 0 };
    } catch {
      return undefined;
    }
  }

  private viewerOf(table: string): Viewer {
    return this.viewers.get(table) ?? SPECTATOR;
  }

  private async find(id: string): Promise<KeptTable> {
    const known = this.tables.get(id);
    if (known) return known;
    const found = this.restore(id).then((table) => this.keep(id, table));
    this.tables.set(id, found);
    found.catch(() => this.tables.delete(id));
    return found;
  }

  private keep(id: string, table: Table): KeptTable {
    return new KeptTable(id, table, { store: this.store, reload: async () => this.restore(id) });
  }

  private async restore(id: string): Promise<Table> {
    const log = await this.store.log(id);
    const [opened] = log;
    if (opened?.kind !== 'opened') throw new NoTableError(id);
    return Table.restore(await loadGame(opened.game), log);
  }

  /** Tells the page what is new, then the other pages, then the bots. */
  private spread(kept: KeptTable, before: number): void {
    const viewer = this.viewers.get(kept.id);
    if (viewer === undefined) return;
    if (kept.table.n > before) {
      this.send({ type: 'update', table: kept.id, update: kept.updateSince(before, viewer) });
      this.others.postMessage(kept.id);
    }
    this.askBots(kept);
  }

  private askBots(kept: KeptTable): void {
    if (this.viewers.has(kept.id)) this.bots.ask(kept, (then, before) => this.spread(then, before));
  }

  private async hear(id: string): Promise<void> {
    const kept = await this.tables.get(id);
    if (kept === undefined) return;
    const before = kept.table.n;
    const viewer = this.viewers.get(id);
    if (!(await kept.refresh()) || viewer === undefined) return;
    this.send({ type: 'update', table: id, update: kept.updateSince(before, viewer) });
  }
}

const HOST: Person = { id: ME, name: ME };
const START: Command = { kind: 'start' };

/** There is no such table in this browser. */
export class NoTableError extends Error {}

async function loadGame(name: string): Promise<Game> {
  const entry = findEntry(name);
  if (entry === undefined) throw new NoTableError(name);
  return (await entry.rules()).game;
}

/** Everyone sits down under the name they have already, chosen under whichever rules for names. */
function makeSitting(chair: PlannedChair, seat: number): { command: Command; by: Person }[] {
  if (chair.kind === 'open') return [];
  if (chair.kind === 'bot') return [{ command: { kind: 'seatBot', seat, level: chair.level }, by: HOST }];
  return [{ command: { kind: 'sit', seat, nonce: makeHex(16) }, by: { id: ME, name: chair.name } }];
}
