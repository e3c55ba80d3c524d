import type { Log } from './entry.ts';
import type { TableState } from './table-state.ts';

/** How many entries apart they are at first. */
const SPACING = 128;
/** With more than so many every second one goes, and the next ones are twice as far apart. */
const MOST = 16;

/** How things stood after an entry. */
interface Checkpoint {
  readonly n: number;
  readonly state: TableState;
}

/** How a table stood every now and then, so that no past moment is far from one that is known. */
export class Checkpoints {
  private readonly open: () => TableState;
  private spacing = SPACING;
  /** In order. What is in them is copied before it goes on. */
  private kept: Checkpoint[] = [];
  /** The moment that was last looked at: whoever follows a game from afar looks at the next one then. */
  private latest: Checkpoint | undefined;

  /** `open`: how it stood after the first entry. */
  constructor(open: () => TableState) {
    this.open = open;
  }

  /** To be called after each entry. */
  note(n: number, state: TableState): void {
    if (n - (this.kept.at(-1)?.n ?? 0) < this.spacing) return;
    this.kept.push({ n, state: state.copy() });
    if (this.kept.length <= MOST) return;
    this.spacing *= 2;
    this.kept = this.kept.filter((_, i) => i % 2 === 0);
  }

  /** How things stood after entry n: to be looked at at once, for it goes on with the next question. */
  at(n: number, log: Log): TableState {
    const from = this.begin(n);
    this.latest = undefined;
    for (let next = from.n + 1; next <= n; next++) from.state.enact(log[next]!);
    this.latest = { n, state: from.state };
    return from.state;
  }

  /** The nearest that is known up to entry n. */
  private begin(n: number): Checkpoint {
    const kept = this.kept.findLast((checkpoint) => checkpoint.n <= n);
    const { latest } = this;
    if (latest !== undefined && latest.n <= n && latest.n >= (kept?.n ?? 0)) return latest;
    return kept ? { n: kept.n, state: kept.state.copy() } : { n: 0, state: this.open() };
  }
}
