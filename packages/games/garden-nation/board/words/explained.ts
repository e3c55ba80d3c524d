/** A title, and one or two sentences. */
export type Told = readonly [title: string, text: string];

/** What things on the board are, for whoever asks; what is so of one of them now stands below as figures. */
export interface Explained {
  readonly land: (area: string, land: string) => Told;
  readonly bramble: (area: string) => Told;
  readonly firstFloor: (cost: number) => string;
  readonly nextFloor: (cost: number) => string;
  readonly sendsTo: (territory: number) => string;
  readonly building: (name: string) => Told;
  readonly roofed: (name: string) => Told;
  /** Twice what its floors cost. */
  readonly worth: (inhabitants: number) => string;
  readonly territory: (number: number) => Told;
  readonly floorsOf: (name: string, floors: number) => string;
  readonly torticrane: Told;
  readonly standsIn: (territory: number | null) => string;
  readonly recent: string;

  readonly clan: (name: string, clan: string) => Told;
  readonly turn: (name: string) => Told;
  readonly population: (name: string) => Told;
  /** What so many inhabitants bring at the end. */
  readonly atTheEnd: (inhabitants: number, points: number) => string;
  readonly points: (name: string) => Told;
  readonly floors: (name: string) => Told;
  readonly ploys: (name: string) => Told;
  readonly round: Told;
  readonly lastRound: Told;

  readonly project: (name: string) => Told;
  readonly projectPoints: (points: number) => string;
  readonly deck: Told;
  readonly mission: (name: string) => Told;
  readonly control: (name: string) => Told;
  readonly bringsNow: (points: number) => string;
  readonly populationTrack: Told;
  readonly pointsTrack: Told;

  readonly movePloy: Told;
  readonly roofPloy: Told;
  readonly invadePloy: Told;
  /** What these two could do now. */
  readonly roofsNow: (number: number) => string;
  readonly invasionsNow: (number: number, from: number) => string;
  readonly tokens: Told;
  readonly roofs: Told;
  readonly price: Told;
  readonly nextPrice: Told;
}
