import type { CallRhythm, PersonId } from '@potager/table';
import type { Language } from '@potager/kernel';
import { CALL_KINDS, type CallKey, type CallKind, type CallTimes, type CallWay, type HookRow } from './call-writes.ts';
import { SqlStore } from './sql-store.ts';

/** A call that was not made yet. */
export interface CallRow extends CallKey {
  /** The table's id. */
  readonly table: string;
  /** Since when somebody is awaited. */
  readonly at: number;
  readonly due: number;
  readonly tries: number;
}

export interface MailRow {
  readonly address: string;
  readonly isConfirmed: number;
  /** The hash of what was sent there; empty once it was used. */
  readonly code: string;
  readonly codeAt: number;
  readonly tries: number;
}

interface TimesRow {
  readonly zone: string;
  readonly language: Language;
  readonly quietFrom: number | null;
  readonly quietTo: number | null;
  readonly rhythm: CallRhythm;
  readonly digestAt: number;
}

/** Reads how people want to be called, and who is to be. It is written by the commit queue. */
export class CallStore extends SqlStore {
  timesOf(person: PersonId): CallTimes | undefined {
    const row = this.get(
      `SELECT zone, language, quiet_from AS quietFrom, quiet_to AS quietTo, rhythm, digest_at AS digestAt
         FROM call_settings WHERE person = ?`,
      person,
    ) as TimesRow | undefined;
    if (row === undefined) return undefined;
    const { quietFrom: from, quietTo: to, ...times } = row;
    return from === null || to === null ? times : { ...times, quiet: { from, to } };
  }

  mailOf(person: PersonId): MailRow | undefined {
    return this.get(
      `SELECT address, is_confirmed AS isConfirmed, code, code_at AS codeAt, tries FROM call_mails WHERE person = ?`,
      person,
    ) as MailRow | undefined;
  }

  /** Whether whoever has this address does not want to be asked. */
  isUnwanted(hash: string): boolean {
    return this.get('SELECT 1 FROM unwanted_mails WHERE address = ?', hash) !== undefined;
  }

  /** Those somebody has, with the ids of the tables they are about. */
  hooksOf(person: PersonId): (HookRow & { readonly table: string | null })[] {
    return this.all(
      `SELECT ${HOOK}, tables.id AS "table" FROM call_hooks LEFT JOIN tables ON key = table_key
         WHERE person = ? ORDER BY call_hooks.created_at, call_hooks.id`,
      person,
    ) as (HookRow & { table: string | null })[];
  }

  findHook(id: string): HookRow | undefined {
    return this.get(`SELECT ${HOOK} FROM call_hooks WHERE id = ?`, id) as HookRow | undefined;
  }

  /** The ways in which somebody is to be called who is awaited at a table; a chat that several name hears it once. */
  waysOf(person: PersonId, key: number): CallWay[] {
    const rows = this.all(
      `SELECT 'push' AS way WHERE EXISTS (SELECT 1 FROM pushes JOIN sessions ON hash = session WHERE person = ?1)
       UNION ALL SELECT 'mail' FROM call_mails WHERE person = ?1 AND is_confirmed = 1
       UNION ALL SELECT 'hook:' || min(id) FROM (
         SELECT id, address FROM call_hooks WHERE person = ?1 AND table_key IS NULL
         UNION ALL SELECT id, address FROM call_hooks WHERE table_key = ?2
         UNION ALL SELECT id, address FROM call_hooks JOIN participants USING (person)
           WHERE participants.table_key = ?2 AND seats <> 0 AND is_for_club = 1
       ) GROUP BY address`,
      person,
      key,
    );
    return (rows as { way: CallWay }[]).map(({ way }) => way);
  }

  /** Whether somebody was told, or is to be told, that a table waits for them. */
  isNoted(person: PersonId, key: number): boolean {
    return this.get('SELECT 1 FROM calls WHERE person = ? AND table_key = ?', person, key) !== undefined;
  }

  /** When the next one is due. */
  nextDue(): number | undefined {
    return (
      (this.get('SELECT min(due) AS due FROM calls WHERE told_at IS NULL') as { due: number | null }).due ?? undefined
    );
  }

  listDue(now: number, most: number): CallRow[] {
    const sql = `SELECT ${CALL} FROM calls JOIN tables ON key = table_key WHERE told_at IS NULL AND due <= ?
      ORDER BY due LIMIT ?`;
    return this.all(sql, now, most) as CallRow[];
  }

  /** All that somebody is yet to be told in this way, due or not. */
  listUntold(person: PersonId, way: CallWay): CallRow[] {
    const sql = `SELECT ${CALL} FROM calls JOIN tables ON key = table_key
      WHERE person = ? AND way = ? AND told_at IS NULL ORDER BY at`;
    return this.all(sql, person, way) as CallRow[];
  }

  /** How many are yet to be made, due or not. */
  countUntold(): { readonly [kind in CallKind]: number } {
    const rows = this.all(
      `SELECT CASE WHEN way LIKE 'hook:%' THEN 'hook' ELSE way END AS kind, count(*) AS calls
         FROM calls WHERE told_at IS NULL GROUP BY kind`,
    ) as { kind: CallKind; calls: number }[];
    const counts = CALL_KINDS.map((kind) => [kind, rows.find((row) => row.kind === kind)?.calls ?? 0]);
    return Object.fromEntries(counts) as { [kind in CallKind]: number };
  }
}

const HOOK = 'call_hooks.id AS id, person, table_key AS key, is_for_club AS isForClub, address, origin';
const CALL = 'person, table_key AS key, way, at, due, tries, tables.id AS "table"';
