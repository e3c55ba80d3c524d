import { setImmediate } from 'node:timers/promises';
import { InputError, listSeats, NOBODY, type SeatSet, SPECTATOR } from '@potager/kernel';
import {
  type Hall,
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
import type { LiveTable } from '../house/live-table.ts';
import { openRematch } from '../house/rematch.ts';
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
      if (!site.house.hasRoom(visitor.id)) throw tooMany(site);
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
    run: () => ({ tables: site.house.lobby.tables() }) satisfies PublicTables,
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
      if (record === undefined) throw new Problem(visible.hall.status === 'over' ? 'notFound' : 'notOver');
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
      if (live.hall.status !== 'over') throw new Problem('notOver');
      if (live.hall.rematch === undefined && site.moderation.board.isDraining) throw new Problem('draining');
      if (!(await openRematch(site.house, live, visitor))) throw tooMany(site);
      await committed(live);
      const table = live.hall.rematch as string;
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

function openTable({ house }: Site, wanted: NewTable, host: PersonId): LiveTable {
  const game = house.games.get(wanted.game);
  if (game === undefined)
    throw new Problem('unreadable', { detail: `game: one of ${[...house.games.keys()].join(', ')}` });
  if (!game.seats.includes(wanted.seats)) {
    throw new Problem('unreadable', { detail: `seats: ${wanted.game} is played with ${game.seats.join(', ')}` });
  }
  try {
    return house.open(wanted, host);
  } catch (error) {
    if (error instanceof InputError) throw new Problem('unreadable', { detail: error.message });
    throw error;
  }
}

/** Not in the name of the address: an id is as good as a key. */
export function findTable({ house }: Site, id: string | undefined): LiveTable {
  const live = v.is(tableId, id) ? house.find(id) : undefined;
  if (live !== undefined) return live;
  throw new Problem(v.is(tableId, id) && house.isSetAside(id) ? 'setAside' : 'notFound');
}

async function committed(live: LiveTable): Promise<void> {
  const failure = await live.whenCommitted();
  if (failure !== undefined) throw new Problem(live.isStuck ? 'notSaved' : 'failed');
}

const tooMany = ({ house }: Site): Problem =>
  new Problem('tooMany', { detail: `at most ${house.allowance.most} tables that are not over` });

/** Those of somebody's tables that are not in memory, one at a time: others go on meanwhile. */
async function bringBack({ storage, house, work }: Site, client: Client & { person: PersonId }): Promise<void> {
  for (const { id } of storage.tables.listOpen(client.person)) {
    if (house.peek(id) !== undefined) continue;
    work.run(client, () => house.find(id));
    await setImmediate();
  }
}

function listTables(site: Site, person: PersonId): MyTable[] {
  const { storage, house, world } = site;
  const unseen = house.overUnseen(person);
  const open = [...storage.tables.listOpen(person), ...unseen].toSorted((a, b) => b.key - a.key);
  const over = storage.tables
    .listOver(person, MOST_FINISHED + unseen.length)
    .filter(({ id }) => !unseen.some((live) => live.id === id))
    .slice(0, MOST_FINISHED);
  return [
    ...open.flatMap(({ id }) => describeOpen(site, id, person)),
    ...over.flatMap((row) => describeOver(row, person, world.now()) ?? describeLive(house.find(row.id), person)),
  ].filter(({ isMine, mySeats }) => isMine || mySeats.length > 0);
}

/** One that is set aside is still somebody's table: they are told when they come to it. */
function describeOpen({ storage, house }: Site, id: string, person: PersonId): MyTable[] {
  const live = house.find(id);
  if (live !== undefined) return describeLive(live, person);
  const { hall: json = null, changedAt: at = 0 } = storage.tables.find(id) ?? {};
  const hall = json === null ? undefined : (JSON.parse(json) as Hall);
  if (hall === undefined || (hall.settings.delay > 0 && seatsIn(hall, person) === NOBODY)) return [];
  return [describeTable(hall, { person, at, awaited: NOBODY, watchers: 0 })];
}

function describeLive(live: LiveTable | undefined, person: PersonId): MyTable[] {
  if (live === undefined) return [];
  const visible = live.visibleTo(person);
  const { awaited } = visible.standing(SPECTATOR);
  const { watchers } = visible.presence;
  return [describeTable(visible.hall, { person, at: visible.changedAt, awaited, watchers })];
}

/** Nobody waits for anybody any more, so that nothing need be played through. Undefined where the row tells too little, or too much too early. */
function describeOver({ hall: json, changedAt: at }: TableRow, person: PersonId, now: number): MyTable[] | undefined {
  if (json === null) return undefined;
  const hall = JSON.parse(json) as Hall;
  const isTooEarly = at > now - hall.settings.delay * 1000 && seatsIn(hall, person) === NOBODY;
  return isTooEarly ? undefined : [describeTable(hall, { person, at, awaited: NOBODY, watchers: 0 })];
}

interface Sight {
  readonly person: PersonId;
  readonly at: number;
  readonly awaited: SeatSet;
  readonly watchers: number;
}

function describeTable(hall: Hall, { person, at, awaited, watchers }: Sight): MyTable {
  const mine = seatsIn(hall, person);
  return {
    ...makeCard(hall, watchers),
    mySeats: listSeats(mine),
    awaited,
    isMyTurn: hall.status === 'playing' && (awaited & mine) !== NOBODY,
    isMine: hall.host === person,
    at,
  };
}
