import type { SeatSet } from '@potager/kernel';
import type { Entry, TableInfo, Person, PersonId } from '@potager/table';

/** What the thread that writes knows by name. */
export const WRITES = {
  add: `INSERT INTO tables (key, id, game, status, is_public, created_at, changed_at, hall)
    VALUES (?, ?, ?, ?, ?, ?, ?, ?)`,
  update: 'UPDATE tables SET status = ?, is_public = ?, changed_at = ?, hall = ? WHERE key = ?',
  append: 'INSERT INTO entries (table_key, n, body) VALUES (?, ?, ?)',
  addParticipant: `INSERT INTO participants (person, table_key, seats, is_host, is_over) VALUES (?, ?, ?, ?, ?)
    ON CONFLICT DO UPDATE SET seats = excluded.seats, is_host = excluded.is_host, is_over = excluded.is_over`,
  hide: 'UPDATE participants SET is_hidden = ? WHERE person = ? AND table_key = ?',
  dismiss: 'UPDATE participants SET is_over = 1 WHERE table_key = ?',
  addPerson: 'INSERT INTO people (id, name, created_at, seen_at) VALUES (?, ?, ?, ?)',
  addSession: 'INSERT INTO sessions (hash, person, created_at, seen_at) VALUES (?, ?, ?, ?)',
  seeSession: 'UPDATE sessions SET seen_at = ? WHERE hash = ?',
  seePerson: 'UPDATE people SET seen_at = ? WHERE id = ?',
  removeSession: 'DELETE FROM sessions WHERE hash = ?',
  removeSessions: 'DELETE FROM sessions WHERE person = ?',
  rename: 'UPDATE people SET name = ?, is_name_cleared = 0 WHERE id = ?',
  setPush: 'INSERT OR REPLACE INTO pushes (session, address, created_at) VALUES (?, ?, ?)',
  removePush: 'DELETE FROM pushes WHERE address = ?',
  removePushOf: 'DELETE FROM pushes WHERE session = ?',
  beat: `INSERT INTO meta (key, value) VALUES ('heartbeat', ?) ON CONFLICT DO UPDATE SET value = excluded.value`,
  probe: `INSERT INTO meta (key, value) VALUES ('probe', ?) ON CONFLICT DO UPDATE SET value = excluded.value`,
} as const;

/** A statement and its values, as the thread that writes gets it. */
export type Write = readonly [name: keyof typeof WRITES, ...values: (string | number)[]];

export function addTable(key: number, info: TableInfo, at: number): Write {
  const { table, game, status, settings } = info;
  return ['add', key, table, game, status, Number(settings.isPublic), at, at, JSON.stringify(info)];
}

/** What changed about a table besides its game. */
export function updateTable(key: number, info: TableInfo, at: number): Write {
  const { status, settings } = info;
  return ['update', status, Number(settings.isPublic), at, JSON.stringify(info), key];
}

export const appendEntry = (key: number, entry: Entry): Write => ['append', key, entry.n, JSON.stringify(entry)];

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

/** Whether somebody wants to see a table among their games. */
export const hideTable = (key: number, person: PersonId, isHidden: boolean): Write => [
  'hide',
  Number(isHidden),
  person,
  key,
];

export const addPerson = ({ id, name }: Person, at: number): Write => ['addPerson', id, name, at, at];

/** `hash`: of the token that the person's browser keeps. */
export const addSession = (hash: string, person: PersonId, at: number): Write => ['addSession', hash, person, at, at];

/** Somebody came back. */
export const noteVisit = (hash: string, person: PersonId, at: number): Write[] => [
  ['seeSession', at, hash],
  ['seePerson', at, person],
];

export const removeSession = (hash: string): Write => ['removeSession', hash];

/** All of somebody's. */
export const removeSessions = (person: PersonId): Write => ['removeSessions', person];

export const renamePerson = (id: PersonId, name: string): Write => ['rename', name, id];

/** Where a session's person wants to be called. An address belongs to whoever used it last. */
export const setPush = (session: string, address: string, at: number): Write => ['setPush', session, address, at];

export const removePush = (address: string): Write => ['removePush', address];

export const removePushOf = (session: string): Write => ['removePushOf', session];

/** The server runs. */
export const beat = (at: number): Write => ['beat', String(at)];

/** Something small, to see whether it can be written. */
export const probe = (at: number): Write => ['probe', String(at)];

/** The table is over, for those too who only said something. */
export const dismiss = (key: number): Write => ['dismiss', key];
