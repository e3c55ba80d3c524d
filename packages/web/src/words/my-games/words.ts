import type { GameResult } from '../../client/my-game.ts';

/** What the page of one's own games says. */
export interface MyGamesWords {
  readonly yourGames: string;
  readonly yourGamesHint: string;
  readonly allRunning: (running: number) => string;
  /** How many wait, in the tab's title. */
  readonly waitingTitle: (count: number) => string;
  readonly waitsForYou: string;
  readonly otherRunning: string;
  /** That run and were hidden. */
  readonly hiddenGames: string;
  readonly finished: string;
  readonly noGames: string;
  readonly noGamesHint: string;
  readonly nothingRuns: string;
  readonly noneFits: string;
  readonly onlineMissing: string;
  readonly placeOf: { readonly here: string; readonly online: string };
  readonly ago: (at: number, now: number) => string;
  readonly day: (at: number) => string;
  /** A bot plays for the reader, who may come back. */
  readonly botPlaysOn: string;
  readonly waitingFor: (open: number) => string;
  readonly results: { readonly [result in GameResult]: string };
  readonly wonBy: (names: readonly string[]) => string;
  readonly noWinner: string;
  /** Over, but the reader has not seen its points counted. */
  readonly notCounted: string;
  readonly searchGames: string;
  readonly whichGame: string;
  readonly everyGame: string;
  readonly wherePlayed: string;
  readonly everywhere: string;
  readonly howEnded: string;
  readonly everyResult: string;
  readonly countGames: (shown: number) => string;
  /** So many are known, and the server has more. */
  readonly moreThan: (shown: number) => string;
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
