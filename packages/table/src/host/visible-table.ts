import { type GameRecord, NOBODY, type Viewer } from '@potager/kernel';
import type { Command } from '../command.ts';
import type { Entry, Log } from '../entry.ts';
import { seatsIn, type TableInfo } from '../table-info.ts';
import type { LobbyTable } from '../lobby.ts';
import type { Person } from '../person.ts';
import type { Reply } from '../refusal.ts';
import type { RedactedEntry, Snapshot, TurnStatus, Update } from '../redacted.ts';
import { RECENT, type Table } from '../table.ts';
import type { Presence } from '../wire.ts';

/** How much of a table somebody may know. */
export interface Extent {
  /** The last entry they may know of. */
  readonly last: number;
  /** The time as of which they see it: now, or so much earlier. */
  readonly at: number;
  readonly presence: Presence;
  /** Whether they see everything later than it happens. */
  readonly isLate: boolean;
}

/**
 * A table as far as somebody may know it: all of it, or, for those who see everything later, what there was so much
 * earlier. Whatever a host tells anyone about a table, and by whichever way, is taken from here.
 */
export class VisibleTable implements Extent {
  readonly last: number;
  readonly at: number;
  readonly presence: Presence;
  readonly isLate: boolean;
  private readonly table: Table;

  constructor(table: Table, { last, at, presence, isLate }: Extent) {
    this.table = table;
    this.last = last;
    this.at = at;
    this.presence = presence;
    this.isLate = isLate;
  }

  get info(): TableInfo {
    return this.table.infos.after(this.last);
  }

  /** When something last happened. */
  get changedAt(): number {
    return this.table.log[this.last]!.at;
  }

  /** Since when it stands as it does: what people say changes nothing. */
  get since(): number {
    return standsSince(this.table.log, this.last);
  }

  card(): LobbyTable {
    return makeCard(this.info, this.presence);
  }

  /** From one entry to another, both included. */
  entries(viewer: Viewer, from: number, to: number): RedactedEntry[] {
    return Array.from({ length: to - from + 1 }, (_, i) => this.table.redacted(from + i, viewer));
  }

  snapshot(viewer: Viewer): Snapshot {
    if (this.isWhole) return this.table.snapshot(viewer, this.at);
    const log = this.entries(viewer, Math.max(0, this.last - RECENT + 1), this.last);
    return { ...this.table.moment(viewer, this.last, this.at), log };
  }

  /** What is new to a viewer who has seen everything before entry `from`. */
  update(viewer: Viewer, from: number): Update {
    if (this.isWhole) return this.table.update(from, viewer, this.at);
    const { turnStatus, view } = this.table.moment(viewer, this.last, this.at);
    const entries = this.entries(viewer, from, this.last);
    const isLeap = entries.some(({ kind }) => kind === 'started' || kind === 'undone');
    return isLeap && view ? { entries, view, turnStatus } : { entries, turnStatus };
  }

  /** As it was after an entry. */
  moment(viewer: Viewer, n: number): Snapshot {
    return this.table.moment(viewer, n);
  }

  turnStatus(viewer: Viewer): TurnStatus {
    return this.isWhole
      ? this.table.turnStatus(viewer, this.at)
      : this.table.moment(viewer, this.last, this.at).turnStatus;
  }

  /** The whole game, once it is over. */
  record(): GameRecord | undefined {
    return this.info.status === 'over' ? this.table.record() : undefined;
  }

  /** The answer to a command of somebody who sees everything later, where what they may know is enough for one. */
  answer(command: Command, by: Person, id: string): Reply | undefined {
    return this.isLate ? this.table.answerOutsider(command, by, { id, last: this.last }) : undefined;
  }

  private get isWhole(): boolean {
    return this.last === this.table.n;
  }
}

/** What changes nothing about whom a game waits for. */
const IDLE: ReadonlySet<Entry['kind']> = new Set(['said', 'ordered', 'woke', 'renamed', 'rematched']);

/** Since when a table stands as it did after an entry. */
export function standsSince(log: Log, last: number): number {
  let n = last;
  while (n > 0 && IDLE.has(log[n]!.kind)) n--;
  return log[n]!.at;
}

export function makeCard(info: TableInfo, { online, watchers }: Presence): LobbyTable {
  const { table, game, options, settings, status, seats, host } = info;
  // What somebody added to the seed is nobody's business before it is over.
  const chairs = seats.map((chair) => (chair.kind === 'human' ? { ...chair, nonce: '' } : chair));
  const isHostHere = host !== '' && (online & seatsIn(info, host)) !== NOBODY;
  return { table, game, options, settings, status, seats: chairs, watchers, isHostHere };
}
