import type { Answer, ServerMessage } from '@potager/table';
import { signal } from '@preact/signals';
import type { HostClient, ConnectionState, Push, Request } from './host-client.ts';
import { ban, notices } from './notices.ts';
import { PendingRequests } from './pending-requests.ts';

const FIRST_WAIT_MS = 400;
const LONGEST_WAIT_MS = 15_000;
/** A connection that brings nothing for so long, not even an answer to a ping, is taken for lost. */
const PING_MS = 20_000;
const SILENCE_MS = 35_000;
/** How the server closes a connection that it no longer knows anybody on. */
const SIGNED_OUT = 4401;
/** How it closes one of somebody who is not let in any more. */
const BANNED = 4403;

/** What the connection needs of its browser. */
export interface Surroundings {
  /** Begins a new connection to the server. */
  connect(): Socket;
  /** Tells when the network may be there again, and when it is gone. */
  watchNetwork(network: { back(): void; gone(): void }, until: AbortSignal): void;
  /** The server gave the reader another name. */
  onRenamed(): void;
}

export type Socket = Pick<WebSocket, 'addEventListener' | 'send' | 'close'>;

/**
 * Tables that a server keeps. A lost connection is made anew by itself, sooner when the browser says that the network
 * is back.
 */
export class SocketClient implements HostClient {
  readonly person = signal<string | undefined>(undefined);
  readonly connection = signal<ConnectionState>('connecting');
  private readonly surroundings: Surroundings;
  private socket: Socket | undefined;
  private isGreeted = false;
  private wasOpen = false;
  private wait = FIRST_WAIT_MS;
  private retry: ReturnType<typeof setTimeout> | undefined;
  private lastHeard = 0;
  private readonly timer = setInterval(() => this.checkSilence(), PING_MS);
  private readonly ending = new AbortController();
  private readonly returns = new Set<() => Promise<void>>();
  private readonly pending = new PendingRequests((message) => {
    if (this.isGreeted) this.socket?.send(JSON.stringify(message));
  });

  constructor(surroundings: Surroundings) {
    this.surroundings = surroundings;
    surroundings.watchNetwork({ back: () => this.hurry(), gone: () => this.lose() }, this.ending.signal);
    this.connect();
  }

  /** Nobody will ask any more. */
  end(): void {
    this.ending.abort();
    clearInterval(this.timer);
    this.hangUp('signedOut');
  }

  async ask(request: Request): Promise<Answer> {
    return this.pending.ask(request);
  }

  listen(listener: (push: Push) => void): () => void {
    return this.pending.listen(listener);
  }

  onReturn(callback: () => Promise<void>): () => void {
    this.returns.add(callback);
    return () => this.returns.delete(callback);
  }

  private connect(): void {
    clearTimeout(this.retry);
    const socket = this.surroundings.connect();
    this.socket = socket;
    this.lastHeard = Date.now();
    socket.addEventListener('message', ({ data }: MessageEvent<string>) => {
      if (socket === this.socket) this.receive(JSON.parse(data) as ServerMessage);
    });
    socket.addEventListener('close', ({ code }) => {
      if (socket !== this.socket) return;
      if (code === SIGNED_OUT || code === BANNED) this.hangUp('signedOut');
      else this.lose();
    });
  }

  private receive(message: ServerMessage): void {
    this.lastHeard = Date.now();
    if (message.type === 'hello') void this.greet(message.person);
    else if (message.type === 'notices') notices.value = message;
    else if (message.type === 'renamed') this.surroundings.onRenamed();
    else if (message.type !== 'bye') this.pending.receive(message);
    else if (message.reason === 'banned') ban.value = message;
  }

  private async greet(person: string): Promise<void> {
    const waiting = this.pending.unanswered();
    const socket = this.socket;
    this.isGreeted = true;
    this.wait = FIRST_WAIT_MS;
    this.person.value = person;
    if (this.wasOpen) await Promise.all([...this.returns].map(async (callback) => callback()));
    if (socket !== this.socket || !this.isGreeted) return;
    this.wasOpen = true;
    this.connection.value = 'open';
    const isStillOpen = new Set(this.pending.unanswered().map(({ id }) => id));
    for (const message of waiting) if (isStillOpen.has(message.id)) socket?.send(JSON.stringify(message));
  }

  private hangUp(state: ConnectionState): void {
    this.isGreeted = false;
    const { socket } = this;
    this.socket = undefined;
    socket?.close();
    clearTimeout(this.retry);
    this.connection.value = state;
  }

  private lose(): void {
    this.hangUp('lost');
    this.retry = setTimeout(() => this.connect(), this.wait * (0.75 + Math.random() / 2));
    this.wait = Math.min(LONGEST_WAIT_MS, this.wait * 2);
  }

  private hurry(): void {
    this.wait = FIRST_WAIT_MS;
    if (this.connection.peek() === 'lost' && this.socket === undefined) this.connect();
  }

  private checkSilence(): void {
    if (!this.isGreeted) return;
    if (Date.now() - this.lastHeard > SILENCE_MS) this.lose();
    else void this.pending.ask({ type: 'ping' });
  }
}
