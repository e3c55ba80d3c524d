import type { DatabaseSync } from 'node:sqlite';
import type { Chair, TableInfo } from '@potager/table';
import { quietly } from '../quietly.ts';

/** Tables that are known only by their log any more get their row back. */
export function completeTables(database: DatabaseSync): void {
  database.exec(`
    INSERT OR IGNORE INTO tables (key, id, game, status, is_public, created_at, changed_at, hall)
    SELECT first.table_key, first.body ->> 'table', first.body ->> 'game',
      CASE WHEN EXISTS (SELECT 1 FROM entries WHERE table_key = first.table_key AND body ->> 'kind' = 'ended') THEN 'over'
        WHEN EXISTS (SELECT 1 FROM entries WHERE table_key = first.table_key AND body ->> 'kind' = 'started') THEN 'playing'
        ELSE 'waiting' END,
      0, first.body ->> 'at', (SELECT max(body ->> 'at') FROM entries WHERE table_key = first.table_key), NULL
    FROM entries AS first
    WHERE first.n = 0 AND json_valid(first.body) AND first.table_key NOT IN (SELECT key FROM tables)
      AND NOT EXISTS (SELECT 1 FROM entries WHERE table_key = first.table_key AND NOT json_valid(body))`);
}

/** Whoever sits somewhere is known by their chair, too: they find their tables again, and their session is good. */
export function completePeople(database: DatabaseSync): void {
  const addPart = database.prepare(
    'INSERT OR IGNORE INTO participants (person, table_key, seats, is_host, is_over) VALUES (?, ?, ?, ?, ?)',
  );
  const addPerson = database.prepare(
    `INSERT OR IGNORE INTO people (id, name, created_at, seen_at)
     SELECT person, ?, min(created_at), max(seen_at) FROM sessions WHERE person = ? GROUP BY person`,
  );
  for (const { key, hall: json } of database.prepare('SELECT key, hall FROM tables WHERE hall IS NOT NULL').all()) {
    // It may not be what it should be any more.
    quietly(() => {
      const { seats: chairs, host, status } = JSON.parse(String(json)) as TableInfo;
      for (const { person, name, seats } of listPeople(chairs)) {
        addPart.run(person, key as number, seats, Number(person === host), Number(status === 'over'));
        addPerson.run(name, person);
      }
    });
  }
}

interface Sitter {
  readonly person: string;
  readonly name: string;
  readonly seats: number;
}

function listPeople(chairs: readonly Chair[]): Sitter[] {
  const sitters = new Map<string, Sitter>();
  chairs.forEach((chair, seat) => {
    if (chair.kind !== 'human') return;
    const { person, name } = chair;
    sitters.set(person, { person, name, seats: (sitters.get(person)?.seats ?? 0) | (1 << seat) });
  });
  return [...sitters.values()];
}
