import { type Seat, SPECTATOR, type Viewer } from '@potager/kernel';
import { holds } from '../table-info.ts';
import type { Person } from '../person.ts';
import type { Reply } from '../refusal.ts';
import type { Table } from '../table.ts';
import type { Answer, ClientMessage, WireError } from '../wire.ts';
import type { Commit, HostedTable } from './hosted-table.ts';
import type { CommitFailure, TableHost } from './ports.ts';
import type { Subscriber } from './subscribers.ts';
import type { VisibleTable } from './visible-table.ts';

const MOST_TABLES = 32;
const MOST_HISTORY = 500;

type Of<T extends ClientMessage['type']> = Extract<ClientMessage, { type: T }>;

/** What is asked about a table and changes nothing there. */
type Reading = Of<'join' | 'part' | 'moment' | 'history'>;

/** How a client is reached, and what its messages cost it. */
export interface ClientChannel extends Subscriber {
  readonly person: Person;
  /** Does work that the client asked for. */
  run(work: () => void): void;
  /** So many milliseconds were spent on telling others what the client did. */
  charge(milliseconds: number): void;
  /** The client gave a command; what is returned is called when its answer is known. */
  timeCommand(): () => void;
}

/** One client of a host: answers every message exactly once, with what that person may know. */
export class HostedClient {
  private readonly channel: ClientChannel;
  private readonly host: TableHost;
  private readonly followed = new Set<HostedTable>();
  private hasEnded = false;

  constructor(channel: ClientChannel, host: TableHost) {
    this.channel = channel;
    this.host = host;
  }

  hear(message: ClientMessage): void {
    this.attempt(message.id, () => this.heed(message));
  }

  answer(id: string, answer: Answer): void {
    this.channel.send(JSON.stringify({ type: 'answer', id, ...answer }));
  }

  /** The client is gone. What it asked for and was not begun yet is not done any more. */
  end(): void {
    this.hasEnded = true;
    this.host.lobby.close(this.channel);
    this.host.ownTables.close(this.channel);
    for (const table of this.followed) table.subscribers.part(this.channel);
    this.followed.clear();
  }

  private heed(message: ClientMessage): void {
    if (message.type === 'ping') return this.answer(message.id, DONE);
    if (message.type === 'lobby') return this.watchLobby(message);
    if (message.type === 'mine') return this.watchOwn(message);
    const table = this.host.find(message.table);
    if (table === undefined) return this.answer(message.id, refuse(this.host.whyMissing(message.table)));
    if (message.type === 'command') return this.command(table, message);
    table.read(
      this.channel.person.id,
      () => (message.type === 'join' ? this.prepareJoin(table, message) : undefined),
      (read) => this.attempt(message.id, () => this.finish(table, message, read)),
    );
  }

  private watchLobby({ id, isOpen }: Of<'lobby'>): void {
    const { lobby } = this.host;
    if (isOpen) return this.answer(id, { ok: true, result: { kind: 'lobby', ...lobby.open(this.channel) } });
    lobby.close(this.channel);
    this.answer(id, DONE);
  }

  private watchOwn({ id, isOpen }: Of<'mine'>): void {
    const { ownTables } = this.host;
    if (isOpen) ownTables.open(this.channel);
    else ownTables.close(this.channel);
    this.answer(id, DONE);
  }

  private command(table: HostedTable, message: Of<'command'>): void {
    const { id, command } = message;
    const early = table.isLate(this.channel.person.id) ? this.answerLate(table, message) : undefined;
    if (early !== undefined) return this.answer(id, early);
    const endTiming = this.channel.timeCommand();
    table.commit(
      (it, at) => this.handle(it, message, at),
      (commit) => {
        endTiming();
        this.attempt(id, () => this.answer(id, this.makeAnswer(table, commit, command)));
      },
      (milliseconds) => this.channel.charge(milliseconds),
    );
  }

  /** What can be said at once to somebody who sees everything later, from what they may know. */
  private answerLate(table: HostedTable, { id, command }: Of<'command'>): Answer | undefined {
    const { late } = table;
    if ('version' in command && command.version > late.last) return NO_SUCH_ENTRY;
    const reply = late.answer(command, this.channel.person, id);
    return reply && this.makeAnswer(table, { isDone: true, result: reply }, command);
  }

  /** Undefined: it was made against an entry that there is not, or nobody waits for it any more. */
  private handle(table: Table, { id, command }: Of<'command'>, at: number): Reply | undefined {
    if (this.hasEnded || ('version' in command && command.version > table.n)) return undefined;
    let reply: Reply | undefined;
    this.channel.run(() => (reply = table.handle(command, this.channel.person, { at, id })));
    return reply;
  }

  private makeAnswer(table: HostedTable, commit: Commit<Reply | undefined>, command: Of<'command'>['command']): Answer {
    if (!commit.isDone) return fail(commit.why);
    const reply = commit.result;
    if (reply === undefined) return NO_SUCH_ENTRY;
    if (reply.ok) {
      // Which number it has would tell how much has happened that is not to be seen yet.
      if (reply.n > table.lastVisibleTo(this.channel.person.id)) return DONE;
      const update = table.subscribers.news(this.channel);
      return { ok: true, result: update ? { kind: 'entry', n: reply.n, update } : { kind: 'entry', n: reply.n } };
    }
    if ('refusal' in reply) return { ok: false, refusal: reply.refusal };
    const { seat, version } = command as { seat: number; version: number };
    return { ok: false, missed: table.subscribers.missed(this.channel, seat, version) };
  }

  private finish(table: HostedTable, message: Reading, read: Commit<Answer | undefined>): void {
    // Whoever hung up meanwhile must not become a subscriber.
    if (this.hasEnded) return;
    if (!read.isDone && message.type === 'join') this.followed.delete(table);
    this.answer(message.id, read.isDone ? (read.result ?? this.look(table, message)) : fail(read.why));
  }

  private look(table: HostedTable, message: Reading): Answer {
    if (message.type === 'join') return this.follow(table, message);
    if (message.type !== 'part') return this.lookBack(table, message);
    this.followed.delete(table);
    table.subscribers.part(this.channel);
    return DONE;
  }

  /**
   * What can be said already, to be said once all that it depends on is on the disk; undefined: it may be followed
   * then.
   */
  private prepareJoin(table: HostedTable, { as }: Of<'join'>): Answer | undefined {
    if (this.hasEnded) return undefined;
    for (const one of this.followed) if (one.isEnded) this.followed.delete(one);
    if (as !== undefined && !holds(table.info, this.channel.person.id, as)) return refuse('notYourSeat');
    if (!this.followed.has(table) && this.followed.size >= MOST_TABLES) {
      return refuse('tooMany', `at most ${MOST_TABLES} tables`);
    }
    // From here on it counts, however long it has to wait.
    this.followed.add(table);
    if (as !== undefined) this.comeBack(table, as);
    return undefined;
  }

  /** A bot that stood in only because somebody was gone leaves when they are back. */
  private comeBack(table: HostedTable, seat: Seat): void {
    const chair = table.info.seats[seat];
    if (chair?.kind !== 'human' || chair.standIn?.why !== 'absent') return;
    table.commit((it, at) => it.handle({ kind: 'return', seat }, this.channel.person, { at }));
  }

  private follow(table: HostedTable, { as, from, at }: Of<'join'>): Answer {
    // They may have parted or stood up while it waited.
    this.followed.add(table);
    const viewer = as !== undefined && holds(table.info, this.channel.person.id, as) ? as : SPECTATOR;
    const given = table.subscribers.join(this.channel, viewer, { from, at });
    const { presence } = table.visibleTo(this.channel.person.id);
    const result =
      'update' in given
        ? ({ kind: 'update', ...given, presence } as const)
        : ({ kind: 'snapshot', ...given, presence } as const);
    return { ok: true, result };
  }

  private lookBack(table: HostedTable, message: Of<'moment'> | Of<'history'>): Answer {
    const viewer = table.subscribers.viewerOf(this.channel);
    if (viewer === undefined) return refuse('notJoined');
    const visible = table.visibleTo(this.channel.person.id);
    return message.type === 'moment' ? lookAt(visible, viewer, message) : recall(visible, viewer, message);
  }

  /** Whatever goes wrong, everything said is answered. */
  private attempt(id: string, work: () => void): void {
    try {
      this.channel.run(work);
    } catch (error) {
      this.answer(id, fail('failed'));
      throw error;
    }
  }
}

const DONE: Answer = { ok: true, result: { kind: 'done' } };
const NO_SUCH_ENTRY = refuse('unreadable', 'there is no such entry');

function refuse(code: WireError['code'], detail?: string): Answer {
  return { ok: false, error: detail === undefined ? { code } : { code, detail } };
}

const fail = (why: CommitFailure): Answer => refuse(why === 'notSaved' ? 'notSaved' : 'failed');

function lookAt(visible: VisibleTable, viewer: Viewer, { n }: Of<'moment'>): Answer {
  if (n > visible.last) return NO_SUCH_ENTRY;
  return { ok: true, result: { kind: 'moment', snapshot: visible.moment(viewer, n) } };
}

function recall(visible: VisibleTable, viewer: Viewer, { from, to }: Of<'history'>): Answer {
  if (from > to || to > visible.last) return NO_SUCH_ENTRY;
  const first = Math.max(from, to - MOST_HISTORY + 1);
  return { ok: true, result: { kind: 'history', entries: visible.entries(viewer, first, to) } };
}
