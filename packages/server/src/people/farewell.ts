import { listSeats } from '@potager/kernel';
import type { Entry, PersonId } from '@potager/table';
import type { Site } from '../http/site.ts';
import type { LiveTable } from '../house/live-table.ts';
import type { Visitor } from './identity.ts';

/**
 * Somebody wants to be forgotten. Where they play, they resign; where they wait, they stand up and are host no more. Then their name and what they said is
 * taken out of every log, so that the games of the others stay whole without them.
 */
export async function sayFarewell(site: Site, visitor: Visitor): Promise<void> {
  const { storage, house, gate } = site;
  // From here on they can do nothing more, and what they did a moment ago is there.
  storage.people.removeSessions(visitor.id);
  gate.signOut(visitor.id);
  await house.settle();
  const rows = storage.tables.listOf(visitor.id);
  for (const { id } of rows) leave(site, id, visitor);
  await allWritten(rows.flatMap(({ id }) => house.peek(id) ?? []));
  storage.transaction(() => {
    for (const { key } of rows) {
      for (const entry of storage.tables.log(key)) {
        const changed = withoutPerson(entry, visitor.id);
        if (changed !== entry) storage.tables.rewrite(key, changed);
      }
    }
    storage.tables.forgetParticipant(visitor.id);
    storage.people.remove(visitor.id);
  });
  for (const row of rows) house.renew(row);
  storage.scrub();
}

/** Others may go on at these tables meanwhile: all of them have to be written at one moment. */
async function allWritten(tables: readonly LiveTable[]): Promise<void> {
  for (let next: LiveTable | undefined; (next = tables.find(({ isClean }) => !isClean));) {
    await next.untilWritten();
  }
}

function leave({ house }: Site, id: string, visitor: Visitor): void {
  const live = house.find(id);
  if (live === undefined || live.hall.status === 'over') return;
  const kind = live.hall.status === 'waiting' ? 'stand' : 'resign';
  for (const seat of listSeats(live.seatsOf(visitor.id))) {
    live.act((table, at) => table.handle({ kind, seat }, visitor, { at }));
  }
  if (live.hall.host === visitor.id) live.act((table, at) => table.loseHost(at));
}

function withoutPerson(entry: Entry, person: PersonId): Entry {
  if (entry.kind === 'sat' && entry.person === person) return { ...entry, name: '' };
  if (entry.kind === 'said' && entry.person === person) return { ...entry, name: '', text: '' };
  return entry;
}
