import type { MissionName } from '../rules/missions.ts';
import type { Creature } from '../rules/tile-set.ts';

/** Whom a hired tile brings. */
export type Hireable = Exclude<Creature, 'gnome' | 'mission'>;

/** What speaks for a move or against it. Whoever would move is “you”; bags are counted, for everybody knows them. */
export type Reason =
  /** Of so many tiles in the bag, so many would be an alarm, and what it would steal. */
  | { readonly key: 'alarm'; readonly alarms: number; readonly outOf: number; readonly loses: number }
  | { readonly key: 'safe' }
  /** One may draw again; the figures are those of the next draw, as above. */
  | { readonly key: 'resumes'; readonly alarms: number; readonly outOf: number; readonly loses: number }
  /** What a tile that can be laid completes in its best place, on average to a tenth. */
  | { readonly key: 'grows'; readonly average: number }
  /** Of so many tiles in the bag, so many that are no alarm fit nowhere. */
  | { readonly key: 'misfits'; readonly tiles: number; readonly outOf: number }
  | { readonly key: 'unfit'; readonly tiles: number; readonly outOf: number }
  /** How many gems are missing for the victory tile. */
  | { readonly key: 'missing'; readonly gems: number; readonly target: number }
  | { readonly key: 'keeps'; readonly gems: number }
  | { readonly key: 'reaches'; readonly target: number }
  /** The dearest tile that gems and coins are enough for. */
  | { readonly key: 'affords'; readonly price: number }
  | { readonly key: 'short'; readonly gems: number; readonly price: number }
  | { readonly key: 'gems'; readonly completes: number; readonly gems: number }
  | { readonly key: 'triples'; readonly points: number }
  | { readonly key: 'lines'; readonly points: number }
  | { readonly key: 'mission'; readonly mission: MissionName; readonly points: number }
  | { readonly key: 'pigCoin' }
  | { readonly key: 'gnomes'; readonly gnomes: number; readonly limit: number }
  | { readonly key: 'dragons'; readonly limit: number }
  | { readonly key: 'ends' }
  | { readonly key: 'loses'; readonly lost: number; readonly gems: number }
  | { readonly key: 'swaps'; readonly tile: string }
  /** Whom one gets, and how many of them one has already. */
  | { readonly key: 'hires'; readonly creature: Hireable; readonly isExpert: boolean; readonly own: number }
  | { readonly key: 'halves'; readonly halves: number }
  /** How many of one's tiles carry gnomes then. */
  | { readonly key: 'bag'; readonly gnomes: number; readonly tiles: number }
  | { readonly key: 'coin' }
  | { readonly key: 'spends'; readonly coins: number; readonly left: number }
  | { readonly key: 'wastes'; readonly gems: number }
  | { readonly key: 'free'; readonly coins: number };
