import type { Seat } from '@potager/kernel';
import type { Land } from '../rules/components.ts';

/** A project that somebody could complete, with its points. */
export type Chance = { readonly project: number; readonly points: number };

/** What speaks for a move or against it. Territories are 1 to 7; whoever would move is “you”. */
export type Reason =
  /** The floor completes one of these; `project` brings most. */
  | {
      readonly key: 'completes';
      readonly projects: readonly number[];
      readonly project: number;
      readonly points: number;
    }
  | { readonly key: 'scores'; readonly project: number; readonly points: number }
  | { readonly key: 'forgoes'; readonly project: number; readonly points: number }
  /** Points of one's own missions, if the game ended. */
  | { readonly key: 'missions'; readonly change: number; readonly after: number }
  /** One gains so many inhabitants at the end of the round, more than before; these seats gain less than before. */
  | { readonly key: 'leads'; readonly territory: number; readonly gain: number; readonly from: readonly Seat[] }
  /** One would gain fewer inhabitants there than before. */
  | { readonly key: 'yields'; readonly territory: number; readonly gain: number }
  | { readonly key: 'unseats'; readonly territory: number; readonly seats: readonly Seat[] }
  /** From then on one more floor in that area would complete a project. */
  | { readonly key: 'prepares'; readonly project: number; readonly points: number; readonly area: string }
  /** Where one acts next oneself, how many areas one could build on there, and what could be completed. */
  | { readonly key: 'acts'; readonly territory: number; readonly builds: number; readonly chance: Chance | null }
  /** Where whoever comes next acts: these are the ones who may, and those of them who cannot build there. */
  | {
      readonly key: 'sends';
      readonly territory: number;
      readonly seats: readonly Seat[];
      readonly stuck: readonly Seat[];
      readonly threat: (Chance & { readonly seat: Seat }) | null;
    }
  | {
      readonly key: 'chooses';
      readonly seat: Seat;
      readonly territory: number;
      readonly builds: number;
      readonly chance: Chance | null;
    }
  | { readonly key: 'invades'; readonly owner: Seat; readonly floors: number; readonly cost: number }
  | { readonly key: 'returns'; readonly floors: number; readonly gain: number }
  /** What one's inhabitants are worth at the end, before and after. */
  | { readonly key: 'population'; readonly now: number; readonly after: number }
  | { readonly key: 'costs'; readonly cost: number; readonly left: number }
  | { readonly key: 'ploy'; readonly left: number }
  | { readonly key: 'opens'; readonly area: string; readonly floors: number }
  | { readonly key: 'idles' }
  | { readonly key: 'lastRound' }
  /** Two missions that the same buildings, or the same territory, count for; or that nothing counts for together. */
  | { readonly key: 'sameLand'; readonly land: Land }
  | { readonly key: 'sameTowers'; readonly floors: number }
  | { readonly key: 'sameTerritory'; readonly territory: number }
  | { readonly key: 'apart' };
