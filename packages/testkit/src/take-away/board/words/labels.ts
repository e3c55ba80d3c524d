/** Everything that stands on the board in one language; a missing label does not compile. */
export interface Labels {
  readonly heap: (stones: number) => string;
  /** What the part of the board is called that offers moves. */
  readonly choices: string;
  readonly yourTurn: string;
  readonly turnOf: (name: string) => string;
  readonly over: string;
}
