import type { Hall } from './hall.ts';

/** The hall after every entry of a log. It changes seldom, and only changes are kept. */
export class HallHistory {
  private readonly changes: { readonly n: number; readonly hall: Hall }[];

  constructor(opened: Hall) {
    this.changes = [{ n: 0, hall: opened }];
  }

  keep(n: number, hall: Hall): void {
    if (hall !== this.changes.at(-1)?.hall) this.changes.push({ n, hall });
  }

  /** As it was after this entry. */
  after(n: number): Hall {
    const change = this.changes.findLast((one) => one.n <= n);
    if (change === undefined) throw new Error(`there is no hall before entry 0, and none after ${n}`);
    return change.hall;
  }
}
