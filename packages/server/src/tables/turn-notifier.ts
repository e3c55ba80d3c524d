import { includes } from '@potager/kernel';
import { hasLostSeat, type PersonId } from '@potager/table';
import type { HostedTable } from '@potager/table/host';
import type { CallPlanner } from '../calls/call-planner.ts';
import { quietly } from '../quietly.ts';
import type { Storage } from '../storage/storage.ts';
import { endCalls } from '../storage/call-writes.ts';
import type { Write } from '../storage/write.ts';
import type { LiveTable } from './live-table.ts';

/** Whoever was there a moment ago may come back: a phone that was put away for a moment, a page that is loaded anew. */
const GRACE_MS = 2 * 60_000;

interface Parts {
  readonly storage: Storage;
  readonly planner: CallPlanner;
  readonly now: () => number;
  /** Somebody has to be called. */
  readonly onCall: () => void;
}

/** What somebody is to hear: that it is their turn, or that a bot has taken their seat, which waits for them. */
export type CallReason = 'turn' | 'seat';

/** Who is to hear of a table, as the database has it. */
interface Awaited {
  readonly people: ReadonlyMap<PersonId, CallReason>;
  /** Those of them of whom nothing is noted there: most are at the table, and a move of theirs ends no call. */
  readonly unnoted: ReadonlySet<PersonId>;
}

/** What is about to be written: for whom nothing will be noted, and whether anybody is to be called. */
interface Noting {
  readonly unnoted: ReadonlySet<PersonId>;
  readonly hasCalls: boolean;
}

const NO_ONE: ReadonlySet<PersonId> = new Set();
const NOTHING: ReadonlyMap<PersonId, CallReason> = new Map();

/**
 * Notes whom a game begins to wait for while they are not at the table, and whose seat a bot takes. The note is
 * written in one step with the move that they are awaited after, and is taken away in one step with theirs: whatever
 * ends the server, nobody is forgotten, and nobody is called for what they have done.
 */
export class TurnNotifier {
  private readonly parts: Parts;
  private readonly awaited = new WeakMap<HostedTable, Awaited>();
  private readonly noting = new WeakMap<HostedTable, Noting>();

  constructor(parts: Parts) {
    this.parts = parts;
  }

  /** What is to be noted with what is about to be written of a table. */
  writes(table: HostedTable, key: number): readonly Write[] {
    const before = this.awaited.get(table);
    // It has just come back from the database, and is looked at first.
    if (before === undefined && table.lastCommitted >= 0) return [];
    return quietly(() => this.compare(table, key, before ?? { people: NOTHING, unnoted: NO_ONE })) ?? [];
  }

  /** After anything that may change whom a game waits for. */
  look(live: LiveTable): void {
    const before = this.awaited.get(live);
    const noted = this.noting.get(live);
    const people = calledAt(live);
    const unnoted = noted?.unnoted ?? before?.unnoted ?? NO_ONE;
    this.awaited.set(live, { people, unnoted: unnoted.size === 0 ? NO_ONE : unnoted.intersection(people) });
    this.noting.delete(live);
    // One that has come back from the database may wait for somebody who was there when the server ended.
    if (before === undefined && live.lastCommitted >= 0 && people.size > 0) this.noteAbsent(live);
    if (noted?.hasCalls) this.parts.onCall();
  }

  /** Somebody came or went. */
  heedPresence(live: LiveTable): void {
    if (this.awaited.get(live)?.people.size) this.noteAbsent(live);
  }

  /** Those who are awaited, have gone, and were not told. */
  private noteAbsent(live: LiveTable): void {
    const { storage, planner, now, onCall } = this.parts;
    const writes = quietly(() =>
      [...calledAt(live).keys()]
        .filter((person) => !isThere(live, person) && !storage.calls.isNoted(person, live.key))
        .flatMap((person) => planner.plan(person, live.key, { at: now(), grace: GRACE_MS })),
    );
    if (writes === undefined || writes.length === 0) return;
    const { people } = this.awaited.get(live) ?? { people: NOTHING };
    this.awaited.set(live, { people, unnoted: NO_ONE });
    // Where nothing can be written, the next look notes it.
    storage.commits.commit(...writes).then(onCall, () => undefined);
  }

  private compare(table: HostedTable, key: number, before: Awaited): Write[] {
    const after = calledAt(table);
    const writes: Write[] = [];
    const unnoted = new Set<PersonId>();
    for (const [person, reason] of before.people) {
      const isUnnoted = before.unnoted.has(person);
      if (after.get(person) === reason) {
        if (isUnnoted) unnoted.add(person);
      } else if (!isUnnoted) writes.push(endCalls(person, key));
    }
    const ended = writes.length;
    for (const [person, reason] of after) {
      if (before.people.get(person) === reason) continue;
      const calls = isThere(table, person) ? [] : this.plan(person, key);
      if (calls.length === 0) unnoted.add(person);
      writes.push(...calls);
    }
    this.noting.set(table, { unnoted, hasCalls: writes.length > ended });
    return writes;
  }

  private plan(person: PersonId, key: number): Write[] {
    const { planner, now } = this.parts;
    return planner.plan(person, key, { at: now(), grace: 0 });
  }
}

/**
 * The people whom a game waits for and for whom nobody else plays; and those who have lost their seat to a bot without
 * wanting it, until they take it back.
 */
export function calledAt({ info, table }: HostedTable): ReadonlyMap<PersonId, CallReason> {
  if (info.status !== 'playing') return NOTHING;
  const { awaited } = table;
  const people = new Map<PersonId, CallReason>();
  info.seats.forEach((chair, seat) => {
    if (chair.kind !== 'human') return;
    if (includes(awaited, seat)) people.set(chair.person, 'turn');
    else if (hasLostSeat(chair) && !people.has(chair.person)) people.set(chair.person, 'seat');
  });
  return people.size === 0 ? NOTHING : people;
}

/** Whether somebody is at a table now, on any of their seats. */
export function isThere({ info, subscribers }: HostedTable, person: PersonId): boolean {
  const { online } = subscribers.presence();
  return info.seats.some((chair, seat) => chair.kind === 'human' && chair.person === person && includes(online, seat));
}
