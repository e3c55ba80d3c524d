import { NOBODY, type Seat, type SeatSet, SPECTATOR, type Viewer } from '@potager/kernel';
import {
  holds,
  type Missed,
  type PersonId,
  type Presence,
  type ServerMessage,
  type Snapshot,
  type Update,
} from '@potager/table';
import { Throttle } from '../throttle.ts';
import type { LiveTable } from './live-table.ts';
import type { VisibleTable } from './visible-table.ts';

/** A connection, as far as an audience is concerned. */
export interface Listener {
  readonly person: { readonly id: PersonId };
  /** Text of a `ServerMessage`. */
  send(text: string): void;
  /** Ends the connection so that its client comes back and sees what is true. */
  lose(): void;
}

/** What one connection follows of a table. */
interface Place {
  viewer: Viewer;
  /** The last entry it was sent. */
  seen: number;
  /** Who was there, as it was last told. */
  presence: Presence;
}

/** The last entry that somebody has seen who comes back, and its time. */
export interface Known {
  readonly from?: number;
  readonly at?: number;
}

/** What those were told who see as this viewer and had seen so much. */
interface Told extends Readonly<Pick<Place, 'viewer' | 'seen'>> {
  readonly text: string;
}

/** After so many missed entries a new picture is shorter than the way to it. */
const MOST_MISSED = 300;
/** Who comes and goes is told together: one who does so all the time costs no more than many who do it once. */
const PRESENCE_MS = 200;

/**
 * Who looks at a table: each connection as a seat it holds, or as a spectator. Every one of them gets every entry once, in order, as its
 * viewer may see it; those who see everything later get it when it is old enough.
 */
export class Audience {
  private readonly live: LiveTable;
  private readonly onPresence: () => void;
  private readonly places = new Map<Listener, Place>();
  /** Those of them who look as a seat. */
  private readonly players = new Set<Listener>();
  private readonly telling = new Throttle({
    pauseMs: PRESENCE_MS,
    run: () => this.live.safely(() => this.tellPresence()),
  });
  /** Who is there, as long as nobody comes or goes. */
  private known: Presence | undefined;
  /** Who was there, as those were last told who see everything later. */
  private knownLate: Presence | undefined;

  constructor(live: LiveTable, onPresence: () => void) {
    this.live = live;
    this.onPresence = onPresence;
  }

  get size(): number {
    return this.places.size;
  }

  get listeners(): Listener[] {
    return [...this.places.keys()];
  }

  /** From now on this connection hears of the table. Only to be called while everything it may know of is written. */
  join(listener: Listener, viewer: Viewer, { from, at }: Known): { snapshot: Snapshot } | { update: Update } {
    const visible = this.live.visibleTo(listener.person.id);
    const { last } = visible;
    this.place(listener, viewer, last);
    const isNear = from !== undefined && from <= last && last - from <= MOST_MISSED && this.isSameEntry(from, at);
    const given = isNear ? { update: visible.update(viewer, from + 1) } : { snapshot: visible.snapshot(viewer) };
    return given;
  }

  /** Whether an entry that somebody has seen is still the one of that number: a backup may have been brought back since. */
  private isSameEntry(n: number, at: number | undefined): boolean {
    return at === undefined || this.live.table.log[n]?.at === at;
  }

  part(listener: Listener): void {
    if (!this.places.delete(listener)) return;
    this.players.delete(listener);
    this.comeOrGo();
  }

  /** The table goes from memory. */
  end(): void {
    this.places.clear();
    this.players.clear();
    this.telling.stop();
  }

  private place(listener: Listener, viewer: Viewer, seen: number): void {
    const before = this.viewerOf(listener);
    if (viewer === SPECTATOR) this.players.delete(listener);
    else this.players.add(listener);
    const place: Place = { viewer, seen, presence: NOBODY_THERE };
    this.places.set(listener, place);
    if (viewer !== before) this.comeOrGo();
    // It is told with the answer.
    place.presence = this.presence();
  }

  private comeOrGo(): void {
    this.known = undefined;
    this.telling.ask();
  }

  viewerOf(listener: Listener): Viewer | undefined {
    return this.places.get(listener)?.viewer;
  }

  presence(): Presence {
    return (this.known ??= this.count());
  }

  private count(): Presence {
    let online: SeatSet = NOBODY;
    for (const listener of this.players) online |= this.live.seatsOf(listener.person.id);
    return { online, watchers: this.places.size - this.players.size };
  }

  /** What is new to a connection, for it to be told with an answer and not again; undefined where nothing is. */
  news(listener: Listener): Update | undefined {
    const place = this.places.get(listener);
    // What becomes old enough comes when it does, whatever is asked meanwhile.
    if (place === undefined || this.live.isLate(listener.person.id)) return undefined;
    const { viewer, seen } = place;
    const { whole } = this.live;
    if (whole.last <= seen) return undefined;
    place.seen = whole.last;
    return whole.update(viewer, seen + 1);
  }

  /** Sends everyone what is new to them, but to those who see everything later only what came before the start. */
  tell(): void {
    const { live } = this;
    this.spread(live.whole, (person) => !live.isLate(person));
    if (!live.isDelayed) return;
    const { late } = live;
    const { lastInTime } = live.lag;
    this.knownLate ??= late.presence;
    this.spread(late, (person, seen) => live.isLate(person) && seen < lastInTime);
  }

  /** Sends those who see everything later what has become old enough. */
  tellLate(): void {
    const { live } = this;
    // Once for all: time goes on between one of them and the next.
    const { late } = live;
    this.spread(late, (person) => live.isLate(person));
    if (late.presence === this.knownLate) return;
    this.knownLate = late.presence;
    const text = this.write({ type: 'presence', table: live.id, presence: late.presence });
    for (const listener of this.places.keys()) if (live.isLate(listener.person.id)) listener.send(text);
  }

  private spread(visible: VisibleTable, isFor: (person: PersonId, seen: number) => boolean): void {
    const told: Told[] = [];
    for (const [listener, place] of this.places) {
      const { viewer, seen } = place;
      if (visible.last <= seen || !isFor(listener.person.id, seen)) continue;
      place.seen = visible.last;
      listener.send(this.writeUpdate(told, visible, { viewer, seen }));
    }
  }

  /** Once for all who see the same. */
  private writeUpdate(told: Told[], visible: VisibleTable, { viewer, seen }: Omit<Told, 'text'>): string {
    const known = told.find((one) => one.viewer === viewer && one.seen === seen);
    if (known !== undefined) return known.text;
    const text = this.write({ type: 'update', table: this.live.id, update: visible.update(viewer, seen + 1) });
    told.push({ viewer, seen, text });
    return text;
  }

  /** Nobody goes on seeing what a seat sees that they no longer hold. */
  checkSeats(): void {
    this.known = undefined;
    for (const listener of this.players) {
      const place = this.places.get(listener);
      if (place === undefined || holds(this.live.hall, listener.person.id, place.viewer)) continue;
      place.viewer = SPECTATOR;
      place.seen = Math.min(place.seen, this.live.table.n);
      this.players.delete(listener);
    }
  }

  /**
   * What somebody who holds a seat does not know yet, having seen everything up to an entry. They may have been sent some of it meanwhile; what they are told now
   * is not sent again.
   */
  missed(listener: Listener, seat: Seat, version: number): Missed {
    const { whole } = this.live;
    const { last } = whole;
    const place = this.places.get(listener);
    const isFollowed = place?.viewer === seat;
    const seen = Math.min(version, last, isFollowed ? place.seen : last);
    if (isFollowed) place.seen = last;
    return last - seen > MOST_MISSED ? { snapshot: whole.snapshot(seat) } : whole.update(seat, seen + 1);
  }

  private tellPresence(): void {
    const { live } = this;
    const presence = this.presence();
    live.lag.notePresence(presence);
    const text = this.write({ type: 'presence', table: live.id, presence });
    for (const [listener, place] of this.places) {
      if (isSame(place.presence, presence) || live.isLate(listener.person.id)) continue;
      place.presence = presence;
      listener.send(text);
    }
    this.onPresence();
  }

  private write(message: ServerMessage): string {
    return JSON.stringify(message);
  }
}

const NOBODY_THERE: Presence = { online: NOBODY, watchers: 0 };

const isSame = (one: Presence, other: Presence): boolean =>
  one.online === other.online && one.watchers === other.watchers;
