import type { GameRecord, Options, Seat, SeatSet } from '@potager/kernel';
import type { CallHook, CallSettings } from './calls.ts';
import type { NameProblem } from './name.ts';
import type { Restriction } from './notices.ts';
import type { PersonId } from './person.ts';
import type { NewReport } from './report.ts';
import type { TableSettings } from './settings.ts';
import type { LobbyTable } from './lobby.ts';
import type { ClockFace } from './redacted.ts';
import type { Ending } from './table-info.ts';

/** What travels over HTTP, under /api: docs/api.md says where. Bodies and replies are JSON. */

/** POST /api/guest, PATCH /api/me */
export type NewName = { readonly name: string };

/** GET /api/me */
export type Me = {
  readonly person: PersonId;
  readonly name: string;
  readonly createdAt: number;
  /** Whether they can sign in elsewhere: with a passkey or a recovery code. */
  readonly isAccount: boolean;
  /** Whether they keep order on this server: see `admin.ts`. */
  readonly isAdmin?: true;
  /** Whether their name was taken away, and they have not chosen another yet. */
  readonly isNameCleared?: true;
  readonly hasRecovery: boolean;
  readonly passkeys: readonly PasskeyCard[];
};

export type PasskeyCard = { readonly id: string; readonly createdAt: number; readonly usedAt?: number };

/** POST /api/tables; what is left out takes its default. */
export type NewTable = {
  readonly game: string;
  readonly seats: number;
  readonly options?: Options;
  readonly settings?: TableSettings;
};

/** Its id is its link: whoever has it may come. */
export type TableLink = { readonly table: string };

/** A table where somebody sits or that they opened. */
export type MyTable = LobbyTable & {
  readonly mySeats: readonly Seat[];
  /** On whom the game waits. */
  readonly awaited: SeatSet;
  readonly isMyTurn: boolean;
  readonly isMine: boolean;
  /** When something last happened. */
  readonly at: number;
  /** Since when the game waits for whom it waits for: talk does not count. */
  readonly since: number;
  readonly clock?: ClockFace;
  /** How it ended, where it is over. */
  readonly ending?: Pick<Ending, 'reason' | 'outcome' | 'why'>;
  /** They do not want to see it among their games. */
  readonly isHidden?: true;
};

/** GET /api/me/tables: those that wait or run first, then the latest that are over. */
export type MyTables = { readonly tables: readonly MyTable[] };

/** POST /api/me/tables/over: the next of those that are over, latest first. */
export type OverTablesPage = { readonly before?: number; readonly limit?: number };
export type OverTables = {
  readonly tables: readonly MyTable[];
  /** What to ask for as `before` to get on; left out where that was all. */
  readonly next?: number;
};

/** POST /api/me/tables/hide */
export type HiddenTable = { readonly table: string; readonly isHidden: boolean };

/**
 * POST /api/tables/find: a chair at a public table of this game whose host is there, or else at a new one that is as
 * described, for others to find.
 */
export type WantedTable = NewTable & { readonly name?: string; readonly nonce: string };

/** GET /api/tables: the public ones, the latest first. */
export type PublicTables = { readonly tables: readonly LobbyTable[] };

/** A new recovery code: shown once, for the server keeps no copy. */
export type RecoveryCode = { readonly code: string };

/** GET /api/push: what to subscribe with, as `applicationServerKey`. */
export type PushKey = { readonly key: string };

/** POST /api/me/push */
export type PushAddress = { readonly endpoint: string };

/** POST /api/me/mutes */
export type NewMute = { readonly person: PersonId };

/**
 * GET /api/me/mutes: whose talk somebody does not want to see. Hiding it is up to their client; whoever is muted never
 * learns of it.
 */
export type Mutes = { readonly mutes: readonly Mute[] };

export type Mute = {
  readonly person: PersonId;
  /** What they are called now. */
  readonly name: string;
  readonly at: number;
};

/** GET /api/me/export: everything the server knows about somebody. */
export type PersonalData = {
  readonly me: Me;
  readonly sessions: readonly { readonly createdAt: number; readonly seenAt: number }[];
  /** Addresses of push services. */
  readonly pushes: readonly string[];
  /** How they want to be called, as far as they have said. */
  readonly calls: Partial<Omit<CallSettings, 'offers' | 'hooks'>> & {
    readonly hooks: readonly (Omit<CallHook, 'site'> & { readonly address: string })[];
  };
  /** Whom they muted. */
  readonly mutes: readonly Mute[];
  /** What they told the host about others, as they told it. */
  readonly reports: readonly (Omit<NewReport, 'text'> & {
    readonly at: number;
    readonly text: string;
    readonly table: string;
  })[];
  readonly tables: readonly {
    readonly table: string;
    readonly game: string;
    readonly seats: readonly Seat[];
    readonly said: readonly { readonly at: number; readonly text: string }[];
    /** Of games that are over. */
    readonly record?: GameRecord;
  }[];
};

/**
 * Whoever signs in takes along what they had as a guest. Where the guest and the account sit at the same table, they
 * say first what is to become of the guest's seats there: POST /api/sign-in.
 */
export type TwiceSeated = {
  readonly ticket: string;
  /** `names`: what the guest is called there. */
  readonly tables: readonly { readonly table: string; readonly game: string; readonly names: readonly string[] }[];
};

/** POST /api/sign-in: both seats are the account's, or the guest's is given up. */
export type SeatChoice = { readonly ticket: string; readonly seats: 'keep' | 'giveUp' };

/** Every reply that is not 2xx. */
export type HttpProblem = {
  readonly error: {
    readonly code: HttpCode;
    /** What is wrong with a name, where it is `wrongName`. */
    readonly why?: NameProblem;
    /** For those who write clients. */
    readonly detail?: string;
    /** Why and until when, where it is `banned`. */
    readonly ban?: Restriction;
    /** Where it is `sitsTwice`. */
    readonly twice?: TwiceSeated;
  };
};

export const HTTP_CODES = [
  'unreadable',
  'signedOut',
  'crossOrigin',
  'notFound',
  'notAllowed',
  'notOver',
  'over',
  'banned',
  'shielded',
  'draining',
  'tooFast',
  'tooLarge',
  'tooMany',
  'wrongPasskey',
  'wrongCode',
  'wrongName',
  'sitsTwice',
  'wrongAddress',
  'notDelivered',
  'notSaved',
  'setAside',
  'failed',
] as const;

export type HttpCode = (typeof HTTP_CODES)[number];
