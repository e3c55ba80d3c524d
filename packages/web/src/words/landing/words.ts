import type { Credits, RuleMark } from '@potager/kernel';

/** A mark on a rule: what it is called, and what it means. */
interface Mark {
  readonly name: string;
  readonly hint: string;
}

/** What the first page, the list of tables to look at and the rules pages say. */
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
  readonly rulesOf: (title: string) => string;
  readonly rulesNote: string;
  readonly ruleMarks: { readonly [mark in RuleMark]: Mark };
  readonly ruleLink: (rule: string) => string;
  readonly playAlone: string;
  readonly howMany: string;
  readonly planMore: string;
}
