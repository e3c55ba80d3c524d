/** What the versions of the rules do differently, the oldest first; new tables are played by the last one. */
export interface Version {
  readonly rules: number;
  /** ED-T4: a player may draw first, then go on trading; before, the draw ended the turn. */
  readonly canDrawFirst: boolean;
  /** ED-E3: between equal points most mana won. */
  readonly manaBreaksTies: boolean;
}

export const VERSIONS: readonly [Version, ...Version[]] = [
  { rules: 1, canDrawFirst: false, manaBreaksTies: true },
  { rules: 2, canDrawFirst: true, manaBreaksTies: false },
];

/** They are numbered from 1. */
export const versionOf = (rules: number): Version => VERSIONS[rules - 1]!;
