import type { Entry, Hall, PersonId } from '@potager/table';
import type { TableRow } from '../storage/table-store.ts';
import type { Means } from './action.ts';

/**
 * Somebody's name is gone, wherever it stands, and they are called something neutral until they choose another. Who looks at one of their tables sees it at once;
 * then the name is taken out of the logs, one table after the other, so that nobody waits. Broken off halfway it can simply be done again.
 */
export async function clearName(means: Means, person: PersonId): Promise<void> {
  const { storage, house, connections, world } = means;
  const name = `Guest ${1000 + (world.randomBytes(4).readUInt32BE() % 9000)}`;
  storage.people.clearName(person, name);
  connections.clearName(person, name);
  await house.whenCommitted();
  for (const row of storage.tables.listOf(person)) {
    await rename(means, row, { person, name });
    await new Promise(setImmediate);
  }
  storage.scrub();
}

interface Naming {
  readonly person: PersonId;
  readonly name: string;
}

async function rename({ storage, house }: Means, row: TableRow, naming: Naming): Promise<void> {
  const { person, name } = naming;
  const live = row.status === 'over' ? house.peek(row.id) : house.find(row.id);
  live?.commit((table, at) => table.rename(person, name, at));
  for (let next = house.peek(row.id); next !== undefined && !next.isClean; next = house.peek(row.id)) {
    await next.whenCommitted();
  }
  storage.transaction(() => {
    for (const entry of storage.tables.log(row.key)) {
      const changed = withName(entry, naming);
      if (changed !== entry) storage.tables.rewrite(row.key, changed);
    }
    const hall = live?.hall ?? (row.hall === null ? undefined : (JSON.parse(row.hall) as Hall));
    if (hall !== undefined) storage.tables.setHall(row.key, withNameIn(hall, naming));
  });
  house.renew(row);
}

function withName(entry: Entry, { person, name }: Naming): Entry {
  const isNamed = entry.kind === 'sat' || entry.kind === 'said' || entry.kind === 'renamed';
  return isNamed && entry.person === person && entry.name !== '' && entry.name !== name ? { ...entry, name } : entry;
}

const withNameIn = (hall: Hall, { person, name }: Naming): Hall => ({
  ...hall,
  seats: hall.seats.map((chair) =>
    chair.kind === 'human' && chair.person === person && chair.name !== '' ? { ...chair, name } : chair,
  ),
});
