import type { LobbyList } from '../lobby.ts';
import type { BotQuestion } from '../table.ts';
import type { PersonId } from '../person.ts';
import type { HostedTable } from './hosted-table.ts';
import type { Subscriber } from './subscribers.ts';

/** Timers of the host. They keep no process alive. */
export interface Timers {
  /** Milliseconds with fractions, which only grow. */
  stopwatch(): number;
  /** Runs something later; returns what calls it off. */
  after(milliseconds: number, run: () => void): () => void;
}

/**
 * The time at one table. `isLive`: whether clocks run there that only count time in which the host was able to answer.
 */
export interface TableClock {
  /** In milliseconds since 1970. */
  now(isLive: boolean): number;
  /**
   * Something is about to be done at the table: how many milliseconds have passed since the last time that count for
   * nobody.
   */
  takeLost(isLive: boolean): number;
}

/** Where the log of one table is kept. */
export interface TableStorage {
  /** Whether nothing can be written at present. */
  readonly isStuck: boolean;
  /**
   * There is something new: `beginCommit` says what, when its turn comes, and is followed by `committed` or `failed`.
   */
  enlist(table: HostedTable): void;
}

/**
 * Why something was not committed. `outrun`: another host of the same log was quicker, and the table has been read
 * anew. `notSaved`: nothing can be written at present.
 */
export type CommitFailure = 'outrun' | 'notSaved' | 'failed';

/** Who wants to know what becomes of a table. */
export interface TableObserver {
  /** New entries are on the disk and were told to everyone, or the table has come back from there. */
  committed(table: HostedTable): void;
  /** They could not be written: what is in memory is not to be trusted. Says what those are told who wait for them. */
  spoiled(table: HostedTable, problem: unknown): CommitFailure;
  /** Something went wrong at it that should never: what is in memory is not to be trusted either. */
  stumbled(table: HostedTable, error: unknown): void;
  /** Somebody came or went. */
  presence(table: HostedTable): void;
  /** Something has become old enough for those who see everything later. */
  aged(table: HostedTable): void;
}

/** What a hosted table needs of the place where it is hosted. */
export interface TablePorts {
  readonly storage: TableStorage;
  readonly clock: TableClock;
  readonly timers: Timers;
  readonly observer: TableObserver;
  /** Does work at the table, for those who want to know which one is being worked on. */
  readonly during?: (<T>(work: () => T) => T) | undefined;
}

/** A question to a bot, not put into words before somebody can think about it: many may wait. */
export interface BotRequest {
  readonly game: string;
  /** For whom it thinks. */
  readonly owner: PersonId;
  /** Whether anybody looks on. */
  readonly isAttended: () => boolean;
  /** Undefined: nobody wants to know any more. */
  readonly question: () => BotQuestion | undefined;
}

/** Who thinks for bots; undefined where nobody wants to know any more. */
export type BotThinker = (request: BotRequest) => Promise<string | undefined>;

/** Where tables are hosted, as far as a client is concerned. */
export interface TableHost {
  find(table: string): HostedTable | undefined;
  /** Why a table was not found. */
  whyMissing(table: string): 'noSuchTable' | 'setAside';
  readonly lobby: {
    /** From now on this client hears what becomes of the list. */
    open(subscriber: Subscriber): LobbyList;
    close(subscriber: Subscriber): void;
  };
  readonly ownTables: {
    /** From now on this client hears what becomes of its person's tables. */
    open(subscriber: Subscriber): void;
    close(subscriber: Subscriber): void;
  };
}
