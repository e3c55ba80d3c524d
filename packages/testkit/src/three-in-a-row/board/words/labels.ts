/** Everything that stands on the board in one language; a missing label does not compile. */
export interface Labels {
  readonly board: string;
  readonly choices: string;
  readonly free: string;
  readonly yours: string;
  readonly stone: string;
  readonly changed: string;
  readonly yourTurn: string;
  readonly theirTurn: (name: string) => string;
  readonly over: string;
  readonly hint: string;
  readonly again: string;
  readonly wins: string;
  readonly back: string;
  /** Titles and sentences for whoever asks what something is. */
  readonly cellTitle: (cell: string) => string;
  readonly cellText: string;
  readonly markTitle: (owner: string) => string;
  readonly markText: string;
}
