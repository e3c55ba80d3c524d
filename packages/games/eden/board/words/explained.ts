/** What a thing on the board is: its name, and one or two sentences. */
interface Told {
  readonly title: string;
  readonly text: string;
}

/** Answers to "what is this?" in one language. */
export interface Explained {
  readonly bare: (cell: string) => Told;
  readonly tile: (cell: string, owner: string | undefined, level: number) => Told;
  readonly irrigation: (cell: string) => Told;
  readonly culture: (card: string, shape: string) => Told;
  readonly market: Told;
  readonly piles: Told;
  readonly player: (name: string) => Told;
  readonly track: Told;
  readonly points: Told;
  readonly mana: Told;
  readonly manaHidden: Told;
  readonly cards: Told;
  readonly supply: Told;
  readonly sealed: Told;
  readonly side: Told;
  readonly bid: Told;
  readonly stakes: Told;
}
