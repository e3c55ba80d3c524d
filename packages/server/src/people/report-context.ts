import { listSeats, type Seat, SPECTATOR } from '@potager/kernel';
import {
  type Entry,
  type TableInfo,
  type Person,
  type PersonId,
  type ReportContext,
  type ReportedPerson,
  seatsIn,
} from '@potager/table';
import type { LiveTable } from '../tables/live-table.ts';

/** How many lines of talk go with a report: most of them from before what it is about. */
const MOST_SAID = 20;
const AFTERWARDS = 5;
const MOST_ABSENCES = 20;

interface Concern {
  readonly reporter: Person;
  readonly about: Person;
  /** In which something was said. */
  readonly entry?: number | undefined;
}

/**
 * What there is to know about a report, from the table itself, as far as whoever reports it may see that table.
 * Undefined: as far as they may see, this person has no part in it, or did not say that.
 */
export function makeReportContext(live: LiveTable, { reporter, about, entry }: Concern): ReportContext | undefined {
  const { info, last } = live.visibleTo(reporter.id);
  const log = live.table.log.slice(0, last + 1);
  const aboutWhom = describePerson(info, log, about);
  if (aboutWhom === undefined) return undefined;
  const said = listSaid(live, log, [reporter.id, about.id]);
  if (entry !== undefined && !said.some(({ n, person }) => n === entry && person === about.id)) return undefined;
  return {
    game: info.game,
    status: info.status,
    reporter: describePerson(info, log, reporter) ?? { name: reporter.name, seats: [] },
    about: aboutWhom,
    said: around(said, entry),
    absences: listAbsences(log, aboutWhom.seats).slice(-MOST_ABSENCES),
  };
}

/** Entries that say what their person is called. */
const NAMING: ReadonlySet<Entry['kind']> = new Set(['sat', 'renamed', 'said']);

/** As they are known at the table; undefined where they never had a part in it. */
function describePerson(info: TableInfo, log: readonly Entry[], { id, name }: Person): ReportedPerson | undefined {
  const seats = listSeats(seatsIn(info, id));
  const chair = info.seats[seats[0] ?? -1];
  if (chair?.kind === 'human') return { name: chair.name, seats };
  const known = log.findLast((entry) => NAMING.has(entry.kind) && (entry as { person: PersonId }).person === id);
  if (known !== undefined) return { name: (known as { name: string }).name, seats };
  return info.host === id ? { name, seats } : undefined;
}

/** What these people said, as far as whoever is first among them could read it. */
function listSaid(
  live: LiveTable,
  log: readonly Entry[],
  people: readonly [PersonId, PersonId],
): ReportContext['said'] {
  const [reader] = people;
  const visible = live.visibleTo(reader);
  const viewer = listSeats(live.seatsOf(reader))[0] ?? SPECTATOR;
  return log.flatMap((entry) => {
    if (entry.kind !== 'said' || !people.includes(entry.person)) return [];
    const [seen] = visible.entries(viewer, entry.n, entry.n);
    if (seen?.kind !== 'said' || seen.text === '') return [];
    const { n, at, person, text, to } = seen;
    return [{ n, at, person, text, to }];
  });
}

function around(said: ReportContext['said'], entry: number | undefined): ReportContext['said'] {
  if (entry === undefined) return said.slice(-MOST_SAID);
  const end = said.findIndex(({ n }) => n === entry) + 1 + AFTERWARDS;
  return said.slice(Math.max(0, Math.min(end, said.length) - MOST_SAID), end);
}

const listAbsences = (log: readonly Entry[], seats: readonly Seat[]): ReportContext['absences'] =>
  log.flatMap((entry) => {
    if (entry.kind !== 'stoodIn' && entry.kind !== 'returned' && entry.kind !== 'resigned') return [];
    if (!seats.includes(entry.seat)) return [];
    const { n, at, kind } = entry;
    return [kind === 'stoodIn' ? { n, at, kind, why: entry.why } : { n, at, kind }];
  });
