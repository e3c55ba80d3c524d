import type { TableInfo } from './table-info.ts';

/** The table's info after every entry of a log. It changes seldom, and only changes are kept. */
export class InfoHistory {
  private readonly changes: { readonly n: number; readonly info: TableInfo }[];

  constructor(opened: TableInfo) {
    this.changes = [{ n: 0, info: opened }];
  }

  keep(n: number, info: TableInfo): void {
    if (info !== this.changes.at(-1)?.info) this.changes.push({ n, info });
  }

  /** As it was after this entry. */
  after(n: number): TableInfo {
    const change = this.changes.findLast((one) => one.n <= n);
    if (change === undefined) throw new Error(`there is no info before entry 0, and none after ${n}`);
    return change.info;
  }
}
