import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import type { HostConnection, PersonId, Restriction, ServerMessage } from '@potager/table';
import type { Subscriber } from '@potager/table/host';
import type { FastifyBaseLogger } from 'fastify';
import { type RawData, type ServerOptions, type WebSocket, WebSocketServer } from 'ws';
import { type Caller, isCrossSite, readCaller } from '../http/caller.ts';
import type { Connections } from '../admin/action.ts';
import type { Moderation } from '../admin/moderation.ts';
import type { TableRegistry } from '../tables/table-registry.ts';
import type { Metrics } from '../metrics.ts';
import type { ConnectionGuard } from '../network/connection-guard.ts';
import { sayLast } from '../network/last-word.ts';
import type { KnownRank, Peer } from '../network/peer.ts';
import type { RefusalReason, Refusals } from '../network/refusals.ts';
import type { WorkLimiter } from '../network/work-limiter.ts';
import type { Identity, Visitor } from '../people/identity.ts';
import type { Settings } from '../settings.ts';
import type { Storage } from '../storage/storage.ts';
import { version } from '../version.ts';

import { type Bye, CLOSE, Connection } from './connection.ts';
import { Heartbeat } from './heartbeat.ts';
import { type OpenSocket, OpenSockets } from './open-sockets.ts';

const SOCKET_PATH = '/api/socket';

const MOST_BYTES = 16 * 1024;
/** A message comes in one frame, or in a few where something on the way splits it. */
const MOST_FRAGMENTS = 16;
/** Pieces that one frame comes in. */
const MOST_CHUNKS = 1024;

interface Parts {
  readonly settings: Settings;
  readonly storage: Storage;
  readonly identity: Identity;
  readonly tableRegistry: TableRegistry;
  readonly metrics: Metrics;
  readonly log: FastifyBaseLogger;
  readonly refusals: Refusals;
  readonly guard: ConnectionGuard;
  readonly work: WorkLimiter;
  readonly moderation: Moderation;
  readonly now: () => number;
}

/** As ws knows them; its types lack one. */
interface SocketOptions extends ServerOptions {
  readonly closeTimeout: number;
}

/** What a socket comes in on. */
interface Entrance {
  readonly stream: Duplex;
  readonly peer: Peer;
  readonly caller: Caller;
}

/** Where sockets come in: lets those through that may, and notices which are gone. */
export class SocketServer implements Connections {
  private readonly parts: Parts;
  private readonly server: WebSocketServer;
  private readonly heartbeat: Heartbeat;
  private readonly sockets = new OpenSockets();
  private isClosed = false;

  constructor(parts: Parts) {
    this.parts = parts;
    const { timeouts } = parts.settings;
    this.heartbeat = new Heartbeat(timeouts);
    const options: SocketOptions = {
      noServer: true,
      // Compressing every message would cost ten times the speed.
      perMessageDeflate: false,
      maxPayload: MOST_BYTES,
      maxFragments: MOST_FRAGMENTS,
      maxBufferedChunks: MOST_CHUNKS,
      closeTimeout: timeouts.closing,
      // Pings count: whoever sends more than they may gets no answers, which would pile up unread.
      autoPong: false,
      clientTracking: false,
    };
    this.server = new WebSocketServer(options);
    parts.moderation.board.watch((notices) => this.tellAll({ type: 'notices', ...notices }));
  }

  get size(): number {
    return this.sockets.size;
  }

  attach(server: Server): void {
    server.on('upgrade', (request, stream, head) => {
      // A client that hangs up now is no reason to complain.
      stream.on('error', () => stream.destroy());
      const isAdmitted = this.safely(() => this.admit(request, stream, head));
      if (!isAdmitted) this.dismiss(stream, '500 Internal Server Error');
    });
  }

  /** Ends the sockets of somebody, or of one of their sessions, who is no longer signed in. */
  signOut(person: PersonId, session?: string): void {
    for (const { connection } of this.sockets.of(person)) {
      if (session !== undefined && connection.session !== session) continue;
      connection.bye('signedOut');
      connection.end();
    }
  }

  /** Lets the pages of somebody come back, as whoever their cookie says they are by now. */
  callBack(person: PersonId): void {
    for (const { connection } of this.sockets.of(person)) connection.lose();
  }

  /** From now on somebody is called this. */
  rename(person: PersonId, name: string): void {
    for (const { connection } of this.sockets.of(person)) connection.person = { id: person, name };
  }

  list(isMeant: (subscriber: Subscriber) => boolean): HostConnection[] {
    return this.sockets.connections.filter(isMeant).map(describe);
  }

  shutOut(isMeant: (connection: HostConnection) => boolean, restriction: Restriction): void {
    for (const connection of this.sockets.connections) {
      if (!isMeant(describe(connection))) continue;
      connection.shutOut(restriction);
      connection.end();
    }
  }

  clearName(person: PersonId, name: string): void {
    this.rename(person, name);
    for (const { connection } of this.sockets.of(person)) connection.say({ type: 'renamed', name });
  }

  /** Tells everyone and waits a moment until they have heard; whoever has not is left to the guard. */
  async close(): Promise<void> {
    this.isClosed = true;
    this.heartbeat.stop();
    for (const connection of this.sockets.connections) connection.bye('stopping');
    const end = performance.now() + 1000;
    while (this.size > 0 && performance.now() < end) await new Promise((resolve) => setTimeout(resolve, 10));
  }

  private admit(request: IncomingMessage, stream: Duplex, head: Buffer): void {
    const { guard, identity, settings } = this.parts;
    const caller = readCaller(request, settings);
    const path = request.url?.split('?')[0];
    const peer = guard.find(stream);
    if (path !== SOCKET_PATH) return this.dismiss(stream, '404 Not Found');
    if (this.isClosed || peer === undefined) return this.dismiss(stream, '503 Service Unavailable');
    const entrance = { stream, peer, caller };
    const reason = this.refusalOf(request, entrance);
    if (reason !== undefined) return this.refuse(entrance, reason);
    const visitor = identity.recognise(request.headers.cookie);
    const bye = this.farewellTo(visitor, caller);
    const full = visitor && !bye ? guard.know(peer, () => this.rankOf(visitor.id)) : undefined;
    if (full !== undefined) return this.refuse(entrance, full);
    this.server.handleUpgrade(request, stream, head, (socket) => {
      socket.on('error', () => socket.terminate());
      if (bye) turnAway(socket, bye);
      else if (visitor) this.connect(socket, entrance, visitor);
    });
  }

  private refusalOf(request: IncomingMessage, { peer, caller }: Entrance): RefusalReason | undefined {
    const { guard, moderation } = this.parts;
    // The page asks over HTTP why it is not let in.
    if (moderation.networkBans.find(caller.address)) return 'banned';
    if (isCrossSite(request, caller)) return 'crossSite';
    return guard.beginSocket(peer, caller.network);
  }

  /** What somebody is told who gets a socket only to be told so. To the guard they stay a stranger. */
  private farewellTo(visitor: Visitor | undefined, caller: Caller): Bye | undefined {
    if (visitor === undefined) return { type: 'bye', reason: 'signedOut' };
    const ban = this.parts.moderation.banOf(visitor.id);
    if (ban !== undefined) return { type: 'bye', reason: 'banned', ...ban };
    if (this.hasRoomFor(visitor.id)) return undefined;
    this.note('tooManyOfPerson', caller);
    return { type: 'bye', reason: 'tooMany' };
  }

  private hasRoomFor(person: PersonId): boolean {
    const own = this.sockets.of(person);
    if (own.length < this.parts.settings.limits.connectionsPerPerson) return true;
    // Perhaps some are gone without a word, as after a router's restart; then there is room at the next try.
    for (const { watched } of own) watched.ask();
    return false;
  }

  private rankOf(person: PersonId): KnownRank {
    const { settings, storage } = this.parts;
    return settings.admins.includes(person) || storage.tables.openKeys(person).length > 0 ? 'seated' : 'guest';
  }

  private connect(socket: WebSocket, { stream, caller }: Entrance, { id, name, session }: Visitor): void {
    const { tableRegistry, metrics, moderation, refusals, settings, work, now } = this.parts;
    const { messagesPerSecond } = settings.limits;
    const { address, network } = caller;
    const connection = new Connection({
      socket,
      stream,
      person: { id, name },
      session,
      address,
      network,
      since: now(),
      work,
      tableRegistry,
      metrics,
      moderation,
      refusals,
      messagesPerSecond,
    });
    const lose = (reason: 'silent' | 'slowReader'): void => {
      if (reason === 'slowReader') metrics.count('potager_slow_readers_total');
      refusals.note({ reason, address });
      socket.terminate();
    };
    this.listen(socket, { connection, watched: this.heartbeat.watch({ socket, stream, lose }) });
    connection.say({ type: 'hello', person: id, name, version });
    if (!moderation.board.isEmpty) connection.say({ type: 'notices', ...moderation.board.notices });
  }

  private listen(socket: WebSocket, open: OpenSocket): void {
    const { connection, watched } = open;
    this.sockets.add(open);
    socket.on('close', () => {
      watched.stop();
      this.sockets.remove(open);
      this.safely(() => connection.end());
    });
    socket.on('ping', (payload) => {
      watched.hear();
      connection.hearControl(() => socket.pong(payload));
    });
    socket.on('pong', () => {
      watched.hear();
      connection.hearControl(() => undefined);
    });
    socket.on('message', (message, isBinary) => {
      watched.hear();
      if (isBinary) socket.close(CLOSE.malformed, 'messages are text');
      else this.safely(() => connection.hear(makeText(message)));
    });
  }

  private tellAll(message: ServerMessage): void {
    const text = JSON.stringify(message);
    for (const connection of this.sockets.connections) connection.send(text);
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

  private refuse({ stream, caller }: Entrance, reason: RefusalReason): void {
    this.note(reason, caller);
    this.dismiss(stream, STATUS[reason] ?? '429 Too Many Requests');
  }

  private note(reason: RefusalReason, { address }: Caller): void {
    this.parts.metrics.count('potager_connections_refused_total');
    this.parts.refusals.note({ reason, address });
  }

  private dismiss(stream: Duplex, status: string): void {
    const answer = `HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`;
    sayLast(stream, answer, this.parts.settings.timeouts.closing);
  }
}

const STATUS: { readonly [reason in RefusalReason]?: string } = {
  banned: '403 Forbidden',
  crossSite: '403 Forbidden',
  tooManyConnections: '503 Service Unavailable',
};

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
