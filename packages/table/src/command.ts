import type { LevelName } from '@potager/bots';
import type { JsonObject, Options, Seat } from '@potager/kernel';
import type { TableSettings } from './settings.ts';

/** Everything a person can ask of a table. The host checks the form of what arrives before it gets here. */
export type Command =
  /**
   * `nonce`: one's part of the seed, 32 hexadecimal digits of one's own choice. Whoever sits there already is called
   * something else from now on.
   */
  | { readonly kind: 'sit'; readonly seat: Seat; readonly name?: string; readonly nonce: string }
  | { readonly kind: 'stand'; readonly seat: Seat }
  | { readonly kind: 'seatBot'; readonly seat: Seat; readonly level: LevelName }
  | { readonly kind: 'clearSeat'; readonly seat: Seat }
  | {
      readonly kind: 'change';
      readonly seats?: number;
      readonly options?: Options;
      readonly settings?: TableSettings;
    }
  | { readonly kind: 'start' }
  /** `version`: the number of the last entry the player had seen. */
  | { readonly kind: 'move'; readonly seat: Seat; readonly move: string; readonly version: number }
  /** Takes one's last move back where that is free, else asks the others. */
  | { readonly kind: 'undo'; readonly seat: Seat; readonly version: number }
  | { readonly kind: 'askPause' }
  /** The game has waited for this seat long enough: a bot is to play, or they are to have resigned. */
  | { readonly kind: 'askAbsent'; readonly seat: Seat; readonly want: 'bot' | 'resign' }
  /** So many days from now one's clock stands still; 0: one is back. */
  | { readonly kind: 'holiday'; readonly seat: Seat; readonly days: number }
  | { readonly kind: 'agree' }
  | { readonly kind: 'decline' }
  | { readonly kind: 'unpause' }
  | { readonly kind: 'leave'; readonly seat: Seat }
  | { readonly kind: 'return'; readonly seat: Seat }
  /** Leaves a standing order of the game; null takes it back. */
  | { readonly kind: 'order'; readonly seat: Seat; readonly order: JsonObject | null }
  | { readonly kind: 'resign'; readonly seat: Seat }
  | { readonly kind: 'say'; readonly text: string };

export const LIMITS = {
  nameCharacters: 24,
  chatCharacters: 500,
  reportCharacters: 500,
  /** Made by hand on one seat of a table, those taken back included; the longest games take some 250. */
  moves: 2000,
  /** Of one person at one table: seats, settings, taking back, asking, leaving, orders. */
  changes: 1000,
  /** Said by one person at one table. */
  lines: 1000,
  /** Said by all together who hold no seat. */
  galleryLines: 3000,
  linesAtOnce: 60,
  linesAtOnceSeconds: 60,
} as const;
