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

/** What is counted by kind. Kinds are few and ours: whatever a client can make up would grow without end. */
const KINDS = {
  potager_responses_total: { label: 'status', help: 'HTTP answers, by status' },
  potager_refusals_total: { label: 'reason', help: 'Connections, requests and messages turned away, by reason' },
  potager_calls_made_total: { label: 'way', help: 'Rings, mails and hooks that told somebody of their turn, by way' },
  potager_calls_failed_total: { label: 'way', help: 'Tries to do so that did not arrive, by way' },
} as const;

const HISTOGRAMS = {
  potager_command_seconds: 'From a command to its answer, on the disk',
  potager_commit_seconds: 'How long a transaction took',
  potager_bot_wait_seconds: 'How long a question at a table that somebody looks at waited for a thread of the bots',
  potager_bot_think_seconds: 'How long a bot thought about a move',
} as const;

const BOUNDS = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 2.5, 10];

type CounterName = keyof typeof COUNTERS;
type KindName = keyof typeof KINDS;
type HistogramName = keyof typeof HISTOGRAMS;

/** Counted by kind; kinds are few and ours. */
interface ByKind {
  readonly label: string;
  readonly counts: { readonly [kind: string]: number };
}

/** Figures that are found together; one that cannot be had here is undefined. */
type Figures<Name extends string> = { readonly [name in Name]: number | ByKind | undefined };

interface Gauges {
  readonly helps: { readonly [name: string]: string };
  readonly read: () => Figures<string> | Promise<Figures<string>>;
}

/** The server's figures, in the text form that Prometheus reads. */
export class Metrics {
  private readonly counts = Object.fromEntries(Object.keys(COUNTERS).map((name) => [name, 0])) as Record<
    CounterName,
    number
  >;
  private readonly kinds: Record<KindName, Map<string, number>> = {
    potager_responses_total: new Map(),
    potager_refusals_total: new Map(),
    potager_calls_made_total: new Map(),
    potager_calls_failed_total: new Map(),
  };
  private readonly histograms: Record<HistogramName, Histogram> = {
    potager_command_seconds: new Histogram(),
    potager_commit_seconds: new Histogram(),
    potager_bot_wait_seconds: new Histogram(),
    potager_bot_think_seconds: new Histogram(),
  };
  private readonly gauges: Gauges[] = [];

  count(name: CounterName, by = 1): void {
    this.counts[name] += by;
  }

  countKind(name: KindName, kind: string): void {
    const counts = this.kinds[name];
    counts.set(kind, (counts.get(kind) ?? 0) + 1);
  }

  observeCommand(seconds: number): void {
    this.histograms.potager_command_seconds.add(seconds);
  }

  // As gauge of the commits

  commit(seconds: number): void {
    this.count('potager_commits_total');
    this.histograms.potager_commit_seconds.add(seconds);
  }

  fail(): void {
    this.count('potager_commit_failures_total');
  }

  // As gauge of the bots

  waited(seconds: number): void {
    this.histograms.potager_bot_wait_seconds.add(seconds);
  }

  thought(seconds: number): void {
    this.histograms.potager_bot_think_seconds.add(seconds);
  }

  /** Figures that are read when they are asked for, with what each is. */
  addGauges<Name extends string>(
    helps: { readonly [name in Name]: string },
    read: () => Figures<Name> | Promise<Figures<Name>>,
  ): void {
    this.gauges.push({ helps, read });
  }

  async text(): Promise<string> {
    const counters = Object.entries(COUNTERS).map(([name, help]) =>
      makeMetric(name, 'counter', help, [`${name} ${this.counts[name as CounterName]}`]),
    );
    const kinds = Object.entries(KINDS).map(([name, { label, help }]) => {
      const counts = [...this.kinds[name as KindName]].toSorted(([a], [b]) => (a < b ? -1 : 1));
      const lines = counts.map(([kind, count]) => `${name}{${label}="${kind}"} ${count}`);
      return makeMetric(name, 'counter', help, lines);
    });
    const histograms = Object.entries(HISTOGRAMS).map(([name, help]) =>
      makeMetric(name, 'histogram', help, this.histograms[name as HistogramName].lines(name)),
    );
    const gauges = await Promise.all(this.gauges.map(readGauges));
    return [...counters, ...kinds, ...gauges.flat(), ...histograms].join('');
  }
}

/** What cannot be read is left out: the other figures are wanted most when something is wrong. */
async function readGauges({ helps, read }: Gauges): Promise<string[]> {
  const figures = await Promise.try(read).catch((): Figures<string> => ({}));
  return Object.entries(helps).flatMap(([name, help]) => {
    const figure = figures[name];
    return figure === undefined ? [] : [makeMetric(name, 'gauge', help, makeLines(name, figure))];
  });
}

function makeLines(name: string, figure: number | ByKind): string[] {
  if (typeof figure === 'number') return [`${name} ${figure}`];
  const { label, counts } = figure;
  return Object.entries(counts).map(([kind, count]) => `${name}{${label}="${kind}"} ${count}`);
}

class Histogram {
  private readonly counts = BOUNDS.map(() => 0);
  private total = 0;
  private sum = 0;

  add(seconds: number): void {
    this.total++;
    this.sum += seconds;
    const at = BOUNDS.findIndex((bound) => seconds <= bound);
    if (at >= 0) this.counts[at]! += 1;
  }

  lines(name: string): string[] {
    let below = 0;
    const buckets = BOUNDS.map((bound, i) => `${name}_bucket{le="${bound}"} ${(below += this.counts[i]!)}`);
    return [
      ...buckets,
      `${name}_bucket{le="+Inf"} ${this.total}`,
      `${name}_sum ${this.sum}`,
      `${name}_count ${this.total}`,
    ];
  }
}

const makeMetric = (name: string, type: string, help: string, lines: readonly string[]): string =>
  [`# HELP ${name} ${help}`, `# TYPE ${name} ${type}`, ...lines, ''].join('\n');
