import type { LevelName } from '@potager/bots';
import type { Json, JsonObject, Options, Outcome, Seat } from '@potager/kernel';
import type { PersonId } from './person.ts';
import type { TableSettings } from './settings.ts';

/**
 * The log of a table: the truth about it, which only grows. Replaying it gives the same table. It stays with the host,
 * for it holds secrets: `redacted.ts` says what of it a viewer gets.
 */
export type Entry = EntryContent & {
  /** Its place in the log, from 0. */
  readonly n: number;
  /** When, in milliseconds since 1970. */
  readonly at: number;
  /** The command it came from, so that a command sent twice acts once. */
  readonly command?: { readonly by: PersonId; readonly id: string };
};

export type EntryContent =
  | OpenedEntry
  | { readonly kind: 'changed'; readonly seats: number; readonly options: Options; readonly settings: TableSettings }
  | {
      readonly kind: 'sat';
      readonly seat: Seat;
      readonly person: PersonId;
      readonly name: string;
      readonly nonce: string;
    }
  | { readonly kind: 'botSat'; readonly seat: Seat; readonly level: LevelName }
  | { readonly kind: 'stood'; readonly seat: Seat }
  /** The host is gone for good before the game has started: whoever sits first takes their place. */
  | { readonly kind: 'hostLeft' }
  /** `draws`: how chance is numbered; left out in old ones: see `fairness.ts`. */
  | { readonly kind: 'started'; readonly setup: JsonObject; readonly draws?: 'bySeat' }
  | { readonly kind: 'moved'; readonly seat: Seat; readonly move: string; readonly chance?: Json }
  | UndoneEntry
  | { readonly kind: 'asked'; readonly ask: Ask }
  | { readonly kind: 'agreed'; readonly person: PersonId }
  | { readonly kind: 'declined'; readonly person: PersonId }
  /** A bot plays for a player, until they return. */
  | { readonly kind: 'stoodIn'; readonly seat: Seat; readonly level: LevelName; readonly why: Absence }
  | { readonly kind: 'returned'; readonly seat: Seat }
  /** A standing order was left. Null: there is none any more, because it was taken back or has done its work. */
  | { readonly kind: 'ordered'; readonly seat: Seat; readonly order: JsonObject | null; readonly isDone?: true }
  /** `isVoted`: the others, who had waited in vain, declared it. */
  | { readonly kind: 'resigned'; readonly seat: Seat; readonly isVoted?: true }
  /**
   * Until then their clock stands still; what is left of a holiday comes to an end where that is now. `days` are off
   * what they may take, or given back.
   */
  | { readonly kind: 'holiday'; readonly seat: Seat; readonly until: number; readonly days: number }
  | { readonly kind: 'paused' }
  | { readonly kind: 'unpaused'; readonly person: PersonId }
  | SaidEntry
  /** The host was away so long, which no live clock counts. */
  | { readonly kind: 'woke'; readonly lost: number }
  /** Somebody is called something else from here on: by their own choice, or the server's host took their name away. */
  | { readonly kind: 'renamed'; readonly person: PersonId; readonly name: string }
  | EndedEntry
  | { readonly kind: 'rematched'; readonly table: string };

export interface OpenedEntry {
  readonly kind: 'opened';
  readonly table: string;
  readonly game: string;
  readonly rules: number;
  readonly seats: number;
  readonly options: Options;
  readonly settings: TableSettings;
  readonly host: PersonId;
  /** The host's part of the seed, hidden until the game is over. */
  readonly secret: string;
}

export interface UndoneEntry {
  readonly kind: 'undone';
  readonly seat: Seat;
  /** The places of the moves taken back among those that stood, ascending. */
  readonly moves: readonly number[];
  /** The same moves, by their numbers in the log; old ones do not say. */
  readonly entries?: readonly number[];
  /** Whether something had been revealed that is now known to whoever goes on. */
  readonly isPeek: boolean;
}

export interface EndedEntry {
  readonly kind: 'ended';
  readonly reason: EndReason;
  readonly outcome?: Outcome;
  /** What whoever runs the server said who closed it. */
  readonly why?: string;
}

export type EndReason = 'outcome' | 'resigned' | 'abandoned' | 'closed';

export interface SaidEntry {
  readonly kind: 'said';
  readonly person: PersonId;
  readonly name: string;
  readonly text: string;
  /** Spectators talk among themselves while the game runs. */
  readonly to: 'table' | 'gallery';
}

/** Why a bot plays: they left it to one, are gone, ran out of time, the others decided so, or they have resigned. */
export type Absence = 'left' | 'absent' | 'time' | 'voted' | 'resigned';

/** What needs the consent of the other players. */
export type Ask =
  | {
      readonly what: 'undo';
      readonly seat: Seat;
      readonly person: PersonId;
      readonly moves: readonly number[];
      /** The same moves, by their numbers in the log; old ones do not say. */
      readonly entries?: readonly number[];
    }
  /** That a bot plays for somebody the game waits for in vain, or that they have resigned. */
  | { readonly what: 'absent'; readonly seat: Seat; readonly person: PersonId; readonly want: 'bot' | 'resign' }
  | { readonly what: 'pause'; readonly person: PersonId };

/** A stretch of the log. */
export type Log = readonly Entry[];

type Bare<T> = T extends unknown ? Omit<T, 'n' | 'at' | 'command'> : never;

/** An entry without what every entry has. */
export function contentOf<T extends Entry>(entry: T): Bare<T> {
  const { n: _n, at: _at, command: _command, ...content } = entry;
  return content as unknown as Bare<T>;
}
