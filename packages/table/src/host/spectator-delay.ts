import { NOBODY } from '@potager/kernel';
import type { Log } from '../entry.ts';
import type { Presence } from '../wire.ts';
import type { HostedTable } from './hosted-table.ts';
import type { Timers } from './ports.ts';
import type { Extent } from './visible-table.ts';

interface Parts {
  readonly table: HostedTable;
  readonly timers: Timers;
  /** Something has become old enough. */
  readonly onAge: () => void;
}

interface PastPresence {
  readonly at: number;
  readonly presence: Presence;
}

const NOBODY_THERE: PastPresence = { at: Number.NEGATIVE_INFINITY, presence: { online: NOBODY, watchers: 0 } };

/**
 * What those may know of a table who see everything later: entries, and who was there, once they are old enough, and on
 * the disk. So they never wait for the disk, and how long an answer takes does not tell them what happens meanwhile.
 * Until the game starts there is nothing to be late for.
 */
export class SpectatorDelay {
  private readonly parts: Parts;
  /** Who was there, oldest first: the last one that is old enough, and all later ones. */
  private past: readonly PastPresence[] = [NOBODY_THERE];
  /** What was old enough when this was last told. */
  private told = { last: 0, presence: NOBODY_THERE };
  private cancel: () => void = () => undefined;

  constructor(parts: Parts) {
    this.parts = parts;
  }

  get extent(): Extent {
    return { last: this.last(), at: this.limit, presence: this.presence().presence, isLate: true };
  }

  /** The last entry before the start, which is as far as nobody is late. */
  get lastInTime(): number {
    return startOf(this.parts.table.log) - 1;
  }

  /** The game starts: who is there now, everybody could see. */
  begin(presence: Presence): void {
    const known = { ...NOBODY_THERE, presence };
    this.past = [known];
    this.told = { ...this.told, presence: known };
  }

  /** Somebody came or went. */
  notePresence(presence: Presence): void {
    const known = this.presence();
    const later = this.isInTime ? [] : this.past.slice(this.past.indexOf(known));
    this.past = [...later, { at: this.parts.table.now(), presence }];
    this.arm();
  }

  /** Looks again when the next thing has become old enough; to be called whenever something new is on the disk. */
  arm(): void {
    this.stop();
    const due = this.isInTime ? undefined : this.nextDue();
    if (due === undefined) return;
    const wait = Math.max(1, due - this.parts.table.now());
    this.cancel = this.parts.timers.after(wait, () => {
      // Time goes on while it is being told: what becomes old enough meanwhile comes next.
      this.told = { last: this.last(), presence: this.presence() };
      this.parts.onAge();
      this.arm();
    });
  }

  stop(): void {
    this.cancel();
  }

  /** Whether nobody is late, whoever they are. */
  private get isInTime(): boolean {
    const { settings, status } = this.parts.table.info;
    return settings.delay === 0 || status === 'waiting';
  }

  private get delayMs(): number {
    return this.parts.table.info.settings.delay * 1000;
  }

  /** What came after this moment is not old enough yet. */
  private get limit(): number {
    return this.parts.table.now() - this.delayMs;
  }

  private last(): number {
    const { table } = this.parts;
    const { log } = table;
    const { limit, lastInTime } = this;
    let last = table.lastCommitted;
    while (last > lastInTime && log[last]!.at > limit) last--;
    return last;
  }

  private presence(): PastPresence {
    const { log } = this.parts.table;
    const startedAt = log[startOf(log)]?.at ?? Number.POSITIVE_INFINITY;
    const { limit } = this;
    return this.past.findLast(({ at }) => at <= limit || at < startedAt) ?? NOBODY_THERE;
  }

  private nextDue(): number | undefined {
    const { table } = this.parts;
    const last = Math.max(this.told.last, this.lastInTime);
    const entry = last < table.lastCommitted ? table.log[last + 1] : undefined;
    const presence = this.past[this.past.indexOf(this.told.presence) + 1];
    const next = Math.min(...[entry, presence].flatMap((one) => (one ? [one.at] : [])));
    return Number.isFinite(next) ? next + this.delayMs : undefined;
  }
}

/** Where the game starts; after the last entry where it has not. */
function startOf(log: Log): number {
  const start = log.findIndex(({ kind }) => kind === 'started');
  return start < 0 ? log.length : start;
}
