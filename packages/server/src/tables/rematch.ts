import type { Person, Table } from '@potager/table';
import type { TableRegistry } from './table-registry.ts';
import type { LiveTable } from './live-table.ts';

/**
 * The table that follows one that is over: same game, options, settings and bots; people sit down again themselves, for
 * each of them adds to the seed. Whoever asks first opens it; for the others it is there already. False: whoever asks
 * has too many tables open.
 */
export function openRematch(tableRegistry: TableRegistry, live: LiveTable, by: Person): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const open = (table: Table, at: number): boolean => {
    const { rematch, game, options, settings, seats } = table.info;
    if (rematch !== undefined) return true;
    if (!tableRegistry.hasRoom(by.id)) return false;
    const next = tableRegistry.open({ game, seats: seats.length, options, settings }, by.id);
    seats.forEach((chair, seat) => {
      if (chair.kind === 'bot')
        next.commit((it) => it.handle({ kind: 'seatBot', seat, level: chair.level }, by, { at }));
    });
    table.rematch(next.id, at);
    return true;
  };
  live.commit(open, (commit) => resolve(!commit.isDone || commit.result));
  return promise;
}
