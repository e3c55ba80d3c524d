import type { DatabaseSync } from 'node:sqlite';
import { quietly } from '../quietly.ts';
import { readProblem } from './storage-problem.ts';

/** A table whose log is not whole, and what is wrong with it. */
export interface IncompleteLog {
  /** Its number in the database. */
  readonly table: number;
  readonly detail: string;
}

/** Entries of a log are missing or cannot be read. */
export class LogError extends Error {}

/** Reads every log there is, as far as needed to tell whether it is whole; a damaged one does not hide the next. */
export function findIncompleteLogs(database: DatabaseSync): IncompleteLog[] {
  const look = database.prepare(
    'SELECT count(*) AS count, max(n) AS last, total(json_valid(body)) AS valid FROM entries WHERE table_key = ?',
  );
  return listTableKeys(database).flatMap((table) => {
    const detail = describeLog(() => look.get(table) as unknown as LogFigures);
    return detail === undefined ? [] : [{ table, detail }];
  });
}

interface LogFigures {
  readonly count: number;
  readonly last: number | null;
  readonly valid: number;
}

function describeLog(look: () => LogFigures): string | undefined {
  try {
    const { count, last, valid } = look();
    if (last === null) return 'it has no log';
    if (count !== last + 1) return `${last + 1 - count} of its ${last + 1} entries are missing`;
    return valid === count ? undefined : `${count - valid} of its ${count} entries cannot be read`;
  } catch (error) {
    return readProblem(error).message;
  }
}

/** By whichever way can be read. */
function listTableKeys(database: DatabaseSync): number[] {
  const ways = ['SELECT key FROM tables', 'SELECT DISTINCT table_key AS key FROM entries'];
  for (const sql of ways) {
    const rows = quietly(() => database.prepare(sql).all());
    if (rows !== undefined) return rows.map(({ key }) => Number(key));
  }
  return [];
}
