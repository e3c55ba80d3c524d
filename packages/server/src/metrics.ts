/** What is counted, for Prometheus. */
const COUNTERS = {
  potager_messages_received_total: 'Messages from clients',
  potager_messages_sent_total: 'Messages to clients',
  potager_messages_refused_total: 'Messages that came too fast',
  potager_connections_refused_total: 'Sockets turned away at the door',
  potager_slow_readers_total: 'Sockets ended because their client did not read',
  potager_requests_total: 'HTTP requests under /api',
  potager_commits_total: 'Transactions of table entries',
  potager_commit_failures_total: 'Tables whose entries could not be written',
} as const;

const HISTOGRAMS = {
  potager_command_seconds: 'From a command to its answer, on the disk',
  potager_commit_seconds: 'How long a transaction took',
} as const;

const BOUNDS = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1];

type CounterName = keyof typeof COUNTERS;
type HistogramName = keyof typeof HISTOGRAMS;

interface Gauge {
  readonly help: string;
  readonly read: () => number;
}

/** The server's figures, in the text form that Prometheus reads. */
export class Metrics {
  private readonly counts = Object.fromEntries(Object.keys(COUNTERS).map((name) => [name, 0])) as Record<
    CounterName,
    number
  >;
  private readonly histograms: Record<HistogramName, Histogram> = {
    potager_command_seconds: new Histogram(),
    potager_commit_seconds: new Histogram(),
  };
  private readonly gauges = new Map<string, Gauge>();

  count(name: CounterName, by = 1): void {
    this.counts[name] += by;
  }

  observeCommand(seconds: number): void {
    this.histograms.potager_command_seconds.add(seconds);
  }

  // As gauge of the ledger

  commit(seconds: number): void {
    this.count('potager_commits_total');
    this.histograms.potager_commit_seconds.add(seconds);
  }

  fail(): void {
    this.count('potager_commit_failures_total');
  }

  /** A figure that is read when it is asked for. */
  gauge(name: string, help: string, read: () => number): void {
    this.gauges.set(name, { help, read });
  }

  text(): string {
    const counters = Object.entries(COUNTERS).map(([name, help]) =>
      makeMetric(name, 'counter', help, [`${name} ${this.counts[name as CounterName]}`]),
    );
    const gauges = [...this.gauges].map(([name, { help, read }]) =>
      makeMetric(name, 'gauge', help, [`${name} ${read()}`]),
    );
    const histograms = Object.entries(HISTOGRAMS).map(([name, help]) =>
      makeMetric(name, 'histogram', help, this.histograms[name as HistogramName].lines(name)),
    );
    return [...counters, ...gauges, ...histograms].join('');
  }
}

class Histogram {
  private readonly counts = BOUNDS.map(() => 0);
  private total = 0;
  private sum = 0;

  add(seconds: number): void {
    this.total++;
    this.sum += seconds;
    const at = BOUNDS.findIndex((bound) => seconds <= bound);
    if (at >= 0) this.counts[at] = (this.counts[at] as number) + 1;
  }

  lines(name: string): string[] {
    let below = 0;
    const buckets = BOUNDS.map((bound, i) => `${name}_bucket{le="${bound}"} ${(below += this.counts[i] as number)}`);
    return [
      ...buckets,
      `${name}_bucket{le="+Inf"} ${this.total}`,
      `${name}_sum ${this.sum}`,
      `${name}_count ${this.total}`,
    ];
  }
}

const makeMetric = (name: string, type: string, help: string, lines: readonly string[]): string =>
  `# HELP ${name} ${help}\n# TYPE ${name} ${type}\n${lines.join('\n')}\n`;
