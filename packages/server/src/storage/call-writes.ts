import type { CallChanges, CallSettings, PersonId } from '@potager/table';
import type { Write } from './write.ts';

/** What the thread that writes knows about calls. */
export const CALL_WRITES = {
  // Whoever is gone is called no more.
  addCall: `INSERT OR IGNORE INTO calls (person, table_key, way, at, due) SELECT id, ?, ?, ?, ? FROM people WHERE id = ?`,
  endCalls: 'DELETE FROM calls WHERE person = ? AND table_key = ?',
  tellCall: `UPDATE calls SET told_at = ? WHERE person = ? AND table_key = ? AND way = ? AND told_at IS NULL`,
  // Where somebody has moved and is awaited again meanwhile, that is another call.
  retryCall: `UPDATE calls SET told_at = NULL, due = ?, tries = tries + 1
    WHERE person = ? AND table_key = ? AND way = ? AND told_at = ?`,
  postponeCalls: 'UPDATE calls SET due = ? WHERE person = ? AND way = ? AND told_at IS NULL',
  setCallSettings: `INSERT OR REPLACE INTO call_settings
    (person, zone, language, quiet_from, quiet_to, rhythm, digest_at) VALUES (?, ?, ?, ?, ?, ?, ?)`,
  setCallMail: `INSERT OR REPLACE INTO call_mails (person, address, is_confirmed, code, code_at, tries)
    VALUES (?, ?, 0, ?, ?, 0)`,
  tryCallMail: 'UPDATE call_mails SET tries = tries + 1 WHERE person = ?',
  confirmCallMail: `UPDATE call_mails SET is_confirmed = 1, code = '' WHERE person = ? AND code = ?`,
  removeCallMail: 'DELETE FROM call_mails WHERE person = ? AND address = ?',
  endCallsBy: 'DELETE FROM calls WHERE person = ? AND way = ?',
  refuseMails: 'INSERT OR IGNORE INTO unwanted_mails (address, at) VALUES (?, ?)',
  addCallHook: `INSERT INTO call_hooks (id, person, table_key, is_for_club, address, origin, created_at)
    VALUES (?, ?, ?, ?, ?, ?, ?)`,
  removeCallHook: 'DELETE FROM call_hooks WHERE id = ?',
  removeCallsOfHook: 'DELETE FROM calls WHERE way = ?',
} as const;

export const CALL_KINDS = ['push', 'mail', 'hook'] as const;
export type CallKind = (typeof CALL_KINDS)[number];

/** In which way somebody is called: `hook:` and its id where it is by a hook. */
export type CallWay = 'push' | 'mail' | `hook:${string}`;

export const kindOfWay = (way: CallWay): CallKind => (way === 'push' || way === 'mail' ? way : 'hook');

/** One way in which one person is to be told that one table waits for them. */
export interface CallKey {
  readonly person: PersonId;
  /** The table's number in the database. */
  readonly key: number;
  readonly way: CallWay;
}

export const addCall = ({ person, key, way }: CallKey, { at, due }: { at: number; due: number }): Write => [
  'addCall',
  key,
  way,
  at,
  due,
  person,
];

/** A table does not wait for somebody any more. */
export const endCalls = (person: PersonId, key: number): Write => ['endCalls', person, key];

export const tellCall = ({ person, key, way }: CallKey, at: number): Write => ['tellCall', at, person, key, way];

/** What was told then did not arrive. */
export const retryCall = ({ person, key, way }: CallKey, toldAt: number, due: number): Write => [
  'retryCall',
  due,
  person,
  key,
  way,
  toldAt,
];

export const postponeCalls = (person: PersonId, way: CallWay, due: number): Write => [
  'postponeCalls',
  due,
  person,
  way,
];

export type CallTimes = Required<Omit<CallChanges, 'quiet'>> & Pick<CallSettings, 'quiet'>;

export const setCallSettings = (person: PersonId, { zone, language, quiet, rhythm, digestAt }: CallTimes): Write => [
  'setCallSettings',
  person,
  zone,
  language,
  quiet?.from ?? null,
  quiet?.to ?? null,
  rhythm,
  digestAt,
];

/** `code`: the hash of what was sent there. */
export const setCallMail = (person: PersonId, address: string, code: string, at: number): Write[] => [
  ['setCallMail', person, address, code, at],
  ['endCallsBy', person, 'mail'],
];

export const tryCallMail = (person: PersonId): Write => ['tryCallMail', person];

export const confirmCallMail = (person: PersonId, code: string): Write => ['confirmCallMail', person, code];

export const removeCallMail = (person: PersonId, address: string): Write[] => [
  ['removeCallMail', person, address],
  ['endCallsBy', person, 'mail'],
];

/** Nobody may have a code sent there any more; `hash`: of the address. */
export const refuseMails = (hash: string, at: number): Write => ['refuseMails', hash, at];

export interface HookRow {
  readonly id: string;
  readonly person: PersonId;
  /** Null: it tells of turns everywhere. */
  readonly key: number | null;
  /** 1: of everybody's, wherever its owner sits. */
  readonly isForClub: number;
  readonly address: string;
  /** What the owner's browser calls this server: where links lead. */
  readonly origin: string;
}

export const addCallHook = ({ id, person, key, isForClub, address, origin }: HookRow, at: number): Write => [
  'addCallHook',
  id,
  person,
  key,
  isForClub,
  address,
  origin,
  at,
];

export const removeCallHook = (id: string): Write[] => [
  ['removeCallHook', id],
  ['removeCallsOfHook', `hook:${id}`],
];
