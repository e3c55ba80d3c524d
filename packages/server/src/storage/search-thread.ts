import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import { parentPort, workerData } from 'node:worker_threads';
import type { PeopleSearch, SearchAnswer, SearchTask, TableSearch } from './database-search.ts';

/** Looks for one thing and ends. */
const task = workerData as SearchTask;

function run(): SearchAnswer {
  const database = new DatabaseSync(task.file, { readOnly: true, timeout: 5000 });
  try {
    const [sql, values] = task.kind === 'tables' ? findTables(task.wanted) : findPeople(task.wanted);
    return { rows: database.prepare(sql).all(...values) };
  } catch (error) {
    return { problem: (error as Error).message };
  } finally {
    database.close();
  }
}

type Query = readonly [sql: string, values: readonly SQLInputValue[]];

/** Moves do not touch the row of a table: when something last happened stands in its last entry. */
const LAST = "(SELECT json_extract(body, '$.at') FROM entries WHERE table_key = key ORDER BY n DESC LIMIT 1)";

function findTables({ statuses, isPublic, person, idleSince, before, limit }: TableSearch): Query {
  const parts: [string, SQLInputValue][] = [];
  if (statuses) parts.push(['status IN (SELECT value FROM json_each(?))', JSON.stringify(statuses)]);
  if (isPublic !== undefined) parts.push(['is_public = ?', Number(isPublic)]);
  if (person !== undefined)
    parts.push([
      'key IN (SELECT table_key FROM participants WHERE person = ? AND (seats <> 0 OR is_host = 1))',
      person,
    ]);
  if (before !== undefined) parts.push(['key < ?', before]);
  if (idleSince !== undefined) parts.push([`${LAST} < ?`, idleSince]);
  const where = parts.length === 0 ? '' : `WHERE ${parts.map(([text]) => text).join(' AND ')}`;
  const sql = `SELECT key, id, game, status, is_public AS isPublic, created_at AS createdAt,
      coalesce(${LAST}, changed_at) AS at, (SELECT count(*) FROM entries WHERE table_key = key) AS entries, hall AS info
    FROM tables ${where} ORDER BY key DESC LIMIT ?`;
  return [sql, [...parts.map(([, value]) => value), limit]];
}

const findPeople = ({ name, limit }: PeopleSearch): Query => [
  `SELECT id AS person, name, created_at AS createdAt, seen_at AS seenAt FROM people
    WHERE name LIKE ? ESCAPE '\\' ORDER BY seen_at DESC LIMIT ?`,
  [`%${name.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`)}%`, limit],
];

parentPort?.postMessage(run());
