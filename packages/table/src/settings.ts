import type { LevelName } from '@potager/bots';

/** How much time players have. */
export type ClockSetting =
  | { readonly kind: 'none' }
  /** So many minutes for the whole game, and seconds back for every turn taken; whole ones, but in old tables. */
  | { readonly kind: 'live'; readonly minutes: number; readonly increment: number }
  /**
   * So many hours for each move, which make whole minutes but in old tables; during quiet hours no clock runs, and
   * nobody's while they are on holiday, for which everyone has so many days.
   */
  | {
      readonly kind: 'correspondence';
      readonly hours: number;
      readonly quiet?: QuietHours;
      readonly holidays?: number;
    };

/**
 * What becomes of those the game waits for in vain, be it because they are gone or because their time is up: nothing; a
 * bot plays until they return; or the others may decide. `minutes`: how long they are waited for where no clock says
 * so.
 */
export type AbsenceSetting =
  | { readonly kind: 'wait' }
  | { readonly kind: 'bot'; readonly minutes: number }
  | { readonly kind: 'vote'; readonly minutes: number };

/** A part of every day, in minutes after midnight; it may reach over midnight. */
export interface QuietHours {
  readonly from: number;
  readonly to: number;
  /** How far the day is ahead of UTC, in minutes. */
  readonly zone: number;
}

/** How a table is kept; the game's own options are not among it. */
export interface TableSettings {
  readonly clock: ClockSetting;
  /** In the lobby for all to see, or only for those who have the link. */
  readonly isPublic: boolean;
  /** By how many seconds spectators see everything later. */
  readonly delay: number;
  /** Whom a public table hopes for; left out: anyone. */
  readonly company?: Company;
  /** The bot that plays for those who leave or run out of time. */
  readonly standIn: LevelName;
  /**
   * Left out: whose time is up is stood in for by a bot. Besides, where clocks are live, whoever is gone for as long as
   * the host has chosen; else everyone is waited for.
   */
  readonly absence?: AbsenceSetting;
}

/** How well those play who are hoped for. */
export const COMPANY = ['newcomers', 'veterans'] as const;
export type Company = (typeof COMPANY)[number];

/** A bot plays for whoever has run out of time, unless the table wants something else. */
export const hasBotAtTimeout = ({ absence }: TableSettings): boolean => absence === undefined || absence.kind === 'bot';

const MINUTE_MS = 60_000;

/** How long somebody has to say what is to become of another one: as long as they would be waited for themselves. */
export function answerTime({ absence, clock }: TableSettings): number {
  const minutes = absence === undefined || absence.kind === 'wait' ? Infinity : absence.minutes;
  return Math.min(minutes, clock.kind === 'correspondence' ? clock.hours * 60 : Infinity) * MINUTE_MS;
}

/** In minutes. */
export const LONGEST_ABSENCE = 30 * 24 * 60;
/** In days. */
export const MOST_HOLIDAYS = 90;

/** In seconds. */
export const LONGEST_DELAY = 3600;

export const DEFAULT_SETTINGS: TableSettings = {
  clock: { kind: 'none' },
  isPublic: false,
  delay: 0,
  standIn: 'gardener',
};
