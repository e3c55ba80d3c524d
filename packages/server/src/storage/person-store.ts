import type { Person, PersonId } from '@potager/table';
import { SqlStore } from './sql-store.ts';
import type { Write } from './write.ts';

export interface PersonRow extends Person {
  readonly createdAt: number;
  readonly seenAt: number;
  /** Whether there is a code to get back in with. */
  readonly hasRecovery: number;
  /** Whether their name was taken away, and they have not chosen another yet. */
  readonly isNameCleared: number;
}

/** People, and those who are to be forgotten. Recovery codes are kept as hashes only. */
export class PersonStore extends SqlStore {
  find(id: PersonId): PersonRow | undefined {
    return this.get(`SELECT ${PERSON} FROM people WHERE id = ?`, id) as PersonRow | undefined;
  }

  findByRecovery(hash: string): PersonRow | undefined {
    return this.get(`SELECT ${PERSON} FROM people WHERE recovery = ?`, hash) as PersonRow | undefined;
  }

  /** Whether they can sign in elsewhere: with a passkey or a recovery code. */
  isAccount(id: PersonId): boolean {
    const sql = `SELECT 1 FROM people WHERE id = ? AND (recovery IS NOT NULL OR EXISTS (SELECT 1 FROM passkeys WHERE person = people.id))`;
    return this.get(sql, id) !== undefined;
  }

  /** Those who are to be forgotten and are not yet, oldest wish first. */
  listLeavers(): PersonId[] {
    return (this.all('SELECT person FROM leavers ORDER BY at') as { person: PersonId }[]).map(({ person }) => person);
  }

  /** Which of them a session belonged to. */
  findLeaver(hash: string): PersonId | undefined {
    const row = this.get('SELECT person FROM leavers, json_each(sessions) WHERE value = ?', hash);
    return (row as { person: PersonId } | undefined)?.person;
  }

  /** The id so many people after this one, by their order; undefined where there are fewer. */
  idAfter(id: PersonId, count: number): PersonId | undefined {
    const row = this.get('SELECT id FROM people WHERE id > ? ORDER BY id LIMIT 1 OFFSET ?', id, count - 1);
    return (row as { id: PersonId } | undefined)?.id;
  }

  count(): number {
    return (this.get('SELECT count(*) AS people FROM people') as { people: number }).people;
  }
}

const PERSON = `id, name, created_at AS createdAt, seen_at AS seenAt, recovery IS NOT NULL AS hasRecovery,
  is_name_cleared AS isNameCleared`;

/** Ids are base64url. */
const AFTER_ALL_IDS = '~';

export const PERSON_WRITES = {
  addPerson: 'INSERT INTO people (id, name, created_at, seen_at) VALUES (?, ?, ?, ?)',
  seePerson: 'UPDATE people SET seen_at = ? WHERE id = ?',
  renamePerson: 'UPDATE people SET name = ?, is_name_cleared = 0 WHERE id = ?',
  clearPersonName: 'UPDATE people SET name = ?, is_name_cleared = 1 WHERE id = ?',
  setRecovery: 'UPDATE people SET recovery = ? WHERE id = ?',
  setFirstRecovery: 'UPDATE people SET recovery = ? WHERE id = ? AND recovery IS NULL',
  redeemRecovery: 'UPDATE people SET recovery = ? WHERE id = ? AND recovery = ?',
  addLeaver: `INSERT INTO leavers (person, sessions, at)
    SELECT id, (SELECT json_group_array(hash) FROM sessions WHERE person = people.id), ? FROM people WHERE id = ?
    ON CONFLICT DO NOTHING`,
  removeLeaver: 'DELETE FROM leavers WHERE person = ?',
  removePerson: 'DELETE FROM people WHERE id = ?',
  removeOldGuests: `DELETE FROM people WHERE id > ? AND id <= ? AND seen_at < ? AND recovery IS NULL
    AND NOT EXISTS (SELECT 1 FROM passkeys WHERE person = people.id)
    AND NOT EXISTS (SELECT 1 FROM participants WHERE person = people.id)`,
} as const;

export const addPerson = ({ id, name }: Person, at: number): Write => ['addPerson', id, name, at, at];

export const renamePerson = (id: PersonId, name: string): Write => ['renamePerson', name, id];

/** They are called this until they choose another name. */
export const clearPersonName = (id: PersonId, name: string): Write => ['clearPersonName', name, id];

/** `hash`: of the new code; the one before it ends. */
export const setRecovery = (id: PersonId, hash: string): Write => ['setRecovery', hash, id];

/** Changes nothing where there is one already. */
export const setFirstRecovery = (id: PersonId, hash: string): Write => ['setFirstRecovery', hash, id];

/** A new code for an old one; changes nothing where that was used up meanwhile. */
export const redeemRecovery = (id: PersonId, used: string, hash: string): Write => ['redeemRecovery', hash, id, used];

/**
 * Somebody is to be forgotten: they are gone with all that is theirs, but for the logs of tables. Hashes of their
 * sessions stay until those are done too, so that whoever asks again is known.
 */
export const beginLeaving = (id: PersonId, at: number): Write[] => [['addLeaver', at, id], removePerson(id)];

export const endLeaving = (id: PersonId): Write => ['removeLeaver', id];

/** With their sessions and passkeys. */
export const removePerson = (id: PersonId): Write => ['removePerson', id];

/**
 * Guests not seen since then who took part in no table that is still kept, of those after `from` up to and with `to`.
 */
export const removeOldGuests = (
  before: number,
  { from, to }: { readonly from: PersonId; readonly to: PersonId | undefined },
): Write => ['removeOldGuests', from, to ?? AFTER_ALL_IDS, before];
