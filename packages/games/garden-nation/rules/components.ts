/** What lies in the box, as tables. The numbers of projects and missions are their places here, from 1. */

export const LANDS = ['grass', 'straw', 'leaves'] as const;
export type Land = (typeof LANDS)[number];

/** The land of a bramble area without a token: none. Lands inside the program are places in `LANDS`. */
export const BRAMBLE = LANDS.length;

export const TERRITORIES = 7;
export const AREAS_EACH = 7;

type PrintedArea = `${'g' | 's' | 'l' | '*'}${1 | 2 | 3 | 4 | 5}`;

/** Territories 1 to 7: land (a star is a bramble) and value of the printed areas 0 to 6. */
export const PRINTED_TERRITORIES: readonly (readonly PrintedArea[])[] = [
  ['*5', 'g4', 'g4', 's4', 's3', 'l5', 'l1'],
  ['s3', 's2', 'l4', 'g4', '*5', 'l3', 'g5'],
  ['l3', 'g3', 'l4', 's4', '*5', 'g1', 's3'],
  ['g3', 's4', 'l5', '*5', 'g1', 'l4', 's3'],
  ['g4', 'l3', 's5', 'l2', 's3', '*5', 'g2'],
  ['l5', 'g3', 's4', 's4', 'l3', 'g3', '*5'],
  ['s5', 'g5', 'l4', 'g3', 's1', '*5', 'l3'],
];

/** The territory at each board position in the printed layout. */
export const PRINTED_LAYOUT: readonly number[] = [4, 1, 2, 5, 7, 6, 3];

/** Which area lies straight across the border: by board position, then by index, the other position and index. */
export const BORDERS: readonly { readonly [index: number]: readonly [number, number] }[] = [
  { 1: [1, 4], 2: [2, 5], 3: [3, 6], 4: [4, 1], 5: [5, 2], 6: [6, 3] },
  { 3: [2, 6], 4: [0, 1], 5: [6, 2] },
  { 4: [3, 1], 5: [0, 2], 6: [1, 3] },
  { 1: [2, 4], 5: [4, 2], 6: [0, 3] },
  { 1: [0, 4], 2: [3, 5], 6: [5, 3] },
  { 1: [6, 4], 2: [0, 5], 3: [4, 6] },
  { 2: [1, 5], 3: [0, 6], 4: [5, 1] },
];

/** GN-S2, by number of seats. */
export const FLOORS_EACH: { readonly [seats: number]: number } = { 2: 20, 3: 17, 4: 14 };

/** GN-S4. */
export const POPULATION = { first: 38, others: 35 } as const;

/** GN-S7. */
export const ROOFS = 19;
export const PLOYS = 4;
export const TOKENS_OF_EACH_LAND = 3;

export const FACE_UP_PROJECTS = 4;
export const DEALT_MISSIONS = 4;
export const KEPT_MISSIONS = 2;

export type ProjectKind = 'beside-empty' | 'outer' | 'pair' | 'pair-two-one' | 'centre' | 'trio';

const PROJECT_NAMES = [
  'Infirmary',
  'Sacred Place',
  'Fortress',
  'Herbalist',
  'House',
  'Prison',
  'Forge',
  'Terraced Houses',
  'Outpost',
  'Windmill',
  'Sanctuary',
  'Bunker',
  'Power Station',
  'Apartments',
  'Radio Tower',
  'Water Reservoir',
  'Temple',
  'Air Base',
] as const;
export type ProjectName = (typeof PROJECT_NAMES)[number];

export interface Project {
  readonly name: ProjectName;
  readonly kind: ProjectKind;
  readonly land: Land;
  /** The land of the empty area beside the building. */
  readonly beside?: Land;
}

export const PROJECTS: readonly Project[] = [
  { name: 'Infirmary', kind: 'beside-empty', land: 'straw', beside: 'grass' },
  { name: 'Infirmary', kind: 'beside-empty', land: 'straw', beside: 'leaves' },
  { name: 'Sacred Place', kind: 'beside-empty', land: 'grass', beside: 'straw' },
  { name: 'Sacred Place', kind: 'beside-empty', land: 'grass', beside: 'leaves' },
  { name: 'Fortress', kind: 'beside-empty', land: 'leaves', beside: 'straw' },
  { name: 'Fortress', kind: 'beside-empty', land: 'leaves', beside: 'grass' },
  { name: 'Herbalist', kind: 'outer', land: 'straw' },
  { name: 'House', kind: 'outer', land: 'grass' },
  { name: 'Prison', kind: 'outer', land: 'leaves' },
  { name: 'Forge', kind: 'pair', land: 'straw' },
  { name: 'Terraced Houses', kind: 'pair', land: 'grass' },
  { name: 'Outpost', kind: 'pair', land: 'leaves' },
  { name: 'Windmill', kind: 'pair-two-one', land: 'straw' },
  { name: 'Sanctuary', kind: 'pair-two-one', land: 'grass' },
  { name: 'Bunker', kind: 'pair-two-one', land: 'leaves' },
  { name: 'Power Station', kind: 'centre', land: 'straw' },
  { name: 'Apartments', kind: 'centre', land: 'grass' },
  { name: 'Radio Tower', kind: 'centre', land: 'leaves' },
  { name: 'Water Reservoir', kind: 'trio', land: 'straw' },
  { name: 'Temple', kind: 'trio', land: 'grass' },
  { name: 'Air Base', kind: 'trio', land: 'leaves' },
];

export const PROJECT_RULES = {
  'beside-empty': { rule: 'GN-J6', points: 4 },
  outer: { rule: 'GN-J7', points: 3 },
  pair: { rule: 'GN-J8', points: 3 },
  'pair-two-one': { rule: 'GN-J9', points: 5 },
  centre: { rule: 'GN-J10', points: 7 },
  trio: { rule: 'GN-J11', points: 11 },
} as const satisfies { readonly [kind in ProjectKind]: { readonly rule: string; readonly points: number } };

export const projectAt = (number: number): Project => PROJECTS[number - 1]!;

export type Mission =
  | { readonly name: 'Post Office' | 'Cabaret' | 'Barracks'; readonly kind: 'floors'; readonly land: Land }
  | { readonly name: 'Market' | 'Sculpture' | 'Watchtower'; readonly kind: 'two-floors'; readonly land: Land }
  | {
      readonly name: 'Belfry' | 'Observatory';
      readonly kind: 'tower';
      readonly floors: number;
      readonly each: number;
    }
  | { readonly name: 'Territory Control'; readonly kind: 'control'; readonly territories: readonly [number, number] };
export type MissionName = Mission['name'];

const MISSION_COPIES: readonly (readonly [copies: number, mission: Mission])[] = [
  [2, { name: 'Market', kind: 'two-floors', land: 'straw' }],
  [2, { name: 'Sculpture', kind: 'two-floors', land: 'grass' }],
  [2, { name: 'Watchtower', kind: 'two-floors', land: 'leaves' }],
  [2, { name: 'Post Office', kind: 'floors', land: 'straw' }],
  [2, { name: 'Cabaret', kind: 'floors', land: 'grass' }],
  [2, { name: 'Barracks', kind: 'floors', land: 'leaves' }],
  [3, { name: 'Belfry', kind: 'tower', floors: 3, each: 7 }],
  [2, { name: 'Observatory', kind: 'tower', floors: 4, each: 11 }],
  [1, { name: 'Territory Control', kind: 'control', territories: [1, 3] }],
  [1, { name: 'Territory Control', kind: 'control', territories: [2, 4] }],
  [1, { name: 'Territory Control', kind: 'control', territories: [3, 5] }],
  [1, { name: 'Territory Control', kind: 'control', territories: [4, 6] }],
  [1, { name: 'Territory Control', kind: 'control', territories: [5, 7] }],
  [1, { name: 'Territory Control', kind: 'control', territories: [6, 1] }],
  [1, { name: 'Territory Control', kind: 'control', territories: [7, 2] }],
];

/** Copies of a mission are the same object, so that different missions are different objects. */
export const MISSIONS: readonly Mission[] = MISSION_COPIES.flatMap(([copies, mission]) =>
  Array.from({ length: copies }, () => mission),
);

export const missionAt = (number: number): Mission => MISSIONS[number - 1]!;

/** The least number of inhabitants for so many points. */
const POPULATION_POINTS: readonly (readonly [inhabitants: number, points: number])[] = [
  [1, -30],
  [2, -20],
  [4, -10],
  [6, -5],
  [8, -3],
  [10, 0],
  [11, 1],
  [14, 2],
  [17, 3],
  [20, 4],
  [23, 5],
  [26, 6],
  [29, 7],
  [32, 8],
  [35, 9],
  [38, 10],
];

export const populationPoints = (inhabitants: number): number =>
  (POPULATION_POINTS.findLast(([least]) => inhabitants >= least) as readonly [number, number])[1];
