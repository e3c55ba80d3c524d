import { NOBODY, type Seat, type SeatSet, SPECTATOR, type Viewer } from '@potager/kernel';
import { holds, seatsIn } from '../table-info.ts';
import type { PersonId } from '../person.ts';
import type { Snapshot, Update } from '../redacted.ts';
import type { Missed, Presence, ServerMessage } from '../wire.ts';
import type { HostedTable } from './hosted-table.ts';
import type { Timers } from './ports.ts';
import { Throttle } from './throttle.ts';
import type { VisibleTable } from './visible-table.ts';

/** A client that follows tables. */
export interface Subscriber {
  readonly person: { readonly id: PersonId };
  /** Text of a `ServerMessage`. */
  send(text: string): void;
  /** Ends the connection, so that the client comes back and sees what is true. */
  lose(): void;
}

/** What a subscriber follows of a table. */
interface Subscription {
  viewer: Viewer;
  /** The last entry it was sent. */
  seen: number;
  /** Who was there, as it was last told: see `state`. */
  state: string;
}

/** The last entry that somebody has seen who comes back, and its time. */
interface Known {
  readonly from?: number | undefined;
  readonly at?: number | undefined;
}

/** What those were told who see as this viewer and had seen so much. */
interface Told extends Readonly<Pick<Subscription, 'viewer' | 'seen'>> {
  readonly text: string;
}

/** After so many missed entries a new picture is shorter than the way to it. */
const MOST_MISSED = 300;
/** Who comes and goes is told together: one who does so all the time costs no more than many who do it once. */
const PRESENCE_MS = 200;

/** Somebody for whom the game waits in vain. */
export interface AbsentSeat {
  readonly seat: Seat;
  /** When they have been waited for long enough, by whichever clock that goes. */
  readonly due: number;
  /** How many milliseconds that is away. */
  readonly left: () => number;
}

interface Parts {
  readonly table: HostedTable;
  readonly timers: Timers;
  /** Somebody came or went. */
  readonly onPresence: () => void;
}

/**
 * Who follows a table: each client as a seat it holds, or as a spectator. Every one of them gets every entry once, in
 * order, as its viewer may see it; those who see everything later get it when it is old enough.
 */
export class Subscribers {
  private readonly table: HostedTable;
  private readonly onPresence: () => void;
  private readonly subscriptions = new Map<Subscriber, Subscription>();
  /** Those of them who look as a seat. */
  private readonly players = new Set<Subscriber>();
  private readonly telling: Throttle;
  /** Who is there, as long as nobody comes or goes. */
  private known: Pick<Presence, 'online' | 'watchers'> | undefined;
  private missing: readonly AbsentSeat[] = [];
  /** Who was there, as those were last told who see everything later. */
  private knownLate: Presence | undefined;

  constructor({ table, timers, onPresence }: Parts) {
    this.table = table;
    this.onPresence = onPresence;
    const run = (): void => table.safely(() => this.tellPresence());
    this.telling = new Throttle({ timers, pauseMs: PRESENCE_MS, run });
  }

  get size(): number {
    return this.subscriptions.size;
  }

  get all(): Subscriber[] {
    return [...this.subscriptions.keys()];
  }

  /** From now on this client hears of the table. Only to be called while everything it may know of is committed. */
  join(subscriber: Subscriber, viewer: Viewer, { from, at }: Known): { snapshot: Snapshot } | { update: Update } {
    const visible = this.table.visibleTo(subscriber.person.id);
    const { last } = visible;
    this.subscribe(subscriber, viewer, last);
    const isNear = from !== undefined && from <= last && last - from <= MOST_MISSED && this.isSameEntry(from, at);
    return isNear && this.table.isKnownFrom(from)
      ? { update: visible.update(viewer, from + 1) }
      : { snapshot: visible.snapshot(viewer) };
  }

  /**
   * Whether an entry that somebody has seen is still the one of that number: a backup may have been brought back since.
   */
  private isSameEntry(n: number, at: number | undefined): boolean {
    return at === undefined || this.table.log[n]?.at === at;
  }

  part(subscriber: Subscriber): void {
    if (!this.subscriptions.delete(subscriber)) return;
    this.players.delete(subscriber);
    this.comeOrGo();
  }

  /** The table goes from memory. */
  end(): void {
    this.subscriptions.clear();
    this.players.clear();
    this.telling.stop();
  }

  private subscribe(subscriber: Subscriber, viewer: Viewer, seen: number): void {
    const before = this.viewerOf(subscriber);
    if (viewer === SPECTATOR) this.players.delete(subscriber);
    else this.players.add(subscriber);
    const subscription: Subscription = { viewer, seen, state: '' };
    this.subscriptions.set(subscriber, subscription);
    if (viewer !== before) this.comeOrGo();
    // It is told with the answer.
    subscription.state = this.state;
  }

  private comeOrGo(): void {
    this.known = undefined;
    this.telling.ask();
  }

  viewerOf(subscriber: Subscriber): Viewer | undefined {
    return this.subscriptions.get(subscriber)?.viewer;
  }

  presence(): Presence {
    const known = (this.known ??= this.count());
    if (this.missing.length === 0) return known;
    return { ...known, absent: this.missing.map(({ seat, left }) => ({ seat, left: Math.round(left()) })) };
  }

  /** From now on these are waited for in vain. */
  miss(missing: readonly AbsentSeat[]): void {
    // As it nearly always is, after every move.
    if (missing.length === 0 && this.missing.length === 0) return;
    const before = this.state;
    this.missing = missing;
    if (this.state !== before) this.telling.ask();
  }

  /** What tells one presence from another: time that only passes changes nothing. */
  private get state(): string {
    const { online, watchers } = (this.known ??= this.count());
    return [online, watchers, ...this.missing.flatMap(({ seat, due }) => [seat, due])].join(' ');
  }

  private count(): Pick<Presence, 'online' | 'watchers'> {
    let online: SeatSet = NOBODY;
    for (const subscriber of this.players) online |= seatsIn(this.table.info, subscriber.person.id);
    return { online, watchers: this.subscriptions.size - this.players.size };
  }

  /** What is new to a subscriber, for them to be told with an answer and not again; undefined where nothing is. */
  news(subscriber: Subscriber): Update | undefined {
    const subscription = this.subscriptions.get(subscriber);
    // What becomes old enough comes when it does, whatever is asked meanwhile.
    if (subscription === undefined || this.table.isLate(subscriber.person.id)) return undefined;
    const { viewer, seen } = subscription;
    const { whole } = this.table;
    if (whole.last <= seen) return undefined;
    subscription.seen = whole.last;
    return whole.update(viewer, seen + 1);
  }

  /** Sends everyone what is new to them, but to those who see everything later only what came before the start. */
  tell(): void {
    const { table } = this;
    this.spread(table.whole, (person) => !table.isLate(person));
    if (!table.isDelayed) return;
    const { late } = table;
    const { lastInTime } = table.delay;
    this.knownLate ??= late.presence;
    this.spread(late, (person, seen) => table.isLate(person) && seen < lastInTime);
  }

  /** Sends those who see everything later what has become old enough. */
  tellLate(): void {
    const { table } = this;
    // Once for all: time goes on between one of them and the next.
    const { late } = table;
    this.spread(late, (person) => table.isLate(person));
    if (late.presence === this.knownLate) return;
    this.knownLate = late.presence;
    const text = this.write({ type: 'presence', table: table.id, presence: late.presence });
    for (const subscriber of this.subscriptions.keys()) if (table.isLate(subscriber.person.id)) subscriber.send(text);
  }

  private spread(visible: VisibleTable, isFor: (person: PersonId, seen: number) => boolean): void {
    const told: Told[] = [];
    for (const [subscriber, subscription] of this.subscriptions) {
      const { viewer, seen } = subscription;
      if (visible.last <= seen || !isFor(subscriber.person.id, seen)) continue;
      subscription.seen = visible.last;
      subscriber.send(this.writeUpdate(told, visible, { viewer, seen }));
    }
  }

  /** Once for all who see the same. */
  private writeUpdate(told: Told[], visible: VisibleTable, { viewer, seen }: Omit<Told, 'text'>): string {
    const known = told.find((one) => one.viewer === viewer && one.seen === seen);
    if (known !== undefined) return known.text;
    const text = this.write({ type: 'update', table: this.table.id, update: visible.update(viewer, seen + 1) });
    told.push({ viewer, seen, text });
    return text;
  }

  /** Nobody goes on seeing what a seat sees that they no longer hold. */
  checkSeats(): void {
    this.known = undefined;
    for (const subscriber of this.players) {
      const subscription = this.subscriptions.get(subscriber);
      if (subscription === undefined || holds(this.table.info, subscriber.person.id, subscription.viewer)) continue;
      subscription.viewer = SPECTATOR;
      subscription.seen = Math.min(subscription.seen, this.table.n);
      this.players.delete(subscriber);
    }
  }

  /**
   * What somebody who holds a seat does not know yet, having seen everything up to an entry. They may have been sent
   * some of it meanwhile; what they are told now is not sent again.
   */
  missed(subscriber: Subscriber, seat: Seat, version: number): Missed {
    const { whole } = this.table;
    const { last } = whole;
    const subscription = this.subscriptions.get(subscriber);
    const isFollowed = subscription?.viewer === seat;
    const seen = Math.min(version, last, isFollowed ? subscription.seen : last);
    if (isFollowed) subscription.seen = last;
    return last - seen > MOST_MISSED ? { snapshot: whole.snapshot(seat) } : whole.update(seat, seen + 1);
  }

  private tellPresence(): void {
    const { table } = this;
    const { state } = this;
    const presence = this.presence();
    // What is about to become of somebody is over by the time that others learn of it.
    table.delay.notePresence({ online: presence.online, watchers: presence.watchers });
    const text = this.write({ type: 'presence', table: table.id, presence });
    for (const [subscriber, subscription] of this.subscriptions) {
      if (subscription.state === state || table.isLate(subscriber.person.id)) continue;
      subscription.state = state;
      subscriber.send(text);
    }
    this.onPresence();
  }

  private write(message: ServerMessage): string {
    return JSON.stringify(message);
  }
}
