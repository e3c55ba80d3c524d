import type { PersonId, ServerMessage, TableInfo } from '@potager/table';
import type { Subscriber } from '@potager/table/host';
import type { TableStore } from '../storage/table-store.ts';
import type { LiveTable } from './live-table.ts';
import { describeLive } from './my-table.ts';

/** Whose a table is, as its info says: most of what happens there changes neither. */
interface Owned {
  readonly info: TableInfo;
  readonly owners: ReadonlySet<PersonId>;
}

const NO_ONE: ReadonlySet<PersonId> = new Set();

/** Tells those who look at their own games what becomes of these. */
export class OwnNews {
  private readonly tables: Pick<TableStore, 'isHidden'>;
  private readonly watchers = new Map<PersonId, Set<Subscriber>>();
  /** Whose each table was when it was last told of. */
  private readonly owned = new WeakMap<LiveTable, Owned>();

  constructor(tables: Pick<TableStore, 'isHidden'>) {
    this.tables = tables;
  }

  open(subscriber: Subscriber): void {
    const { id } = subscriber.person;
    this.watchers.set(id, (this.watchers.get(id) ?? new Set()).add(subscriber));
  }

  close(subscriber: Subscriber): void {
    const { id } = subscriber.person;
    const own = this.watchers.get(id);
    own?.delete(subscriber);
    if (own?.size === 0) this.watchers.delete(id);
  }

  /** After anything that has changed at a table. A host who sees everything later must not hear that it has. */
  tell(live: LiveTable): void {
    const { info } = live;
    const before = this.owned.get(live);
    const owners = before?.info === info ? before.owners : ownersOf(info);
    if (before?.info !== info) this.owned.set(live, { info, owners });
    if (this.watchers.size === 0) return;
    // Whoever stood up hears that it is theirs no longer.
    for (const person of owners.union(before?.owners ?? NO_ONE)) if (!live.isLate(person)) this.tellOne(live, person);
  }

  /** Something has become old enough for them. */
  tellLate(live: LiveTable): void {
    const { host } = live.info;
    if (live.isLate(host)) this.tellOne(live, host);
  }

  private tellOne(live: LiveTable, person: PersonId): void {
    const watchers = this.watchers.get(person);
    if (watchers === undefined) return;
    const mine = describeLive(live, { person, isHidden: this.tables.isHidden(person, live.key) });
    const text = JSON.stringify({ type: 'mine', mine } satisfies ServerMessage);
    for (const subscriber of watchers) subscriber.send(text);
  }
}

function ownersOf({ host, seats }: TableInfo): ReadonlySet<PersonId> {
  const people = seats.flatMap((chair) => (chair.kind === 'human' ? [chair.person] : []));
  return new Set(host === '' ? people : [...people, host]);
}
