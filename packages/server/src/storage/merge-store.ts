import type { PersonId } from '@potager/table';
import { SqlStore } from './sql-store.ts';
import { type Demand, must, type Write } from './write.ts';

/** A guest who is somebody with an account from now on. */
export interface Merge {
  readonly guest: PersonId;
  readonly account: PersonId;
}

/** Guests whose tables are being handed over to an account, until all are. */
export class MergeStore extends SqlStore {
  /** Those that are not done yet, oldest first. */
  list(): Merge[] {
    return this.all('SELECT guest, account FROM merges ORDER BY at') as Merge[];
  }

  listInto(account: PersonId): Merge[] {
    return this.all('SELECT guest, account FROM merges WHERE account = ?', account) as Merge[];
  }
}

/** In all of them: ?1 is the guest, ?2 the account. */
export const MERGE_WRITES = {
  // Whoever has an account of their own is no guest, and stays who they are.
  addMerge: `INSERT INTO merges (guest, account, at) SELECT guest.id, account.id, ?3 FROM people AS guest, people AS account
    WHERE guest.id = ?1 AND account.id = ?2 AND guest.id <> account.id AND guest.recovery IS NULL
      AND NOT EXISTS (SELECT 1 FROM passkeys WHERE person = ?1)`,
  endMerge: 'DELETE FROM merges WHERE guest = ?1 AND account = ?2',
  mergeSessions: 'UPDATE sessions SET person = ?2 WHERE person = ?1',
  mergeMutes: `INSERT OR IGNORE INTO personal_mutes (person, muted, created_at)
    SELECT ?2, muted, created_at FROM personal_mutes WHERE person = ?1 AND muted <> ?2`,
  mergeMutedBy: `INSERT OR IGNORE INTO personal_mutes (person, muted, created_at)
    SELECT person, ?2, created_at FROM personal_mutes WHERE muted = ?1 AND person <> ?2`,
  mergeMute: `INSERT OR IGNORE INTO mutes (person, why, created_at, until)
    SELECT ?2, why, created_at, until FROM mutes WHERE person = ?1`,
  mergeReports: 'UPDATE reports SET reporter = ?2 WHERE reporter = ?1',
  mergeReportsAbout: 'UPDATE reports SET about = ?2 WHERE about = ?1',
  mergeCalls: 'UPDATE OR IGNORE calls SET person = ?2 WHERE person = ?1',
  mergeCallSettings: `INSERT OR IGNORE INTO call_settings
    SELECT ?2, zone, language, quiet_from, quiet_to, rhythm, digest_at FROM call_settings WHERE person = ?1`,
  mergeCallMails: `INSERT OR IGNORE INTO call_mails
    SELECT ?2, address, is_confirmed, code, code_at, tries FROM call_mails WHERE person = ?1 AND is_confirmed = 1`,
  mergeCallHooks: 'UPDATE call_hooks SET person = ?2 WHERE person = ?1',
  mergeParticipant: `INSERT INTO participants (person, table_key, seats, is_host, is_over, is_hidden)
    SELECT ?2, table_key, seats, is_host, is_over, is_hidden FROM participants WHERE person = ?1 AND table_key = ?3
    ON CONFLICT DO UPDATE SET seats = seats | excluded.seats, is_host = max(is_host, excluded.is_host),
      is_hidden = min(is_hidden, excluded.is_hidden)`,
} as const;

/** In this order, and then the guest is gone: what they have goes over, but for the logs of their tables. */
const HANDED_OVER = [
  'mergeSessions',
  'mergeMutes',
  'mergeMutedBy',
  'mergeMute',
  'mergeReports',
  'mergeReportsAbout',
  'mergeCalls',
  'mergeCallSettings',
  'mergeCallMails',
  'mergeCallHooks',
] as const;

/** All of it or nothing. Nothing where the guest is none any more. */
export const beginMerge = ({ guest, account }: Merge, at: number): (Write | Demand)[] => [
  must(['addMerge', guest, account, at]),
  ...HANDED_OVER.map((name): Write => [name, guest, account]),
  ['removePerson', guest],
];

/** What a table's list of people says; its log is rewritten in the same step. */
export const mergeParticipant = (key: number, { guest, account }: Merge): Write => [
  'mergeParticipant',
  guest,
  account,
  key,
];

export const endMerge = ({ guest, account }: Merge): Write => ['endMerge', guest, account];
