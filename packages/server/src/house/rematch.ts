import type { Person } from '@potager/table';
import type { House } from './house.ts';
import type { LiveTable } from './live-table.ts';

/**
 * The table that follows one that is over: same game, options, settings and bots; people sit down again themselves, for each of them adds
 * to the seed. Whoever asks first opens it; undefined where that has happened already.
 */
export function openRematch(house: House, live: LiveTable, by: Person): LiveTable | undefined {
  const { hall } = live;
  if (hall.rematch !== undefined) return undefined;
  const { game, options, settings, seats } = hall;
  const next = house.open({ game, seats: seats.length, options, settings }, by.id);
  seats.forEach((chair, seat) => {
    if (chair.kind === 'bot') {
      next.act((table, at) => table.handle({ kind: 'seatBot', seat, level: chair.level }, by, { at }));
    }
  });
  live.act((table, at) => table.rematch(next.id, at));
  return next;
}
