import type { Entry, TableInfo, PersonId } from '@potager/table';
import { clearPersonName } from '../storage/person-store.ts';
import { rewriteEntry, setInfo, type TableRow } from '../storage/table-store.ts';
import type { ActionContext } from './action.ts';

/**
 * Somebody's name is gone, wherever it stands, and they are called something neutral until they choose another. Who
 * looks at one of their tables sees it at once; then the name is taken out of the logs, one table after the other, so
 * that nobody waits. Broken off halfway it can simply be done again.
 */
export async function clearName(context: ActionContext, person: PersonId): Promise<void> {
  const { storage, tableRegistry, connections, world } = context;
  const name = `Guest ${1000 + (world.randomBytes(4).readUInt32BE() % 9000)}`;
  await storage.commits.commit(clearPersonName(person, name));
  connections.clearName(person, name);
  await tableRegistry.whenCommitted();
  for (const row of storage.tables.listOf(person)) {
    await rename(context, row, { person, name });
    await new Promise(setImmediate);
  }
  await storage.commits.scrub();
}

interface Naming {
  readonly person: PersonId;
  readonly name: string;
}

async function rename({ storage, tableRegistry }: ActionContext, row: TableRow, naming: Naming): Promise<void> {
  const { person, name } = naming;
  const live = row.status === 'over' ? tableRegistry.peek(row.id) : tableRegistry.find(row.id);
  live?.commit((table, at) => table.rename(person, name, at));
  await tableRegistry.eraser.rewrite(row, () => {
    const changed = storage.tables.log(row.key).flatMap((entry) => withName(entry, naming) ?? []);
    const info = tableRegistry.peek(row.id)?.info ?? readInfo(storage.tables.find(row.id));
    const shown = info && withNameIn(info, naming);
    return [...changed.map((entry) => rewriteEntry(row.key, entry)), setInfo(row.key, shown)];
  });
}

const readInfo = (row: TableRow | undefined): TableInfo | null =>
  row === undefined || row.info === null ? null : (JSON.parse(row.info) as TableInfo);

/** Undefined: it need not be changed. */
function withName(entry: Entry, { person, name }: Naming): Entry | undefined {
  const isNamed = entry.kind === 'sat' || entry.kind === 'said' || entry.kind === 'renamed';
  return isNamed && entry.person === person && entry.name !== '' && entry.name !== name
    ? { ...entry, name }
    : undefined;
}

const withNameIn = (info: TableInfo, { person, name }: Naming): TableInfo => ({
  ...info,
  seats: info.seats.map((chair) =>
    chair.kind === 'human' && chair.person === person && chair.name !== '' ? { ...chair, name } : chair,
  ),
});
