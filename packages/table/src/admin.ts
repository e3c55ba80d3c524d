import type { Restriction } from './notices.ts';
import type { TableInfo } from './table-info.ts';
import type { PersonId } from './person.ts';
import type { Report } from './report.ts';
import type { ClockFace } from './redacted.ts';
import type { LobbyTable } from './lobby.ts';
import type { Presence } from './wire.ts';

/**
 * What those are told who keep order on a server: POST /api/host/… and `potager admin`. Nothing in it is a secret of a
 * running game: no hands, no seed, no orders. Who keeps order may play too.
 */

/** POST /api/host/status */
export type HostStatus = {
  readonly version: string;
  readonly connections: number;
  readonly tables: number;
  readonly people: number;
  readonly isDraining: boolean;
  /** Games, not by correspondence, with a player who is there now: what a restart would interrupt. */
  readonly live: number;
  readonly openReports: number;
};

/** A table as it is listed for a host. */
export type HostTable = {
  /** Its number in the database, the newest highest: what logs name it by. */
  readonly key: number;
  readonly table: string;
  readonly game: string;
  readonly status: TableInfo['status'];
  readonly isPublic: boolean;
  readonly createdAt: number;
  /** When something last happened. */
  readonly at: number;
  /** How many entries its log has. */
  readonly entries: number;
  /** Who sits there or opened it. */
  readonly people: readonly { readonly person: PersonId; readonly name: string }[];
};

/** POST /api/host/tables: newest first. `next`: where to go on, as `before`. */
export type HostTables = { readonly tables: readonly HostTable[]; readonly next?: number };

/** POST /api/host/table */
export type HostTableDetail = HostTable &
  Pick<LobbyTable, 'options' | 'settings' | 'seats'> & {
    readonly host: PersonId;
    /** Left out where nobody uses it, so that it is not in memory. */
    readonly presence?: Presence;
    readonly clock?: ClockFace;
    readonly connections: readonly HostConnection[];
    readonly ending?: { readonly reason: string; readonly why?: string };
  };

/** A socket, with the address it comes from; kept only while it is open. */
export type HostConnection = {
  readonly person: PersonId;
  readonly name: string;
  readonly address: string;
  readonly since: number;
};

/** POST /api/host/set-aside: what the server leaves alone because it could not bring it back. */
export type SetAsideTables = {
  readonly tables: readonly {
    /** Its number in the database, as in `HostTable`. */
    readonly key: number;
    readonly why: 'frozen' | 'ended' | 'failed' | 'damaged' | 'shortened';
    readonly detail: string;
    readonly at: number;
  }[];
};

/** POST /api/host/people: latest seen first. */
export type HostPeople = { readonly people: readonly HostPersonCard[] };

export type HostPersonCard = {
  readonly person: PersonId;
  readonly name: string;
  readonly createdAt: number;
  readonly seenAt: number;
};

/** POST /api/host/person */
export type HostPerson = HostPersonCard & {
  readonly isAccount: boolean;
  readonly isAdmin: boolean;
  readonly isNameCleared: boolean;
  readonly mute?: Restriction;
  readonly ban?: Restriction;
  readonly connections: readonly HostConnection[];
  /** What they sit at or opened and is not over. */
  readonly tables: readonly string[];
};

/** POST /api/host/mutes and bans. A target is a person, or a network in CIDR notation. */
export type HostRestrictions = { readonly restrictions: readonly HostRestriction[] };
export type HostRestriction = Restriction & {
  readonly target: string;
  /** Of a person. */
  readonly name?: string;
  readonly at: number;
};

/** POST /api/host/reports: latest first. */
export type HostReports = { readonly reports: readonly Report[]; readonly next?: number };

/** POST /api/host/audit: latest first. */
export type AuditLines = { readonly lines: readonly AuditLine[]; readonly next?: number };
export type AuditLine = {
  readonly id: number;
  readonly at: number;
  /** Left out: somebody at the machine itself. */
  readonly admin?: PersonId;
  readonly what: string;
  /** A table, a person, a network, a number: whatever it was done to. */
  readonly about?: string;
  readonly why: string;
  /** `done`, `begun` for what takes a while, or the code of what was wrong. */
  readonly result: string;
  /** What else was asked for. */
  readonly detail?: string;
};
