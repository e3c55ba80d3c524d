import type { Refusal, Seat, SeatSet } from '@potager/kernel';
import type { Command } from './command.ts';
import type { MyTable } from './http.ts';
import type { LobbyChange, LobbyList } from './lobby.ts';
import type { Notices, Restriction } from './notices.ts';
import type { TableRefusal } from './refusal.ts';
import type { RedactedEntry, Snapshot, Update } from './redacted.ts';

/**
 * The two closed families of messages between a page and whoever keeps its tables: a server behind a socket, or a
 * worker beside the page. Every message of a page has an id and gets exactly one `answer` with it. A message sent again
 * with the same id after a lost answer acts once.
 */
export type ClientMessage = { readonly id: string } &
  /**
   * From now on updates of this table come, as this seat (left out: as a spectator). With `from`, the last entry
   * already seen: only what came after it. `at` is that entry's time: where a backup was brought back, another entry
   * may have its number.
   */
  (
    | {
        readonly type: 'join';
        readonly table: string;
        readonly as?: Seat;
        readonly from?: number;
        readonly at?: number;
      }
    | { readonly type: 'part'; readonly table: string }
    | { readonly type: 'command'; readonly table: string; readonly command: Command }
    /** The table as the viewer saw it after an entry of the log. */
    | { readonly type: 'moment'; readonly table: string; readonly n: number }
    /** Earlier entries: `from` to `to`, both included. */
    | { readonly type: 'history'; readonly table: string; readonly from: number; readonly to: number }
    | { readonly type: 'lobby'; readonly isOpen: boolean }
    /** From now on, or no longer, it is told what becomes of the tables where this person sits or that they opened. */
    | { readonly type: 'mine'; readonly isOpen: boolean }
    | { readonly type: 'ping' }
  );

export type ServerMessage =
  | { readonly type: 'hello'; readonly person: string; readonly name: string; readonly version: string }
  | ({ readonly type: 'answer'; readonly id: string } & Answer)
  | { readonly type: 'update'; readonly table: string; readonly update: Update }
  | { readonly type: 'presence'; readonly table: string; readonly presence: Presence }
  /**
   * The version the list has then; it follows on the one before it. Whoever has another asks for the whole list again.
   */
  | { readonly type: 'lobby'; readonly version: number; readonly change: LobbyChange }
  /** One of your tables as it is now; one where you neither sit nor are the host is yours no longer. */
  | { readonly type: 'mine'; readonly mine: MyTable }
  /**
   * What everyone is told by whoever runs the server: after `hello` where there is something, and whenever it changes.
   */
  | ({ readonly type: 'notices' } & Notices)
  /** Your name was taken away: you are called this until you choose another. */
  | { readonly type: 'renamed'; readonly name: string }
  /** The connection is about to close, and why. */
  | { readonly type: 'bye'; readonly reason: 'stopping' | 'tooMany' | 'signedOut' }
  | ({ readonly type: 'bye'; readonly reason: 'banned' } & Restriction);

export type Answer =
  | { readonly ok: true; readonly result: AnswerResult }
  | { readonly ok: false; readonly error: WireError }
  | { readonly ok: false; readonly refusal: Refusal | TableRefusal }
  /** The command came from a state of things that has passed; this is what was missed. */
  | { readonly ok: false; readonly missed: Missed };

/** Entries after the version the command was made against, or a whole picture where that is too long ago. */
export type Missed = Update | { readonly snapshot: Snapshot };

export type AnswerResult =
  | { readonly kind: 'done' }
  /**
   * The entry the command became, with what is new to a connection that follows the table: it gets no `update` of that.
   * `done` where whoever gave it is not to know its number yet.
   */
  | { readonly kind: 'entry'; readonly n: number; readonly update?: Update }
  | { readonly kind: 'snapshot'; readonly snapshot: Snapshot; readonly presence: Presence }
  | { readonly kind: 'update'; readonly update: Update; readonly presence: Presence }
  | { readonly kind: 'moment'; readonly snapshot: Snapshot }
  | { readonly kind: 'history'; readonly entries: readonly RedactedEntry[] }
  | ({ readonly kind: 'lobby' } & LobbyList);

export type WireError = {
  readonly code:
    | 'unreadable'
    | 'noSuchTable'
    | 'notJoined'
    | 'notYourSeat'
    | 'tooFast'
    | 'tooMany'
    | 'notSaved'
    /** The server cannot bring the table back; it is kept, and its host was told. */
    | 'setAside'
    | 'failed';
  /** Where in the message, and what is wrong there; for those who write clients. */
  readonly detail?: string;
};

/** Who is there now. It is not part of the log. */
export type Presence = {
  readonly online: SeatSet;
  readonly watchers: number;
  /** Whom the game waits for in vain, where the table does not simply wait. */
  readonly absent?: readonly Absentee[];
};

export type Absentee = {
  readonly seat: Seat;
  /** In so many milliseconds a bot plays for them, or the others may decide; at most 0: they may now. */
  readonly left: number;
};
