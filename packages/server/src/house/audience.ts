import { NOBODY, type SeatSet, SPECTATOR, type Viewer } from '@potager/kernel';
import {
  holds,
  type Missed,
  type PersonId,
  type Presence,
  type ServerMessage,
  type Snapshot,
  type Update,
} from '@potager/table';
import type { LiveTable } from './live-table.ts';

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
}

/** The last entry that somebody has seen who comes back, and its time. */
interface Known {
  readonly from?: number;
  readonly at?: number;
}

/** What those were told who see as this viewer and had seen so much. */
interface Told extends Readonly<Place> {
  readonly text: string;
}

/** After so many missed entries a new picture is shorter than the way to it. */
const MOST_MISSED = 300;

/**
 * Who looks at a table: each connection as a seat it holds, or as a spectator. Every one of them gets every entry once, in order, as its
 * viewer may see it; spectators only when the entries are as old as the table wants them to be.
 */
export class Audience {
  private readonly live: LiveTable;
  private readonly now: () => number;
  private readonly onPresence: () => void;
  private readonly places = new Map<Listener, Place>();
  private timer: NodeJS.Timeout | undefined;
  /** Who is there, as long as nobody comes or goes. */
  private known: Presence | undefined;

  constructor(live: LiveTable, now: () => number, onPresence: () => void) {
    this.live = live;
    this.now = now;
    this.onPresence = onPresence;
  }

  get size(): number {
    return this.places.size;
  }

  get listeners(): Listener[] {
    return [...this.places.keys()];
  }

  /** From now on this connection hears of the table. Only to be called while everything is written. */
  join(listener: Listener, viewer: Viewer, { from, at }: Known): { snapshot: Snapshot } | { update: Update } {
    const last = this.lastFor(viewer);
    const before = this.viewerOf(listener);
    this.places.set(listener, { viewer, seen: last });
    this.known = undefined;
    const isNear = from !== undefined && from <= last && last - from <= MOST_MISSED && this.isSameEntry(from, at);
    const given = isNear ? { update: this.updateFor(viewer, from + 1, last) } : { snapshot: this.look(viewer, last) };
    if (viewer !== before) this.tellPresence(listener);
    if (last < this.live.table.n) this.awaitAge();
    return given;
  }

  /** Whether an entry that somebody has seen is still the one of that number: a backup may have been brought back since. */
  private isSameEntry(n: number, at: number | undefined): boolean {
    return at === undefined || this.live.table.log[n]?.at === at;
  }

  part(listener: Listener): void {
    if (!this.places.delete(listener)) return;
    this.known = undefined;
    if (this.places.size === 0) clearTimeout(this.timer);
    this.tellPresence();
  }

  /** The table goes from memory. */
  end(): void {
    clearTimeout(this.timer);
    this.places.clear();
  }

  viewerOf(listener: Listener): Viewer | undefined {
    return this.places.get(listener)?.viewer;
  }

  presence(): Presence {
    return (this.known ??= this.count());
  }

  private count(): Presence {
    let online: SeatSet = NOBODY;
    let watchers = 0;
    for (const [listener, { viewer }] of this.places) {
      if (viewer === SPECTATOR) watchers++;
      else online |= this.live.seatsOf(listener.person.id);
    }
    return { online, watchers };
  }

  /** What is new to a connection, for it to be told with an answer and not again; undefined where nothing is. */
  news(listener: Listener): Update | undefined {
    const place = this.places.get(listener);
    if (place === undefined) return undefined;
    const { viewer, seen } = place;
    const last = this.lastFor(viewer);
    if (last <= seen) return undefined;
    place.seen = last;
    return this.updateFor(viewer, seen + 1, last);
  }

  /** Sends everyone what is new to them. */
  tell(): void {
    const told: Told[] = [];
    const { n } = this.live.table;
    // Once for all: time goes on between one spectator and the next.
    const oldEnough = this.lastFor(SPECTATOR);
    if (oldEnough < n) this.awaitAge();
    for (const [listener, place] of this.places) {
      const last = place.viewer === SPECTATOR ? oldEnough : n;
      if (last <= place.seen) continue;
      const { viewer, seen } = place;
      place.seen = last;
      listener.send(this.writeUpdate(told, viewer, seen, last));
    }
  }

  /** Once for all who see the same. */
  private writeUpdate(told: Told[], viewer: Viewer, seen: number, last: number): string {
    const known = told.find((one) => one.viewer === viewer && one.seen === seen);
    if (known !== undefined) return known.text;
    const update = this.updateFor(viewer, seen + 1, last);
    const text = this.write({ type: 'update', table: this.live.id, update });
    told.push({ viewer, seen, text });
    return text;
  }

  /** Nobody goes on seeing what a seat sees that they no longer hold. */
  checkSeats(): void {
    this.known = undefined;
    for (const [listener, place] of this.places) {
      if (place.viewer !== SPECTATOR && !holds(this.live.hall, listener.person.id, place.viewer)) {
        place.viewer = SPECTATOR;
        place.seen = Math.min(place.seen, this.live.table.n);
      }
    }
  }

  /** The table as it stands for a viewer after this entry, which they may see. */
  look(viewer: Viewer, last: number): Snapshot {
    const { table } = this.live;
    if (last === table.n) return table.snapshot(viewer, this.now());
    const log = Array.from({ length: Math.min(last + 1, 200) }, (_, i) =>
      table.seen(Math.max(0, last - 199) + i, viewer),
    );
    return { ...table.moment(viewer, last), log };
  }

  /** The last entry that is old enough for a viewer. Until the game starts there is nothing to be late for. */
  lastFor(viewer: Viewer): number {
    const { table, hall } = this.live;
    const { delay } = hall.settings;
    if (viewer !== SPECTATOR || delay === 0 || hall.status === 'waiting') return table.n;
    const limit = this.now() - delay * 1000;
    let last = table.n;
    while (last > 0 && (table.log[last]?.at ?? 0) > limit && table.log[last + 1]?.kind !== 'started') last--;
    return last;
  }

  /**
   * What somebody does not know yet who has seen everything up to an entry. They may have been sent some of it meanwhile; what they are told now is not
   * sent again.
   */
  missed(listener: Listener, viewer: Viewer, version: number): Missed {
    const last = this.lastFor(viewer);
    const place = this.places.get(listener);
    const isFollowed = place?.viewer === viewer;
    const seen = Math.min(version, last, isFollowed ? place.seen : last);
    if (isFollowed) place.seen = last;
    return last - seen > MOST_MISSED ? { snapshot: this.look(viewer, last) } : this.updateFor(viewer, seen + 1, last);
  }

  private updateFor(viewer: Viewer, from: number, last: number): Update {
    const { table } = this.live;
    if (last === table.n) return table.update(from, viewer, this.now());
    const { standing, view } = table.moment(viewer, last);
    const entries = Array.from({ length: last - from + 1 }, (_, i) => table.seen(from + i, viewer));
    const isLeap = entries.some(({ kind }) => kind === 'started' || kind === 'undone');
    return isLeap && view ? { entries, view, standing } : { entries, standing };
  }

  /** Looks again when the next entry has become old enough for spectators. */
  private awaitAge(): void {
    if (this.timer !== undefined) return;
    const { table, hall } = this.live;
    const next = table.log[this.lastFor(SPECTATOR) + 1];
    if (next === undefined) return;
    const wait = Math.max(1, next.at + hall.settings.delay * 1000 - this.now());
    this.timer = setTimeout(() => {
      this.timer = undefined;
      this.live.whenWritten((isWritten) => isWritten && this.tell());
    }, wait);
    this.timer.unref();
  }

  private tellPresence(but?: Listener): void {
    const text = this.write({ type: 'presence', table: this.live.id, presence: this.presence() });
    for (const listener of this.places.keys()) if (listener !== but) listener.send(text);
    this.onPresence();
  }

  private write(message: ServerMessage): string {
    return JSON.stringify(message);
  }
}
