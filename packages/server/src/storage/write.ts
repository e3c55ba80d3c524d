import type { Entry, Hall, PersonId } from '@potager/table';

/** What the ledger can write down. */
export const WRITES = {
  add: 'INSERT INTO tables (key, id, game, status, is_public, created_at, changed_at) VALUES (?, ?, ?, ?, ?, ?, ?)',
  update: 'UPDATE tables SET status = ?, is_public = ?, changed_at = ? WHERE key = ?',
  append: 'INSERT INTO entries (table_key, n, body) VALUES (?, ?, ?)',
  addParticipant: `INSERT INTO participants (person, table_key, seats) VALUES (?, ?, ?)
    ON CONFLICT DO UPDATE SET seats = excluded.seats`,
} as const;

/** A statement and its values, as the ledger's thread gets it. */
export type Write = readonly [name: keyof typeof WRITES, ...values: (string | number)[]];

export const addTable = (key: number, { table, game, status, settings }: Hall, at: number): Write => [
  'add',
  key,
  table,
  game,
  status,
  Number(settings.isPublic),
  at,
  at,
];

/** What changed about a table besides its game. */
export const updateTable = (key: number, { status, settings }: Hall, at: number): Write => [
  'update',
  status,
  Number(settings.isPublic),
  at,
  key,
];

export const appendEntry = (key: number, entry: Entry): Write => ['append', key, entry.n, JSON.stringify(entry)];

/** Somebody took part; `seats` are those they hold now, as a bit set. */
export const addParticipant = (key: number, person: PersonId, seats: number): Write => [
  'addParticipant',
  person,
  key,
  seats,
];
