/** What is said where people find each other. */
export interface LobbyWords {
  readonly lobby: string;
  readonly lobbyHint: string;
  readonly findGame: (title: string) => string;
  readonly openTables: string;
  readonly tablesToWatch: string;
  readonly nobodyWaits: string;
  readonly hostHere: string;
  readonly hostAway: string;
  readonly noClock: string;
  readonly liveClock: (minutes: number) => string;
  readonly moveClock: (hours: number) => string;
}
