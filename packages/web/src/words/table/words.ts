import type { Absence, ReportReason } from '@potager/table';

/** What is said at the table. */
export interface TableWords {
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
  /** As clocks show days. */
  readonly dayLetter: string;
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
  readonly backToNow: string;
  /** `move`: which one, as the log tells it; empty where it does not any more. */
  readonly asksUndo: (name: string, move: string) => string;
  readonly asksAbsent: { readonly [want in 'bot' | 'resign']: (name: string, missed: string) => string };
  /** To whoever it is about. */
  readonly asksOnYou: { readonly [want in 'bot' | 'resign']: (name: string) => string };
  readonly asksPause: (name: string) => string;
  readonly askedOthers: string;
  /** What silence comes to, once so much time has passed. */
  readonly silenceAgrees: (left: string) => string;
  readonly silenceIsOver: string;
  readonly decideNow: string;
  readonly agree: string;
  readonly decline: string;
  readonly isPaused: string;
  readonly goOn: string;
  readonly botPlaysForYou: { readonly [why in Absence]: string };
  readonly imBack: string;
  /** What others and the rules did, step by step. */
  readonly strip: string;
  readonly stripEmpty: string;
  readonly stepBack: string;
  readonly stepOn: string;
  readonly holdStep: string;
  readonly skipStep: string;
  readonly stepsSinceTurn: (count: number) => string;
  readonly stepsSinceLeft: (count: number) => string;
  readonly showSteps: string;
  readonly keysTitle: string;
  readonly keys: readonly (readonly [key: string, meaning: string])[];
  readonly moves: string;
  readonly noMoves: string;
  readonly hint: string;
  /** Where the rules lie over the table: to have them beside it. */
  readonly ownPage: string;
  /** Above the best move, above several that nothing sets apart, and above the only one there is. */
  readonly hintBest: string;
  readonly hintEqual: string;
  readonly hintOnly: string;
  readonly hintMore: (number: number) => string;
  readonly hintOthers: string;
  readonly thinking: string;
  readonly noHint: string;
  readonly noReasons: string;
  /** In the line of help, where nothing is chosen. */
  readonly helpEmpty: string;
  readonly chance: (percent: number) => string;
  readonly playThis: string;
  readonly showThis: string;
  readonly pause: string;
  readonly leaveToBot: string;
  readonly resign: string;
  readonly resignWarning: { readonly isOver: string; readonly goesOn: string };
  readonly youResigned: string;
  /** `time`: how long it will be. */
  readonly botComes: (name: string, time: string) => string;
  readonly voteComes: (name: string, time: string) => string;
  readonly voteNow: (name: string) => string;
  readonly voteOnYou: string;
  readonly voteBot: string;
  readonly voteResign: string;
  readonly takenBack: string;
  readonly sameChance: string;
  readonly byBot: string;
  readonly moveWaits: string;
  readonly holiday: string;
  readonly holidayDays: (days: number) => string;
  readonly holidayHint: (left: number) => string;
  readonly takeHoliday: string;
  readonly onHoliday: (until: string) => string;
  readonly youOnHoliday: (until: string) => string;
  readonly endHoliday: string;
  readonly galleryHint: string;
  readonly passTo: (name: string) => string;
  readonly curtainHint: string;
  readonly ready: (name: string) => string;
}
