import {
  askedTakeback,
  awaitedSeats,
  freeTakeback,
  type Game,
  gameByRules,
  type GameRecord,
  includes,
  type JsonObject,
  legalMoves,
  listSeats,
  NOBODY,
  type Options,
  type PlayedMove,
  type Seat,
  type SeatSet,
  type Viewer,
} from '@potager/kernel';
import type { LevelName } from '@potager/bots';
import { HandledCommands } from './handled-commands.ts';
import { Checkpoints } from './checkpoints.ts';
import type { Command } from './command.ts';
import { decide, isRefusal, mayNotAct, refuseOutsider, settleAsk } from './decide.ts';
import type { Absence, Entry, EntryContent, Log } from './entry.ts';
import { makeBotSeed } from './fairness.ts';
import { botOf, type TableInfo, holds, playersOf } from './table-info.ts';
import { InfoHistory } from './info-history.ts';
import type { Match, Shown } from './match.ts';
import type { Person, PersonId } from './person.ts';
import type { Reply, TableRefusal } from './refusal.ts';
import type { RedactedEntry, Snapshot, TurnStatus, Update } from './redacted.ts';
import { answerTime, hasBotAtTimeout, type TableSettings } from './settings.ts';
import type { DueOrder } from './order-book.ts';
import { TableState } from './table-state.ts';
import { LogQuota } from './log-quota.ts';

export interface Opening {
  readonly table: string;
  readonly seats: number;
  readonly options: Options;
  readonly settings: TableSettings;
  readonly host: PersonId;
  /** The host's part of the seed, 64 hexadecimal digits that nobody can guess. */
  readonly secret: string;
}

/** When a command came, and its id, by which a second copy of it is known. */
export interface CommandStamp {
  readonly at: number;
  readonly id?: string;
}

/** That a bot is to be asked. */
export interface BotTurn {
  readonly seat: Seat;
  /** The entry after which the question arose. */
  readonly n: number;
}

/** What it is to be asked. */
export interface BotQuestion extends BotTurn {
  readonly level: LevelName;
  readonly view: JsonObject;
  readonly moves: readonly string[];
  readonly seed: number;
}

const MINUTE = 60_000;

/** How many entries of the log a newcomer gets at once; the rest is asked for. */
export const RECENT = 200;

/**
 * One live match, without I/O: commands in, entries of the log out. It keeps no time of its own and draws no chance but
 * from the seed its host and its players chose together. Whoever keeps it writes new entries down before telling anyone
 * of them. It is long because whatever a host asks or orders comes by here; what decides, redacts, counts and keeps
 * time lies in files of its own.
 */
export class Table {
  private readonly state: TableState;
  private readonly checkpoints: Checkpoints;
  readonly infos: InfoHistory;
  private readonly entries: Entry[] = [];
  /** What each entry showed, by its number. */
  private readonly shown: (readonly Shown[])[] = [];
  /** By seat: the last entry that changed what this seat has to decide. */
  private readonly stirred: number[] = [];
  /** By the place of each move that was not taken back: the entry that made it. */
  private moveEntries: number[] = [];
  /** The last entry that changed the game. */
  private changedAt = 0;
  private readonly handled = new HandledCommands();
  private readonly quota = new LogQuota();

  private constructor(game: Game, opened: Extract<Entry, { kind: 'opened' }>) {
    this.state = TableState.open(game, opened);
    this.checkpoints = new Checkpoints(() => TableState.open(game, opened));
    this.infos = new InfoHistory(this.info);
    this.entries.push(opened);
    this.shown.push([]);
  }

  static open(game: Game, opening: Opening, at: number): Table {
    return new Table(game, { n: 0, at, kind: 'opened', game: game.name, rules: game.rules, ...opening });
  }

  /** The same table again, from its log, by the rules it was opened with. */
  static restore(game: Game, log: Log): Table {
    const [opened, ...rest] = log;
    if (opened?.kind !== 'opened') throw new Error('a log begins with "opened"');
    if (opened.game !== game.name) throw new Error(`the log is of ${opened.game}, not of ${game.name}`);
    const table = new Table(gameByRules(game, opened.rules), opened);
    for (const entry of rest) table.enact(entry);
    return table;
  }

  get game(): Game {
    return this.state.game;
  }

  get log(): Log {
    return this.entries;
  }

  /** The number of the last entry. */
  get n(): number {
    return this.entries.length - 1;
  }

  get info(): TableInfo {
    return this.state.info;
  }

  /** Acts on what a person asks for. New entries, if any, are at the end of the log. */
  handle(command: Command, by: Person, when: CommandStamp): Reply {
    const { at, id } = when;
    const known = id === undefined ? undefined : this.handled.find(by.id, id);
    if (known !== undefined) return { ok: true, n: known };
    if ('version' in command && this.isStale(command, by)) return { ok: false, stale: true };
    const stamp = id === undefined ? { at } : { at, command: { by: by.id, id } };
    if (command.kind === 'move') {
      const n = this.entries.length;
      const forbidden = mayNotAct(this, by, command.seat) ?? this.enough(command, by, at);
      if (forbidden) return { ok: false, refusal: forbidden };
      const refusal = this.move(command.seat, command.move, stamp);
      // It may have been possible as far as they had seen.
      if (refusal) return command.version < this.changedAt ? { ok: false, stale: true } : { ok: false, refusal };
      this.obeyOrders(at);
      return { ok: true, n };
    }
    const decision = decide(this, command, by, this.notBefore(at));
    if (isRefusal(decision)) return { ok: false, refusal: decision };
    const enough = this.enough(command, by, at);
    if (enough) return { ok: false, refusal: enough };
    for (const content of decision) this.append(content, stamp);
    this.settleAsk(stamp);
    const { n } = this;
    this.obeyOrders(at);
    return { ok: true, n };
  }

  /** Why somebody has done enough of this at this table. */
  private enough(command: Command, by: Person, at: number): TableRefusal | undefined {
    return this.quota.refuse(command, { by, at: this.notBefore(at), info: this.info });
  }

  private get match(): Match | undefined {
    return this.state.match;
  }

  /**
   * What somebody who holds no seat is answered who may know of nothing after entry `last`: from that alone. Undefined:
   * nothing speaks against it as far as they may know, and the table is to be asked.
   */
  answerOutsider(command: Command, by: Person, { id, last }: { id: string; last: number }): Reply | undefined {
    const known = this.handled.find(by.id, id);
    if (known !== undefined) return known <= last ? { ok: true, n: known } : undefined;
    const refusal = refuseOutsider(this.game, this.infos.after(last), command, by);
    return refusal && { ok: false, refusal };
  }

  // What the host itself does

  /** The bots to be asked now. While no person plays at a table that people sat down to, nothing happens. */
  botTurns(): BotTurn[] {
    if (this.match === undefined || this.info.status !== 'playing' || this.isDeserted()) return [];
    const bots = listSeats(awaitedSeats(this.match.position)).filter((seat) => botOf(this.info.seats[seat]));
    return bots.map((seat) => ({ seat, n: this.stirred[seat]! }));
  }

  /** What a bot is asked; undefined where it is no longer its turn. */
  question({ seat, n }: BotTurn): BotQuestion | undefined {
    const level = botOf(this.info.seats[seat]);
    const isAsked = this.botTurns().some((turn) => turn.seat === seat && turn.n === n);
    if (!isAsked || level === undefined || this.match === undefined) return undefined;
    const { position } = this.match;
    const seed = makeBotSeed(this.state.secret, n);
    return { seat, level, n, view: position.view(seat), moves: legalMoves(position, seat), seed };
  }

  /** All that bots are asked now. */
  questions(): BotQuestion[] {
    return this.botTurns().flatMap((turn) => this.question(turn) ?? []);
  }

  /** A bot's answer; false where it is no longer asked for or is no legal move. */
  answerBot({ seat, n }: BotTurn, move: string, at: number): boolean {
    const isAsked = this.info.status === 'playing' && botOf(this.info.seats[seat]) !== undefined;
    const isDone = isAsked && this.stirred[seat] === n && this.move(seat, move, { at }) === undefined;
    if (isDone) this.obeyOrders(at);
    return isDone;
  }

  /** A bot takes over for someone who is gone; not where nobody else waits for them. */
  standIn(seat: Seat, why: Absence, at: number): boolean {
    const chair = this.info.seats[seat];
    const isRunning = this.match !== undefined && this.info.status !== 'over';
    if (!isRunning || chair?.kind !== 'human' || chair.standIn || chair.hasResigned) return false;
    if (why === 'absent' && playersOf(this.info).every((person) => person === chair.person)) return false;
    this.append({ kind: 'stoodIn', seat, level: this.info.settings.standIn, why }, { at });
    this.settleAsk({ at });
    return true;
  }

  /** Whoever has run out of time is stood in for. */
  tick(at: number): void {
    if (this.info.status !== 'playing') return;
    if (!hasBotAtTimeout(this.info.settings)) return;
    for (const seat of this.state.clocks.flagged(at)) this.standIn(seat, 'time', at);
  }

  /** When `tick` will next have something to do. */
  nextTick(): number | undefined {
    const isTimed = this.info.status === 'playing' && hasBotAtTimeout(this.info.settings);
    return isTimed ? this.state.clocks.nextFlag() : undefined;
  }

  /** The host was away for so long. */
  wake(lost: number, at: number): void {
    if (this.info.status === 'playing') this.append({ kind: 'woke', lost }, { at });
  }

  /** The host is gone for good; a game that has started needs none. */
  loseHost(at: number): void {
    if (this.info.status === 'waiting') this.append({ kind: 'hostLeft' }, { at });
  }

  /** Whoever runs the server ends it for everyone. False: it was over already. */
  close(why: string, at: number): boolean {
    if (this.info.status === 'over') return false;
    this.append({ kind: 'ended', reason: 'closed', why }, { at });
    return true;
  }

  /** Somebody who sits here is called something else from now on. */
  rename(person: PersonId, name: string, at: number): void {
    if (this.info.seats.some((chair) => chair.kind === 'human' && chair.person === person && chair.name !== name))
      this.append({ kind: 'renamed', person, name }, { at });
  }

  /** The people of this table go on at another one. */
  rematch(table: string, at: number): void {
    this.append({ kind: 'rematched', table }, { at });
  }

  // What viewers see

  redacted(n: number, viewer: Viewer): RedactedEntry {
    const entry = this.entries[n]!;
    return this.state.redact(entry, this.shown[n] ?? [], viewer);
  }

  /** What is new to a viewer who has seen everything before entry `from`. */
  update(from: number, viewer: Viewer, at: number): Update {
    const entries: RedactedEntry[] = [];
    for (let n = from; n < this.entries.length; n++) entries.push(this.redacted(n, viewer));
    const isLeap = entries.some(({ kind }) => kind === 'started' || kind === 'undone');
    const turnStatus = this.turnStatus(viewer, at);
    return isLeap && this.match
      ? { entries, view: this.match.position.view(viewer), turnStatus }
      : { entries, turnStatus };
  }

  snapshot(viewer: Viewer, at: number): Snapshot {
    const log = this.entries.slice(-RECENT).map(({ n }) => this.redacted(n, viewer));
    return this.state.picture(viewer, at, { n: this.n, log });
  }

  /** The table as it was after an entry, or some time later if nothing had come after it. */
  moment(viewer: Viewer, n: number, at = this.entries[n]!.at): Snapshot {
    const state = n === this.n ? this.state : this.checkpoints.at(n, this.entries);
    return state.picture(viewer, at, { n, log: [] });
  }

  /** The seats of people whom the game waits for and for whom nobody else plays. */
  get awaited(): SeatSet {
    return this.state.awaitedPeople();
  }

  turnStatus(viewer: Viewer, at: number): TurnStatus {
    return this.state.turnStatus(viewer, at);
  }

  /** The whole game, once it is over. */
  record(): GameRecord | undefined {
    return this.state.record();
  }

  // For `decide`

  deal(): JsonObject {
    return this.state.deal();
  }

  freeTakeback(seat: Seat): readonly number[] | undefined {
    return this.match && freeTakeback(this.match.played, seat);
  }

  askedTakeback(seat: Seat): readonly number[] | undefined {
    return this.match && askedTakeback(this.match.played, seat);
  }

  /** The numbers of the entries that made the moves at these places. */
  entriesAt(places: readonly number[]): readonly number[] {
    return places.map((place) => this.moveEntries[place]!);
  }

  /** Since when the game waits for a seat, holidays left out; undefined where it does not. */
  waitedSince(seat: Seat): number | undefined {
    const since = this.state.waits.of(seat);
    const chair = this.info.seats[seat];
    return since === undefined
      ? undefined
      : Math.max(since, (chair?.kind === 'human' ? chair.holiday?.until : undefined) ?? 0);
  }

  /** When the others will have waited long enough for a seat: its time is up, or as much has passed as they chose. */
  overdueAt(seat: Seat): number | undefined {
    const { absence } = this.info.settings;
    const since = this.waitedSince(seat);
    if (since === undefined || absence === undefined || absence.kind === 'wait') return undefined;
    return Math.min(since + absence.minutes * MINUTE, this.state.clocks.flagOf(seat));
  }

  isAwaited(seat: Seat): boolean {
    return includes(this.awaited, seat);
  }

  isOverdue(seat: Seat, at: number): boolean {
    return at >= (this.overdueAt(seat) ?? Infinity);
  }

  /** Until when those may answer who were asked what is to become of this seat; undefined where nobody was. */
  silenceEndsAt(seat: Seat): number | undefined {
    const { ask, settings } = this.info;
    if (ask?.ask.what !== 'absent' || ask.ask.seat !== seat) return undefined;
    const asked = this.entries.findLast(({ kind }) => kind === 'asked') as Entry;
    return asked.at + answerTime(settings);
  }

  isPeek(places: readonly number[]): boolean {
    return places.some((place) => this.match?.played.moves[place]?.isReveal);
  }

  // The log grows

  private move(seat: Seat, move: string, stamp: Stamp): Extract<Reply, { refusal: object }>['refusal'] | undefined {
    const match = this.match as Match;
    const { actors } = match.position;
    const done = match.play(seat, move);
    if (done.refusal) return done.refusal;
    const played = match.played.moves.at(-1) as PlayedMove;
    const { chance } = done;
    const moved = { kind: 'moved', seat, move: played.move } as const;
    const entry = this.stampEntry(chance === undefined ? moved : { ...moved, chance }, stamp);
    this.state.note(entry);
    this.note(entry, done.shown, actors);
    const outcome = match.position.outcome();
    if (outcome) this.append({ kind: 'ended', reason: 'outcome', outcome }, { at: stamp.at });
    return undefined;
  }

  /** Whoever agrees or goes may have been the last one whose consent was missing. */
  private settleAsk(stamp: Stamp): void {
    for (const content of settleAsk(this)) this.append(content, stamp);
  }

  private append(content: EntryContent, stamp: Stamp): void {
    this.enact(this.stampEntry(content, stamp));
  }

  private stampEntry(content: EntryContent, { at, command }: Stamp): Entry {
    const entry = { ...content, n: this.entries.length, at: this.notBefore(at) };
    return command ? { ...entry, command } : entry;
  }

  /** A clock that is set back must not turn the log's time around. */
  private notBefore(at: number): number {
    return Math.max(at, (this.entries.at(-1) as Entry).at);
  }

  /** Does what an entry says, new or from the log. */
  private enact(entry: Entry): void {
    const actors = this.match?.position.actors ?? NOBODY;
    this.note(entry, this.state.enact(entry), actors);
  }

  private note(entry: Entry, shown: readonly Shown[], actors: SeatSet): void {
    this.entries.push(entry);
    this.shown.push(shown);
    if (entry.command) this.handled.keep(entry.command, entry.n);
    this.quota.note(entry, this.info);
    if (entry.kind === 'moved') this.moveEntries.push(entry.n);
    if (entry.kind === 'undone') this.moveEntries = this.moveEntries.filter((_, place) => !entry.moves.includes(place));
    this.stir(entry, actors);
    this.checkpoints.note(entry.n, this.state);
    this.infos.keep(entry.n, this.info);
  }

  /**
   * Orders make moves until none has anything to do. Two of them may answer each other, each time a little higher.
   * Whatever an order does is done in the same breath as what it answers: how long an answer took never tells what its
   * owner could have done instead.
   */
  private obeyOrders(at: number): void {
    while (this.info.status === 'playing' && this.obeyAnOrder(at));
  }

  private obeyAnOrder(at: number): boolean {
    const { position } = this.match as Match;
    for (const order of this.state.orders.due(this.game, this.info, position)) if (this.obey(order, at)) return true;
    return false;
  }

  private obey({ seat, move, isSpent }: DueOrder, at: number): boolean {
    if (this.move(seat, move, { at }) !== undefined) return false;
    if (isSpent) this.append({ kind: 'ordered', seat, order: null, isDone: true }, { at });
    return true;
  }

  private stir(entry: Entry, actors: SeatSet): void {
    const isForAll = entry.kind === 'started' || entry.kind === 'undone';
    if (!isForAll && entry.kind !== 'moved') return;
    this.changedAt = entry.n;
    for (let seat = 0; seat < this.info.seats.length; seat++) {
      if (isForAll || seat === entry.seat || !includes(actors, seat)) this.stirred[seat] = entry.n;
    }
  }

  /** Nothing is decided on a seat by those who do not hold it. */
  private isStale({ seat, version }: Extract<Command, { version: number }>, by: Person): boolean {
    return holds(this.info, by.id, seat) && (this.stirred[seat] ?? 0) > version;
  }

  private isDeserted(): boolean {
    const hasPeople = this.info.seats.some((chair) => chair.kind === 'human');
    return hasPeople && playersOf(this.info).length === 0;
  }
}

type Stamp = Pick<Entry, 'at' | 'command'>;
