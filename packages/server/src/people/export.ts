import { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { listSeats } from '@potager/kernel';
import type { Me, PersonalData, PersonId, Report } from '@potager/table';
import { Buckets } from '../buckets.ts';
import { Problem } from '../http/problem.ts';
import type { Site } from '../http/site.ts';
import type { LiveTable } from '../tables/live-table.ts';
import type { Client } from '../network/work-limiter.ts';
import type { CallStore } from '../storage/call-store.ts';
import type { TableRow } from '../storage/table-store.ts';

type ExportedTable = PersonalData['tables'][number];
type Row = TableRow & { readonly seats: number };

/** So many at once for one person, and then one a minute. */
const OFTEN = { perSecond: 1 / 60, burst: 5 };
/**
 * After each table it rests so many times as long as that took: thousands of games are no reason for anybody to wait.
 */
const REST = 19;
const BUSY_MS = 500;

type Parts = Pick<Site, 'storage' | 'tableRegistry' | 'work'>;

/**
 * Everything the server knows about somebody, for them to take along. It may be a lot: it is written table by table, as
 * fast as it is read, and never more of it is in memory than a few tables. It takes off the share of the network alone,
 * so that whoever waits for it can play meanwhile.
 */
export class Exports {
  private readonly parts: Parts;
  private readonly often = new Buckets(OFTEN);
  private readonly underWay = new Set<PersonId>();

  constructor(parts: Parts) {
    this.parts = parts;
  }

  /** The text of a `PersonalData`. */
  begin(me: Me, { network }: Client): Readable {
    if (this.underWay.has(me.person) || !this.often.of(me.person).take()) throw new Problem('tooFast');
    this.underWay.add(me.person);
    const text = Readable.from(this.write(me, { network }), { objectMode: false });
    text.once('close', () => this.underWay.delete(me.person));
    return text;
  }

  private async *write(me: Me, client: Client): AsyncGenerator<string> {
    const { storage, work } = this.parts;
    const { mutes, reports, sessions, tables } = storage;
    const head: Omit<PersonalData, 'tables'> = {
      me,
      sessions: sessions.list(me.person),
      pushes: sessions.listPushes(me.person),
      calls: exportCalls(storage.calls, me.person),
      mutes: mutes.list(me.person),
      reports: reports.listBy(me.person).map(asTold),
    };
    yield `${JSON.stringify(head).slice(0, -1)},"tables":[`;
    let separator = '';
    for (const row of tables.listOf(me.person)) {
      while (!work.allows(client)) await sleep(BUSY_MS);
      const begun = performance.now();
      const table = work.run(client, () => this.describe(row, me.person));
      if (table !== undefined) yield separator + JSON.stringify(table);
      if (table !== undefined) separator = ',';
      await sleep((performance.now() - begun) * REST);
    }
    yield ']}';
  }

  private describe(row: Row, person: PersonId): ExportedTable | undefined {
    return this.parts.tableRegistry.glance(row.id, (live) => describeTable(live, row, person));
  }
}

function describeTable(live: LiveTable, { id, seats }: Row, person: PersonId): ExportedTable {
  const said = live.table.log
    .slice(0, live.lastCommitted + 1)
    .flatMap((entry) => (entry.kind === 'said' && entry.person === person ? [{ at: entry.at, text: entry.text }] : []));
  const record = live.visibleTo(person).record();
  return { table: id, game: live.info.game, seats: listSeats(seats), said, ...(record ? { record } : {}) };
}

/** All of it, with the whole addresses. */
function exportCalls(calls: CallStore, person: PersonId): PersonalData['calls'] {
  const mail = calls.mailOf(person);
  return {
    ...calls.timesOf(person),
    ...(mail === undefined ? {} : { mail: { address: mail.address, isConfirmed: mail.isConfirmed === 1 } }),
    hooks: calls.hooksOf(person).map(({ id, address, table, isForClub }) => ({
      id,
      address,
      ...(table === null ? {} : { table }),
      ...(isForClub === 1 && { isForClub: true as const }),
    })),
  };
}

/** What the host knows besides is the host's. */
const asTold = ({ at, about, reason, text, table, entry }: Report): PersonalData['reports'][number] => ({
  at,
  about,
  reason,
  text,
  table,
  ...(entry === undefined ? {} : { entry }),
});
