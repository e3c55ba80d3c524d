import type { Credits, Language, NameOf, RuleMark, Sentences, Words } from '@potager/kernel';
import type { EndReason, NameProblem, ReportReason, Restriction, RedactedContent, TableRefusal } from '@potager/table';
import { needWords, spoken } from '../settings/loaded-words.ts';
import type { Pace } from '../settings/pace.ts';
import type { Sound } from '../settings/sound.ts';
import type { Theme } from '../settings/theme.ts';

/** How entries of a table's log are told: one sentence for each kind, empty where nothing needs saying. */
type EntrySentences = {
  readonly [K in Exclude<RedactedContent['kind'], 'moved' | 'said'>]: (
    entry: Extract<RedactedContent, { readonly kind: K }>,
    names: { readonly seat: NameOf; readonly person: (person: string) => string },
  ) => string;
};

/** A mark on a rule: what it is called, and what it means. */
interface Mark {
  readonly name: string;
  readonly hint: string;
}

/** Every text of the page around the games. A language that lacks one does not compile. */
export interface PageWords {
  // Everywhere
  readonly close: string;
  readonly cancel: string;
  readonly loading: string;
  readonly broken: string;
  readonly retry: string;
  readonly lostPage: string;
  readonly toShelf: string;
  readonly noServer: string;
  readonly unreachable: string;
  readonly language: string;
  readonly theme: string;
  readonly themes: { readonly [theme in Theme]: string };

  // What whoever runs the server tells
  readonly draining: string;
  readonly banned: (ban: Restriction) => string;
  readonly toMyData: string;
  readonly nameCleared: (name: string) => string;
  readonly chooseName: string;
  readonly closedTable: string;
  readonly whyClosed: (why: string) => string;
  readonly myId: string;
  readonly myIdHint: string;
  readonly toHost: string;

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
  readonly watch: string;
  readonly watchHint: string;
  readonly settings: string;
  readonly settingsHint: string;
  readonly by: (credits: Credits) => string;
  readonly unofficial: string;
  readonly myGames: string;
  readonly forgetGame: string;

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

  // Settings
  readonly yourName: string;
  readonly nameProblems: { readonly [problem in NameProblem]: string };
  /** Where the name kept in this browser will not do for the server. */
  readonly renamed: (old: string, name: string) => string;
  readonly save: string;
  readonly saved: string;
  readonly botsLabel: string;
  readonly paceLabel: string;
  readonly paces: { readonly [pace in Pace]: string };
  readonly notice: string;
  readonly notices: { readonly off: string; readonly on: string };
  readonly sound: string;
  readonly sounds: { readonly [sound in Sound]: string };
  readonly account: string;
  readonly accountHint: string;
  readonly signedInAs: (name: string) => string;
  readonly addPasskey: string;
  readonly usePasskey: string;
  readonly passkeyFailed: string;
  readonly recovery: string;
  readonly recoveryLabel: string;
  readonly recoveryNew: string;
  readonly useCode: string;
  readonly newCode: string;
  readonly passkeys: string;
  /** Made on a day, and last used on a day if ever. */
  readonly passkey: (made: string, used: string | undefined) => string;
  readonly removePasskey: string;
  readonly out: string;
  readonly outEverywhere: string;
  readonly myData: string;
  readonly myDataHint: string;
  readonly exportData: string;
  readonly deleteData: string;
  readonly deleteWarning: string;

  // The waiting room
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
  readonly clocks: { readonly [name in 'none' | 'short' | 'medium' | 'long' | 'day' | 'days']: string };
  readonly quiet: string;
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

  // At the table
  readonly board: string;
  readonly aside: string;
  readonly noSuchTable: string;
  readonly tableFailed: string;
  readonly tableSetAside: string;
  readonly reconnecting: string;
  readonly notSaved: string;
  readonly signedOut: string;
  readonly toSettings: string;
  readonly yourTurn: string;
  readonly bothTurn: (name: string) => string;
  readonly turnOf: (names: readonly string[]) => string;
  readonly turnHere: string;
  readonly you: string;
  readonly gameOver: string;
  readonly paused: string;
  readonly resigned: string;
  readonly botPlays: string;
  readonly timeLeft: string;
  readonly takeBack: string;
  readonly askTakeBack: string;
  readonly log: string;
  readonly earlier: string;
  readonly chat: string;
  readonly newTalk: string;
  readonly scores: string;
  readonly menu: string;
  readonly sayLabel: string;
  readonly send: string;
  readonly gallery: string;
  readonly nobodySpoke: string;
  readonly personMenu: (name: string) => string;
  readonly mute: (name: string) => string;
  readonly unmute: (name: string) => string;
  readonly muted: string;
  readonly muteHint: string;
  readonly mutedHint: string;
  readonly mutedTalk: (name: string, lines: number) => string;
  readonly mutedPeople: string;
  readonly mutedNobody: string;
  readonly report: (name: string) => string;
  readonly reportReason: string;
  readonly reportReasons: { readonly [reason in ReportReason]: string };
  readonly reportText: string;
  readonly reportContext: string;
  readonly sendReport: string;
  readonly reportSent: string;
  readonly reportLimit: string;
  readonly someone: string;
  readonly earlierMoment: string;
  readonly backToNow: string;
  readonly asksUndo: (name: string) => string;
  readonly asksPause: (name: string) => string;
  readonly askedOthers: string;
  readonly agree: string;
  readonly decline: string;
  readonly isPaused: string;
  readonly goOn: string;
  readonly botPlaysForYou: string;
  readonly imBack: string;
  readonly sinceYouLeft: string;
  readonly andMore: (count: number) => string;
  readonly keysTitle: string;
  readonly keys: readonly (readonly [key: string, meaning: string])[];
  readonly moves: string;
  readonly noMoves: string;
  readonly hint: string;
  readonly hintIntro: string;
  readonly chance: (percent: number) => string;
  readonly playThis: string;
  readonly showThis: string;
  readonly pause: string;
  readonly leaveToBot: string;
  readonly resign: string;
  readonly resignWarning: string;
  readonly passTo: (name: string) => string;
  readonly curtainHint: string;
  readonly ready: (name: string) => string;

  // The end
  readonly result: string;
  readonly winner: string;
  readonly total: string;
  readonly wins: (names: readonly string[]) => string;
  readonly endedBy: { readonly [reason in EndReason]: string };
  readonly takebacks: (count: number) => string;
  readonly rematch: string;
  readonly toRematch: string;
  readonly lookAtBoard: string;
  readonly download: string;
  readonly fairness: string;
  readonly fairnessHint: string;
  readonly check: string;
  readonly fair: (draws: number) => string;
  readonly unfair: string;

  readonly entries: EntrySentences;
  readonly refusals: Sentences<TableRefusal>;
}

/** Everything that is said in one language. */
interface AllWords {
  readonly pageWords: PageWords;
  readonly gameWords: ReadonlyMap<string, Words>;
}

const LOADS: { readonly [language in Language]: () => Promise<AllWords> } = {
  en: async () => import('./all-en.ts'),
  fr: async () => import('./all-fr.ts'),
  de: async () => import('./all-de.ts'),
};

const KEY = 'words';

export const loadAllWords = async (): Promise<void> => needWords(KEY, async (language) => LOADS[language]());

const allWords = (): AllWords => spoken(KEY) as AllWords;

/** The page's words in the current language; a component that calls this follows when the language changes. */
export const words = (): PageWords => allWords().pageWords;

/** Likewise those of a game. */
export const wordsOf = (game: string): Words => allWords().gameWords.get(game) as Words;
