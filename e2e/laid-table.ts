import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';

// Games as far as they have been played, laid where this browser keeps its tables: whatever is rare can be looked at.

interface Written {
  readonly kind: string;
  readonly n: number;
  readonly table?: string;
}

/** Runs in the page: puts a log where this browser's tables are kept. */
function layLog(log: readonly Written[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open('potager', 1);
    request.addEventListener('upgradeneeded', () => {
      request.result.createObjectStore('entries', { keyPath: ['table', 'n'] });
    });
    request.addEventListener('error', () => reject(new Error('the database failed')));
    request.addEventListener('success', () => {
      const writing = request.result.transaction('entries', 'readwrite');
      for (const entry of log) writing.objectStore('entries').add({ table: log[0]?.table, n: entry.n, entry });
      writing.addEventListener('complete', () => {
        request.result.close();
        resolve();
      });
      writing.addEventListener('abort', () => reject(new Error('the log was not written')));
    });
  });
}

const readFixture = (game: string, file: string): unknown =>
  JSON.parse(readFileSync(join(import.meta.dirname, `../packages/games/${game}/fixtures/${file}.json`), 'utf8'));

async function open(page: Page, log: readonly Written[]): Promise<void> {
  await page.evaluate(layLog, log);
  await page.goto(`${new URL(page.url()).origin}/here/${log[0]?.table ?? ''}`);
}

/** Goes to a table that a browser kept while the rules of that number were the newest. */
export const openKept = (page: Page, game: string, rules: number): Promise<void> =>
  open(page, readFixture(game, `rules-${rules}/local-table`) as Written[]);

interface Fixture {
  readonly rules: number;
  readonly seats: number;
  readonly options: object;
  readonly setup: object;
  readonly moves: readonly { readonly seat: number; readonly move: string; readonly chance?: unknown }[];
}

let laid = 0;

/**
 * Goes to a recorded game at its move of this number, from the end where that is negative; the first seat is the
 * reader's, bots have the others.
 */
export async function openAt(page: Page, game: string, record: string, move: number): Promise<void> {
  const { rules, seats, options, setup, moves } = readFixture(game, record) as Fixture;
  const table = (++laid).toString(16).padStart(16, '0');
  const settings = { clock: { kind: 'none' }, isPublic: false, delay: 0, standIn: 'gardener' };
  const bots = Array.from({ length: seats - 1 }, (_, n) => ({ kind: 'botSat', seat: n + 1, level: 'sprout' }));
  const entries = [
    { kind: 'opened', game, rules, table, seats, options, settings, host: 'me', secret: '0'.repeat(64) },
    { kind: 'sat', seat: 0, person: 'me', name: 'Ada', nonce: '0'.repeat(32) },
    ...bots,
    { kind: 'started', setup },
    ...moves.slice(0, move).map((one) => ({ kind: 'moved', ...one })),
  ];
  await open(
    page,
    entries.map((entry, n) => ({ ...entry, n, at: n })),
  );
}
