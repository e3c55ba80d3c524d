import type { Mute, PersonId } from '@potager/table';
import { SqlStore } from './sql-store.ts';

/** Whom each person has muted for themselves. Nobody is told who muted them. */
export class MuteStore extends SqlStore {
  /** False: there is no such person. */
  add(person: PersonId, muted: PersonId, at: number): boolean {
    const added = this.run(
      `INSERT INTO personal_mutes (person, muted, created_at)
         SELECT ?, id, ? FROM people WHERE id = ? ON CONFLICT DO UPDATE SET muted = excluded.muted`,
      person,
      at,
      muted,
    );
    return added > 0;
  }

  remove(person: PersonId, muted: PersonId): void {
    this.run('DELETE FROM personal_mutes WHERE person = ? AND muted = ?', person, muted);
  }

  has(person: PersonId, muted: PersonId): boolean {
    return this.get('SELECT 1 FROM personal_mutes WHERE person = ? AND muted = ?', person, muted) !== undefined;
  }

  count(person: PersonId): number {
    return (this.get('SELECT count(*) AS mutes FROM personal_mutes WHERE person = ?', person) as { mutes: number })
      .mutes;
  }

  /** The latest first, by the names they have now. */
  list(person: PersonId): Mute[] {
    return this.all(
      `SELECT muted AS person, name, personal_mutes.created_at AS at FROM personal_mutes JOIN people ON id = muted
         WHERE person = ? ORDER BY at DESC, muted`,
      person,
    ) as Mute[];
  }
}
