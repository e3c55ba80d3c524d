import { NOBODY, type SeatSet } from '@potager/kernel';
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
import type { Activity } from '../activity.ts';
import type { Ledger, Writer } from '../storage/ledger.ts';
import type { StorageProblem } from '../storage/storage-problem.ts';
import { addParticipant, addTable, appendEntry, dismiss, updateTable, type Write } from '../storage/write.ts';
import { Alarm } from './alarm.ts';
import { Audience } from './audience.ts';
import { Lag } from './lag.ts';
import type { ServedTime } from './served-time.ts';
import { TableTime } from './table-time.ts';
import { VisibleTable } from './visible-table.ts';

/** Who wants to know what becomes of a table. */
export interface TableObserver {
  /** New entries are on the disk and were told to everyone. */
  written(live: LiveTable): void;
  /** They could not be written: what is in memory is not to be trusted. */
  spoiled(live: LiveTable, problem: StorageProblem): void;
  /** Something went wrong at it that should never: what is in memory is not to be trusted either. */
  stumbled(live: LiveTable, error: unknown): void;
  /** Somebody came or went. */
  presence(live: LiveTable): void;
  /** Something has become old enough for those who see everything later. */
  aged(live: LiveTable): void;
  outOfPatience(live: LiveTable): void;
}

interface Parts {
  readonly table: Table;
  /** In the database. */
  readonly key: number;
  /** Whether it is not there yet. */
  readonly isNew: boolean;
  readonly ledger: Ledger;
  readonly observer: TableObserver;
  readonly activity: Activity;
  /** The clock on the wall. */
  readonly wall: () => number;
  readonly served: ServedTime;
  /** Left out: it begins now. */
  readonly time?: TableTime | undefined;
}

/** Whose command it is, its id, and who is to be told what it cost, in milliseconds, to tell everyone of it. */
interface Asker {
  readonly by: Person;
  readonly id: string;
  readonly bear: Bearer;
}

type Bearer = (milliseconds: number) => void;

/** What becomes of a deed: what it gave, or undefined where it was not to be. */
type Then<T> = (result: T | undefined) => void;

/**
 * A table in memory. What happens at it is applied, then written, then told: nothing that depends on entries leaves before they are on the
 * disk. While they are being written the table stands still, so that what is told is what was written; what comes meanwhile waits.
 */
export class LiveTable implements Writer {
  readonly id: string;
  readonly audience: Audience;
  readonly lag: Lag;
  /** Rings when somebody's time is up. */
  readonly clock: Alarm;
  /** Rings when the others have waited long enough for somebody who is gone. */
  readonly patience: Alarm;
  readonly time: TableTime;
  /** When it was last used, in served time. */
  usedAt: number;
  private readonly parts: Parts;
  private current: Table;
  /** How many entries are on the disk. */
  private writtenCount: number;
  /** The hall as the database knows it. */
  private writtenHall: Hall | undefined;
  private isBeingWritten = false;
  /** Entries could not be written. */
  private isLost = false;
  private hasEnded = false;
  private held: ((isWritten: boolean) => void)[] = [];
  private queue: ((mayAct: boolean) => void)[] = [];
  /** Those whose commands are being written. */
  private bearers: Bearer[] = [];

  constructor(parts: Parts) {
    this.parts = parts;
    this.current = parts.table;
    this.id = parts.table.hall.table;
    this.writtenCount = parts.isNew ? 0 : parts.table.log.length;
    this.writtenHall = parts.isNew ? undefined : parts.table.hall;
    const { wall, served } = parts;
    this.time = parts.time ?? new TableTime({ wall, served, last: lastOf(parts.table).at });
    this.usedAt = served.now();
    this.audience = new Audience(this, () => parts.observer.presence(this));
    this.lag = new Lag({ live: this, now: () => this.now(), onAge: () => this.safely(() => this.age()) });
    this.clock = new Alarm(
      () => this.now(),
      () => this.tick(),
    );
    this.patience = new Alarm(
      () => served.now(),
      () => this.safely(() => parts.observer.outOfPatience(this)),
    );
    if (parts.isNew) parts.ledger.enlist(this);
  }

  /** The same table as the database has it, where its log was rewritten or could not be written. Only to be called while nothing waits to be written. */
  renew(table: Table): void {
    this.current = table;
    this.writtenHall = table.hall;
    this.writtenCount = table.log.length;
    this.isLost = false;
    this.audience.checkSeats();
  }

  /** It is let go from memory: nothing more may come of it. */
  end(): void {
    this.hasEnded = true;
    this.clock.stop();
    this.patience.stop();
    this.lag.stop();
    this.audience.end();
  }

  /** In the database: tells those who read the log which table it was, and nobody the way there. */
  get key(): number {
    return this.parts.key;
  }

  get table(): Table {
    return this.current;
  }

  get hall(): Hall {
    return this.table.hall;
  }

  /** The time here: where clocks run live, only while the server is able to answer. */
  now(): number {
    return this.isLive ? this.time.now() : this.parts.wall();
  }

  get isLive(): boolean {
    return this.hall.settings.clock.kind === 'live';
  }

  /** The time has leapt. What the server lost counts for nobody; what is old enough now is told. */
  catchUp(): void {
    this.lag.arm();
    if (this.isLive) this.act(() => undefined);
    else this.clock.recheck();
  }

  /** Whether there are people who see everything later. Until the game starts there is nothing to be late for. */
  get isDelayed(): boolean {
    return this.hall.settings.delay > 0 && this.hall.status !== 'waiting';
  }

  /** Whoever holds no seat, where the table is delayed. Seats do not change hands any more by then. */
  isLate(person: PersonId | undefined): boolean {
    return this.isDelayed && (person === undefined || this.seatsOf(person) === NOBODY);
  }

  /** The table as far as somebody may know it now; undefined: a stranger. */
  visibleTo(person: PersonId | undefined): VisibleTable {
    return this.isLate(person) ? this.late : this.whole;
  }

  /** As those see it who are in time. */
  get whole(): VisibleTable {
    const { table, audience } = this;
    return new VisibleTable(table, {
      last: table.n,
      at: this.now(),
      presence: audience.presence(),
      isLate: false,
    });
  }

  /** As those see it who see everything later. */
  get late(): VisibleTable {
    return new VisibleTable(this.table, this.lag.extent);
  }

  get hasBots(): boolean {
    return this.hall.seats.some((chair) => botOf(chair) !== undefined);
  }

  /** Which seats someone holds, as a bit set. */
  seatsOf(person: PersonId): SeatSet {
    return seatsIn(this.hall, person);
  }

  /** Acts on what somebody asks for; the reply comes when it is on the disk, undefined where it never will be. */
  handle(command: Command, { by, id, bear }: Asker, then: Then<Reply>): void {
    this.act(
      (table, at) => {
        const before = table.n;
        const reply = table.handle(command, by, { at, id });
        if (table.n > before) this.bearers.push(bear);
        return reply;
      },
      (reply) => {
        if (reply === undefined) return then(undefined);
        this.whenWritten((isWritten) => then(isWritten ? reply : undefined));
      },
    );
  }

  /** Anything that may add entries: now, or as soon as the last ones are written. While nothing can be written, nothing is done. */
  act<T>(deed: (table: Table, at: number) => T, then: Then<T> = () => undefined): void {
    this.inTurn((mayAct) => {
      if (!mayAct || this.isStuck) return then(undefined);
      this.usedAt = this.parts.served.now();
      const before = this.table.n;
      const at = this.keepTime();
      const result = this.safely(() => deed(this.table, at));
      if (this.table.n > before) this.parts.ledger.enlist(this);
      then(result);
    });
  }

  private keepTime(): number {
    const lost = this.isLive ? this.time.leap() : 0;
    const at = this.now();
    if (lost > 0) this.table.wake(lost, at);
    return at;
  }

  /** Whatever depends on what came before it. False: the table is gone from memory, and it is not to be. */
  inTurn(deed: (mayAct: boolean) => void): void {
    if (this.isBeingWritten) this.queue.push(deed);
    else this.safely(() => deed(!this.isEnded));
  }

  /** Once everything known now is on the disk; at once where it is already. False: it never will be. */
  whenWritten(then: (isWritten: boolean) => void): void {
    if (this.isClean) this.safely(() => then(!this.isLost));
    else this.held.push(then);
  }

  /** Once everything is on the disk that somebody may know of: what is old enough already is. */
  whenKnown(person: PersonId, then: (isWritten: boolean) => void): void {
    if (this.isLate(person)) then(true);
    else this.whenWritten(then);
  }

  /** The last entry that is on the disk. */
  get lastWritten(): number {
    return this.writtenCount - 1;
  }

  /** Once everything known now is written, whatever becomes of it. */
  async untilWritten(): Promise<void> {
    await new Promise<void>((resolve) => this.whenWritten(() => resolve()));
  }

  /** Whether it was let go from memory. */
  get isEnded(): boolean {
    return this.hasEnded;
  }

  /** Whether nothing can be written at present. */
  get isStuck(): boolean {
    return this.parts.ledger.probe.problem !== undefined;
  }

  /** Whether nothing waits to be written. */
  get isClean(): boolean {
    return this.isLost || this.writtenCount === this.table.log.length;
  }

  write(): Write[] {
    this.isBeingWritten = true;
    const { key } = this.parts;
    const { hall, log } = this.table;
    const fresh = log.slice(this.writtenCount);
    const appended = fresh.map((entry) => appendEntry(key, entry));
    if (hall === this.writtenHall && !fresh.some(({ kind }) => kind === 'said')) return appended;
    const { at } = fresh.at(-1) as Entry;
    const table = this.writtenCount === 0 ? addTable(key, hall, at) : updateTable(key, hall, at);
    return [table, ...appended, ...this.writePeople(fresh)];
  }

  private writePeople(fresh: readonly Entry[]): Write[] {
    const { key } = this.parts;
    const { host, status } = this.hall;
    const isOver = status === 'over';
    const people = participantsIn(fresh, [this.hall, this.writtenHall]);
    const added = [...people].map((person) =>
      addParticipant(key, person, { seats: this.seatsOf(person), isHost: person === host, isOver }),
    );
    return isOver && this.writtenHall?.status !== 'over' ? [...added, dismiss(key)] : added;
  }

  committed(): void {
    this.isBeingWritten = false;
    this.writtenCount = this.table.log.length;
    if (this.hall !== this.writtenHall) this.audience.checkSeats();
    if (this.isDelayed && this.writtenHall?.status === 'waiting') this.lag.begin(this.audience.presence());
    this.writtenHall = this.hall;
    this.release(true);
    const begun = performance.now();
    if (!this.isEnded) this.safely(() => this.spread());
    const bearers = this.bearers.splice(0);
    for (const bear of bearers) bear((performance.now() - begun) / bearers.length);
    this.takeTurns();
  }

  failed(problem: StorageProblem): void {
    this.isBeingWritten = false;
    this.isLost = true;
    this.bearers.length = 0;
    if (!this.isEnded) this.safely(() => this.parts.observer.spoiled(this, problem));
    this.release(false);
    this.takeTurns();
  }

  private release(isWritten: boolean): void {
    for (const then of this.held.splice(0)) this.safely(() => then(isWritten));
  }

  /** What goes wrong at one table takes nobody else with it. Undefined where something did. */
  safely<T>(work: () => T): T | undefined {
    try {
      return this.parts.activity.during(this.key, work);
    } catch (error) {
      this.parts.observer.stumbled(this, error);
      return undefined;
    }
  }

  private tick(): void {
    this.act(
      (table, at) => table.tick(at),
      () => {
        // Where nothing can be written, it is looked at again when something can.
        if (!this.isEnded && !this.isStuck) this.clock.set(this.table.nextTick());
      },
    );
  }

  private spread(): void {
    this.audience.tell();
    this.parts.observer.written(this);
  }

  private age(): void {
    this.audience.tellLate();
    this.parts.observer.aged(this);
  }

  private takeTurns(): void {
    for (const deed of this.queue.splice(0)) this.inTurn(deed);
  }
}

const lastOf = ({ log }: Table): Entry => log.at(-1) as Entry;

/** Everyone whose part in the table these entries touch; halls before and after. */
function participantsIn(entries: readonly Entry[], halls: readonly (Hall | undefined)[]): Set<PersonId> {
  const people = new Set<PersonId>();
  for (const hall of halls) {
    if (hall === undefined) continue;
    if (hall.host !== '') people.add(hall.host);
    for (const chair of hall.seats) if (chair.kind === 'human') people.add(chair.person);
  }
  for (const entry of entries) if (entry.kind === 'said') people.add(entry.person);
  return people;
}

/** Which seats someone holds, as a bit set. */
export const seatsIn = ({ seats }: Hall, person: PersonId): SeatSet =>
  seats.reduce(
    (held, chair, seat) => (chair.kind === 'human' && chair.person === person ? held | (1 << seat) : held),
    NOBODY,
  );
