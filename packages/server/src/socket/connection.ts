import type { Duplex } from 'node:stream';
import { SPECTATOR, type Viewer } from '@potager/kernel';
import {
  type Answer,
  type ClientMessage,
  holds,
  type Person,
  type Reply,
  type Restriction,
  type ServerMessage,
} from '@potager/table';
import * as v from 'valibot';
import type { WebSocket } from 'ws';
import type { Known, Listener } from '../house/audience.ts';
import type { House } from '../house/house.ts';
import type { LiveTable } from '../house/live-table.ts';
import type { VisibleTable } from '../house/visible-table.ts';
import type { Moderation } from '../admin/moderation.ts';
import { describeIssue } from '../describe-issue.ts';
import { Bucket } from '../bucket.ts';
import type { Metrics } from '../metrics.ts';
import type { RefusalReason, Refusals } from '../network/refusals.ts';
import type { Client, WorkLimiter } from '../network/work-limiter.ts';
import { clientMessage } from './schemas.ts';

/** Why a connection ends, for those who write clients. */
export const CLOSE = { stopping: 1012, malformed: 4400, signedOut: 4401, banned: 4403, tooMany: 4429 } as const;

/** What waits to be read by a client that does not read. */
const MOST_BUFFERED = 1_000_000;
const MOST_TABLES = 32;
/** So many messages too many, and it is no mistake any more. */
const MOST_IGNORED = 200;
const MOST_HISTORY = 500;

export type Bye = Extract<ServerMessage, { type: 'bye' }>;

type Of<T extends ClientMessage['type']> = Extract<ClientMessage, { type: T }>;

/** What is said about one table. */
type AtTable = Extract<ClientMessage, { table: string }>;

interface Parts {
  readonly socket: WebSocket;
  /** What the socket writes to. */
  readonly stream: Duplex;
  readonly person: Person;
  readonly session: string;
  /** Where it comes from, and since when. */
  readonly address: string;
  readonly since: number;
  readonly network: string;
  readonly work: WorkLimiter;
  readonly house: House;
  readonly metrics: Metrics;
  readonly refusals: Refusals;
  readonly moderation: Moderation;
  readonly messagesPerSecond: number;
}

/** One socket: reads what its client says, and answers every message exactly once. */
export class Connection implements Listener {
  readonly session: string;
  readonly address: string;
  readonly since: number;
  person: Person;
  private readonly socket: WebSocket;
  private readonly stream: Duplex;
  private isCorked = false;
  private hasEnded = false;
  private readonly house: House;
  private readonly metrics: Metrics;
  private readonly refusals: Refusals;
  private readonly network: string;
  private readonly work: WorkLimiter;
  private readonly moderation: Moderation;
  private readonly bucket: Bucket;
  private readonly joined = new Set<LiveTable>();
  private ignored = 0;

  constructor(parts: Parts) {
    const { socket, stream, person, session, address, since, network, work } = parts;
    const { house, metrics, refusals, moderation, messagesPerSecond } = parts;
    this.socket = socket;
    this.stream = stream;
    this.person = person;
    this.session = session;
    this.address = address;
    this.since = since;
    this.house = house;
    this.metrics = metrics;
    this.refusals = refusals;
    this.network = network;
    this.work = work;
    this.moderation = moderation;
    this.bucket = new Bucket({ perSecond: messagesPerSecond, burst: 3 * messagesPerSecond });
  }

  say(message: ServerMessage): void {
    this.send(JSON.stringify(message));
  }

  send(text: string): void {
    if (this.socket.readyState !== this.socket.OPEN) return;
    if (this.socket.bufferedAmount > MOST_BUFFERED) {
      this.metrics.count('potager_slow_readers_total');
      this.note('slowReader');
      // A closing handshake would queue up behind all the rest.
      this.socket.terminate();
      return;
    }
    this.metrics.count('potager_messages_sent_total');
    this.cork();
    this.socket.send(text);
  }

  /** What is sent in one go, such as an answer and the update after it, leaves in one packet. */
  private cork(): void {
    if (this.isCorked) return;
    this.isCorked = true;
    this.stream.cork();
    if (corked.push(this) === 1) process.nextTick(uncorkAll);
  }

  uncork(): void {
    this.isCorked = false;
    this.stream.uncork();
  }

  lose(): void {
    this.socket.close(CLOSE.stopping);
  }

  bye(reason: Exclude<Bye['reason'], 'banned'>): void {
    this.sendAway({ type: 'bye', reason });
  }

  /** They may not come any more. */
  shutOut(restriction: Restriction): void {
    this.sendAway({ type: 'bye', reason: 'banned', ...restriction });
  }

  private sendAway(bye: Bye): void {
    this.say(bye);
    this.socket.close(CLOSE[bye.reason], bye.reason);
  }

  /** The socket is gone. */
  end(): void {
    this.hasEnded = true;
    this.house.lobby.close(this);
    for (const live of this.joined) live.audience.part(this);
    this.joined.clear();
  }

  hear(text: string): void {
    this.work.run(this.client, () => this.read(text));
  }

  private get client(): Client {
    return { person: this.person.id, network: this.network };
  }

  private read(text: string): void {
    // Whoever was told to go is not heeded any more, whether they go or not.
    if (this.socket.readyState !== this.socket.OPEN) return;
    this.metrics.count('potager_messages_received_total');
    const value = parseJson(text);
    const id = readId(value);
    if (id === undefined) return this.socket.close(CLOSE.malformed, 'a message has an id');
    if (!this.bucket.take()) return this.ignore(id, 'messageRate');
    if (!this.work.allows(this.client)) return this.ignore(id, 'workRate');
    const parsed = v.safeParse(clientMessage, value);
    if (!parsed.success) {
      return this.answer(id, { ok: false, error: { code: 'unreadable', detail: describeIssue(parsed.issues[0]) } });
    }
    this.answering(id, () => this.heed(parsed.output));
  }

  private ignore(id: string, reason: 'messageRate' | 'workRate'): void {
    this.ignored++;
    this.metrics.count('potager_messages_refused_total');
    if (this.ignored > MOST_IGNORED) {
      this.note(reason);
      this.bye('tooMany');
    } else this.answer(id, { ok: false, error: { code: 'tooFast' } });
  }

  private note(reason: RefusalReason): void {
    this.refusals.note({ reason, address: this.address });
  }

  private heed(message: ClientMessage): void {
    const { id } = message;
    if (message.type === 'ping') return this.answer(id, DONE);
    if (message.type === 'lobby') return this.watchLobby(message);
    const live = this.house.find(message.table);
    if (live === undefined) {
      const code = this.house.isSetAside(message.table) ? 'setAside' : 'noSuchTable';
      return this.answer(id, { ok: false, error: { code } });
    }
    // Who sees everything later does not wait for what others do meanwhile.
    if (live.isLate(this.person.id)) return this.attend(live, message);
    live.inTurn((mayAct) => {
      if (this.hasEnded) return;
      if (mayAct) this.answering(id, () => this.attend(live, message));
      else this.answer(id, FAILED);
    });
  }

  /** Whatever goes wrong, everything said is answered. */
  private answering(id: string, work: () => void): void {
    try {
      this.work.run(this.client, work);
    } catch (error) {
      this.answer(id, FAILED);
      throw error;
    }
  }

  private attend(live: LiveTable, message: AtTable): void {
    switch (message.type) {
      case 'command':
        return this.command(live, message);
      case 'join':
        return this.join(live, message);
      case 'part':
        this.joined.delete(live);
        live.audience.part(this);
        return this.answer(message.id, DONE);
      case 'moment':
      case 'history':
        return this.lookBack(live, message);
    }
  }

  private watchLobby({ id, isOpen }: Of<'lobby'>): void {
    if (!isOpen) {
      this.house.lobby.close(this);
      return this.answer(id, DONE);
    }
    this.answer(id, { ok: true, result: { kind: 'lobby', ...this.house.lobby.open(this) } });
  }

  private command(live: LiveTable, { id, command }: Of<'command'>): void {
    const refusal = this.moderation.refusalOf(command, this.person.id);
    if (refusal) return this.answer(id, { ok: false, refusal });
    const visible = live.visibleTo(this.person.id);
    if ('version' in command && command.version > visible.last) return this.answer(id, NO_SUCH_ENTRY);
    const known = visible.answer(command, this.person, id);
    if (known) return this.answer(id, this.makeAnswer(live, known, command));
    const begun = performance.now();
    const { client } = this;
    const bear = (milliseconds: number): void => this.work.charge(client, milliseconds);
    live.handle(command, { by: this.person, id, bear }, (reply) => {
      this.metrics.observeCommand((performance.now() - begun) / 1000);
      if (reply === undefined) return this.answer(id, live.isStuck ? NOT_SAVED : FAILED);
      this.answering(id, () => this.answer(id, this.makeAnswer(live, reply, command)));
    });
  }

  private makeAnswer(live: LiveTable, reply: Reply, command: Of<'command'>['command']): Answer {
    if (reply.ok) {
      // Which number it has would tell how much has happened that is not to be seen yet.
      if (reply.n > live.visibleTo(this.person.id).last) return DONE;
      const update = live.audience.news(this);
      return { ok: true, result: update ? { kind: 'entry', n: reply.n, update } : { kind: 'entry', n: reply.n } };
    }
    if ('refusal' in reply) return { ok: false, refusal: reply.refusal };
    const { seat, version } = command as { seat: number; version: number };
    return { ok: false, missed: live.audience.missed(this, seat, version) };
  }

  private join(live: LiveTable, { id, as, ...known }: Of<'join'>): void {
    if (as !== undefined && !holds(live.hall, this.person.id, as)) {
      return this.answer(id, { ok: false, error: { code: 'notYourSeat' } });
    }
    if (!this.joined.has(live) && this.joined.size >= MOST_TABLES) {
      return this.answer(id, { ok: false, error: { code: 'tooMany', detail: `at most ${MOST_TABLES} tables` } });
    }
    // From here on it counts, however long it has to wait.
    this.joined.add(live);
    if (as !== undefined) this.comeBack(live, as);
    live.whenKnown(this.person.id, () => {
      // Whoever hung up meanwhile must not stay in the audience.
      if (this.hasEnded) return;
      if (live.isEnded) {
        this.joined.delete(live);
        return this.answer(id, FAILED);
      }
      this.answering(id, () => this.answer(id, this.follow(live, as ?? SPECTATOR, known)));
    });
  }

  private follow(live: LiveTable, viewer: Viewer, known: Known): Answer {
    const given = live.audience.join(this, viewer, known);
    const { presence } = live.visibleTo(this.person.id);
    const result =
      'update' in given
        ? ({ kind: 'update', ...given, presence } as const)
        : ({ kind: 'snapshot', ...given, presence } as const);
    return { ok: true, result };
  }

  /** A bot that stood in only because somebody was gone leaves when they are back. */
  private comeBack(live: LiveTable, seat: number): void {
    const chair = live.hall.seats[seat];
    if (chair?.kind !== 'human' || chair.standIn?.why !== 'absent') return;
    live.act((table, at) => table.handle({ kind: 'return', seat }, this.person, { at }));
  }

  private lookBack(live: LiveTable, message: Of<'moment'> | Of<'history'>): void {
    const { id } = message;
    const viewer = live.audience.viewerOf(this);
    if (viewer === undefined) return this.answer(id, { ok: false, error: { code: 'notJoined' } });
    live.whenKnown(this.person.id, () => {
      if (live.isEnded) return this.answer(id, FAILED);
      const visible = live.visibleTo(this.person.id);
      this.answering(id, () =>
        this.answer(
          id,
          message.type === 'moment' ? lookAt(visible, viewer, message) : recall(visible, viewer, message),
        ),
      );
    });
  }

  private answer(id: string, answer: Answer): void {
    this.say({ type: 'answer', id, ...answer });
  }
}

/** Those who have something to send at the end of this turn of the loop. */
const corked: Connection[] = [];

function uncorkAll(): void {
  for (const connection of corked.splice(0)) connection.uncork();
}

const DONE: Answer = { ok: true, result: { kind: 'done' } };
const FAILED: Answer = { ok: false, error: { code: 'failed' } };
const NOT_SAVED: Answer = { ok: false, error: { code: 'notSaved' } };
const NO_SUCH_ENTRY: Answer = { ok: false, error: { code: 'unreadable', detail: 'there is no such entry' } };

function lookAt(visible: VisibleTable, viewer: Viewer, { n }: Of<'moment'>): Answer {
  if (n > visible.last) return NO_SUCH_ENTRY;
  return { ok: true, result: { kind: 'moment', snapshot: visible.moment(viewer, n) } };
}

function recall(visible: VisibleTable, viewer: Viewer, { from, to }: Of<'history'>): Answer {
  if (from > to || to > visible.last) return NO_SUCH_ENTRY;
  const first = Math.max(from, to - MOST_HISTORY + 1);
  return { ok: true, result: { kind: 'history', entries: visible.entries(viewer, first, to) } };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function readId(value: unknown): string | undefined {
  if (typeof value !== 'object' || value === null || !('id' in value)) return undefined;
  return typeof value.id === 'string' && value.id.length > 0 && value.id.length <= 64 ? value.id : undefined;
}
