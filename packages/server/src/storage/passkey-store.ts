import type { PersonId } from '@potager/table';
import { SqlStore } from './sql-store.ts';
import type { Write } from './write.ts';

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

/** What people sign in with. */
export class PasskeyStore extends SqlStore {
  find(id: string): PasskeyRow | undefined {
    return this.get(`SELECT ${PASSKEY} FROM passkeys WHERE id = ?`, id) as PasskeyRow | undefined;
  }

  list(person: PersonId): PasskeyRow[] {
    return this.all(`SELECT ${PASSKEY} FROM passkeys WHERE person = ? ORDER BY created_at`, person) as PasskeyRow[];
  }
}

const PASSKEY = 'id, person, public_key AS publicKey, counter, transports, created_at AS createdAt, used_at AS usedAt';

export const PASSKEY_WRITES = {
  addPasskey: `INSERT INTO passkeys (id, person, public_key, counter, transports, created_at)
    SELECT ?1, id, ?3, ?4, ?5, ?6 FROM people
    WHERE id = ?2 AND (SELECT count(*) FROM passkeys WHERE person = ?2) < ?7 ON CONFLICT DO NOTHING`,
  usePasskey: 'UPDATE passkeys SET counter = ?, used_at = ? WHERE id = ?',
  removePasskey: 'DELETE FROM passkeys WHERE id = ? AND person = ?',
} as const;

/** Changes nothing where it is known already, its person is gone or has as many as they may. */
export const addPasskey = (
  { id, person, publicKey, counter, transports, createdAt }: Omit<PasskeyRow, 'usedAt'>,
  most: number,
): Write => ['addPasskey', id, person, publicKey, counter, transports, createdAt, most];

/** Changes nothing where it was removed. */
export const usePasskey = (id: string, counter: number, at: number): Write => ['usePasskey', counter, at, id];

export const removePasskey = (id: string, person: PersonId): Write => ['removePasskey', id, person];
