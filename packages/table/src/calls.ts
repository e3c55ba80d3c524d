import type { Language } from '@potager/kernel';

/** How somebody is called when a game waits for them and they are not at its table. Under /api/me/calls. */

/** In which way. A hook is an address somewhere else that is told: a chat's webhook, or a program of one's own. */
export const CALL_RHYTHMS = ['each', 'daily'] as const;
/** Mails as they come up, or one a day with everything that waits. */
export type CallRhythm = (typeof CALL_RHYTHMS)[number];

/** GET /api/me/calls */
export type CallSettings = {
  /** What this server can do at all: its host decides. */
  readonly offers: { readonly push: boolean; readonly mail: boolean; readonly hooks: boolean };
  /** The time zone that hours are meant in, as in the tz database: `Europe/Paris`. */
  readonly zone: string;
  readonly language: Language;
  /** Nobody is called from one minute after midnight to another; it may reach over midnight. */
  readonly quiet?: DayPart;
  readonly rhythm: CallRhythm;
  /** When the mail of the day comes, in minutes after midnight. */
  readonly digestAt: number;
  readonly mail?: MailAddress;
  readonly hooks: readonly CallHook[];
};

export type DayPart = { readonly from: number; readonly to: number };

/** Nothing but a code is ever sent there before it is confirmed. */
export type MailAddress = { readonly address: string; readonly isConfirmed: boolean };

export type CallHook = {
  readonly id: string;
  /** Whose site it is. The whole address is a secret of whoever has it, and not shown again. */
  readonly site: string;
  /** Of which table it tells, whoever is awaited there. Left out: of its owner's turns at all tables. */
  readonly table?: string;
  /** Of everybody's turns, at all tables where its owner sits: for the chat of a club. */
  readonly isForClub?: true;
};

/** PATCH /api/me/calls: what is left out stays. */
export type CallChanges = {
  readonly zone?: string;
  readonly language?: Language;
  /** Null: no quiet hours. */
  readonly quiet?: DayPart | null;
  readonly rhythm?: CallRhythm;
  readonly digestAt?: number;
};

/** POST /api/me/calls/mail: sends a code there. */
export type NewMailAddress = { readonly address: string };

/** POST /api/me/calls/mail/confirm */
export type MailCode = { readonly code: string };

/** POST /api/me/calls/hooks: sends a greeting there, and takes the hook where that arrived. */
export type NewCallHook = { readonly address: string } & Pick<CallHook, 'table' | 'isForClub'>;

/** For those who tell of a game and know none: `garden-nation` is Garden Nation in every language. */
export const titleOf = (game: string): string =>
  game.replaceAll(/(^|-)(\w)/g, (_match, dash: string, letter: string) => (dash && ' ') + letter.toUpperCase());
