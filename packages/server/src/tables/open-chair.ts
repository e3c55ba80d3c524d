import { includes } from '@potager/kernel';
import type { Command, Person, PersonId, Reply, TableRefusal } from '@potager/table';
import type { LiveTable } from './live-table.ts';
import type { TableRegistry } from './table-registry.ts';

/** So long after it was opened a table counts as attended, in milliseconds: its host is on their way there. */
const ON_THEIR_WAY_MS = 30_000;

/**
 * A public table of a game that waits for somebody and whose host is there: where the fewest are still missing, and of
 * these the one that was opened first.
 */
export function findOpenChair(registry: TableRegistry, game: string, person: PersonId): LiveTable | undefined {
  const waiting = registry.lobby.tables().toReversed();
  const fitting = waiting.flatMap(({ table, game: name, status, seats }) => {
    const live = name === game && status === 'waiting' ? registry.peek(table) : undefined;
    const open = seats.filter(({ kind }) => kind === 'open').length;
    const isThere = seats.some((chair) => chair.kind === 'human' && chair.person === person);
    return live === undefined || open === 0 || isThere || !isAttended(live) ? [] : [{ live, open }];
  });
  return fitting.toSorted((a, b) => a.open - b.open)[0]?.live;
}

/** Takes the first chair that is open once it is this person's turn; why not, where that cannot be. */
export async function sitDown(
  live: LiveTable,
  how: Omit<Extract<Command, { kind: 'sit' }>, 'kind' | 'seat'>,
  by: Person,
): Promise<TableRefusal | undefined> {
  const { promise, resolve } = Promise.withResolvers<Reply | undefined>();
  live.commit(
    (table, at) => {
      const seat = table.info.seats.findIndex(({ kind }) => kind === 'open');
      return table.handle({ kind: 'sit', seat: Math.max(0, seat), ...how }, by, { at });
    },
    (commit) => resolve(commit.isDone ? commit.result : undefined),
  );
  const reply = await promise;
  return reply !== undefined && 'refusal' in reply ? (reply.refusal as TableRefusal) : undefined;
}

function isAttended({ info, subscribers, log, time }: LiveTable): boolean {
  const seat = info.seats.findIndex((chair) => chair.kind === 'human' && chair.person === info.host);
  const openedAt = log[0]?.at ?? 0;
  return includes(subscribers.presence().online, seat) || time.now(false) - openedAt < ON_THEIR_WAY_MS;
}
