import type { DatabaseSync, StatementSync } from 'node:sqlite';
import type { SeatSet } from '@potager/kernel';
import type { Entry, TableInfo, PersonId } from '@potager/table';
import { quietly } from '../quietly.ts';
import { LogError } from './log-check.ts';
import type { Write } from './write.ts';

/** A table as the database lists it. */
export interface TableRow {
  readonly key: number;
  readonly id: string;
  readonly status: TableInfo['status'];
  readonly createdAt: number;
  readonly changedAt: number;
  /** As JSON; null where only the log knows. */
  readonly info: string | null;
}

/** One of somebody's tables. */
export interface OwnTableRow extends TableRow {
  readonly isHidden: number;
}

/** The logs of all tables, and what of them has to be found quickly. */
export class TableStore {
  private readonly statements: Record<keyof typeof QUERIES, StatementSync>;
  private lastKey: number;

  constructor(database: DatabaseSync) {
    this.statements = Object.fromEntries(
      Object.entries(QUERIES).map(([name, sql]) => [name, database.prepare(sql)]),
    ) as Record<keyof typeof QUERIES, StatementSync>;
    this.lastKey = Number(this.statements.lastKey.get()?.['key']);
  }

  /** For a table that is not in the database yet. */
  nextKey(): number {
    return ++this.lastKey;
  }

  find(id: string): TableRow | undefined {
    return this.statements.find.get(id) as TableRow | undefined;
  }

  /** Throws where it is not whole. */
  log(key: number): Entry[] {
    return this.statements.log.all(key).map((row, n) => parseEntry(String(row['body']), n));
  }

  /** What can be read of it, whole or not. */
  readableEntries(key: number): Entry[] {
    return this.statements.log.all(key).flatMap((row) => quietly(() => JSON.parse(String(row['body'])) as Entry) ?? []);
  }

  /** Everything that is not over, newest first. */
  listRunning(): TableRow[] {
    return this.statements.listRunning.all() as unknown as TableRow[];
  }

  /** What has come to its end, or changed once more, since then. */
  listOverSince(since: number): TableRow[] {
    return this.statements.listOverSince.all(since) as unknown as TableRow[];
  }

  /** What somebody hosts or sits at and is not over, newest first. */
  listOpen(person: PersonId): OwnTableRow[] {
    return this.statements.listOpen.all(person) as unknown as OwnTableRow[];
  }

  /** The latest of these that are over, of those before a key. */
  listOver(person: PersonId, most: number, before = Number.MAX_SAFE_INTEGER): OwnTableRow[] {
    return this.statements.listOver.all(person, before, most) as unknown as OwnTableRow[];
  }

  /** Whether somebody does not want to see a table among their games. */
  isHidden(person: PersonId, key: number): boolean {
    return this.statements.isHidden.get(person, key)?.['isHidden'] === 1;
  }

  /** Wherever somebody took part, newest first; with the seats they hold. */
  listOf(person: PersonId): (TableRow & { readonly seats: number })[] {
    return this.statements.listOf.all(person) as unknown as (TableRow & { seats: number })[];
  }

  /** The keys of what somebody hosts or sits at and is not over. */
  openKeys(person: PersonId): number[] {
    return this.statements.openKeys.all(person).map((row) => Number(row['key']));
  }

  /** Tables with this status that nothing has happened at since. */
  listOld(status: 'waiting' | 'over', before: number, most: number): TableRow[] {
    return this.statements.listOld.all(status, before, most) as unknown as TableRow[];
  }

  /** How long its log is, and when something last happened. */
  extentOf(key: number): { readonly entries: number; readonly at: number } {
    const row = this.statements.extentOf.get(key);
    return { entries: Number(row?.['entries']), at: Number(row?.['at']) };
  }

  counts(): { readonly tables: number; readonly running: number } {
    const row = this.statements.counts.get();
    return { tables: Number(row?.['tables']), running: Number(row?.['running']) };
  }
}

function parseEntry(body: string, n: number): Entry {
  const entry = quietly(() => JSON.parse(body) as Entry);
  if (entry?.n !== n) throw new LogError(`entry ${n} is missing or cannot be read`);
  return entry;
}

const COLUMNS = 'key, id, status, created_at AS createdAt, changed_at AS changedAt, hall AS info';

/** As in the index: who only said something has a row too. */
const TAKES_PART = '(seats <> 0 OR is_host = 1)';

const QUERIES = {
  lastKey: 'SELECT coalesce(max(key), 0) AS key FROM tables',
  find: `SELECT ${COLUMNS} FROM tables WHERE id = ?`,
  log: 'SELECT body FROM entries WHERE table_key = ? ORDER BY n',
  listRunning: `SELECT ${COLUMNS} FROM tables WHERE status <> 'over' ORDER BY key DESC`,
  listOverSince: `SELECT ${COLUMNS} FROM tables WHERE status = 'over' AND changed_at > ?`,
  listOpen: `SELECT ${COLUMNS}, is_hidden AS isHidden FROM participants JOIN tables ON key = table_key
    WHERE person = ? AND is_over = 0 AND ${TAKES_PART} ORDER BY table_key DESC`,
  listOver: `SELECT ${COLUMNS}, is_hidden AS isHidden FROM participants JOIN tables ON key = table_key
    WHERE person = ? AND is_over = 1 AND ${TAKES_PART} AND table_key < ? ORDER BY table_key DESC LIMIT ?`,
  isHidden: 'SELECT is_hidden AS isHidden FROM participants WHERE person = ? AND table_key = ?',
  listOf: `SELECT ${COLUMNS}, seats FROM participants JOIN tables ON key = table_key WHERE person = ? ORDER BY key DESC`,
  openKeys: `SELECT table_key AS key FROM participants WHERE person = ? AND is_over = 0 AND ${TAKES_PART}`,
  listOld: `SELECT ${COLUMNS} FROM tables WHERE status = ? AND changed_at < ? ORDER BY changed_at LIMIT ?`,
  extentOf: `SELECT n + 1 AS entries, json_extract(body, '$.at') AS at FROM entries WHERE table_key = ? ORDER BY n DESC LIMIT 1`,
  counts: "SELECT count(*) AS tables, count(*) FILTER (WHERE status <> 'over') AS running FROM tables",
} as const;

export const TABLE_WRITES = {
  addTable: `INSERT INTO tables (key, id, game, status, is_public, created_at, changed_at, hall)
    VALUES (?, ?, ?, ?, ?, ?, ?, ?)`,
  updateTable: 'UPDATE tables SET status = ?, is_public = ?, changed_at = ?, hall = ? WHERE key = ?',
  setInfo: 'UPDATE tables SET hall = ? WHERE key = ?',
  removeTable: 'DELETE FROM tables WHERE key = ?',
  appendEntry: 'INSERT INTO entries (table_key, n, body) VALUES (?, ?, ?)',
  rewriteEntry: 'UPDATE entries SET body = ? WHERE table_key = ? AND n = ?',
  removeEntries: 'DELETE FROM entries WHERE table_key = ?',
  addParticipant: `INSERT INTO participants (person, table_key, seats, is_host, is_over) VALUES (?, ?, ?, ?, ?)
    ON CONFLICT DO UPDATE SET seats = excluded.seats, is_host = excluded.is_host, is_over = excluded.is_over`,
  removeParticipant: 'DELETE FROM participants WHERE person = ? AND table_key = ?',
  hideTable: 'UPDATE participants SET is_hidden = ? WHERE person = ? AND table_key = ?',
  dismissParticipants: 'UPDATE participants SET is_over = 1 WHERE table_key = ?',
} as const;

export function addTable(key: number, info: TableInfo, at: number): Write {
  const { table, game, status, settings } = info;
  return ['addTable', key, table, game, status, Number(settings.isPublic), at, at, JSON.stringify(info)];
}

/** What changed about a table besides its game. */
export function updateTable(key: number, info: TableInfo, at: number): Write {
  const { status, settings } = info;
  return ['updateTable', status, Number(settings.isPublic), at, JSON.stringify(info), key];
}

/** What lists show of it, where that was rewritten; null: the log has to be read. */
export const setInfo = (key: number, info: TableInfo | null): Write => ['setInfo', info && JSON.stringify(info), key];

/** With its log. */
export const removeTable = (key: number): Write[] => [
  ['removeEntries', key],
  ['removeTable', key],
];

export const appendEntry = (key: number, entry: Entry): Write => ['appendEntry', key, entry.n, JSON.stringify(entry)];

/** Replaces an entry's content; only for taking names out. */
export const rewriteEntry = (key: number, entry: Entry): Write => ['rewriteEntry', JSON.stringify(entry), key, entry.n];

/** Somebody took part; `seats` are those they hold now, as a bit set. */
export const addParticipant = (key: number, person: PersonId, { seats, isHost, isOver }: Part): Write => [
  'addParticipant',
  person,
  key,
  seats,
  Number(isHost),
  Number(isOver),
];

interface Part {
  readonly seats: SeatSet;
  readonly isHost: boolean;
  readonly isOver: boolean;
}

export const removeParticipant = (key: number, person: PersonId): Write => ['removeParticipant', person, key];

/** Whether somebody wants to see a table among their games. */
export const hideTable = (key: number, person: PersonId, isHidden: boolean): Write => [
  'hideTable',
  Number(isHidden),
  person,
  key,
];

/** The table is over, for those too who only said something. */
export const dismissParticipants = (key: number): Write => ['dismissParticipants', key];
