import { ANNOUNCEMENT_WRITES } from './announcement-store.ts';
import { AUDIT_WRITES } from './audit-store.ts';
import { CALL_WRITES } from './call-writes.ts';
import { MERGE_WRITES } from './merge-store.ts';
import { META_WRITES } from './meta.ts';
import { MUTE_WRITES } from './mute-store.ts';
import { PASSKEY_WRITES } from './passkey-store.ts';
import { PERSON_WRITES } from './person-store.ts';
import { REPORT_WRITES } from './report-store.ts';
import { RESTRICTION_WRITES } from './restriction-store.ts';
import { SESSION_WRITES } from './session-store.ts';
import { SET_ASIDE_WRITES } from './set-aside-store.ts';
import { TABLE_WRITES } from './table-store.ts';

/** What the thread that writes knows by name. Each store names its own; a name used twice does not compile. */
export const WRITES = {
  ...TABLE_WRITES,
  ...PERSON_WRITES,
  ...SESSION_WRITES,
  ...PASSKEY_WRITES,
  ...MUTE_WRITES,
  ...REPORT_WRITES,
  ...RESTRICTION_WRITES,
  ...ANNOUNCEMENT_WRITES,
  ...AUDIT_WRITES,
  ...SET_ASIDE_WRITES,
  ...META_WRITES,
  ...CALL_WRITES,
  ...MERGE_WRITES,
} as const satisfies typeof TABLE_WRITES &
  typeof PERSON_WRITES &
  typeof SESSION_WRITES &
  typeof PASSKEY_WRITES &
  typeof MUTE_WRITES &
  typeof REPORT_WRITES &
  typeof RESTRICTION_WRITES &
  typeof ANNOUNCEMENT_WRITES &
  typeof AUDIT_WRITES &
  typeof SET_ASIDE_WRITES &
  typeof META_WRITES &
  typeof CALL_WRITES &
  typeof MERGE_WRITES;
