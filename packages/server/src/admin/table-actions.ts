import { NOBODY, SPECTATOR } from '@potager/kernel';
import type { TableInfo, HostTable, HostTableDetail, HostTables, SetAsideTables } from '@potager/table';
import * as v from 'valibot';
import { Problem } from '../http/problem.ts';
import type { LiveTable } from '../tables/live-table.ts';
import { type Commit, makeCard } from '@potager/table/host';
import type { FoundTable } from '../storage/database-search.ts';
import { release } from '../storage/set-aside-store.ts';
import type { TableRow } from '../storage/table-store.ts';
import { deed, FIELDS, look, type ActionContext, work } from './action.ts';

const STATUSES = { waiting: ['waiting'], running: ['playing', 'paused'], finished: ['over'] } as const;

const oneTable = v.strictObject({ table: FIELDS.table });
const closing = v.strictObject({ table: FIELDS.table, why: FIELDS.why });
const deleting = v.strictObject({ ...closing.entries, isSure: v.literal(true) });

/** What a host does about tables. */
export const tableActions = {
  tables: look({
    summary: 'List tables, newest first',
    gives: 'HostTables',
    input: v.strictObject({
      status: v.exactOptional(v.picklist(['waiting', 'running', 'finished'])),
      isPublic: v.exactOptional(v.boolean()),
      person: v.exactOptional(FIELDS.person),
      /** Nothing has happened there for so long. */
      idleMinutes: v.exactOptional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100_000_000))),
      before: FIELDS.before,
      limit: FIELDS.limit,
    }),
    async run(context, { status, idleMinutes, ...wanted }): Promise<HostTables> {
      const found = await context.storage.search.tables({
        ...wanted,
        ...(status && { statuses: STATUSES[status] }),
        ...(idleMinutes && { idleSince: context.world.now() - idleMinutes * 60_000 }),
      });
      const tables = found.map((row) => describeFound(context, row));
      const last = tables.at(-1);
      return last && tables.length === wanted.limit ? { tables, next: last.key } : { tables };
    },
  }),

  table: deed({
    summary: 'Look at one table: who sits and who is there, settings, clocks; nothing that a player could not know',
    gives: 'HostTableDetail',
    input: oneTable,
    about: ({ table }) => table,
    run: (context, { table }) => ({ result: describeTable(context, findRow(context, table)) }),
  }),

  close: work({
    summary: 'End a game for everyone; who looks at it sees why. Its log stays, and its record can be read',
    gives: 'nothing',
    input: closing,
    about: ({ table }) => table,
    async run(context, { table, why }): Promise<void> {
      const live = context.tableRegistry.find(findRow(context, table).id);
      if (live === undefined) throw unreadable();
      if (!(await close(live, why))) throw new Problem('over');
    },
  }),

  delete: work({
    summary: 'End a table and delete it with everything that was said and played there. It cannot be brought back',
    gives: 'nothing',
    input: deleting,
    about: ({ table }) => table,
    async run(context, { table, why }): Promise<void> {
      const { tableRegistry, storage } = context;
      findRow(context, table);
      const live = tableRegistry.find(table);
      if (live !== undefined) await close(live, why);
      // What somebody said meanwhile is written first, or it would be written after all is gone.
      for (
        let next = tableRegistry.peek(table);
        next !== undefined && !next.isClean;
        next = tableRegistry.peek(table)
      ) {
        await next.whenCommitted();
      }
      await tableRegistry.eraser.remove([findRow(context, table)]);
      await storage.commits.scrub();
    },
  }),

  'set-aside': look({
    summary: 'List the tables that the server leaves alone because it could not bring them back',
    gives: 'SetAsideTables',
    input: v.strictObject({}),
    run: ({ storage }): SetAsideTables => ({
      tables: storage.setAside.list().map(({ table: key, ...rest }) => ({ key, ...rest })),
    }),
  }),

  retry: deed({
    summary: 'Let a table that was set aside be tried again, by whoever asks for it next',
    gives: 'nothing',
    input: v.strictObject({ key: FIELDS.id }),
    about: ({ key }) => String(key),
    run({ storage }, { key }) {
      if (!storage.setAside.has(key)) throw new Problem('notFound', { detail: `table ${key} is not set aside` });
      return { writes: [release(key)] };
    },
    after: ({ storage }, { key }) => storage.setAside.forget(key),
  }),
} as const;

const unreadable = (): Problem => new Problem('failed', { detail: 'its log cannot be read; it can be deleted' });

function findRow({ storage }: ActionContext, table: string): TableRow {
  const row = storage.tables.find(table);
  if (row === undefined) throw new Problem('notFound', { detail: `there is no table ${table}` });
  return row;
}

/** False: it was over already. */
async function close(live: LiveTable, why: string): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<Commit<boolean>>();
  live.commit((table, at) => table.close(why, at), resolve);
  const closed = await promise;
  if (!closed.isDone) throw new Problem(closed.why === 'notSaved' ? 'notSaved' : 'failed');
  return closed.result;
}

type Row = Omit<HostTable, 'people'> & { readonly info: TableInfo | undefined };

function describeFound(context: ActionContext, { id: table, isPublic, info: json, ...row }: FoundTable): HostTable {
  const info = json === null ? undefined : (JSON.parse(json) as TableInfo);
  return describe(context, { ...row, table, isPublic: isPublic === 1, info });
}

const describe = ({ storage }: ActionContext, { info, ...row }: Row): HostTable => {
  const sitting = (info?.seats ?? []).flatMap((chair) => (chair.kind === 'human' ? [chair] : []));
  const names = new Map(sitting.map(({ person, name }) => [person, name]));
  const host = info?.host ?? '';
  if (host !== '' && !names.has(host)) names.set(host, storage.people.find(host)?.name ?? '');
  return { ...row, people: [...names].map(([person, name]) => ({ person, name })) };
};

function describeTable(context: ActionContext, row: TableRow): HostTableDetail {
  const { tableRegistry, storage, connections, world } = context;
  const live = tableRegistry.peek(row.id) ?? (row.info === null ? tableRegistry.find(row.id) : undefined);
  const info = live?.info ?? (row.info === null ? undefined : (JSON.parse(row.info) as TableInfo));
  if (info === undefined) throw unreadable();
  const { options, settings, seats } = makeCard(info, { online: NOBODY, watchers: 0 });
  const { game, status, host, ending } = info;
  const { id: table, key, createdAt } = row;
  const clock = live?.table.turnStatus(SPECTATOR, world.now()).clock;
  return {
    ...describe(context, {
      key,
      table,
      game,
      status,
      createdAt,
      info,
      isPublic: settings.isPublic,
      ...storage.tables.extentOf(key),
    }),
    options,
    settings,
    seats,
    host,
    connections: live ? connections.list((subscriber) => live.subscribers.viewerOf(subscriber) !== undefined) : [],
    ...(live && { presence: live.subscribers.presence() }),
    ...(clock && { clock }),
    ...(ending && {
      ending: ending.why === undefined ? { reason: ending.reason } : { reason: ending.reason, why: ending.why },
    }),
  };
}
