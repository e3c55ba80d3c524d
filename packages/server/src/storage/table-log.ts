import { type Entry, type TableInfo, type Log, type PersonId, seatsIn } from '@potager/table';
import type { Uncommitted, HostedTable, TableStorage } from '@potager/table/host';
import type { CommitQueue, Writer } from './commit-queue.ts';
import type { StorageProblem } from './storage-problem.ts';
import { addParticipant, addTable, appendEntry, dismissParticipants, updateTable } from './table-store.ts';
import type { Write } from './write.ts';

/** What is to be written in one step with the entries of a table, besides what follows from them alone. */
export type AlsoWritten = (table: HostedTable, key: number) => readonly Write[];

/** The log of one table in the database: what is new at the table goes to the commit queue. */
export class TableLog implements TableStorage, Writer {
  private readonly key: number;
  private readonly commits: CommitQueue;
  private readonly also: AlsoWritten;
  private table: HostedTable | undefined;

  /** `key`: the table's number in the database. */
  constructor(key: number, commits: CommitQueue, also: AlsoWritten) {
    this.key = key;
    this.commits = commits;
    this.also = also;
  }

  get isStuck(): boolean {
    return this.commits.probe.problem !== undefined;
  }

  enlist(table: HostedTable): void {
    this.table = table;
    this.commits.enlist(this);
  }

  write(): readonly Write[] {
    const { table, key } = this;
    if (table === undefined) return [];
    return [...this.writeNew(table.beginCommit()), ...this.also(table, key)];
  }

  private writeNew({ entries, info, before }: Uncommitted): readonly Write[] {
    const { key } = this;
    const appended = entries.map((entry) => appendEntry(key, entry));
    if (info === before && !entries.some(({ kind }) => kind === 'said')) return appended;
    const { at } = entries.at(-1) as Entry;
    const table = before === undefined ? addTable(key, info, at) : updateTable(key, info, at);
    const isJustOver = info.status === 'over' && before?.status !== 'over';
    const people = this.writePeople(info, participantsIn(entries, [info, before]));
    return [table, ...appended, ...people, ...(isJustOver ? [dismissParticipants(key)] : [])];
  }

  committed(): void {
    this.table?.committed();
  }

  failed(problem: StorageProblem): void {
    this.table?.failed(problem);
  }

  private writePeople(info: TableInfo, people: ReadonlySet<PersonId>): Write[] {
    const isOver = info.status === 'over';
    return [...people].map((person) =>
      addParticipant(this.key, person, { seats: seatsIn(info, person), isHost: person === info.host, isOver }),
    );
  }
}

/** Everyone whose part in the table these entries touch; its info before and after. */
function participantsIn(entries: Log, infos: readonly (TableInfo | undefined)[]): Set<PersonId> {
  const people = new Set<PersonId>();
  for (const info of infos) {
    if (info === undefined) continue;
    if (info.host !== '') people.add(info.host);
    for (const chair of info.seats) if (chair.kind === 'human') people.add(chair.person);
  }
  for (const entry of entries) if (entry.kind === 'said') people.add(entry.person);
  return people;
}
