import type { Settings } from '../settings.ts';
import type { Storage } from '../storage/storage.ts';
import type { House } from './house.ts';

const DAY_MS = 86_400_000;
/** So many at a time, so that nobody notices. */
const PORTION = 100;

/**
 * Forgets what was kept long enough: finished games, tables that never started, guests without a table. What has begun and is not over is never touched,
 * however long ago somebody moved.
 */
export function forgetOld(house: House, storage: Storage, keep: Settings['keep'], now: number): number {
  const before = (days: number): number => (days === 0 ? Number.NEGATIVE_INFINITY : now - days * DAY_MS);
  const rows = [
    ...(keep.finished > 0 ? storage.tables.listOld('over', before(keep.finished), PORTION) : []),
    ...(keep.waiting > 0 ? storage.tables.listOld('waiting', before(keep.waiting), PORTION) : []),
  ];
  return storage.transaction(() => {
    for (const row of rows) house.remove(row);
    return rows.length + (keep.guests > 0 ? storage.people.removeOldGuests(before(keep.guests)) : 0);
  });
}
