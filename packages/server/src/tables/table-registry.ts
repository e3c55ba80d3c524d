import { DEFAULT_SETTINGS, type TableInfo, LONGEST_DELAY, type NewTable, type PersonId, Table } from '@potager/table';
import { BotPlayers, type CommitFailure, type TableHost, type TableObserver } from '@potager/table/host';
import { NOBODY, readOptions } from '@potager/kernel';
import type { FastifyBaseLogger } from 'fastify';
import type { Metrics } from '../metrics.ts';
import type { Settings } from '../settings.ts';
import type { Storage } from '../storage/storage.ts';
import type { StorageProblem } from '../storage/storage-problem.ts';
import type { AlsoWritten } from '../storage/table-log.ts';
import type { TableRow } from '../storage/table-store.ts';
import type { World } from '../world.ts';
import { TableQuota } from './table-quota.ts';
import { AbsenceWatch } from './absence-watch.ts';
import { CallPlanner } from '../calls/call-planner.ts';
import { BotPool } from './bot-pool.ts';
import { makeBotTask } from './bot-task.ts';
import { Downtime, makeUpFor } from './downtime.ts';
import { TurnNotifier } from './turn-notifier.ts';
import type { Games } from './games.ts';
import { LiveTable } from './live-table.ts';
import { Lobby } from './lobby.ts';
import { OwnNews } from './own-news.ts';
import { ServedTime } from './served-time.ts';
import { TableEraser } from './table-eraser.ts';
import { TableRestorer } from './table-restorer.ts';
import { TableTime } from './table-time.ts';
import { nodeTimers } from './timers.ts';

/** A table nobody uses is let go from memory after so long. */
const IDLE_MS = 10 * 60_000;

interface Parts {
  readonly storage: Storage;
  readonly games: Games;
  readonly world: World;
  readonly settings: Settings;
  readonly log: FastifyBaseLogger;
  readonly metrics: Metrics;
  /** Somebody may have to be called. */
  readonly onCall: () => void;
}

/** All tables of this server: in memory while they are used, else in the database. */
export class TableRegistry implements TableObserver, TableHost {
  readonly lobby = new Lobby();
  readonly ownTables: OwnNews;
  readonly games: Games;
  readonly tableQuota: TableQuota;
  readonly eraser: TableEraser;
  private readonly parts: Parts;
  private readonly live = new Map<string, LiveTable>();
  /** Those of them that some see later: few, so that nobody has to look through all. */
  private readonly delayed = new Set<LiveTable>();
  private readonly restorer: TableRestorer;
  private readonly bots: BotPool;
  private readonly botPlayers: BotPlayers;
  private readonly absenceWatch: AbsenceWatch;
  private readonly turnNotifier: TurnNotifier;
  private readonly served: ServedTime;
  /** Tables let go from memory whose clock runs on. */
  private readonly sleeping = new Map<string, Sleeping>();
  private readonly downtime: Downtime;
  /** Tables that were lost from memory because nothing could be written. */
  private readonly lost = new Set<string>();
  /** Since when nothing can be written, in served time. */
  private stuckAt: number | undefined;
  /** What the lobby knows of each. */
  private readonly shownInfos = new WeakMap<LiveTable, object>();
  private isClosed = false;

  constructor(parts: Parts) {
    this.parts = parts;
    this.games = parts.games;
    const { settings, log, storage, world } = parts;
    this.bots = new BotPool({
      threads: settings.bots.threads,
      report: (problem) => log.error({ problem }, 'bot'),
      gauge: parts.metrics,
    });
    this.botPlayers = new BotPlayers({
      think: async ({ game, owner, isAttended, question }) =>
        this.bots.ask({ owner, isAttended, makeTask: () => makeBotTask(game, question()) }),
      timers: nodeTimers,
      pace: () => settings.bots.pace,
    });
    this.served = new ServedTime(world, () => this.catchUp());
    this.absenceWatch = new AbsenceWatch(() => this.served.now(), settings.absenceSeconds);
    this.tableQuota = new TableQuota(storage.tables, settings.limits.tablesPerPerson);
    this.ownTables = new OwnNews(storage.tables);
    const planner = new CallPlanner(storage.calls);
    this.turnNotifier = new TurnNotifier({ storage, planner, now: world.now, onCall: parts.onCall });
    this.restorer = new TableRestorer(parts);
    this.downtime = new Downtime({ from: storage.lastHeartbeat() ?? 0, until: world.now() });
    this.eraser = new TableEraser({ tableRegistry: this, storage, world });
    storage.commits.probe.watch((problem) => this.heedDisk(problem));
  }

  get size(): number {
    return this.live.size;
  }

  /** Games, not by correspondence, at which a player is now: what a restart would interrupt. */
  get attended(): number {
    const isAttended = ({ info, subscribers }: LiveTable): boolean =>
      info.status === 'playing' &&
      info.settings.clock.kind !== 'correspondence' &&
      subscribers.presence().online !== NOBODY;
    return this.live
      .values()
      .filter(isAttended)
      .reduce((count) => count + 1, 0);
  }

  get botsWaiting(): number {
    return this.bots.waiting;
  }

  /** A new table; it is known at once, and written with the next commit. */
  open({ game: name, seats, options, settings }: NewTable, host: PersonId): LiveTable {
    const game = this.games.get(name);
    if (game === undefined) throw new Error(`there is no game ${name}`);
    const { world } = this.parts;
    const opening = {
      table: world.randomBytes(16).toString('base64url'),
      seats,
      options: readOptions(game.options, options ?? {}),
      settings: settings ?? DEFAULT_SETTINGS,
      host,
      secret: world.randomBytes(32).toString('hex'),
    };
    const key = this.parts.storage.tables.nextKey();
    const live = this.admit(Table.open(game, opening, world.now()), { key, isNew: true });
    this.tableQuota.note(host, live);
    return live;
  }

  /** From memory, or else from the database. */
  find(id: string): LiveTable | undefined {
    const live = this.live.get(id);
    if (live !== undefined) return live;
    const row = this.eraser.isRemoving(id) ? undefined : this.parts.storage.tables.find(id);
    return row && this.load(row);
  }

  /** Whether there is such a table, but it is left alone. */
  isSetAside(id: string): boolean {
    const row = this.live.has(id) ? undefined : this.parts.storage.tables.find(id);
    return row !== undefined && this.parts.storage.setAside.has(row.key);
  }

  /**
   * Looks at a table for a moment: one that is over and was not in memory goes from there again, for somebody may have
   * played very many.
   */
  glance<T>(id: string, look: (live: LiveTable) => T): T | undefined {
    const wasThere = this.live.has(id);
    const live = this.find(id);
    if (live === undefined) return undefined;
    try {
      return look(live);
    } finally {
      const { status, settings } = live.info;
      if (!wasThere && status === 'over' && settings.delay === 0 && live.isClean) this.letGo(live);
    }
  }

  whyMissing(id: string): 'setAside' | 'noSuchTable' {
    return this.isSetAside(id) ? 'setAside' : 'noSuchTable';
  }

  /** Only what is in memory. */
  peek(id: string): LiveTable | undefined {
    return this.live.get(id);
  }

  /** Whether somebody may open one more table. */
  hasRoom(person: PersonId): boolean {
    return this.tableQuota.hasRoom(person, this.overUnseen(person));
  }

  /** Tables of this host that are over, but not yet as far as they may know. */
  overUnseen(host: PersonId): LiveTable[] {
    return [...this.delayed].filter(
      (live) => live.info.status === 'over' && live.info.host === host && live.visibleTo(host).info.status !== 'over',
    );
  }

  /**
   * Brings every game back that is not over, or over too short a time ago for everyone to know, a few at a time, so
   * that the server answers meanwhile.
   */
  async wake(): Promise<void> {
    const { tables } = this.parts.storage;
    // Whoever started the server hears first that it is open.
    await new Promise(setImmediate);
    this.restorer.review();
    const late = tables.listOverSince(this.downtime.until - LONGEST_DELAY * 1000).filter(isDelayed);
    for (const row of this.restorer.sort([...late, ...tables.listRunning().toReversed()])) {
      if (this.isClosed) return;
      this.tryToFind(row.id);
      await new Promise(setImmediate);
    }
  }

  /**
   * Looks through the whole database; false where the file itself is damaged. What is damaged of it is told to the
   * host, and left alone.
   */
  async check(): Promise<boolean> {
    return this.restorer.check();
  }

  /** Lets go of what is idle and wakes what is due; to be called now and then. */
  sweep(): void {
    const now = this.served.now();
    for (const live of this.live.values()) {
      // What it is not old enough for others to see yet has to be shown in time.
      const idleMs = IDLE_MS + live.info.settings.delay * 1000;
      if (live.subscribers.size > 0 || !live.isClean || now - live.time.usedAt < idleMs) continue;
      if (live.info.status === 'playing' && live.hasBots && live.table.botTurns().length > 0) continue;
      this.letGo(live);
    }
    for (const [id, { due, isLive, time }] of this.sleeping) {
      if (due <= time.now(isLive)) this.tryToFind(id);
    }
  }

  /** Once everything that was asked for by now, at any table, is on the disk. */
  async whenCommitted(): Promise<void> {
    await Promise.all(this.live.values().map(async (live) => live.whenCommitted()));
  }

  /** Forgets a table in memory; it comes back from the database. */
  drop(id: string): void {
    const live = this.live.get(id);
    if (live === undefined) return;
    this.live.delete(id);
    const { all } = live.subscribers;
    this.endTable(live);
    // What they asked for is answered first.
    queueMicrotask(() => {
      for (const subscriber of all) subscriber.lose();
    });
  }

  /** The table is gone for good, from the database too. */
  forget(id: string): void {
    this.sleeping.delete(id);
    this.lobby.remove(id);
  }

  /** Whether somebody's time runs, so that it matters how long the server was down. */
  get hasRunningClocks(): boolean {
    return this.live.values().some(({ info, isLive }) => info.status === 'playing' && isLive);
  }

  async close(): Promise<void> {
    this.isClosed = true;
    this.served.stop();
    for (const live of this.live.values()) this.endTable(live);
    await this.bots.close();
  }

  // As observer of its tables

  committed(live: LiveTable): void {
    this.botPlayers.look(live);
    this.absenceWatch.look(live);
    this.turnNotifier.look(live);
    this.ownTables.tell(live);
    if (live.info !== this.shownInfos.get(live)) {
      this.shownInfos.set(live, live.info);
      this.noteDelay(live);
      this.lobby.show(live);
    }
  }

  spoiled(live: LiveTable, problem: StorageProblem): CommitFailure {
    this.parts.log.error({ table: live.key, problem: problem.message }, 'entries were not written');
    this.parts.storage.integrity.note(problem);
    // Nobody was told of them: where it is not the table's own fault, whoever follows it may go on doing so.
    if (live.isStuck && this.reread(live)) return 'notSaved';
    if (live.isStuck) this.lost.add(live.id);
    this.drop(live.id);
    return live.isStuck ? 'notSaved' : 'failed';
  }

  stumbled(live: LiveTable, error: unknown): void {
    this.parts.log.error({ table: live.key, problem: (error as Error).message }, 'a table stumbled');
    this.drop(live.id);
  }

  presence(live: LiveTable): void {
    this.absenceWatch.look(live);
    this.turnNotifier.heedPresence(live);
    if (live.info.settings.isPublic) this.lobby.show(live);
  }

  aged(live: LiveTable): void {
    this.lobby.show(live);
    this.ownTables.tellLate(live);
  }

  /** False: the database does not have it, or cannot be read. */
  private reread(live: LiveTable): boolean {
    try {
      const log = this.parts.storage.tables.log(live.key);
      if (log.length === 0) return false;
      this.parts.world.activity.restoring(live.key, () => live.renew(Table.restore(live.table.game, log)));
      // Of a page whose fate was not known, everything may be there.
      this.turnNotifier.look(live);
      live.subscribers.tell();
      return true;
    } catch {
      return false;
    }
  }

  /** Once things can be written again: what waited for it goes on, and no live clock ran meanwhile. */
  private heedDisk(problem: StorageProblem | undefined): void {
    const now = this.served.now();
    if (problem !== undefined) {
      this.stuckAt ??= now;
      return;
    }
    const lost = now - (this.stuckAt ?? now);
    this.stuckAt = undefined;
    const ids = new Set([...this.live.keys(), ...this.lost]);
    this.lost.clear();
    for (const id of ids) this.resume(id, lost);
  }

  private resume(id: string, lost: number): void {
    const live = this.tryToFind(id);
    if (live === undefined) return;
    makeUpFor(live, () => lost);
    live.commit(ignore, ({ isDone }) => isDone && live.resume());
  }

  /** For when nobody asks for it: what cannot be read is told to the host alone. */
  private tryToFind(id: string): LiveTable | undefined {
    try {
      return this.find(id);
    } catch (error) {
      this.parts.log.error({ problem: (error as Error).message }, 'a table cannot be read');
      return undefined;
    }
  }

  private load(row: TableRow): LiveTable | undefined {
    const live = this.restorer.restore(row, (table) => {
      const admitted = this.admit(table, { key: row.key, isNew: false });
      this.downtime.makeUp(admitted);
      admitted.resume();
      return admitted;
    });
    // It may have been admitted before something went wrong.
    if (live === undefined) this.drop(row.id);
    return live;
  }

  private admit(table: Table, row: { readonly key: number; readonly isNew: boolean }): LiveTable {
    const { storage, world } = this.parts;
    const { served } = this;
    const { now: wall, activity } = world;
    const last = table.log.at(-1)?.at ?? 0;
    const time = this.sleeping.get(table.info.table)?.time ?? new TableTime({ wall, served, last });
    const also: AlsoWritten = (hosted, key) => this.turnNotifier.writes(hosted, key);
    const live = new LiveTable({ table, ...row, commits: storage.commits, observer: this, activity, time, also });
    this.live.set(live.id, live);
    this.noteDelay(live);
    this.sleeping.delete(live.id);
    return live;
  }

  private noteDelay(live: LiveTable): void {
    if (live.info.settings.delay > 0) this.delayed.add(live);
    else this.delayed.delete(live);
  }

  private catchUp(): void {
    for (const live of this.live.values()) live.catchUp();
  }

  private endTable(live: LiveTable): void {
    this.delayed.delete(live);
    this.absenceWatch.end(live);
    live.end();
  }

  private letGo(live: LiveTable): void {
    const absenceIn = this.absenceWatch.dueIn(live);
    const absence = absenceIn === undefined ? Infinity : live.now() + absenceIn;
    const due = Math.min(live.table.nextTick() ?? Infinity, absence);
    if (due !== Infinity) this.sleeping.set(live.id, { due, isLive: live.isLive, time: live.time });
    this.drop(live.id);
  }
}

const ignore = (): void => undefined;

/** A table whose clock runs on while it is not in memory. */
interface Sleeping {
  /** When to come back to it, by the time there. */
  readonly due: number;
  readonly isLive: boolean;
  readonly time: TableTime;
}

/** Whether its log has to be read to know who may see what. */
const isDelayed = ({ info }: TableRow): boolean => info === null || (JSON.parse(info) as TableInfo).settings.delay > 0;
