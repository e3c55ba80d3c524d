import { DatabaseSync } from 'node:sqlite';
import { readProblem } from './storage-problem.ts';
import { findIncompleteLogs, type IncompleteLog } from './log-check.ts';

/** What was found in a database. */
export interface IntegrityReport {
  /** What SQLite says of the file itself; empty where it is sound. */
  readonly problems: readonly string[];
  readonly incomplete: readonly IncompleteLog[];
  readonly seconds: number;
}

/** So many say enough. */
const MOST_PROBLEMS = 20;

/** Looks through all of a database, as it is at one moment, whatever is written meanwhile. */
export function checkDatabase(file: string): IntegrityReport {
  const begun = performance.now();
  const database = new DatabaseSync(file, { readOnly: true, timeout: 5000 });
  try {
    database.exec('BEGIN');
    const problems = findProblems(database);
    const incomplete = findIncompleteLogs(database);
    return { problems, incomplete, seconds: (performance.now() - begun) / 1000 };
  } finally {
    database.close();
  }
}

/** SQLite either lists what is wrong or stops at it. */
function findProblems(database: DatabaseSync): string[] {
  try {
    const lines = database.prepare(`PRAGMA quick_check(${MOST_PROBLEMS})`).all();
    return lines.map((row) => String(row['quick_check'])).filter((line) => line !== 'ok');
  } catch (error) {
    const { kind, message } = readProblem(error);
    if (kind !== 'damaged') throw error;
    return [message];
  }
}
