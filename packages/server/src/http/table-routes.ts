import { setImmediate } from 'node:timers/promises';
import { InputError, listSeats, NOBODY, type SeatSet, SPECTATOR } from '@potager/kernel';
import {
  type TableInfo,
  type MyTable,
  type MyTables,
  type NewTable,
  type PersonId,
  type PublicTables,
  seatsIn,
  type TableLink,
} from '@potager/table';
import { makeCard } from '@potager/table/host';
import * as v from 'valibot';
import type { LiveTable } from '../tables/live-table.ts';
import { openRematch } from '../tables/rematch.ts';
import type { Client } from '../network/work-limiter.ts';
import { options, type Same, seatCount, settings, tableId } from '../socket/schemas.ts';
import type { TableRow } from '../storage/table-store.ts';
import { Problem } from './problem.ts';
import { openRoute, personalRoute, type Route } from './route.ts';
import type { Site } from './site.ts';

const newTable = v.strictObject({
  game: v.pipe(v.string(), v.maxLength(60)),
  seats: seatCount,
  options: v.exactOptional(options),
  settings: v.exactOptional(settings),
});
true satisfies Same<v.InferOutput<typeof newTable>, NewTable>;

/** How many of somebody's finished games are listed. */
const MOST_FINISHED = 50;

/** Tables, as far as no socket is needed for them. */
export const makeTableRoutes = (site: Site): readonly Route[] => [
  personalRoute({
    method: 'POST',
    path: '/tables',
    summary: 'Open a table; its id is its link',
    gives: 'TableLink',
    status: 201,
    problems: ['tooMany', 'draining'],
    body: newTable,
    async run({ body }, visitor) {
      if (site.moderation.board.isDraining) throw new Problem('draining');
      if (!site.tableRegistry.hasRoom(visitor.id)) throw tooMany(site);
      const live = openTable(site, body, visitor.id);
      await committed(live);
      return { table: live.id } satisfies TableLink;
    },
  }),
  openRoute({
    method: 'GET',
    path: '/tables',
    summary: 'The public tables, newest first',
    gives: 'PublicTables',
    run: () => ({ tables: site.tableRegistry.lobby.tables() }) satisfies PublicTables,
  }),
  openRoute({
    method: 'GET',
    path: '/tables/:id',
    summary: 'One table, as the lobby would list it',
    gives: 'LobbyTable',
    problems: ['notFound', 'setAside'],
    run({ params }, visitor) {
      return findTable(site, params['id']).visibleTo(visitor?.id).card();
    },
  }),
  openRoute({
    method: 'GET',
    path: '/tables/:id/record',
    summary: 'The whole game with its proof, once it is over',
    gives: 'GameRecord',
    problems: ['notFound', 'notOver', 'setAside'],
    run({ params }, visitor) {
      const visible = findTable(site, params['id']).visibleTo(visitor?.id);
      const record = visible.record();
      // A table that was closed before its game began has none.
      if (record === undefined) throw new Problem(visible.info.status === 'over' ? 'notFound' : 'notOver');
      return record;
    },
  }),
  personalRoute({
    method: 'POST',
    path: '/tables/:id/rematch',
    summary: 'Go on with the same people, game and settings; the same table for everyone who asks',
    gives: 'TableLink',
    problems: ['notFound', 'notAllowed', 'notOver', 'tooMany', 'setAside', 'draining'],
    async run({ params }, visitor) {
      const live = findTable(site, params['id']);
      if (live.seatsOf(visitor.id) === NOBODY) throw new Problem('notAllowed', { detail: 'only for those who played' });
      if (live.info.status !== 'over') throw new Problem('notOver');
      if (live.info.rematch === undefined && site.moderation.board.isDraining) throw new Problem('draining');
      if (!(await openRematch(site.tableRegistry, live, visitor))) throw tooMany(site);
      await committed(live);
      const table = live.info.rematch as string;
      await committed(findTable(site, table));
      return { table } satisfies TableLink;
    },
  }),
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
];

function openTable({ tableRegistry }: Site, wanted: NewTable, host: PersonId): LiveTable {
  const game = tableRegistry.games.get(wanted.game);
  if (game === undefined)
    throw new Problem('unreadable', { detail: `game: one of ${[...tableRegistry.games.keys()].join(', ')}` });
  if (!game.seats.includes(wanted.seats)) {
    throw new Problem('unreadable', { detail: `seats: ${wanted.game} is played with ${game.seats.join(', ')}` });
  }
  try {
    return tableRegistry.open(wanted, host);
  } catch (error) {
    if (error instanceof InputError) throw new Problem('unreadable', { detail: error.message });
    throw error;
  }
}

/** Not in the name of the address: an id is as good as a key. */
export function findTable({ tableRegistry }: Site, id: string | undefined): LiveTable {
  const live = v.is(tableId, id) ? tableRegistry.find(id) : undefined;
  if (live !== undefined) return live;
  throw new Problem(v.is(tableId, id) && tableRegistry.isSetAside(id) ? 'setAside' : 'notFound');
}

async function committed(live: LiveTable): Promise<void> {
  const failure = await live.whenCommitted();
  if (failure !== undefined) throw new Problem(live.isStuck ? 'notSaved' : 'failed');
}

const tooMany = ({ tableRegistry }: Site): Problem =>
  new Problem('tooMany', { detail: `at most ${tableRegistry.tableQuota.most} tables that are not over` });

/** Those of somebody's tables that are not in memory, one at a time: others go on meanwhile. */
async function bringBack({ storage, tableRegistry, work }: Site, client: Client & { person: PersonId }): Promise<void> {
  for (const { id } of storage.tables.listOpen(client.person)) {
    if (tableRegistry.peek(id) !== undefined) continue;
    work.run(client, () => tableRegistry.find(id));
    await setImmediate();
  }
}

function listTables(site: Site, person: PersonId): MyTable[] {
  const { storage, tableRegistry, world } = site;
  const unseen = tableRegistry.overUnseen(person);
  const open = [...storage.tables.listOpen(person), ...unseen].toSorted((a, b) => b.key - a.key);
  const over = storage.tables
    .listOver(person, MOST_FINISHED + unseen.length)
    .filter(({ id }) => !unseen.some((live) => live.id === id))
    .slice(0, MOST_FINISHED);
  return [
    ...open.flatMap(({ id }) => describeOpen(site, id, person)),
    ...over.flatMap(
      (row) => describeOver(row, person, world.now()) ?? describeLive(tableRegistry.find(row.id), person),
    ),
  ].filter(({ isMine, mySeats }) => isMine || mySeats.length > 0);
}

/** One that is set aside is still somebody's table: they are told when they come to it. */
function describeOpen({ storage, tableRegistry }: Site, id: string, person: PersonId): MyTable[] {
  const live = tableRegistry.find(id);
  if (live !== undefined) return describeLive(live, person);
  const { info: json = null, changedAt: at = 0 } = storage.tables.find(id) ?? {};
  const info = json === null ? undefined : (JSON.parse(json) as TableInfo);
  if (info === undefined || (info.settings.delay > 0 && seatsIn(info, person) === NOBODY)) return [];
  return [describeTable(info, { person, at, awaited: NOBODY, watchers: 0 })];
}

function describeLive(live: LiveTable | undefined, person: PersonId): MyTable[] {
  if (live === undefined) return [];
  const visible = live.visibleTo(person);
  const { awaited } = visible.turnStatus(SPECTATOR);
  const { watchers } = visible.presence;
  return [describeTable(visible.info, { person, at: visible.changedAt, awaited, watchers })];
}

/**
 * Nobody waits for anybody any more, so that nothing need be played through. Undefined where the row tells too little,
 * or too much too early.
 */
function describeOver({ info: json, changedAt: at }: TableRow, person: PersonId, now: number): MyTable[] | undefined {
  if (json === null) return undefined;
  const info = JSON.parse(json) as TableInfo;
  const isTooEarly = at > now - info.settings.delay * 1000 && seatsIn(info, person) === NOBODY;
  return isTooEarly ? undefined : [describeTable(info, { person, at, awaited: NOBODY, watchers: 0 })];
}

interface Sight {
  readonly person: PersonId;
  readonly at: number;
  readonly awaited: SeatSet;
  readonly watchers: number;
}

function describeTable(info: TableInfo, { person, at, awaited, watchers }: Sight): MyTable {
  const mine = seatsIn(info, person);
  return {
    ...makeCard(info, watchers),
    mySeats: listSeats(mine),
    awaited,
    isMyTurn: info.status === 'playing' && (awaited & mine) !== NOBODY,
    isMine: info.host === person,
    at,
  };
}
