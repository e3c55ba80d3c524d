import type { Result } from '../../client/my-game.ts';

/** What the page of one's own games says. */
export interface MyGamesWords {
  readonly yourGames: string;
  readonly yourGamesHint: string;
  readonly allYourGames: (running: number) => string;
  /** How many wait, in the tab's title. */
  readonly waitingTitle: (count: number) => string;
  readonly waitsForYou: string;
  readonly otherRunning: string;
  readonly finished: string;
  readonly noGames: string;
  readonly noGamesHint: string;
  readonly nothingRuns: string;
  readonly noneFits: string;
  readonly onlineMissing: string;
  readonly placeOf: { readonly here: string; readonly online: string };
  readonly ago: (at: number, now: number) => string;
  readonly day: (at: number) => string;
  readonly waitingFor: (open: number) => string;
  readonly results: { readonly [result in Result]: string };
  readonly wonBy: (names: readonly string[]) => string;
  readonly noWinner: string;
  readonly searchGames: string;
  readonly whichGame: string;
  readonly everyGame: string;
  readonly wherePlayed: string;
  readonly everywhere: string;
  readonly howEnded: string;
  readonly everyResult: string;
  readonly countGames: (shown: number) => string;
  readonly showMore: string;
  readonly showHidden: string;
  readonly deleteGame: string;
  readonly deleteRunning: string;
  readonly deleteFinished: string;
  readonly gameDeleted: (title: string) => string;
  readonly undoDelete: string;
  readonly hideGame: string;
  readonly unhideGame: string;
  readonly gameHidden: (title: string) => string;
  readonly leaveGame: string;
  readonly leaveWaiting: string;
  readonly leaveRunning: string;
  readonly moreOf: (title: string) => string;
}
