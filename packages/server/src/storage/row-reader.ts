import type { DatabaseSync } from 'node:sqlite';
import { quietly } from '../quietly.ts';
import { readProblem } from './storage-problem.ts';

export type Row = Readonly<Record<string, string | number | bigint | Uint8Array | null>>;

interface ReadTable {
  readonly name: string;
  readonly columns: readonly string[];
  /** The columns of its primary key. */
  readonly key: readonly string[];
  /** Whether that is the number by which SQLite finds its rows. */
  readonly isNumbered: boolean;
}

/** How far to look for the next sound row where not even the last one is known. */
const FURTHEST = 100_000;

/** Every row of a table in a damaged database that can be read, some of them twice. */
export function* readRows(database: DatabaseSync, table: ReadTable): Generator<Row> {
  if (table.isNumbered) yield* readNumbered(database, table);
  else for (const order of ['ASC', 'DESC']) yield* readUntilDamage(database, table, order);
}

/** Rows are looked up by number, so that what lies behind a damaged page can be found. */
function* readNumbered(database: DatabaseSync, { name, columns, key: [key] }: ReadTable): Generator<Row> {
  const rows = database.prepare(`SELECT ${columns.join(', ')} FROM ${name} WHERE ${key} > ? ORDER BY ${key}`);
  const finder = new RowFinder(database, name, String(key));
  for (let last = -1; ;) {
    let hasRead = false;
    try {
      for (const row of rows.iterate(last)) {
        hasRead = true;
        last = Number(row[String(key)]);
        yield row;
      }
      return;
    } catch (error) {
      if (readProblem(error).kind !== 'damaged') throw error;
    }
    // A row can be found and yet not be read: it is left out.
    const next = finder.after(hasRead ? last : last + 1);
    if (next === undefined) return;
    last = next - 1;
  }
}

class RowFinder {
  private readonly find;
  private readonly top: number | undefined;

  constructor(database: DatabaseSync, name: string, key: string) {
    this.find = database.prepare(`SELECT ${key} AS key FROM ${name} WHERE ${key} >= ? ORDER BY ${key} LIMIT 1`);
    const last = quietly(() => database.prepare(`SELECT max(${key}) AS key FROM ${name}`).get());
    this.top = last === undefined ? undefined : Number(last['key']);
  }

  /** The number of the next row that can be found. */
  after(number: number): number | undefined {
    const top = this.top ?? number + FURTHEST;
    for (let candidate = number + 1; candidate <= top; candidate++) {
      const found = quietly(() => this.find.get(candidate));
      if (found !== undefined) return Number(found['key']);
    }
    return undefined;
  }
}

function* readUntilDamage(database: DatabaseSync, table: ReadTable, order: string): Generator<Row> {
  const by = table.key.map((column) => `${column} ${order}`).join(', ');
  const rows = database.prepare(`SELECT ${table.columns.join(', ')} FROM ${table.name} ORDER BY ${by}`);
  try {
    for (const row of rows.iterate()) yield row;
  } catch (error) {
    if (readProblem(error).kind !== 'damaged') throw error;
  }
}
