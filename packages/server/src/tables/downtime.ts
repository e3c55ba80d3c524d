import type { LiveTable } from './live-table.ts';

/** The time between two runs of the server: live clocks stood still. Zero: it never ran before. */
export class Downtime {
  readonly from: number;
  readonly until: number;
  /** Tables whose clocks were told of it. */
  private readonly madeUp = new Set<string>();

  constructor({ from, until }: { readonly from: number; readonly until: number }) {
    this.from = from;
    this.until = until;
  }

  /** To be called when a table is brought back: once is enough, and only where it ran before. */
  makeUp(live: LiveTable): void {
    const last = live.table.log.at(-1)?.at ?? 0;
    if (last >= this.until || this.madeUp.has(live.id)) return;
    this.madeUp.add(live.id);
    makeUpFor(live, (at) => at - this.from);
  }
}

/** `lostBy`: how much was lost until then; at most what has passed since something last happened there. */
export function makeUpFor(live: LiveTable, lostBy: (at: number) => number): void {
  if (live.info.status !== 'playing' || !live.isLive) return;
  live.commit((table, at) => {
    const last = table.log.at(-1)?.at ?? 0;
    table.wake(Math.max(0, Math.min(lostBy(at), at - last)), at);
  });
}
