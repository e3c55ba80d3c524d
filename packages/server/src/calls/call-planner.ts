import type { PersonId } from '@potager/table';
import type { CallStore } from '../storage/call-store.ts';
import { addCall, type CallTimes, type CallWay } from '../storage/call-writes.ts';
import type { Write } from '../storage/write.ts';
import { afterQuiet, nextMinute } from './time-of-day.ts';

/** A mail is for those who do not come by themselves: it waits so long for them. */
const MAIL_PATIENCE_MS = 5 * 60_000;

/** Of those who have not said otherwise. */
export const USUAL_TIMES: CallTimes = { zone: 'UTC', language: 'en', rhythm: 'each', digestAt: 8 * 60 };

/** When somebody whom a table waits for is to be told so, and in which ways. */
export class CallPlanner {
  private readonly store: CallStore;

  constructor(store: CallStore) {
    this.store = store;
  }

  /** `grace`: for so many milliseconds they may still come back by themselves. */
  plan(person: PersonId, key: number, { at, grace }: { readonly at: number; readonly grace: number }): Write[] {
    const ways = this.store.waysOf(person, key);
    if (ways.length === 0) return [];
    const times = this.store.timesOf(person) ?? USUAL_TIMES;
    return ways.map((way) => addCall({ person, key, way }, { at, due: dueAt(way, times, { at, grace }) }));
  }
}

/** When somebody is told in this way who is awaited from then on. */
export function dueAt(
  way: CallWay,
  { zone, quiet, rhythm, digestAt }: CallTimes,
  { at, grace }: { readonly at: number; readonly grace: number },
): number {
  if (way === 'mail' && rhythm === 'daily') return nextMinute(at + grace, zone, digestAt);
  const wait = way === 'mail' ? Math.max(grace, MAIL_PATIENCE_MS) : grace;
  return afterQuiet(at + wait, zone, quiet);
}
