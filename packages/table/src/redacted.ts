import type { GameEvent, JsonObject, Seat, SeatSet } from '@potager/kernel';
import type { EntryContent, OpenedEntry } from './entry.ts';
import type { Ending, TableInfo } from './table-info.ts';

/**
 * What a viewer gets to see of a table: the log without secrets, what each move showed this viewer, and where things
 * stand. Nothing else leaves the host.
 */
export type RedactedEntry = RedactedContent & { readonly n: number; readonly at: number };

type Unchanged =
  | 'changed'
  | 'sat'
  | 'botSat'
  | 'stood'
  | 'hostLeft'
  | 'undone'
  | 'asked'
  | 'agreed'
  | 'declined'
  | 'stoodIn'
  | 'returned'
  | 'resigned'
  | 'holiday'
  | 'paused'
  | 'unpaused'
  | 'said'
  | 'woke'
  | 'renamed'
  | 'rematched';

export type RedactedContent =
  | Extract<EntryContent, { readonly kind: Unchanged }>
  | (Omit<OpenedEntry, 'secret'> & { readonly commitment: string })
  | { readonly kind: 'started' }
  /** What happened, as this viewer saw it; the move itself only for whoever made it, where it may be secret. */
  | { readonly kind: 'moved'; readonly seat: Seat; readonly move?: string; readonly events: readonly GameEvent[] }
  /** Sealed: nobody else learns whose order it is, nor what it says. */
  | { readonly kind: 'ordered'; readonly own?: OwnOrder }
  | ({ readonly kind: 'ended' } & Ending);

export type OwnOrder = { readonly seat: Seat; readonly order: JsonObject | null; readonly isDone?: true };

/** Where things stand for a viewer, besides the view of the game. */
export type TurnStatus = {
  readonly actors: SeatSet;
  readonly awaited: SeatSet;
  /** The viewer's legal moves, where it may move. */
  readonly legal: readonly string[];
  /** Whether the viewer's last move can be taken back: at once, by asking the others, or not. */
  readonly undo: 'free' | 'ask' | 'no';
  /** The viewer's standing order. */
  readonly order?: JsonObject;
  readonly clock?: ClockFace;
};

export type ClockFace = {
  /** What each seat had left at `at`, in milliseconds. */
  readonly left: readonly number[];
  readonly running: SeatSet;
  readonly at: number;
};

/** All a newcomer needs. */
export type Snapshot = {
  /** The last entry in it. */
  readonly n: number;
  readonly info: TableInfo;
  /** Undefined until the game has started. */
  readonly view?: JsonObject;
  readonly turnStatus: TurnStatus;
  /** The last entries of the log. */
  readonly log: readonly RedactedEntry[];
};

/** What is new. Entries follow each other without a gap. */
export type Update = {
  readonly entries: readonly RedactedEntry[];
  /** The view after them all, where events alone do not lead to it: a start, a move taken back. */
  readonly view?: JsonObject;
  readonly turnStatus: TurnStatus;
};
