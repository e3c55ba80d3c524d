import type { PersonId, Report, ReportContext, ReportReason } from '@potager/table';
import { SqlStore } from './sql-store.ts';

export interface ReportQuery {
  /** Left out: open ones and settled ones. */
  readonly isSettled?: boolean;
  /** Only those about this person. */
  readonly about?: PersonId;
  /** Only those older than this one: the last of the page before. */
  readonly before?: number;
  readonly most: number;
}

interface ReportRow {
  readonly id: number;
  readonly at: number;
  readonly reporter: PersonId;
  readonly about: PersonId;
  readonly reason: ReportReason;
  readonly text: string;
  readonly tableId: string;
  readonly entry: number | null;
  readonly context: string;
  readonly settledAt: number | null;
}

/** What people told the host about each other. A report goes with whoever wrote it and with whomever it is about. */
export class ReportStore extends SqlStore {
  add({ at, reporter, about, reason, text, table, entry, context }: Omit<Report, 'id' | 'settledAt'>): void {
    this.run(
      'INSERT INTO reports (at, reporter, about, reason, text, table_id, entry, context) VALUES (?, ?, ?, ?, ?, ?, ' +
        '?, ?)',
      at,
      reporter,
      about,
      reason,
      text,
      table,
      entry ?? null,
      JSON.stringify(context),
    );
  }

  /** Whether the very same is open already. */
  isKnown({
    reporter,
    about,
    reason,
    text,
    table,
    entry,
  }: Omit<Report, 'id' | 'at' | 'context' | 'settledAt'>): boolean {
    const row = this.get(
      `SELECT 1 FROM reports WHERE reporter = ? AND about = ? AND reason = ? AND text = ? AND table_id = ? AND entry IS ?
         AND settled_at IS NULL`,
      reporter,
      about,
      reason,
      text,
      table,
      entry ?? null,
    );
    return row !== undefined;
  }

  find(id: number): Report | undefined {
    const row = this.get(`SELECT ${REPORT} FROM reports WHERE id = ?`, id) as ReportRow | undefined;
    return row && makeReport(row);
  }

  /** The latest first. */
  list({ isSettled, about, before, most }: ReportQuery): Report[] {
    const settled = { true: 'settled_at IS NOT NULL', false: 'settled_at IS NULL', undefined: 'TRUE' } as const;
    const rows = this.all(
      `SELECT ${REPORT} FROM reports WHERE ${settled[`${isSettled}`]} AND id < ? AND about ${about === undefined ? '>=' : '='} ?
         ORDER BY id DESC LIMIT ?`,
      before ?? Number.MAX_SAFE_INTEGER,
      about ?? '',
      most,
    );
    return (rows as ReportRow[]).map(makeReport);
  }

  listBy(reporter: PersonId): Report[] {
    const rows = this.all(`SELECT ${REPORT} FROM reports WHERE reporter = ? ORDER BY id DESC`, reporter);
    return (rows as ReportRow[]).map(makeReport);
  }

  /** How many somebody has sent since then. */
  countBy(reporter: PersonId, since: number): number {
    const row = this.get('SELECT count(*) AS reports FROM reports WHERE reporter = ? AND at > ?', reporter, since);
    return (row as { reports: number }).reports;
  }

  countOpen(): number {
    return (this.get('SELECT count(*) AS reports FROM reports WHERE settled_at IS NULL') as { reports: number })
      .reports;
  }

  /** Whether it was open until now. */
  settle(id: number, at: number): boolean {
    return this.run('UPDATE reports SET settled_at = ? WHERE id = ? AND settled_at IS NULL', at, id) > 0;
  }

  removeSettled(before: number, most: number): number {
    return this.run(
      'DELETE FROM reports WHERE id IN (SELECT id FROM reports WHERE settled_at < ? LIMIT ?)',
      before,
      most,
    );
  }
}

const REPORT =
  'id, at, reporter, about, reason, text, table_id AS tableId, entry, context, settled_at AS settledAt' as const;

const makeReport = ({ tableId: table, entry, context, settledAt, ...rest }: ReportRow): Report => ({
  ...rest,
  table,
  ...(entry === null ? {} : { entry }),
  context: JSON.parse(context) as ReportContext,
  ...(settledAt === null ? {} : { settledAt }),
});
