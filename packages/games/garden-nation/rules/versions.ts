/** What the versions of the rules do differently, the oldest first; new tables are played by the last one. */
export interface Version {
  readonly rules: number;
  /** GN-Y3: after a roof transfer the action must happen in that territory. */
  readonly roofBindsAction: boolean;
}

export const VERSIONS: readonly [Version, ...Version[]] = [
  { rules: 1, roofBindsAction: false },
  { rules: 2, roofBindsAction: true },
];

/** They are numbered from 1. */
export const versionOf = (rules: number): Version => VERSIONS[rules - 1]!;
