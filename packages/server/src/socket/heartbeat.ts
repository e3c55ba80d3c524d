import type { Duplex } from 'node:stream';
import type { WebSocket } from 'ws';
import type { Timeouts } from '../network/timeouts.ts';

type Loss = 'silent' | 'slowReader';

/**
 * How it stands with one socket, counted in looks and not in time: where the server itself stood still, everybody's
 * answers may lie there unread.
 */
export class WatchedSocket {
  /** Looks since anything was heard. */
  quiet = 0;
  /** Looks since everything that was sent had been taken. */
  stuck = 0;
  private readonly heartbeat: Heartbeat;
  readonly socket: WebSocket;
  readonly stream: Duplex;
  readonly lose: (loss: Loss) => void;

  constructor(heartbeat: Heartbeat, { socket, stream, lose }: SocketToWatch) {
    this.heartbeat = heartbeat;
    this.socket = socket;
    this.stream = stream;
    this.lose = lose;
  }

  hear(): void {
    this.quiet = 0;
  }

  /** Asks at once whether it is still there. */
  ask(): void {
    const { quietLooks } = this.heartbeat;
    if (this.quiet >= quietLooks) return;
    this.quiet = quietLooks;
    this.socket.ping();
  }

  stop(): void {
    this.heartbeat.forget(this);
  }
}

interface SocketToWatch {
  readonly socket: WebSocket;
  readonly stream: Duplex;
  readonly lose: (loss: Loss) => void;
}

/** Notices sockets whose other end is gone, or does not read. */
export class Heartbeat {
  readonly quietLooks: number;
  private readonly mostLooks: number;
  private readonly sockets = new Set<WatchedSocket>();
  private readonly timer: NodeJS.Timeout;

  constructor({ quiet, answering, check }: Timeouts) {
    this.quietLooks = Math.ceil(quiet / check);
    this.mostLooks = this.quietLooks + Math.ceil(answering / check);
    this.timer = setInterval(() => this.look(), check);
    this.timer.unref();
  }

  watch(socket: SocketToWatch): WatchedSocket {
    const watched = new WatchedSocket(this, socket);
    this.sockets.add(watched);
    return watched;
  }

  forget(watched: WatchedSocket): void {
    this.sockets.delete(watched);
  }

  stop(): void {
    clearInterval(this.timer);
  }

  private look(): void {
    for (const watched of this.sockets) {
      watched.stuck = watched.stream.writableLength === 0 ? 0 : watched.stuck + 1;
      if (watched.stuck > this.mostLooks) watched.lose('slowReader');
      else if (watched.quiet === this.quietLooks - 1) watched.ask();
      else if (++watched.quiet > this.mostLooks) watched.lose('silent');
    }
  }
}
