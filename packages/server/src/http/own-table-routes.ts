import { setImmediate } from 'node:timers/promises';
import { NOBODY } from '@potager/kernel';
import {
  type HiddenTable,
  type MyTable,
  type MyTables,
  type OverTables,
  type OverTablesPage,
  type PersonId,
  seatsIn,
  type TableInfo,
} from '@potager/table';
import * as v from 'valibot';
import type { Client } from '../network/work-limiter.ts';
import { type Same, tableId } from '../socket/schemas.ts';
import { hideTable, type OwnTableRow } from '../storage/table-store.ts';
import type { LiveTable } from '../tables/live-table.ts';
import { describeLive, describeRow, isOwn } from '../tables/my-table.ts';
import { Problem } from './problem.ts';
import { personalRoute, type Route } from './route.ts';
import type { Site } from './site.ts';

/** How many of somebody's finished games come with those that are not. */
const MOST_FINISHED = 50;
/** How many at a time after that. */
const PAGE = 100;
const MOST_PAGE = 200;

const key = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(Number.MAX_SAFE_INTEGER));
const limit = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MOST_PAGE));
const overPage = v.strictObject({ before: v.exactOptional(key), limit: v.exactOptional(limit) });
const hiddenTable = v.strictObject({ table: tableId, isHidden: v.boolean() });
true satisfies Same<v.InferOutput<typeof overPage>, OverTablesPage>;
true satisfies Same<v.InferOutput<typeof hiddenTable>, HiddenTable>;

/** Somebody's own tables. */
export const makeOwnTableRoutes = (site: Site): readonly Route[] => [
  personalRoute({
    method: 'GET',
    path: '/me/tables',
    summary: 'My tables: those that wait or run first, then the latest that are over',
    gives: 'MyTables',
    async run({ caller }, visitor) {
      await bringBack(site, { person: visitor.id, network: caller.network });
      return { tables: listTables(site, visitor.id) } satisfies MyTables;
    },
  }),
  personalRoute({
    method: 'POST',
    path: '/me/tables/over',
    summary: 'My tables that are over, latest first, a page at a time',
    gives: 'OverTables',
    body: overPage,
    run: ({ body: { before, limit: most = PAGE } }, { id }) =>
      listOver(site, id, { before, most }) satisfies OverTables,
  }),
  personalRoute({
    method: 'POST',
    path: '/me/tables/hide',
    summary: 'Do not show this table among my games, or show it again',
    gives: 'nothing',
    problems: ['notFound'],
    body: hiddenTable,
    async run({ body: { table, isHidden } }, { id }) {
      const row = site.storage.tables.find(table);
      if (row === undefined) throw new Problem('notFound');
      await site.storage.commits.commit(hideTable(row.key, id, isHidden));
    },
  }),
];

/** Those of somebody's tables that are not in memory, one at a time: others go on meanwhile. */
async function bringBack({ storage, tableRegistry, work }: Site, client: Client & { person: PersonId }): Promise<void> {
  for (const { id } of storage.tables.listOpen(client.person)) {
    if (tableRegistry.peek(id) !== undefined) continue;
    work.run(client, () => tableRegistry.find(id));
    await setImmediate();
  }
}

function listTables(site: Site, person: PersonId): MyTable[] {
  const unseen = site.tableRegistry.overUnseen(person);
  const open = [...site.storage.tables.listOpen(person), ...unseen].toSorted((a, b) => b.key - a.key);
  const over = listOver(site, person, { most: MOST_FINISHED }).tables;
  return [...open.flatMap(({ id }) => describeOpen(site, id, person)), ...over].filter(isOwn);
}

interface Page {
  readonly before?: number | undefined;
  readonly most: number;
}

function listOver(site: Site, person: PersonId, { before, most }: Page): OverTables {
  const { storage, tableRegistry, world } = site;
  const rows = storage.tables.listOver(person, most, before);
  const unseen = new Set(tableRegistry.overUnseen(person).map(({ id }) => id));
  const tables = rows
    .filter(({ id }) => !unseen.has(id))
    .flatMap((row) => describeOver(row, person, world.now()) ?? describeFound(tableRegistry.find(row.id), row, person))
    .filter(isOwn);
  const last = rows.at(-1);
  return last !== undefined && rows.length === most ? { tables, next: last.key } : { tables };
}

/** One that is set aside is still somebody's table: they are told when they come to it. */
function describeOpen({ storage, tableRegistry }: Site, id: string, person: PersonId): MyTable[] {
  const live = tableRegistry.find(id);
  const owner = (key_: number): { person: PersonId; isHidden: boolean } => ({
    person,
    isHidden: storage.tables.isHidden(person, key_),
  });
  if (live !== undefined) return [describeLive(live, owner(live.key))];
  const row = storage.tables.find(id);
  if (row === undefined || row.info === null) return [];
  const info = JSON.parse(row.info) as TableInfo;
  return info.settings.delay > 0 && seatsIn(info, person) === NOBODY ? [] : [describeRow(info, row, owner(row.key))];
}

const describeFound = (live: LiveTable | undefined, { isHidden }: OwnTableRow, person: PersonId): MyTable[] =>
  live === undefined ? [] : [describeLive(live, { person, isHidden: isHidden === 1 })];

/** Undefined where the row tells too little, or too much too early. */
function describeOver(row: OwnTableRow, person: PersonId, now: number): MyTable[] | undefined {
  if (row.info === null) return undefined;
  const info = JSON.parse(row.info) as TableInfo;
  const isTooEarly = row.changedAt > now - info.settings.delay * 1000 && seatsIn(info, person) === NOBODY;
  return isTooEarly ? undefined : [describeRow(info, row, { person, isHidden: row.isHidden === 1 })];
}
