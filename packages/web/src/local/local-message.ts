import type { LevelName } from '@potager/bots';
import type { GameRecord, Options } from '@potager/kernel';
import type { ClientMessage, ClockSetting, Ending, Log, TableInfo, PersonId } from '@potager/table';
import type { Keeping } from './log-store.ts';

/** Everyone at a table in this browser is the one person in front of it, under as many names as there are chairs. */
export const ME: PersonId = 'me';

/** How a table in this browser begins. */
export interface LocalPlan {
  readonly game: string;
  readonly options: Options;
  /** Names of people, levels of bots, or chairs left open. */
  readonly chairs: readonly PlannedChair[];
  /** Left out: everyone has as long as they like. */
  readonly clock?: ClockSetting;
  /** Otherwise it waits for people to take their chairs. */
  readonly isStarted: boolean;
}

export type PlannedChair =
  | { readonly kind: 'human'; readonly name: string }
  | { readonly kind: 'bot'; readonly level: LevelName }
  | { readonly kind: 'open' };

/** What can be asked of the host beside the page, over and above what every client understands. */
export type LocalRequest =
  | { readonly kind: 'open'; readonly plan: LocalPlan }
  | { readonly kind: 'list' }
  /** Some tables as they are listed, without those that there are not, or that cannot be gone on with. */
  | { readonly kind: 'summaries'; readonly tables: readonly string[] }
  /** Gives the log, so that whoever regrets it can bring the table back. */
  | { readonly kind: 'forget'; readonly table: string }
  | { readonly kind: 'bringBack'; readonly table: string; readonly log: Log }
  | { readonly kind: 'forgetAll' }
  | { readonly kind: 'rematch'; readonly table: string }
  | { readonly kind: 'record'; readonly table: string }
  /** The logs of all tables, for those who want to take their data along. */
  | { readonly kind: 'export' }
  /** Logs from another device; how many tables there are that were not here, or not so far on. */
  | { readonly kind: 'takeIn'; readonly tables: readonly CarriedTable[] }
  /** How long a bot's move takes at least, in milliseconds. */
  | { readonly kind: 'pace'; readonly milliseconds: number };

/** A table as it is taken along. */
export interface CarriedTable {
  readonly table: string;
  readonly log: Log;
}

export interface LocalResults {
  readonly open: string;
  readonly list: LocalList;
  readonly summaries: readonly LocalSummary[];
  readonly forget: Log;
  readonly bringBack: null;
  readonly forgetAll: null;
  readonly rematch: string;
  readonly record: GameRecord;
  readonly export: readonly CarriedTable[];
  readonly takeIn: number;
  readonly pace: null;
}

export type LocalAnswer = { readonly type: 'local'; readonly id: string } & (
  | { readonly result: LocalResults[LocalRequest['kind']] }
  | { readonly problem: string }
);

/** The tables of this browser: what is known of them at once, and which have to be looked at first. */
export interface LocalList {
  readonly tables: readonly LocalSummary[];
  readonly unknown: readonly string[];
}

/** Whether the other side still answers. */
interface Pulse {
  readonly type: 'pulse';
}

export type ToWorker =
  | ClientMessage
  | Pulse
  | { readonly type: 'local'; readonly id: string; readonly request: LocalRequest }
  /** Comes first. `isWary`: storage did not answer last time, and is not waited for as long again. */
  | { readonly type: 'begin'; readonly isWary: boolean };

/** Text of a `ServerMessage`, as from a server, or what only a host beside the page says. */
export type FromWorker = string | LocalAnswer | Pulse | { readonly type: 'keeping'; readonly keeping: Keeping };

/** The host beside the page could not do what it was asked, or does not answer. */
export class LocalError extends Error {}

export interface LocalSummary {
  readonly table: string;
  readonly game: string;
  readonly status: TableInfo['status'];
  readonly seats: TableInfo['seats'];
  /** Whom the game waits for. */
  readonly awaited: number;
  /** When something last happened. */
  readonly at: number;
  /** Since when the game waits for whom it waits for. */
  readonly since: number;
  readonly ending?: Pick<Ending, 'reason' | 'outcome' | 'why'>;
}
