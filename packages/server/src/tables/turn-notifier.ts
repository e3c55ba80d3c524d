import { includes, SPECTATOR } from '@potager/kernel';
import type { PersonId } from '@potager/table';
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
  /** Somebody may have to be called. */
  readonly onCall: () => void;
}

const NO_ONE: ReadonlySet<PersonId> = new Set();

/**
 * Notes whom a game begins to wait for while they are not at the table. The note is written in one step with the move
 * that they are awaited after, and is taken away in one step with theirs: whatever ends the server, nobody is
 * forgotten, and nobody is called for what they have done.
 */
export class TurnNotifier {
  private readonly parts: Parts;
  /** As the database has it. */
  private readonly awaited = new WeakMap<HostedTable, ReadonlySet<PersonId>>();

  constructor(parts: Parts) {
    this.parts = parts;
  }

  /** What is to be noted with what is about to be written of a table. */
  writes(table: HostedTable, key: number): readonly Write[] {
    const before = this.awaited.get(table);
    // It has just come back from the database, and is looked at first.
    if (before === undefined && table.lastCommitted >= 0) return [];
    return quietly(() => this.compare(table, key, before ?? NO_ONE)) ?? [];
  }

  /** After anything that may change whom a game waits for. */
  look(live: LiveTable): void {
    const before = this.awaited.get(live);
    const awaited = awaitedAt(live);
    this.awaited.set(live, awaited);
    const hasCome = [...awaited].some((person) => !before?.has(person));
    if (!hasCome) return;
    // One that has come back from the database may wait for somebody who was there when the server ended.
    if (before === undefined && live.lastCommitted >= 0) this.noteAbsent(live);
    this.parts.onCall();
  }

  /** Somebody came or went. */
  heedPresence(live: LiveTable): void {
    if (this.awaited.get(live)?.size) this.noteAbsent(live);
  }

  /** Those who are awaited, have gone, and were not told. */
  private noteAbsent(live: LiveTable): void {
    const { storage, planner, now, onCall } = this.parts;
    const writes = quietly(() =>
      [...awaitedAt(live)]
        .filter((person) => !isThere(live, person) && !storage.calls.isNoted(person, live.key))
        .flatMap((person) => planner.plan(person, live.key, { at: now(), grace: GRACE_MS })),
    );
    if (writes === undefined || writes.length === 0) return;
    // Where nothing can be written, the next look notes it.
    storage.commits.commit(...writes).then(onCall, () => undefined);
  }

  private compare(table: HostedTable, key: number, before: ReadonlySet<PersonId>): Write[] {
    const after = awaitedAt(table);
    const at = this.parts.now();
    const gone = [...before].filter((person) => !after.has(person)).map((person) => endCalls(person, key));
    const come = [...after].filter((person) => !before.has(person) && !isThere(table, person));
    return [...gone, ...come.flatMap((person) => this.parts.planner.plan(person, key, { at, grace: 0 }))];
  }
}

/** The people whom a game waits for and for whom nobody else plays. */
export function awaitedAt({ info, table }: HostedTable): ReadonlySet<PersonId> {
  if (info.status !== 'playing') return NO_ONE;
  const { awaited } = table.turnStatus(SPECTATOR, 0);
  const people = info.seats.flatMap((chair, seat) =>
    includes(awaited, seat) && chair.kind === 'human' && !chair.standIn ? [chair.person] : [],
  );
  return new Set(people);
}

/** Whether somebody is at a table now, on any of their seats. */
export function isThere({ info, subscribers }: HostedTable, person: PersonId): boolean {
  const { online } = subscribers.presence();
  return info.seats.some((chair, seat) => chair.kind === 'human' && chair.person === person && includes(online, seat));
}
