import type { Mute, PersonId } from '@potager/table';
import { SqlStore } from './sql-store.ts';
import type { Write } from './write.ts';

/** Whom each person has muted for themselves. Nobody is told who muted them. */
export class MuteStore extends SqlStore {
  /** The latest first, by the names they have now. */
  list(person: PersonId): Mute[] {
    return this.all(
      `SELECT muted AS person, name, personal_mutes.created_at AS at FROM personal_mutes JOIN people ON id = muted
         WHERE person = ? ORDER BY at DESC, muted`,
      person,
    ) as Mute[];
  }
}

export const MUTE_WRITES = {
  addMute: `INSERT INTO personal_mutes (person, muted, created_at)
    SELECT person.id, muted.id, ?3 FROM people AS person, people AS muted WHERE person.id = ?1 AND muted.id = ?2 AND (
      EXISTS (SELECT 1 FROM personal_mutes WHERE person = ?1 AND muted = ?2)
      OR (SELECT count(*) FROM personal_mutes WHERE person = ?1) < ?4)
    ON CONFLICT DO UPDATE SET muted = excluded.muted`,
  removeMute: 'DELETE FROM personal_mutes WHERE person = ? AND muted = ?',
} as const;

interface NewMute {
  readonly person: PersonId;
  readonly muted: PersonId;
  readonly at: number;
  /** So many somebody may have. */
  readonly most: number;
}

/** Changes nothing where one of them is not known, or there are too many already. */
export const addMute = ({ person, muted, at, most }: NewMute): Write => ['addMute', person, muted, at, most];

export const removeMute = (person: PersonId, muted: PersonId): Write => ['removeMute', person, muted];
