import {
  type AuditLines,
  type HostPeople,
  type HostPerson,
  type HostReports,
  type HostRestrictions,
  type HostStatus,
  type HostTableDetail,
  type HostTables,
  type Notices,
  type SetAsideTables,
  REPORT_REASONS,
} from '@potager/table';
import * as v from 'valibot';
import { keptSettings, type Same } from '../socket/schemas.ts';
import { absence, chair, type Loose, options, seat, seatSet, status, time, whole } from './answer-parts.ts';

/**
 * What those are given who keep order, and what they tell everyone. The last lines compare these with the types in
 * packages/table.
 */
const text = v.exactOptional(v.string());
const people = v.array(v.object({ person: v.string(), name: v.string() }));
const next = v.exactOptional(whole);

const notices = v.object({
  announcements: v.array(
    v.object({
      id: whole,
      texts: v.object({ en: text, fr: text, de: text }),
      at: time,
      until: v.exactOptional(time),
    }),
  ),
  isDraining: v.boolean(),
});

export const restriction = v.object({ why: v.string(), until: v.exactOptional(time) });

const connections = v.array(v.object({ person: v.string(), name: v.string(), address: v.string(), since: time }));

const hostStatus = v.object({
  version: v.string(),
  connections: whole,
  tables: whole,
  people: whole,
  isDraining: v.boolean(),
  live: whole,
  openReports: whole,
});

const hostTable = v.object({
  key: whole,
  table: v.string(),
  game: v.string(),
  status,
  isPublic: v.boolean(),
  createdAt: time,
  at: time,
  entries: whole,
  people,
});
const hostTables = v.object({ tables: v.array(hostTable), next });

const presence = v.object({
  online: seatSet,
  watchers: whole,
  absent: v.exactOptional(v.array(v.object({ seat, left: v.number() }))),
});

const hostTableDetail = v.object({
  ...hostTable.entries,
  options,
  settings: keptSettings,
  seats: v.array(chair),
  host: v.string(),
  presence: v.exactOptional(presence),
  clock: v.exactOptional(v.object({ left: v.array(v.number()), running: seatSet, at: time })),
  connections,
  ending: v.exactOptional(v.object({ reason: v.string(), why: text })),
});

const setAsideTables = v.object({
  tables: v.array(
    v.object({
      key: whole,
      why: v.picklist(['frozen', 'ended', 'failed', 'damaged', 'shortened']),
      detail: v.string(),
      at: time,
    }),
  ),
});

const card = v.object({ person: v.string(), name: v.string(), createdAt: time, seenAt: time });
const hostPeople = v.object({ people: v.array(card) });
const hostPerson = v.object({
  ...card.entries,
  isAccount: v.boolean(),
  isAdmin: v.boolean(),
  isNameCleared: v.boolean(),
  mute: v.exactOptional(restriction),
  ban: v.exactOptional(restriction),
  connections,
  tables: v.array(v.string()),
});

const hostRestrictions = v.object({
  restrictions: v.array(v.object({ ...restriction.entries, target: v.string(), name: text, at: time })),
});

const reported = v.object({ name: v.string(), seats: v.array(seat) });
const report = v.object({
  id: whole,
  at: time,
  reporter: v.string(),
  about: v.string(),
  reason: v.picklist(REPORT_REASONS),
  text: v.string(),
  table: v.string(),
  entry: v.exactOptional(whole),
  context: v.object({
    game: v.string(),
    status,
    reporter: reported,
    about: reported,
    said: v.array(
      v.object({ person: v.string(), text: v.string(), to: v.picklist(['table', 'gallery']), n: whole, at: time }),
    ),
    absences: v.array(
      v.object({
        n: whole,
        at: time,
        kind: v.picklist(['stoodIn', 'returned', 'resigned']),
        why: v.exactOptional(absence),
      }),
    ),
  }),
  settledAt: v.exactOptional(time),
});
const hostReports = v.object({ reports: v.array(report), next });

const auditLine = v.object({
  id: whole,
  at: time,
  admin: text,
  what: v.string(),
  about: text,
  why: v.string(),
  result: v.string(),
  detail: text,
});
const auditLines = v.object({ lines: v.array(auditLine), next });

export const HOST_ANSWERS = {
  Notices: notices,
  HostStatus: hostStatus,
  HostTables: hostTables,
  HostTableDetail: hostTableDetail,
  SetAsideTables: setAsideTables,
  HostPeople: hostPeople,
  HostPerson: hostPerson,
  HostRestrictions: hostRestrictions,
  HostReports: hostReports,
  AuditLines: auditLines,
} as const;

true satisfies Same<v.InferOutput<typeof notices>, Loose<Notices>>;
true satisfies Same<v.InferOutput<typeof hostStatus>, Loose<HostStatus>>;
true satisfies Same<v.InferOutput<typeof hostTables>, Loose<HostTables>>;
true satisfies Same<v.InferOutput<typeof hostTableDetail>, Loose<HostTableDetail>>;
true satisfies Same<v.InferOutput<typeof setAsideTables>, Loose<SetAsideTables>>;
true satisfies Same<v.InferOutput<typeof hostPeople>, Loose<HostPeople>>;
true satisfies Same<v.InferOutput<typeof hostPerson>, Loose<HostPerson>>;
true satisfies Same<v.InferOutput<typeof hostRestrictions>, Loose<HostRestrictions>>;
true satisfies Same<v.InferOutput<typeof hostReports>, Loose<HostReports>>;
true satisfies Same<v.InferOutput<typeof auditLines>, Loose<AuditLines>>;
