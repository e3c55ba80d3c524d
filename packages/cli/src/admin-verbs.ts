import type { ActionName } from '@potager/server/admin';
import type {
  AuditLines,
  HostPeople,
  HostReports,
  HostStatus,
  HostTables,
  Notices,
  SetAsideTables,
} from '@potager/table';
import {
  day,
  describePerson,
  describeRestrictions,
  describeTable,
  lasts,
  listing,
  tableLine,
} from './admin-listing.ts';
import { parseCount, UsageError } from './command.ts';

/** Every flag there is; a verb heeds those it names. */
export const FLAGS = {
  data: { type: 'string' },
  json: { type: 'boolean' },
  yes: { type: 'boolean' },
  wait: { type: 'boolean' },
  all: { type: 'boolean' },
  public: { type: 'boolean' },
  private: { type: 'boolean' },
  status: { type: 'string' },
  person: { type: 'string' },
  idle: { type: 'string' },
  before: { type: 'string' },
  limit: { type: 'string' },
  about: { type: 'string' },
  why: { type: 'string' },
  for: { type: 'string' },
  en: { type: 'string' },
  fr: { type: 'string' },
  de: { type: 'string' },
} as const;

export type Flags = {
  readonly [name in keyof typeof FLAGS]?: (typeof FLAGS)[name]['type'] extends 'boolean' ? boolean : string;
};

/** One thing to be done: what it is called with, what the action is asked, and what came of it in words. */
export interface Verb {
  readonly takes: string;
  readonly summary: string;
  readonly read: (rest: readonly string[], flags: Flags) => object;
  readonly describe: (given: never) => string;
}

const verb = (takes: string, summary: string, rest: Pick<Verb, 'read' | 'describe'>): Verb => ({
  takes,
  summary,
  ...rest,
});

const done = (text: string) => (): string => text;

/** The one word that a verb is about. */
function one(rest: readonly string[], what: string): string {
  const [first, ...more] = rest;
  if (first === undefined || more.length > 0) throw new UsageError(`it takes ${what}`);
  return first;
}

function none(rest: readonly string[]): void {
  if (rest.length > 0) throw new UsageError(`it does not take ${JSON.stringify(rest[0])}`);
}

const number = (text: string): number => parseCount(text, 'NUMBER', { min: 1, max: 999_999_999 });

/** Only what was given. */
const given = (values: { readonly [name: string]: unknown }): object =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));

const UNITS = { m: 1, h: 60, d: 24 * 60 } as const;

function minutes(text: string | undefined, flag: string): number | undefined {
  if (text === undefined) return undefined;
  const [, count, unit] = /^(\d{1,7})([mhd])$/.exec(text) ?? [];
  if (count === undefined)
    throw new UsageError(`${flag} takes a time such as 30m, 12h or 7d, not ${JSON.stringify(text)}`);
  return Number(count) * UNITS[unit as keyof typeof UNITS];
}

function reason({ why }: Flags): string {
  if (why === undefined || why.trim() === '')
    throw new UsageError('it needs --why TEXT: those whom it concerns are told');
  return why;
}

const isPublic = (flags: Flags): boolean | undefined => (flags.public ? true : flags.private ? false : undefined);

const page = ({ before, limit }: Flags): object =>
  given({
    before: before && parseCount(before, '--before', { min: 1, max: 999_999_999 }),
    limit: limit && parseCount(limit, '--limit', { min: 1, max: 100 }),
  });

export const VERBS: { readonly [name in ActionName]: Verb } = {
  status: verb('', 'how busy the server is', {
    read: (rest) => (none(rest), {}),
    describe: (it: HostStatus) =>
      [
        `Potager ${it.version}${it.isDraining ? ', draining for an update: no game begins' : ''}`,
        `${it.connections} connections, ${it.tables} tables, ${it.people} people`,
        `${it.live} games under way that a restart would interrupt`,
        `${it.openReports} open reports`,
      ].join('\n'),
  }),
  tables: verb(
    '[--status S] [--public|--private]',
    'list tables: waiting, running or finished; --person ID, --idle 2d',
    {
      read: (rest, flags) => {
        none(rest);
        const { status, person, idle } = flags;
        const idleMinutes = minutes(idle, '--idle');
        return { ...given({ status, person, isPublic: isPublic(flags), idleMinutes }), ...page(flags) };
      },
      describe: ({ tables, next }: HostTables) => listing(tables.map(tableLine), next, 'No tables.'),
    },
  ),
  table: verb('ID', 'look at one table; no secret of a running game is shown', {
    read: (rest) => ({ table: one(rest, "a table's id") }),
    describe: describeTable,
  }),
  close: verb('ID --why TEXT', 'end a game for everyone; its log stays', {
    read: (rest, flags) => ({ table: one(rest, "a table's id"), why: reason(flags) }),
    describe: done('The game is over; everyone there sees why.'),
  }),
  delete: verb('ID --why TEXT [--yes]', 'end a table and delete it for good', {
    read: (rest, flags) => ({ table: one(rest, "a table's id"), why: reason(flags), isSure: true }),
    describe: done('The table is gone.'),
  }),
  'set-aside': verb('', 'list tables that could not be brought back and are left alone', {
    read: (rest) => (none(rest), {}),
    describe: ({ tables }: SetAsideTables) =>
      listing(
        tables.map(({ key, why, detail, at }) => `${key}  ${day(at)}  ${why}  ${detail}`),
        undefined,
        'No table.',
      ),
  }),
  retry: verb('NUMBER', 'let one of them be tried again', {
    read: (rest) => ({ key: number(one(rest, 'the number of a table')) }),
    describe: done('It is tried again when somebody asks for it.'),
  }),
  people: verb('[NAME]', 'list people by a part of their name', {
    read: (rest, flags) => ({ ...(rest.length > 0 && { name: rest.join(' ') }), ...page(flags) }),
    describe: ({ people }: HostPeople) =>
      listing(
        people.map(({ person, name, seenAt }) => `${person}  ${day(seenAt)}  ${name}`),
        undefined,
        'Nobody.',
      ),
  }),
  person: verb('ID', 'look at one person: tables, addresses, what they may not do', {
    read: (rest) => ({ person: one(rest, "a person's id") }),
    describe: describePerson,
  }),
  mute: verb('ID --why TEXT [--for 2h]', 'let somebody say nothing', {
    read: (rest, flags) => ({
      person: one(rest, "a person's id"),
      why: reason(flags),
      ...given({ minutes: minutes(flags.for, '--for') }),
    }),
    describe: done('They can say nothing any more.'),
  }),
  unmute: verb('ID', 'let somebody talk again', {
    read: (rest, { why }) => ({ person: one(rest, "a person's id"), ...given({ why }) }),
    describe: done('They can talk again.'),
  }),
  mutes: verb('', 'list who may say nothing', { read: (rest) => (none(rest), {}), describe: describeRestrictions }),
  ban: verb('ID|RANGE --why TEXT [--for 7d]', 'shut out an account or an address range', {
    read: (rest, flags) => ({
      target: one(rest, "a person's id or a range of addresses"),
      why: reason(flags),
      ...given({ minutes: minutes(flags.for, '--for') }),
    }),
    describe: done('They are shut out.'),
  }),
  unban: verb('ID|RANGE', 'let them in again', {
    read: (rest, { why }) => ({ target: one(rest, "a person's id or a range of addresses"), ...given({ why }) }),
    describe: done('They are let in again.'),
  }),
  bans: verb('', 'list who is shut out', { read: (rest) => (none(rest), {}), describe: describeRestrictions }),
  'clear-name': verb('ID --why TEXT', 'take a name away, wherever it stands', {
    read: (rest, flags) => ({ person: one(rest, "a person's id"), why: reason(flags) }),
    describe: done('The name is gone; they may choose another.'),
  }),
  announce: verb('TEXT [--for 2h]', 'show everyone a line; --en, --fr, --de TEXT instead for several languages', {
    read: (rest, { en, fr, de, ...flags }) => {
      const texts = given({ en: en ?? (rest.length > 0 ? rest.join(' ') : undefined), fr, de });
      if (Object.keys(texts).length === 0) throw new UsageError('it takes a text');
      return { texts, ...given({ minutes: minutes(flags.for, '--for') }) };
    },
    describe: done('Everyone sees it.'),
  }),
  announcements: verb('', 'list what is announced', {
    read: (rest) => (none(rest), {}),
    describe: ({ announcements }: Notices) =>
      listing(
        announcements.map(({ id, texts, until }) => `${id}${lasts(until)}  ${Object.values(texts).join(' / ')}`),
        undefined,
        'Nothing.',
      ),
  }),
  withdraw: verb('NUMBER', 'take an announcement back', {
    read: (rest, { why }) => ({ id: number(one(rest, 'the number of an announcement')), ...given({ why }) }),
    describe: done('It is gone.'),
  }),
  drain: verb('[--wait]', 'let no game begin any more, for an update; --wait until none is under way', {
    read: (rest, { why }) => (none(rest), given({ why })),
    describe: done(
      'No game begins any more; what runs goes on. "potager admin reopen" takes it back, as does a restart.',
    ),
  }),
  reopen: verb('', 'let games begin again', {
    read: (rest, { why }) => (none(rest), given({ why })),
    describe: done('Games begin again.'),
  }),
  reports: verb('[--all] [--about ID]', 'list what players reported', {
    read: (rest, { all, about, ...flags }) => {
      none(rest);
      return { ...given({ isSettled: all ? undefined : false, about }), ...page(flags) };
    },
    describe: ({ reports, next }: HostReports) =>
      listing(
        reports.map(({ id, at, reason: what, reporter, about, table, text, context: { about: who } }) =>
          [`${id}  ${day(at)}  ${what}  ${who.name} (${about}) at ${table}, by ${reporter}`, text && `    ${text}`]
            .filter(Boolean)
            .join('\n'),
        ),
        next,
        'No reports.',
      ),
  }),
  settle: verb('NUMBER', 'note that a report was dealt with', {
    read: (rest, { why }) => ({ id: number(one(rest, 'the number of a report')), ...given({ why }) }),
    describe: done('It is settled.'),
  }),
  audit: verb('[--about ID]', 'list what was done to keep order', {
    read: (rest, { about, ...flags }) => (none(rest), { ...given({ about }), ...page(flags) }),
    describe: ({ lines, next }: AuditLines) =>
      listing(
        lines.map(({ id, at, admin, what, about, why, result, detail }) =>
          [id, day(at), admin ?? 'shell', what, about, result, why, detail].filter(Boolean).join('  '),
        ),
        next,
        'Nothing was done yet.',
      ),
  }),
};
