import type { Entry, TableInfo, PersonId } from '@potager/table';
import type { TableRow } from '../storage/table-store.ts';
import type { Means } from './action.ts';

/**
 * Somebody's name is gone, wherever it stands, and they are called something neutral until they choose another. Who
 * looks at one of their tables sees it at once; then the name is taken out of the logs, one table after the other, so
 * that nobody waits. Broken off halfway it can simply be done again.
 */
export async function clearName(means: Means, person: PersonId): Promise<void> {
  const { storage, tableRegistry, connections, world } = means;
  const name = `Guest ${1000 + (world.randomBytes(4).readUInt32BE() % 9000)}`;
  storage.people.clearName(person, name);
  connections.clearName(person, name);
  await tableRegistry.whenCommitted();
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

async function rename({ storage, tableRegistry }: Means, row: TableRow, naming: Naming): Promise<void> {
  const { person, name } = naming;
  const live = row.status === 'over' ? tableRegistry.peek(row.id) : tableRegistry.find(row.id);
  live?.commit((table, at) => table.rename(person, name, at));
  for (let next = tableRegistry.peek(row.id); next !== undefined && !next.isClean; next = tableRegistry.peek(row.id)) {
    await next.whenCommitted();
  }
  storage.transaction(() => {
    for (const entry of storage.tables.log(row.key)) {
      const changed = withName(entry, naming);
      if (changed !== entry) storage.tables.rewrite(row.key, changed);
    }
    const info = live?.info ?? (row.info === null ? undefined : (JSON.parse(row.info) as TableInfo));
    if (info !== undefined) storage.tables.setInfo(row.key, withNameIn(info, naming));
  });
  tableRegistry.renew(row);
}

function withName(entry: Entry, { person, name }: Naming): Entry {
  const isNamed = entry.kind === 'sat' || entry.kind === 'said' || entry.kind === 'renamed';
  return isNamed && entry.person === person && entry.name !== '' && entry.name !== name ? { ...entry, name } : entry;
}

const withNameIn = (info: TableInfo, { person, name }: Naming): TableInfo => ({
  ...info,
  seats: info.seats.map((chair) =>
    chair.kind === 'human' && chair.person === person && chair.name !== '' ? { ...chair, name } : chair,
  ),
});
