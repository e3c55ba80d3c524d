import type { AuditLine } from '@potager/table';
import { SqlStore } from './sql-store.ts';
import type { Write } from './write.ts';

export interface AuditQuery {
  /** Only what was done to this. */
  readonly about?: string;
  /** Only what came before this line: the last of the page before. */
  readonly before?: number;
  readonly most: number;
}

/**
 * Everything that was done to keep order. Lines are added, never changed; ids of people stay in it, names are not
 * written down.
 */
export class AuditStore extends SqlStore {
  /** The latest first. */
  list({ about, before = Number.MAX_SAFE_INTEGER, most }: AuditQuery): AuditLine[] {
    const rows =
      about === undefined
        ? this.all(`SELECT ${COLUMNS} FROM audit WHERE id < ? ORDER BY id DESC LIMIT ?`, before, most)
        : this.all(
            `SELECT ${COLUMNS} FROM audit WHERE about = ? AND id < ? ORDER BY id DESC LIMIT ?`,
            about,
            before,
            most,
          );
    return (rows as object[]).map((row) => withoutNulls(row) as AuditLine);
  }
}

const COLUMNS = 'id, at, admin, what, about, why, result, detail';

const withoutNulls = (row: object): object =>
  Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null));

export const AUDIT_WRITES = {
  addAuditLine: 'INSERT INTO audit (at, admin, what, about, why, result, detail) VALUES (?, ?, ?, ?, ?, ?, ?)',
} as const;

export const addAuditLine = ({ at, admin, what, about, why, result, detail }: Omit<AuditLine, 'id'>): Write => [
  'addAuditLine',
  at,
  admin ?? null,
  what,
  about ?? null,
  why,
  result,
  detail ?? null,
];
