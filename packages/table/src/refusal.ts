import type { Refusal, Seat } from '@potager/kernel';
import type { NameProblem } from './name.ts';

/** Why a table refuses a command; a game's own refusals of moves come beside these. */
export type TableRefusal = { readonly rule: 'table' } & (
  | { readonly key: 'notHost' }
  | { readonly key: 'notSeated' }
  | { readonly key: 'notYourSeat'; readonly seat: Seat }
  | { readonly key: 'noSuchSeat'; readonly seat: Seat; readonly seats: number }
  | { readonly key: 'seatTaken'; readonly seat: Seat }
  | { readonly key: 'seatOpen'; readonly seat: Seat }
  | { readonly key: 'seatsOpen'; readonly open: number }
  | { readonly key: 'seatCount'; readonly seats: number }
  | { readonly key: 'wrongOptions'; readonly problem: string }
  | { readonly key: 'noOrders' }
  | { readonly key: 'wrongOrder'; readonly problem: string }
  | { readonly key: 'started' }
  | { readonly key: 'notStarted' }
  | { readonly key: 'paused' }
  | { readonly key: 'notPaused' }
  | { readonly key: 'over' }
  | { readonly key: 'playedByBot'; readonly seat: Seat }
  | { readonly key: 'notPlayedByBot'; readonly seat: Seat }
  | { readonly key: 'nothingToUndo' }
  | { readonly key: 'nothingAsked' }
  | { readonly key: 'alreadyAsked' }
  | { readonly key: 'ownAsk' }
  /** At this table nobody votes on those who are waited for. */
  | { readonly key: 'noVotes' }
  | { readonly key: 'notAwaitedLong'; readonly seat: Seat }
  /** The game waits for whoever asks, too. */
  | { readonly key: 'moveFirst' }
  | { readonly key: 'noHolidays' }
  | { readonly key: 'holidaysLeft'; readonly days: number }
  | { readonly key: 'emptyText' }
  | { readonly key: 'tooLong'; readonly most: number }
  | { readonly key: 'tooManyMoves'; readonly most: number }
  | { readonly key: 'tooManyChanges'; readonly most: number }
  | { readonly key: 'tooManyLines'; readonly most: number }
  | { readonly key: 'galleryFull'; readonly most: number }
  | { readonly key: 'talksTooFast' }
  | { readonly key: 'wrongName'; readonly why: NameProblem }
  /** Whoever runs the server lets them say nothing; left out `until`: for good. */
  | { readonly key: 'muted'; readonly why: string; readonly until?: number }
  /** No game begins any more until the server was updated. */
  | { readonly key: 'draining' }
);

export type TableRefusalKey = TableRefusal['key'];

/** What a command came to. */
export type Reply =
  | { readonly ok: true; readonly n: number }
  | { readonly ok: false; readonly refusal: Refusal | TableRefusal }
  /** Something that matters for this command happened after `version`: look, and decide again. */
  | { readonly ok: false; readonly stale: true };
