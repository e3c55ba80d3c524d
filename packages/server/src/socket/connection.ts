import type { Duplex } from 'node:stream';
import type { Person, Restriction, ServerMessage } from '@potager/table';
import { type ClientChannel, HostedClient } from '@potager/table/host';
import * as v from 'valibot';
import type { WebSocket } from 'ws';
import type { TableRegistry } from '../tables/table-registry.ts';
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
/** So many messages too many, and it is no mistake any more. */
const MOST_IGNORED = 200;

export type Bye = Extract<ServerMessage, { type: 'bye' }>;

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
  readonly tableRegistry: TableRegistry;
  readonly metrics: Metrics;
  readonly refusals: Refusals;
  readonly moderation: Moderation;
  readonly messagesPerSecond: number;
}

/** One socket: reads what its client says, within limits; what the messages ask for, a `HostedClient` answers. */
export class Connection implements ClientChannel {
  readonly session: string;
  readonly address: string;
  readonly since: number;
  person: Person;
  private readonly socket: WebSocket;
  private readonly stream: Duplex;
  private isCorked = false;
  private readonly hosted: HostedClient;
  private readonly metrics: Metrics;
  private readonly refusals: Refusals;
  private readonly client: Client;
  private readonly work: WorkLimiter;
  private readonly moderation: Moderation;
  private readonly bucket: Bucket;
  private ignored = 0;

  constructor(parts: Parts) {
    const { socket, stream, person, session, address, since, network, work } = parts;
    const { tableRegistry, metrics, refusals, moderation, messagesPerSecond } = parts;
    this.socket = socket;
    this.stream = stream;
    this.person = person;
    this.session = session;
    this.address = address;
    this.since = since;
    this.hosted = new HostedClient(this, tableRegistry);
    this.metrics = metrics;
    this.refusals = refusals;
    this.client = { person: person.id, network };
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
    this.hosted.end();
  }

  /** A ping or a pong costs what a message costs. */
  hearControl(answer: () => void): void {
    if (this.socket.readyState !== this.socket.OPEN) return;
    if (this.bucket.take()) return answer();
    if (this.isTooMuch()) this.cutOff('messageRate');
  }

  hear(text: string): void {
    this.run(() => this.read(text));
  }

  run(work: () => void): void {
    this.work.run(this.client, work);
  }

  charge(milliseconds: number): void {
    this.work.charge(this.client, milliseconds);
  }

  timeCommand(): () => void {
    const begun = performance.now();
    return () => this.metrics.observeCommand((performance.now() - begun) / 1000);
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
      return this.hosted.answer(id, {
        ok: false,
        error: { code: 'unreadable', detail: describeIssue(parsed.issues[0]) },
      });
    }
    const message = parsed.output;
    const refusal = message.type === 'command' && this.moderation.refusalOf(message.command, this.person.id);
    if (refusal) this.hosted.answer(id, { ok: false, refusal });
    else this.hosted.hear(message);
  }

  private ignore(id: string, reason: 'messageRate' | 'workRate'): void {
    if (this.isTooMuch()) this.cutOff(reason);
    else this.hosted.answer(id, { ok: false, error: { code: 'tooFast' } });
  }

  private isTooMuch(): boolean {
    this.metrics.count('potager_messages_refused_total');
    return ++this.ignored > MOST_IGNORED;
  }

  private cutOff(reason: 'messageRate' | 'workRate'): void {
    this.note(reason);
    this.bye('tooMany');
    // What still comes would only be read to be thrown away.
    this.socket.pause();
  }

  private note(reason: RefusalReason): void {
    this.refusals.note({ reason, address: this.address });
  }
}

/** Those who have something to send at the end of this turn of the loop. */
const corked: Connection[] = [];

function uncorkAll(): void {
  for (const connection of corked.splice(0)) connection.uncork();
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
