import type { ClockName } from '../../settings/clocks.ts';
import type { LevelName } from '@potager/bots';
import type { Company } from '@potager/table';

/** What a table can choose for those who are gone; the first three are what is usual with each kind of clock. */
export type AbsenceName =
  | 'usualNone'
  | 'usualLive'
  | 'usualCorrespondence'
  | 'wait'
  | 'botMinutes'
  | 'botDay'
  | 'botDays'
  | 'voteMinutes'
  | 'voteDay'
  | 'voteDays'
  | 'voteTime';

/** What the waiting room says. */
export interface RoomWords {
  readonly waitingRoom: string;
  readonly waitForHost: string;
  readonly chairs: string;
  readonly seat: (number: number) => string;
  readonly openChair: string;
  readonly sitHere: string;
  readonly whoSits: string;
  readonly standUp: string;
  readonly askToLeave: string;
  readonly isAway: string;
  readonly bot: string;
  readonly addBot: string;
  readonly removeBot: string;
  readonly levelOf: (seat: number) => string;
  readonly start: string;
  readonly fillAndStart: (count: number) => string;
  readonly nobodySits: string;
  readonly howToPlay: string;
  readonly seatCount: string;
  readonly clock: string;
  readonly clocks: {
    readonly [name in ClockName]: string;
  };
  readonly quiet: string;
  readonly holidays: (days: number) => string;
  /** What becomes of those who are gone, or whose time is up. */
  readonly absence: string;
  readonly absences: { readonly [name in AbsenceName]: string };
  readonly visibility: string;
  readonly visible: { readonly closed: string; readonly open: string };
  readonly delay: string;
  readonly delays: { readonly [name in 'none' | 'short' | 'medium' | 'long']: string };
  readonly invite: string;
  readonly inviteHint: string;
  readonly copyLink: string;
  readonly copied: string;
  readonly share: string;
  readonly qrCode: string;
  /** One line on how strong each bot is. */
  readonly levelHints: { readonly [level in LevelName]: string };
  readonly sitDown: string;
  readonly startWith: (players: number) => string;
  readonly waitingForFriends: string;
  readonly typeNames: string;
  readonly takesPlayers: (players: string) => string;
  readonly hasArrived: (name: string) => string;
  readonly hasGone: (name: string) => string;
  /** To whoever has the table from now on, because the host has left. */
  readonly youAreHost: string;
  readonly leaveRoom: string;
  readonly isNowCalled: (former: string, name: string) => string;
  readonly lookingOn: (count: number) => string;
  readonly talkHere: string;
  readonly company: string;
  readonly companies: { readonly [company in Company | 'anyone']: string };
}
