import type { Duplex } from 'node:stream';
import type { WebSocket } from 'ws';
import type { Timeouts } from '../network/timeouts.ts';

type Loss = 'silent' | 'slowReader';

/**
 * How it stands with one socket, counted in looks and not in time: where the server itself stood still, everybody's
 * answers may lie there unread.
 */
export class Pulse {
  /** Looks since anything was heard. */
  quiet = 0;
  /** Looks since everything that was sent had been taken. */
  stuck = 0;
  private readonly heartbeat: Heartbeat;
  readonly socket: WebSocket;
  readonly stream: Duplex;
  readonly lose: (loss: Loss) => void;

  constructor(heartbeat: Heartbeat, { socket, stream, lose }: Watched) {
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

interface Watched {
  readonly socket: WebSocket;
  readonly stream: Duplex;
  readonly lose: (loss: Loss) => void;
}

/** Notices sockets whose other end is gone, or does not read. */
export class Heartbeat {
  readonly quietLooks: number;
  private readonly mostLooks: number;
  private readonly pulses = new Set<Pulse>();
  private readonly timer: NodeJS.Timeout;

  constructor({ quiet, answering, check }: Timeouts) {
    this.quietLooks = Math.ceil(quiet / check);
    this.mostLooks = this.quietLooks + Math.ceil(answering / check);
    this.timer = setInterval(() => this.look(), check);
    this.timer.unref();
  }

  watch(watched: Watched): Pulse {
    const pulse = new Pulse(this, watched);
    this.pulses.add(pulse);
    return pulse;
  }

  forget(pulse: Pulse): void {
    this.pulses.delete(pulse);
  }

  stop(): void {
    clearInterval(this.timer);
  }

  private look(): void {
    for (const pulse of this.pulses) {
      pulse.stuck = pulse.stream.writableLength === 0 ? 0 : pulse.stuck + 1;
      if (pulse.stuck > this.mostLooks) pulse.lose('slowReader');
      else if (pulse.quiet === this.quietLooks - 1) pulse.ask();
      else if (++pulse.quiet > this.mostLooks) pulse.lose('silent');
    }
  }
}
