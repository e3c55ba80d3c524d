import type { SeatSet } from '@potager/kernel';
import { type PersonId, seatsIn, type Table } from '@potager/table';
import { HostedTable, type TableObserver } from '@potager/table/host';
import type { Activity } from '../activity.ts';
import type { CommitQueue } from '../storage/commit-queue.ts';
import { type AlsoWritten, TableLog } from '../storage/table-log.ts';
import type { TableTime } from './table-time.ts';
import { nodeTimers } from './timers.ts';

interface Parts {
  readonly table: Table;
  /** In the database. */
  readonly key: number;
  /** Whether it is not there yet. */
  readonly isNew: boolean;
  readonly commits: CommitQueue;
  readonly observer: TableObserver;
  readonly activity: Activity;
  readonly time: TableTime;
  readonly also: AlsoWritten;
}

/** A table in the memory of this server: hosted with the database for its storage. */
export class LiveTable extends HostedTable {
  /** In the database: tells those who read the log which table it was, and nobody the way there. */
  readonly key: number;
  readonly time: TableTime;

  constructor({ table, key, isNew, commits, observer, activity, time, also }: Parts) {
    const storage = new TableLog(key, commits, also);
    const during = <T>(work: () => T): T => activity.during(key, work);
    super(table, { storage, clock: time, timers: nodeTimers, observer, during }, { isNew });
    this.key = key;
    this.time = time;
  }

  /** Which seats someone holds, as a bit set. */
  seatsOf(person: PersonId): SeatSet {
    return seatsIn(this.info, person);
  }
}
