import {
  ANNOUNCEMENT_LANGUAGES,
  type HostReports,
  type HostStatus,
  type AuditLines,
  type Notices,
  type Report,
} from '@potager/table';
import * as v from 'valibot';
import { Problem } from '../http/problem.ts';
import { addAnnouncement, removeAnnouncement } from '../storage/announcement-store.ts';
import { settleReport } from '../storage/report-store.ts';
import { must } from '../storage/write.ts';
import { version } from '../version.ts';
import { deed, FIELDS, look, type ActionContext, untilIn } from './action.ts';

const text = v.exactOptional(FIELDS.words(300));
const texts = v.pipe(
  v.strictObject({ en: text, fr: text, de: text }),
  v.check((given) => ANNOUNCEMENT_LANGUAGES.some((language) => given[language] !== undefined), 'says nothing'),
);
const note = v.optional(v.pipe(v.string(), v.trim(), v.maxLength(200)), '');
const nothing = v.strictObject({});

/** What a host tells everyone, and what everyone tells the host. */
export const noticeActions = {
  status: look({
    summary: 'How busy the server is, and whether it drains for an update',
    gives: 'HostStatus',
    input: nothing,
    run: ({ storage, tableRegistry, moderation, connections }): HostStatus => ({
      version,
      connections: connections.size,
      tables: storage.tables.counts().tables,
      people: storage.people.count(),
      isDraining: moderation.board.isDraining,
      live: tableRegistry.attended,
      openReports: storage.reports.countOpen(),
    }),
  }),

  announce: deed({
    summary: 'Show everyone a line, now and to those who come, until it ends or is taken back',
    gives: 'nothing',
    input: v.strictObject({ texts, minutes: FIELDS.minutes, why: note }),
    run(context, { texts: given, minutes }) {
      const until = untilIn(context, minutes);
      const at = context.world.now();
      return { writes: addAnnouncement({ texts: given, at, ...(until === null ? {} : { until }) }) };
    },
    after: ({ moderation }) => moderation.board.reload(),
  }),

  announcements: look({
    summary: 'List what everyone is told at present',
    gives: 'Notices',
    input: nothing,
    run: ({ moderation }): Notices => moderation.board.notices,
  }),

  withdraw: deed({
    summary: 'Take an announcement back',
    gives: 'nothing',
    input: v.strictObject({ id: FIELDS.id, why: note }),
    about: ({ id }) => String(id),
    run: (_means, { id }) => ({
      writes: [must(removeAnnouncement(id))],
      unmet: new Problem('notFound', { detail: `nothing is announced as ${id}` }),
    }),
    after: ({ moderation }) => moderation.board.reload(),
  }),

  drain: deed({
    summary: 'Let no table open and no game begin any more, for an update; what runs goes on. A restart ends it',
    gives: 'nothing',
    input: v.strictObject({ why: note }),
    run: () => ({}),
    after: ({ moderation }) => moderation.board.setDraining(true),
  }),

  reopen: deed({
    summary: 'Let tables open and games begin again',
    gives: 'nothing',
    input: v.strictObject({ why: note }),
    run({ moderation }) {
      if (!moderation.board.isDraining) throw new Problem('notFound', { detail: 'it does not drain' });
      return {};
    },
    after: ({ moderation }) => moderation.board.setDraining(false),
  }),

  reports: look({
    summary: 'List what players reported, latest first',
    gives: 'HostReports',
    input: v.strictObject({
      isSettled: v.exactOptional(v.boolean()),
      about: v.exactOptional(FIELDS.person),
      before: FIELDS.before,
      limit: FIELDS.limit,
    }),
    run(context, { limit, ...wanted }): HostReports {
      const reports = context.storage.reports.list({ ...wanted, most: limit });
      const last = reports.at(-1);
      const shown = reports.map((report) => hushGallery(context, report));
      return last && reports.length === limit ? { reports: shown, next: last.id } : { reports: shown };
    },
  }),

  settle: deed({
    summary: 'Note that a report was dealt with',
    gives: 'nothing',
    input: v.strictObject({ id: FIELDS.id, why: note }),
    about: ({ id }) => String(id),
    run: ({ world }, { id }) => ({
      writes: [must(settleReport(id, world.now()))],
      unmet: new Problem('notFound', { detail: `there is no open report ${id}` }),
    }),
  }),

  audit: look({
    summary: 'List what was done to keep order, latest first',
    gives: 'AuditLines',
    input: v.strictObject({ about: v.exactOptional(FIELDS.person), before: FIELDS.before, limit: FIELDS.limit }),
    run({ storage }, { limit, ...wanted }): AuditLines {
      const lines = storage.audit.list({ ...wanted, most: limit });
      const last = lines.at(-1);
      return last && lines.length === limit ? { lines, next: last.id } : { lines };
    },
  }),
} as const;

/** What the gallery says is not for players while the game runs, and who keeps order may be one. */
function hushGallery({ storage }: ActionContext, report: Report): Report {
  if (storage.tables.find(report.table)?.status === 'over') return report;
  const said = report.context.said.map((line) => (line.to === 'gallery' ? { ...line, text: '' } : line));
  return { ...report, context: { ...report.context, said } };
}
