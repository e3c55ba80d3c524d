import {
  botOf,
  type Command,
  type Entry,
  type Hall,
  type Person,
  type PersonId,
  type Reply,
  type Table,
} from '@potager/table';
import type { Ledger, Writer } from '../storage/ledger.ts';
import type { TableStore } from '../storage/table-store.ts';
import { Alarm } from './alarm.ts';
import { Audience } from './audience.ts';

/** Who wants to know what becomes of a table. */
export interface TableObserver {
  /** New entries are on the disk and were told to everyone. */
  written(live: LiveTable): void;
  /** They could not be written: what is in memory is not to be trusted. */
  spoiled(live: LiveTable, error: unknown): void;
  /** Somebody came or went. */
  presence(live: LiveTable): void;
  outOfPatience(live: LiveTable): void;
}

interface Parts {
  readonly table: Table;
  /** In the database; undefined where it is not there yet. */
  readonly key: number | undefined;
  readonly store: TableStore;
  readonly ledger: Ledger;
  readonly observer: TableObserver;
  readonly now: () => number;
}

/**
 * A table in memory. What happens at it is applied at once, then written, then told: nothing that depends on entries leaves before they
 * are on the disk.
 */
export class LiveTable implements Writer {
  readonly id: string;
  readonly table: Table;
  readonly audience: Audience;
  /** Rings when somebody's time is up. */
  readonly clock: Alarm;
  /** Rings when the others have waited long enough for somebody who is gone. */
  readonly patience: Alarm;
  /** When it was last used. */
  usedAt: number;
  private readonly parts: Parts;
  private key: number | undefined;
  private writtenKey: number | undefined;
  /** How many entries are on the disk. */
  private writtenCount: number;
  /** The hall as the database knows it. */
  private writtenHall: Hall | undefined;
  private held: ((isWritten: boolean) => void)[] = [];

  constructor(parts: Parts) {
    this.parts = parts;
    this.table = parts.table;
    this.id = parts.table.hall.table;
    this.key = parts.key;
    this.writtenCount = parts.key === undefined ? 0 : parts.table.log.length;
    this.writtenHall = parts.key === undefined ? undefined : parts.table.hall;
    this.usedAt = parts.now();
    this.audience = new Audience(this, parts.now, () => parts.observer.presence(this));
    this.clock = new Alarm(parts.now, () => {
      this.act((table, at) => table.tick(at));
      this.clock.set(this.table.nextTick());
    });
    this.patience = new Alarm(parts.now, () => parts.observer.outOfPatience(this));
    if (parts.key === undefined) parts.ledger.enlist(this);
  }

  /** It is let go from memory: nothing more may come of it. */
  end(): void {
    this.clock.stop();
    this.patience.stop();
    this.audience.end();
  }

  get hall(): Hall {
    return this.table.hall;
  }

  get hasBots(): boolean {
    return this.hall.seats.some((chair) => botOf(chair) !== undefined);
  }

  /** Which seats someone holds, as a bit set. */
  seatsOf(person: PersonId): number {
    return this.hall.seats.reduce(
      (seats, chair, seat) => (chair.kind === 'human' && chair.person === person ? seats | (1 << seat) : seats),
      0,
    );
  }

  handle(command: Command, by: Person, id: string): Reply {
    return this.act((table, at) => table.handle(command, by, { at, id }));
  }

  /** Anything that may add entries. */
  act<T>(deed: (table: Table, at: number) => T): T {
    const at = this.parts.now();
    this.usedAt = at;
    const before = this.table.n;
    const result = deed(this.table, at);
    if (this.table.n > before) this.parts.ledger.enlist(this);
    return result;
  }

  /** Once everything known now is on the disk; at once where it is already. False: it never will be. */
  whenWritten(then: (isWritten: boolean) => void): void {
    if (this.isClean) then(true);
    else this.held.push(then);
  }

  get isClean(): boolean {
    return this.writtenCount === this.table.log.length;
  }

  write(): void {
    const { store } = this.parts;
    const { hall, log } = this.table;
    const fresh = log.slice(this.writtenCount);
    const at = (fresh.at(-1) as Entry).at;
    // Not yet its key for good: the transaction may come to nothing.
    this.writtenKey = this.key ?? store.add(hall, at);
    store.append(this.writtenKey, fresh);
    if (hall === this.writtenHall && !fresh.some(({ kind }) => kind === 'said')) return;
    store.update(this.writtenKey, hall, at);
    for (const person of participantsIn(fresh, [hall, this.writtenHall])) {
      store.addParticipant(this.writtenKey, person, this.seatsOf(person));
    }
  }

  committed(): void {
    this.key = this.writtenKey;
    this.writtenCount = this.table.log.length;
    const isNewHall = this.hall !== this.writtenHall;
    this.writtenHall = this.hall;
    const held = this.held;
    this.held = [];
    for (const then of held) then(true);
    if (isNewHall) this.audience.checkSeats();
    this.audience.tell();
    this.parts.observer.written(this);
  }

  failed(error: unknown): void {
    const held = this.held;
    this.held = [];
    for (const then of held) then(false);
    this.parts.observer.spoiled(this, error);
  }
}

/** Everyone whose part in the table these entries touch; halls before and after. */
function participantsIn(entries: readonly Entry[], halls: readonly (Hall | undefined)[]): Set<PersonId> {
  const people = new Set<PersonId>();
  for (const hall of halls) {
    if (hall === undefined) continue;
    people.add(hall.host);
    for (const chair of hall.seats) if (chair.kind === 'human') people.add(chair.person);
  }
  for (const entry of entries) if (entry.kind === 'said') people.add(entry.person);
  return people;
}
