import type { PersonId, Restriction } from '@potager/table';
import { SqlStore } from './sql-store.ts';
import { type Demand, must, type Write } from './write.ts';

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
  banOf(person: PersonId, now: number): Restriction | undefined {
    const sql = `SELECT why, until FROM bans WHERE target = ? AND kind = 'person' AND ${LASTS}`;
    return readRestriction(this.get(sql, person, now));
  }

  /** The latest first. */
  listBans(now: number): (RestrictionRow & { readonly kind: BanKind })[] {
    const sql = `SELECT target, kind, ${COLUMNS} FROM bans WHERE ${LASTS} ORDER BY created_at DESC, target`;
    return this.all(sql, now) as (RestrictionRow & { kind: BanKind })[];
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

export const RESTRICTION_WRITES = {
  removeOldBans: 'DELETE FROM bans WHERE until <= ?',
  banPerson: `INSERT OR REPLACE INTO bans (target, kind, why, created_at, until)
    SELECT id, 'person', ?, ?, ? FROM people WHERE id = ?`,
  banNetwork: `INSERT OR REPLACE INTO bans (target, kind, why, created_at, until) VALUES (?4, 'network', ?1, ?2, ?3)`,
  unban: 'DELETE FROM bans WHERE target = ?',
  removeOldMutes: 'DELETE FROM mutes WHERE until <= ?',
  mute: `INSERT OR REPLACE INTO mutes (person, why, created_at, until) SELECT id, ?, ?, ? FROM people WHERE id = ?`,
  unmute: 'DELETE FROM mutes WHERE person = ?',
} as const;

export const ban = (kind: BanKind, { target, why, at, until }: RestrictionRow): (Write | Demand)[] => [
  ['removeOldBans', at],
  must([kind === 'person' ? 'banPerson' : 'banNetwork', why, at, until, target]),
];

export const unban = (target: string): Write => ['unban', target];

/** Of what they say; for everyone. */
export const mute = ({ target, why, at, until }: RestrictionRow): (Write | Demand)[] => [
  ['removeOldMutes', at],
  must(['mute', why, at, until, target]),
];

export const unmute = (person: PersonId): Write => ['unmute', person];
