import { monitorEventLoopDelay } from 'node:perf_hooks';

/** How often it looks; every look comes that much later than the last one where nothing holds it up. */
const RESOLUTION_MS = 20;

/** How long things have waited for the main thread since this was last read, in seconds. */
interface Lag {
  readonly p50: number;
  readonly p99: number;
  readonly max: number;
}

/** Notices how long everybody waits because the main thread is at work. */
export class EventLoopLag {
  private readonly monitor = monitorEventLoopDelay({ resolution: RESOLUTION_MS });

  constructor() {
    this.monitor.enable();
  }

  /** And begins anew. */
  read(): Lag {
    const { monitor } = this;
    const lag = {
      p50: makeSeconds(monitor.percentile(50)),
      p99: makeSeconds(monitor.percentile(99)),
      max: makeSeconds(monitor.max),
    };
    monitor.reset();
    return lag;
  }

  stop(): void {
    this.monitor.disable();
  }
}

const makeSeconds = (nanoseconds: number): number => Math.max(0, nanoseconds / 1e9 - RESOLUTION_MS / 1000);
