import type { LevelName } from '@potager/bots';

/** How much time players have. */
export type ClockSetting =
  | { readonly kind: 'none' }
  /** So many minutes for the whole game, and seconds back for every turn taken; whole ones, but in old tables. */
  | { readonly kind: 'live'; readonly minutes: number; readonly increment: number }
  /** So many hours for each move, which make whole minutes but in old tables; during quiet hours no clock runs. */
  | { readonly kind: 'correspondence'; readonly hours: number; readonly quiet?: QuietHours };

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
}

/** How well those play who are hoped for. */
export const COMPANY = ['newcomers', 'veterans'] as const;
export type Company = (typeof COMPANY)[number];

/** In seconds. */
export const LONGEST_DELAY = 3600;

export const DEFAULT_SETTINGS: TableSettings = {
  clock: { kind: 'none' },
  isPublic: false,
  delay: 0,
  standIn: 'gardener',
};
