import type { PersonId, Report, ReportContext, ReportReason } from '@potager/table';
import { SqlStore } from './sql-store.ts';
import type { Write } from './write.ts';

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

  /** Whether somebody may send one more. */
  hasRoom(reporter: PersonId, { since, mostBy, mostOpen }: ReportLimits): boolean {
    const row = this.get('SELECT count(*) AS reports FROM reports WHERE reporter = ? AND at > ?', reporter, since);
    return (row as { reports: number }).reports < mostBy && this.countOpen() < mostOpen;
  }

  countOpen(): number {
    return (this.get('SELECT count(*) AS reports FROM reports WHERE settled_at IS NULL') as { reports: number })
      .reports;
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

export const REPORT_WRITES = {
  addReport: `INSERT INTO reports (reporter, about, reason, text, table_id, entry, at, context)
    SELECT reporter.id, about.id, ?3, ?4, ?5, ?6, ?7, ?8 FROM people AS reporter, people AS about
    WHERE reporter.id = ?1 AND about.id = ?2
      AND NOT EXISTS (SELECT 1 FROM reports WHERE reporter = ?1 AND about = ?2 AND reason = ?3 AND text = ?4
        AND table_id = ?5 AND entry IS ?6 AND settled_at IS NULL)
      AND (SELECT count(*) FROM reports WHERE reporter = ?1 AND at > ?9) < ?10
      AND (SELECT count(*) FROM reports WHERE settled_at IS NULL) < ?11`,
  settleReport: 'UPDATE reports SET settled_at = ? WHERE id = ? AND settled_at IS NULL',
  removeSettledReports: 'DELETE FROM reports WHERE id IN (SELECT id FROM reports WHERE settled_at < ? LIMIT ?)',
} as const;

/** How many there may be: by one person since then, and open ones by all. */
export interface ReportLimits {
  readonly since: number;
  readonly mostBy: number;
  readonly mostOpen: number;
}

/** Changes nothing where the very same is open already, one of the two is gone, or there are too many. */
export const addReport = (
  { at, reporter, about, reason, text, table, entry, context }: Omit<Report, 'id' | 'settledAt'>,
  { since, mostBy, mostOpen }: ReportLimits,
): Write => [
  'addReport',
  reporter,
  about,
  reason,
  text,
  table,
  entry ?? null,
  at,
  JSON.stringify(context),
  since,
  mostBy,
  mostOpen,
];

/** Changes nothing where it is not open. */
export const settleReport = (id: number, at: number): Write => ['settleReport', at, id];

export const removeSettledReports = (before: number, most: number): Write => ['removeSettledReports', before, most];
