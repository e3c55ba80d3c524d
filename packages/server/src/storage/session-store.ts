import type { PersonId } from '@potager/table';
import { SqlStore } from './sql-store.ts';
import type { Write } from './write.ts';

interface SessionRow {
  readonly person: PersonId;
  readonly name: string;
  readonly seenAt: number;
}

/** In which browsers people are signed in, by hashes of their tokens, and where those want to be called. */
export class SessionStore extends SqlStore {
  find(hash: string): SessionRow | undefined {
    return this.get(
      'SELECT person, name, sessions.seen_at AS seenAt FROM sessions JOIN people ON id = person WHERE hash = ?',
      hash,
    ) as SessionRow | undefined;
  }

  list(person: PersonId): { readonly createdAt: number; readonly seenAt: number }[] {
    const rows = this.all('SELECT created_at AS createdAt, seen_at AS seenAt FROM sessions WHERE person = ?', person);
    return rows as { createdAt: number; seenAt: number }[];
  }

  listPushes(person: PersonId): string[] {
    const rows = this.all('SELECT address FROM pushes JOIN sessions ON hash = session WHERE person = ?', person);
    return (rows as { address: string }[]).map(({ address }) => address);
  }
}

export const SESSION_WRITES = {
  addSession: 'INSERT INTO sessions (hash, person, created_at, seen_at) VALUES (?, ?, ?, ?)',
  seeSession: 'UPDATE sessions SET seen_at = ? WHERE hash = ?',
  removeSession: 'DELETE FROM sessions WHERE hash = ?',
  removeSessions: 'DELETE FROM sessions WHERE person = ?',
  setPush: `INSERT OR REPLACE INTO pushes (session, address, created_at)
    SELECT hash, ?, ? FROM sessions WHERE hash = ?`,
  removePush: 'DELETE FROM pushes WHERE address = ?',
  removePushOf: 'DELETE FROM pushes WHERE session = ?',
} as const;

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

/**
 * Where a session's person wants to be called; changes nothing where they have signed out. An address belongs to
 * whoever used it last.
 */
export const setPush = (session: string, address: string, at: number): Write => ['setPush', address, at, session];

export const removePush = (address: string): Write => ['removePush', address];

export const removePushOf = (session: string): Write => ['removePushOf', session];
