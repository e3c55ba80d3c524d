import type { Person, PersonId } from '@potager/table';
import { SqlStore } from './sql-store.ts';

export interface PersonRow extends Person {
  readonly createdAt: number;
  readonly seenAt: number;
  /** Whether there is a code to get back in with. */
  readonly hasRecovery: number;
  /** Whether their name was taken away, and they have not chosen another yet. */
  readonly isNameCleared: number;
}

export interface PasskeyRow {
  readonly id: string;
  readonly person: PersonId;
  readonly publicKey: Uint8Array<ArrayBuffer>;
  readonly counter: number;
  /** As the browser listed them, joined by commas. */
  readonly transports: string;
  readonly createdAt: number;
  readonly usedAt: number | null;
}

interface SessionRow {
  readonly person: PersonId;
  readonly name: string;
  readonly seenAt: number;
}

/** People, their sessions and passkeys. Tokens and codes are kept as hashes only. */
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

  /** They are called this until they choose another name. */
  clearName(id: PersonId, name: string): void {
    this.run('UPDATE people SET name = ?, is_name_cleared = 1 WHERE id = ?', name, id);
  }

  setRecovery(id: PersonId, hash: string): void {
    this.run('UPDATE people SET recovery = ? WHERE id = ?', hash, id);
  }

  /**
   * Somebody is to be forgotten: they are gone with all that is theirs, but for the logs of tables. Hashes of their
   * sessions stay until those are done too, so that whoever asks again is known.
   */
  beginLeaving(id: PersonId, at: number): void {
    this.run(
      `INSERT INTO leavers (person, sessions, at)
         SELECT ?, json_group_array(hash), ? FROM sessions WHERE person = ? ON CONFLICT DO NOTHING`,
      id,
      at,
      id,
    );
    this.remove(id);
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

  endLeaving(id: PersonId): void {
    this.run('DELETE FROM leavers WHERE person = ?', id);
  }

  /** With their sessions and passkeys. */
  remove(id: PersonId): void {
    this.run('DELETE FROM people WHERE id = ?', id);
  }

  /** The id so many people after this one, by their order; undefined where there are fewer. */
  idAfter(id: PersonId, count: number): PersonId | undefined {
    const row = this.get('SELECT id FROM people WHERE id > ? ORDER BY id LIMIT 1 OFFSET ?', id, count - 1);
    return (row as { id: PersonId } | undefined)?.id;
  }

  /**
   * Guests not seen since then who took part in no table that is still kept, of those after `from` up to and with `to`.
   */
  removeOldGuests(
    before: number,
    { from, to }: { readonly from: PersonId; readonly to: PersonId | undefined },
  ): number {
    return this.run(
      `DELETE FROM people WHERE id > ? AND id <= ? AND seen_at < ? AND recovery IS NULL
         AND NOT EXISTS (SELECT 1 FROM passkeys WHERE person = people.id)
         AND NOT EXISTS (SELECT 1 FROM participants WHERE person = people.id)`,
      from,
      to ?? AFTER_ALL_IDS,
      before,
    );
  }

  addSession(hash: string, person: PersonId, at: number): void {
    this.run('INSERT INTO sessions (hash, person, created_at, seen_at) VALUES (?, ?, ?, ?)', hash, person, at, at);
  }

  findSession(hash: string): SessionRow | undefined {
    return this.get(
      'SELECT person, name, sessions.seen_at AS seenAt FROM sessions JOIN people ON id = person WHERE hash = ?',
      hash,
    ) as SessionRow | undefined;
  }

  listSessions(person: PersonId): { readonly createdAt: number; readonly seenAt: number }[] {
    const rows = this.all('SELECT created_at AS createdAt, seen_at AS seenAt FROM sessions WHERE person = ?', person);
    return rows as { createdAt: number; seenAt: number }[];
  }

  addPasskey({ id, person, publicKey, counter, transports, createdAt }: Omit<PasskeyRow, 'usedAt'>): void {
    this.run(
      'INSERT INTO passkeys (id, person, public_key, counter, transports, created_at) VALUES (?, ?, ?, ?, ?, ?)',
      id,
      person,
      publicKey,
      counter,
      transports,
      createdAt,
    );
  }

  findPasskey(id: string): PasskeyRow | undefined {
    return this.get(`SELECT ${PASSKEY} FROM passkeys WHERE id = ?`, id) as PasskeyRow | undefined;
  }

  listPasskeys(person: PersonId): PasskeyRow[] {
    return this.all(`SELECT ${PASSKEY} FROM passkeys WHERE person = ? ORDER BY created_at`, person) as PasskeyRow[];
  }

  usePasskey(id: string, counter: number, at: number): void {
    this.run('UPDATE passkeys SET counter = ?, used_at = ? WHERE id = ?', counter, at, id);
  }

  /** Whether it was there. */
  removePasskey(id: string, person: PersonId): boolean {
    return this.run('DELETE FROM passkeys WHERE id = ? AND person = ?', id, person) > 0;
  }

  listPushes(person: PersonId): string[] {
    const rows = this.all('SELECT address FROM pushes JOIN sessions ON hash = session WHERE person = ?', person);
    return (rows as { address: string }[]).map(({ address }) => address);
  }

  count(): number {
    return (this.get('SELECT count(*) AS people FROM people') as { people: number }).people;
  }
}

/** Ids are base64url. */
const AFTER_ALL_IDS = '~';

const PERSON = `id, name, created_at AS createdAt, seen_at AS seenAt, recovery IS NOT NULL AS hasRecovery,
  is_name_cleared AS isNameCleared`;
const PASSKEY = 'id, person, public_key AS publicKey, counter, transports, created_at AS createdAt, used_at AS usedAt';
