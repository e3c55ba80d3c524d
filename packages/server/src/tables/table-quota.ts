import type { PersonId } from '@potager/table';
import type { TableStore } from '../storage/table-store.ts';
import type { LiveTable } from './live-table.ts';

/** How many tables somebody keeps open. Those on their way to the database count too: many may be asked for at once. */
export class TableQuota {
  readonly most: number;
  private readonly tables: TableStore;
  /** By host: the keys of what is not written yet. */
  private readonly unwritten = new Map<PersonId, Set<number>>();

  constructor(tables: TableStore, most: number) {
    this.tables = tables;
    this.most = most;
  }

  /** Whether somebody may open one more. `unseen`: tables of theirs that are over, but not as far as they may know. */
  hasRoom(person: PersonId, unseen: readonly LiveTable[]): boolean {
    const known = [...this.tables.openKeys(person), ...unseen.map(({ key }) => key)];
    const open = new Set([...known, ...(this.unwritten.get(person) ?? [])]);
    return open.size < this.most;
  }

  /** A table that somebody has just opened. */
  note(person: PersonId, live: LiveTable): void {
    const keys = this.unwritten.get(person) ?? new Set();
    this.unwritten.set(person, keys.add(live.key));
    void live.whenCommitted().finally(() => {
      keys.delete(live.key);
      if (keys.size === 0) this.unwritten.delete(person);
    });
  }
}
