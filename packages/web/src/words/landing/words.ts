import type { Credits } from '@potager/kernel';
import type { ClockSetting } from '@potager/table';

/** What the first page and the list of tables to look at say. */
export interface LandingWords {
  // The first page
  /** How many games there are. */
  readonly subtitle: (games: number) => string;
  readonly introduction: string;
  readonly theGames: string;
  readonly players: (seats: readonly number[]) => string;
  readonly growing: string;
  readonly growingHint: string;
  readonly playBots: string;
  readonly playFriends: string;
  readonly passPlay: string;
  /** For whoever never played a game: that there is a first one in which it is learnt. */
  readonly learn: string;
  readonly learnHint: string;
  readonly learnOn: string;
  readonly iKnowIt: string;
  readonly firstGame: string;
  readonly practise: string;
  readonly practiseHint: string;
  readonly rules: string;
  /** Where a table goes by rules that have changed since. */
  readonly olderRules: (rules: number) => string;
  readonly more: string;
  readonly watchHint: string;
  readonly settings: string;
  readonly settingsHint: string;
  readonly by: (credits: Credits) => string;
  readonly unofficial: string;
  readonly myGames: string;

  // Tables to look at
  readonly nothingToWatch: string;
  readonly openChairs: (count: number) => string;
  readonly running: string;
  readonly watchers: (count: number) => string;

  // Rules
  readonly ruleLink: (rule: string) => string;
  readonly playAlone: string;
  readonly howMany: string;
  readonly planMore: string;
  /** In which games this kind of clock counts; empty where that needs no saying. */
  readonly clockHints: { readonly [kind in ClockSetting['kind']]: string };
}
