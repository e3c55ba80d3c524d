import { InputError, NOBODY } from '@potager/kernel';
import type { NewTable, Person, PersonId, PublicTables, TableLink, WantedTable } from '@potager/table';
import * as v from 'valibot';
import type { LiveTable } from '../tables/live-table.ts';
import { findOpenChair, sitDown } from '../tables/open-chair.ts';
import { openRematch } from '../tables/rematch.ts';
import { nameText, nonce, options, type Same, seatCount, settings, tableId } from '../socket/schemas.ts';
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

const wantedTable = v.strictObject({ ...newTable.entries, name: v.exactOptional(nameText), nonce });
true satisfies Same<v.InferOutput<typeof wantedTable>, WantedTable>;

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
      const live = openFor(site, body, visitor.id);
      await mustBeCommitted(live);
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
      await mustBeCommitted(live);
      const table = live.info.rematch as string;
      await mustBeCommitted(findTable(site, table));
      return { table } satisfies TableLink;
    },
  }),
  personalRoute({
    method: 'POST',
    path: '/tables/find',
    summary: 'Sit down at a public table of this game whose host is there, or at a new one for others to find',
    gives: 'TableLink',
    problems: ['tooMany', 'draining', 'wrongName'],
    body: wantedTable,
    async run({ body }, visitor) {
      if (site.moderation.board.isDraining) throw new Problem('draining');
      const live = await seek(site, body, visitor);
      await mustBeCommitted(live);
      return { table: live.id } satisfies TableLink;
    },
  }),
];

/** How often somebody else may be quicker. */
const MOST_TRIES = 5;

/** A table where somebody has just sat down. */
async function seek(site: Site, { name, nonce: own, ...wanted }: WantedTable, by: Person): Promise<LiveTable> {
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const live = findOpenChair(site.tableRegistry, wanted.game, by.id) ?? openFor(site, wanted, by.id);
    const refusal = await sitDown(live, { nonce: own, ...(name !== undefined && { name }) }, by);
    if (refusal === undefined) return live;
    if (refusal.key === 'wrongName') throw new Problem('wrongName', { why: refusal.why });
  }
  throw new Problem('failed');
}

function openFor(site: Site, wanted: NewTable, host: PersonId): LiveTable {
  if (!site.tableRegistry.hasRoom(host)) throw tooMany(site);
  return openTable(site, wanted, host);
}

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

async function mustBeCommitted(live: LiveTable): Promise<void> {
  const failure = await live.whenCommitted();
  if (failure !== undefined) throw new Problem(live.isStuck ? 'notSaved' : 'failed');
}

const tooMany = ({ tableRegistry }: Site): Problem =>
  new Problem('tooMany', { detail: `at most ${tableRegistry.tableQuota.most} tables that are not over` });
