/** A title, and one or two sentences. */
export type Told = readonly [title: string, text: string];

/** What things on the board are, for whoever asks; what is so of one of them now stands below as figures. */
export interface Explained {
  readonly gnome: string;
  readonly doubleGnome: string;
  readonly missionTile: string;
  /** All that is around a tile. */
  readonly around: (slots: string) => string;
  readonly complete: (gems: number) => string;
  readonly fulfils: string;
  readonly gems: Told;
  readonly gnomes: Told;
  readonly coins: Told;
  readonly pigs: Told;
  readonly dragons: Told;
  readonly bag: Told;
  readonly garden: (name: string) => Told;
  readonly start: Told;
  readonly round: Told;
  readonly pile: (name: string) => Told;
  readonly pigPile: Told;
  readonly price: Told;
  readonly reward: Told;
  readonly victory: Told;
  readonly supply: Told;
  readonly odds: Told;
  readonly misfits: Told;
  readonly figureOdds: (figure: string) => Told;
  readonly pond: Told;
  readonly gem: Told;
  readonly triple: Told;
  readonly egg: Told;
  readonly line: string;
  readonly place: Told;
  readonly turned: Told;
  readonly ruler: Told;
  readonly oddsSwitch: Told;
}
