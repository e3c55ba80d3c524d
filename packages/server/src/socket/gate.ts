import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import type { HostConnection, PersonId, Restriction, ServerMessage } from '@potager/table';
import type { Subscriber } from '@potager/table/host';
import type { FastifyBaseLogger } from 'fastify';
import { type RawData, type WebSocket, WebSocketServer } from 'ws';
import { type Caller, isCrossSite, readCaller } from '../http/caller.ts';
import type { Connections } from '../admin/action.ts';
import type { Moderation } from '../admin/moderation.ts';
import type { House } from '../house/house.ts';
import type { Metrics } from '../metrics.ts';
import type { RefusalReason, Refusals } from '../network/refusals.ts';
import type { WorkLimiter } from '../network/work-limiter.ts';
import type { Identity, Visitor } from '../people/identity.ts';
import type { Settings } from '../settings.ts';
import { version } from '../version.ts';
import { type Bye, CLOSE, Connection } from './connection.ts';

const SOCKET_PATH = '/api/socket';

const MOST_BYTES = 16 * 1024;
const HEARTBEAT_MS = 30_000;

interface Parts {
  readonly settings: Settings;
  readonly identity: Identity;
  readonly house: House;
  readonly metrics: Metrics;
  readonly log: FastifyBaseLogger;
  readonly refusals: Refusals;
  readonly work: WorkLimiter;
  readonly moderation: Moderation;
  readonly now: () => number;
}

interface Line {
  readonly socket: WebSocket;
  readonly stream: Duplex;
}

/** Where sockets come in: lets those through that may, keeps count of them, and notices which are gone. */
export class Gate implements Connections {
  private readonly parts: Parts;
  // Compressing every message would cost ten times the speed.
  private readonly server = new WebSocketServer({
    noServer: true,
    perMessageDeflate: false,
    maxPayload: MOST_BYTES,
    clientTracking: false,
  });
  private readonly connections = new Map<WebSocket, Connection>();
  private readonly alive = new WeakSet<WebSocket>();
  private readonly byPerson = new Map<PersonId, number>();
  private readonly byNetwork = new Map<string, number>();
  private readonly heartbeat: NodeJS.Timeout;
  private isClosed = false;

  constructor(parts: Parts) {
    this.parts = parts;
    this.heartbeat = setInterval(() => this.beat(), HEARTBEAT_MS);
    this.heartbeat.unref();
    parts.moderation.board.watch((notices) => this.tellAll({ type: 'notices', ...notices }));
  }

  get size(): number {
    return this.connections.size;
  }

  attach(server: Server): void {
    server.on('upgrade', (request, socket, head) => {
      // A client that hangs up now is no reason to complain.
      socket.on('error', () => socket.destroy());
      const isAdmitted = this.safely(() => this.admit(request, socket, head));
      if (!isAdmitted) dismiss(socket, '500 Internal Server Error');
    });
  }

  /** Ends the sockets of somebody, or of one of their sessions, who is no longer signed in. */
  signOut(person: PersonId, session?: string): void {
    for (const connection of this.connections.values()) {
      const isMeant = connection.person.id === person && (session === undefined || connection.session === session);
      if (!isMeant) continue;
      connection.bye('signedOut');
      connection.end();
    }
  }

  /** From now on somebody is called this. */
  rename(person: PersonId, name: string): void {
    for (const connection of this.connections.values()) {
      if (connection.person.id === person) connection.person = { id: person, name };
    }
  }

  list(isMeant: (subscriber: Subscriber) => boolean): HostConnection[] {
    return [...this.connections.values()].filter(isMeant).map(describe);
  }

  shutOut(isMeant: (connection: HostConnection) => boolean, restriction: Restriction): void {
    for (const connection of this.connections.values()) {
      if (!isMeant(describe(connection))) continue;
      connection.shutOut(restriction);
      connection.end();
    }
  }

  clearName(person: PersonId, name: string): void {
    this.rename(person, name);
    for (const connection of this.connections.values()) {
      if (connection.person.id === person) connection.say({ type: 'renamed', name });
    }
  }

  /** Tells everyone and waits a moment until they have heard. */
  async close(): Promise<void> {
    this.isClosed = true;
    clearInterval(this.heartbeat);
    for (const connection of this.connections.values()) connection.bye('stopping');
    const end = performance.now() + 1000;
    while (this.connections.size > 0 && performance.now() < end)
      await new Promise((resolve) => setTimeout(resolve, 10));
    for (const socket of this.connections.keys()) socket.terminate();
  }

  private admit(request: IncomingMessage, stream: Duplex, head: Buffer): void {
    const { settings, identity, moderation } = this.parts;
    const caller = readCaller(request, settings);
    const path = request.url?.split('?')[0];
    if (path !== SOCKET_PATH) return dismiss(stream, '404 Not Found');
    if (this.isClosed) return dismiss(stream, '503 Service Unavailable');
    const reason = this.refusalOf(request, caller);
    if (reason !== undefined) return this.refuse(stream, reason, caller);
    const visitor = identity.recognise(request.headers.cookie);
    this.server.handleUpgrade(request, stream, head, (socket) => {
      socket.on('error', () => socket.terminate());
      if (visitor === undefined) return turnAway(socket, { type: 'bye', reason: 'signedOut' });
      const ban = moderation.banOf(visitor.id);
      if (ban !== undefined) return turnAway(socket, { type: 'bye', reason: 'banned', ...ban });
      if ((this.byPerson.get(visitor.id) ?? 0) >= settings.limits.connectionsPerPerson) {
        this.note('tooManyOfPerson', caller);
        return turnAway(socket, { type: 'bye', reason: 'tooMany' });
      }
      this.connect({ socket, stream }, visitor, caller);
    });
  }

  private refusalOf(request: IncomingMessage, caller: Caller): RefusalReason | undefined {
    const { moderation, settings } = this.parts;
    const { connections, connectionsPerAddress } = settings.limits;
    // The page asks over HTTP why it is not let in.
    if (moderation.networkBans.find(caller.address)) return 'banned';
    if (isCrossSite(request, caller)) return 'crossSite';
    if (this.size >= connections) return 'tooManyConnections';
    return (this.byNetwork.get(caller.network) ?? 0) >= connectionsPerAddress ? 'tooManyOfAddress' : undefined;
  }

  private connect({ socket, stream }: Line, { id, name, session }: Visitor, { address, network }: Caller): void {
    const { house, metrics, moderation, refusals, settings, work, now } = this.parts;
    const { messagesPerSecond } = settings.limits;
    const connection = new Connection({
      socket,
      stream,
      person: { id, name },
      session,
      address,
      network,
      since: now(),
      work,
      house,
      metrics,
      moderation,
      refusals,
      messagesPerSecond,
    });
    this.connections.set(socket, connection);
    this.alive.add(socket);
    change(this.byPerson, id, 1);
    change(this.byNetwork, network, 1);
    socket.on('pong', () => this.alive.add(socket));
    socket.on('close', () => {
      this.connections.delete(socket);
      change(this.byPerson, id, -1);
      change(this.byNetwork, network, -1);
      this.safely(() => connection.end());
    });
    socket.on('message', (message, isBinary) => {
      if (isBinary) socket.close(CLOSE.malformed, 'messages are text');
      else this.safely(() => connection.hear(makeText(message)));
    });
    connection.say({ type: 'hello', person: id, name, version });
    if (!moderation.board.isEmpty) connection.say({ type: 'notices', ...moderation.board.notices });
  }

  private tellAll(message: ServerMessage): void {
    const text = JSON.stringify(message);
    for (const connection of this.connections.values()) connection.send(text);
  }

  /** What goes wrong on one socket must not end the others. Returns whether nothing did. */
  private safely(work: () => void): boolean {
    try {
      work();
      return true;
    } catch (error) {
      this.parts.log.error({ problem: (error as Error).message }, 'a socket failed');
      return false;
    }
  }

  private refuse(stream: Duplex, reason: RefusalReason, caller: Caller): void {
    this.note(reason, caller);
    dismiss(stream, STATUS[reason] ?? '429 Too Many Requests');
  }

  private note(reason: RefusalReason, { address }: Caller): void {
    this.parts.metrics.count('potager_connections_refused_total');
    this.parts.refusals.note({ reason, address });
  }

  /** A client that has not answered since the last time is gone. */
  private beat(): void {
    for (const socket of this.connections.keys()) {
      if (!this.alive.has(socket)) {
        socket.terminate();
        continue;
      }
      this.alive.delete(socket);
      socket.ping();
    }
  }
}

const STATUS: { readonly [reason in RefusalReason]?: string } = {
  banned: '403 Forbidden',
  crossSite: '403 Forbidden',
  tooManyConnections: '503 Service Unavailable',
};

function dismiss(stream: Duplex, status: string): void {
  stream.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}

function turnAway(socket: WebSocket, bye: Bye): void {
  socket.send(JSON.stringify(bye));
  socket.close(CLOSE[bye.reason], bye.reason);
}

const describe = ({ person: { id: person, name }, address, since }: Connection): HostConnection => ({
  person,
  name,
  address,
  since,
});

const makeText = (message: RawData): string =>
  Buffer.isBuffer(message) ? message.toString('utf8') : Buffer.concat(message as Buffer[]).toString('utf8');

function change<K>(counts: Map<K, number>, key: K, by: number): void {
  const count = (counts.get(key) ?? 0) + by;
  if (count > 0) counts.set(key, count);
  else counts.delete(key);
}
