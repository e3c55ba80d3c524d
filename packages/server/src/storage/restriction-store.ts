import type { PersonId, Restriction } from '@potager/table';
import { SqlStore } from './sql-store.ts';

/** What somebody, or everyone of a network, may not do for a while or for good. */
export interface RestrictionRow {
  /** A person's id, or a network in CIDR notation. */
  readonly target: string;
  readonly why: string;
  readonly at: number;
  /** Null: for good. */
  readonly until: number | null;
}

export type BanKind = 'person' | 'network';

/** Who was shut out and who may not talk. What has run out counts as gone, and goes when something else comes. */
export class RestrictionStore extends SqlStore {
  ban(kind: BanKind, { target, why, at, until }: RestrictionRow): void {
    this.run('DELETE FROM bans WHERE until <= ?', at);
    this.run(
      'INSERT OR REPLACE INTO bans (target, kind, why, created_at, until) VALUES (?, ?, ?, ?, ?)',
      target,
      kind,
      why,
      at,
      until,
    );
  }

  /** Whether there was one. */
  unban(target: string): boolean {
    return this.run('DELETE FROM bans WHERE target = ?', target) > 0;
  }

  banOf(person: PersonId, now: number): Restriction | undefined {
    const sql = `SELECT why, until FROM bans WHERE target = ? AND kind = 'person' AND ${LASTS}`;
    return readRestriction(this.get(sql, person, now));
  }

  /** The latest first. */
  listBans(now: number): (RestrictionRow & { readonly kind: BanKind })[] {
    const sql = `SELECT target, kind, ${COLUMNS} FROM bans WHERE ${LASTS} ORDER BY created_at DESC, target`;
    return this.all(sql, now) as (RestrictionRow & { kind: BanKind })[];
  }

  mute({ target, why, at, until }: RestrictionRow): void {
    this.run('DELETE FROM mutes WHERE until <= ?', at);
    this.run(
      'INSERT OR REPLACE INTO mutes (person, why, created_at, until) VALUES (?, ?, ?, ?)',
      target,
      why,
      at,
      until,
    );
  }

  /** Whether there was one. */
  unmute(person: PersonId): boolean {
    return this.run('DELETE FROM mutes WHERE person = ?', person) > 0;
  }

  muteOf(person: PersonId, now: number): Restriction | undefined {
    return readRestriction(this.get(`SELECT why, until FROM mutes WHERE person = ? AND ${LASTS}`, person, now));
  }

  /** The latest first. */
  listMutes(now: number): RestrictionRow[] {
    const sql = `SELECT person AS target, ${COLUMNS} FROM mutes WHERE ${LASTS} ORDER BY created_at DESC, person`;
    return this.all(sql, now) as RestrictionRow[];
  }
}

function readRestriction(row: unknown): Restriction | undefined {
  if (row === undefined) return undefined;
  const { why, until } = row as Pick<RestrictionRow, 'why' | 'until'>;
  return until === null ? { why } : { why, until };
}

const COLUMNS = 'why, created_at AS at, until';
const LASTS = '(until IS NULL OR until > ?)';
