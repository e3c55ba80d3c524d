import { NOBODY } from '@potager/kernel';
import type { Log } from '../entry.ts';
import { botOf, type TableInfo, seatsIn } from '../table-info.ts';
import type { PersonId } from '../person.ts';
import type { Table } from '../table.ts';
import { Alarm } from './alarm.ts';
import type { CommitFailure, TablePorts } from './ports.ts';
import { SpectatorDelay } from './spectator-delay.ts';
import { Subscribers } from './subscribers.ts';
import { VisibleTable } from './visible-table.ts';

/** What became of a change: what it gave, once that is on the disk, or why it was not to be. */
export type Commit<T> = { readonly isDone: true; readonly result: T } | NoCommit;
type NoCommit = { readonly isDone: false; readonly why: CommitFailure };

/** Anything that may add entries to the log of a table. */
export type TableChange<T> = (table: Table, at: number) => T;

/** Who is told what it cost to tell everyone of a change, in milliseconds. */
export type Charge = (milliseconds: number) => void;

/** What is to be written down, and the table's info as it was written down before; undefined: the table is new. */
export interface Uncommitted {
  readonly entries: Log;
  readonly info: TableInfo;
  readonly before: TableInfo | undefined;
}

const FAILED: NoCommit = { isDone: false, why: 'failed' };
const NOT_SAVED: NoCommit = { isDone: false, why: 'notSaved' };

/**
 * A table in the memory of its host. What happens at it is applied, then written, then told: nothing that depends on
 * entries leaves before they are on the disk. While they are being written the table stands still, so that what is told
 * is what was written; what comes meanwhile waits. There is one way to wait: `commit` to do something, `read` to look
 * at something, `whenCommitted` where only the disk matters; `standStill` makes all of them wait.
 */
export class HostedTable {
  readonly id: string;
  readonly subscribers: Subscribers;
  readonly delay: SpectatorDelay;
  private readonly ports: TablePorts;
  /** Rings when somebody's time is up. */
  private readonly flag: Alarm;
  private current: Table;
  /** How many entries are on the disk. */
  private committedCount: number;
  /** The table's info as it is there. */
  private committedInfo: TableInfo | undefined;
  private isStandingStill = false;
  /** The last entry that was rewritten. */
  private retoldUpTo = -1;
  /** Entries could not be written. */
  private isLost = false;
  private hasEnded = false;
  /** What waits until everything known is on the disk. */
  private waiting: ((failure: CommitFailure | undefined) => void)[] = [];
  /** What waits until the table no longer stands still. */
  private turns: (() => void)[] = [];
  /** Who pays for telling everyone of what is being written. */
  private charges: Charge[] = [];

  /** `isNew`: it is not on the disk yet. */
  constructor(table: Table, ports: TablePorts, { isNew }: { readonly isNew: boolean }) {
    this.ports = ports;
    this.current = table;
    this.id = table.info.table;
    this.committedCount = isNew ? 0 : table.log.length;
    this.committedInfo = isNew ? undefined : table.info;
    const { timers, observer, storage } = ports;
    this.subscribers = new Subscribers({ table: this, timers, onPresence: () => observer.presence(this) });
    this.delay = new SpectatorDelay({ table: this, timers, onAge: () => this.safely(() => this.age()) });
    this.flag = new Alarm({ timers, now: () => this.now(), ring: () => this.tick() });
    if (isNew) storage.enlist(this);
  }

  /**
   * The same table as the disk has it, where its log was rewritten or could not be written. Only to be called while
   * nothing waits to be written.
   */
  renew(table: Table): void {
    this.current = table;
    this.committedInfo = table.info;
    this.committedCount = table.log.length;
    this.isLost = false;
    this.subscribers.checkSeats();
  }

  /** What was told of it until now is not true any more: whoever comes back is shown the whole of it. */
  hasNewPast(): void {
    this.retoldUpTo = this.n;
  }

  /** Whether somebody who has seen everything up to an entry can do with what came after it. */
  isKnownFrom(n: number): boolean {
    return n > this.retoldUpTo;
  }

  /** It is let go from memory: nothing more may come of it. */
  end(): void {
    this.hasEnded = true;
    this.flag.stop();
    this.delay.stop();
    this.subscribers.end();
  }

  get table(): Table {
    return this.current;
  }

  get info(): TableInfo {
    return this.table.info;
  }

  get log(): Log {
    return this.table.log;
  }

  /** The number of the last entry. */
  get n(): number {
    return this.table.n;
  }

  now(): number {
    return this.ports.clock.now(this.isLive);
  }

  /** Whether clocks run here that only count time in which the host was able to answer. */
  get isLive(): boolean {
    return this.info.settings.clock.kind === 'live';
  }

  /** The time has leapt. What the host lost counts for nobody; what is old enough now is told. */
  catchUp(): void {
    this.delay.arm();
    if (this.isLive) this.commit(() => undefined);
    else this.flag.recheck();
  }

  /** Whether there are people who see everything later. Until the game starts there is nothing to be late for. */
  get isDelayed(): boolean {
    return this.info.settings.delay > 0 && this.info.status !== 'waiting';
  }

  /** Whoever holds no seat, where the table is delayed. Seats do not change hands any more by then. */
  isLate(person: PersonId | undefined): boolean {
    return this.isDelayed && (person === undefined || seatsIn(this.info, person) === NOBODY);
  }

  /** The table as far as somebody may know it now; undefined: a stranger. */
  visibleTo(person: PersonId | undefined): VisibleTable {
    return this.isLate(person) ? this.late : this.whole;
  }

  /** The last entry that somebody may know of now. */
  lastVisibleTo(person: PersonId): number {
    return this.isLate(person) ? this.late.last : this.n;
  }

  /** As those see it who are in time. */
  get whole(): VisibleTable {
    const { table, subscribers } = this;
    return new VisibleTable(table, { last: table.n, at: this.now(), presence: subscribers.presence(), isLate: false });
  }

  /** As those see it who see everything later. */
  get late(): VisibleTable {
    return new VisibleTable(this.table, this.delay.extent);
  }

  get hasBots(): boolean {
    return this.info.seats.some((chair) => botOf(chair) !== undefined);
  }

  /** Whether it was let go from memory. */
  get isEnded(): boolean {
    return this.hasEnded;
  }

  /** Whether nothing can be written at present. */
  get isStuck(): boolean {
    return this.ports.storage.isStuck;
  }

  /** Whether nothing waits to be written. */
  get isClean(): boolean {
    return this.isLost || this.committedCount === this.log.length;
  }

  /** The last entry that is on the disk. */
  get lastCommitted(): number {
    return this.committedCount - 1;
  }

  /**
   * Does something that may add entries, as soon as the table does not stand still; what came of it is told once that
   * is on the disk. Where another host of the same log was quicker it is done again, on what there is now. While
   * nothing can be written, nothing is done.
   */
  commit<T>(change: TableChange<T>, then: (commit: Commit<T>) => void = ignore, charge?: Charge): void {
    if (this.isStandingStill) {
      this.turns.push(() => this.commit(change, then, charge));
      return;
    }
    if (this.isEnded) return this.tell(then, FAILED);
    if (this.isStuck) return this.tell(then, NOT_SAVED);
    const done = this.enact(change, charge);
    if (!done.isDone) return this.tell(then, done);
    this.wait((failure) => {
      if (failure === 'outrun') this.commit(change, then, charge);
      else then(failure === undefined ? done : { isDone: false, why: failure });
    });
  }

  /**
   * Looks at something as soon as the table does not stand still, and goes on once everything known by then is on the
   * disk. Who sees everything later waits for nothing: what is old enough for them is there already.
   */
  read<T>(person: PersonId, look: () => T, then: (commit: Commit<T>) => void): void {
    const isLate = this.isLate(person);
    if (this.isStandingStill && !isLate) {
      this.turns.push(() => this.read(person, look, then));
      return;
    }
    if (this.isEnded) return this.tell(then, FAILED);
    const seen = this.safely((): Commit<T> => ({ isDone: true, result: look() })) ?? FAILED;
    if (isLate || !seen.isDone) return this.tell(then, seen);
    this.wait((failure) =>
      then(failure === undefined || failure === 'outrun' ? seen : { isDone: false, why: failure }),
    );
  }

  /** Once everything that was asked for by now is on the disk; or why it never will be. */
  async whenCommitted(): Promise<CommitFailure | undefined> {
    if (this.isStandingStill) await new Promise<void>((resolve) => this.turns.push(resolve));
    if (this.isEnded) return 'failed';
    const failure = await new Promise<CommitFailure | undefined>((resolve) => this.wait(resolve));
    return failure === 'outrun' ? undefined : failure;
  }

  /**
   * Lets what is on the disk be changed by somebody else, once nothing waits to be written: until that is done the
   * table stands still. False: it was let go from memory before.
   */
  async standStill(work: () => Promise<void>): Promise<boolean> {
    while (!this.isEnded && (this.isStandingStill || !this.isClean)) await this.whenCommitted();
    if (this.isEnded) return false;
    this.isStandingStill = true;
    try {
      await work();
    } finally {
      this.isStandingStill = false;
      this.takeTurns();
    }
    return true;
  }

  /** What is new, to be written down now. Until it is, the table stands still. */
  beginCommit(): Uncommitted {
    this.isStandingStill = true;
    return { entries: this.log.slice(this.committedCount), info: this.info, before: this.committedInfo };
  }

  /** It is on the disk. */
  committed(): void {
    this.isStandingStill = false;
    this.committedCount = this.log.length;
    if (this.info !== this.committedInfo) this.subscribers.checkSeats();
    if (this.isDelayed && this.committedInfo?.status === 'waiting') this.delay.begin(this.subscribers.presence());
    this.committedInfo = this.info;
    // Whoever did something hears of it before all others.
    this.release(undefined);
    this.share(() => {
      this.subscribers.tell();
      this.resume();
    });
    this.takeTurns();
  }

  /** Nothing of it is. */
  failed(problem: unknown): void {
    this.isStandingStill = false;
    this.isLost = true;
    this.charges.length = 0;
    const why = this.isEnded ? 'failed' : this.safely(() => this.ports.observer.spoiled(this, problem));
    this.release(why ?? 'failed');
    this.takeTurns();
  }

  /** What follows from what is on the disk goes on: to be called also when it has come back from there. */
  resume(): void {
    this.flag.set(this.table.nextTick());
    this.delay.arm();
    this.ports.observer.committed(this);
  }

  /** What goes wrong at one table takes nobody else with it. Undefined where something did. */
  safely<T>(work: () => T): T | undefined {
    const { during, observer } = this.ports;
    try {
      return during === undefined ? work() : during(work);
    } catch (error) {
      observer.stumbled(this, error);
      return undefined;
    }
  }

  private enact<T>(change: TableChange<T>, charge: Charge | undefined): Commit<T> {
    const { table } = this;
    const before = table.n;
    const lost = this.ports.clock.takeLost(this.isLive);
    const at = this.now();
    if (lost > 0) table.wake(lost, at);
    const done = this.safely((): Commit<T> => ({ isDone: true, result: change(table, at) }));
    if (table.n > before) {
      if (charge !== undefined) this.charges.push(charge);
      this.ports.storage.enlist(this);
    }
    return done ?? FAILED;
  }

  private wait(then: (failure: CommitFailure | undefined) => void): void {
    if (this.isClean) this.tell(then, this.isLost ? 'failed' : undefined);
    else this.waiting.push(then);
  }

  private tell<T>(then: (result: T) => void, result: T): void {
    this.safely(() => then(result));
  }

  private release(failure: CommitFailure | undefined): void {
    for (const then of this.waiting.splice(0)) this.tell(then, failure);
  }

  private takeTurns(): void {
    for (const turn of this.turns.splice(0)) turn();
  }

  /** Work for all, the cost of which is shared by those whose changes it is about. */
  private share(work: () => void): void {
    const { timers } = this.ports;
    const begun = timers.stopwatch();
    if (!this.isEnded) this.safely(work);
    const charges = this.charges.splice(0);
    for (const charge of charges) charge((timers.stopwatch() - begun) / charges.length);
  }

  private tick(): void {
    this.commit(
      (table, at) => table.tick(at),
      () => {
        // Where nothing can be written, it is looked at again when something can.
        if (!this.isEnded && !this.isStuck) this.flag.set(this.table.nextTick());
      },
    );
  }

  private age(): void {
    this.subscribers.tellLate();
    this.ports.observer.aged(this);
  }
}

const ignore = (): void => undefined;
