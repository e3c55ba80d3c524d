import type { NotationRefusal, Seat, Viewer } from '@potager/kernel';
import type { Phase, Status } from './fields.ts';
import type { MissionName } from './missions.ts';
import type { AnyPile, Pile } from './piles.ts';
import type { Side, Slot } from './slots.ts';
import type { Creature } from './tile-set.ts';

/** The closed families of this game: what is seen, what happens, what is refused, what scores. */

/** A tile that lies in a garden. */
export type Laid = { readonly id: string; readonly x: number; readonly y: number; readonly r: number };

/** What everybody sees of one seat: all but what its bag will give next. */
export type SeatView = {
  readonly status: Status;
  readonly coins: number;
  /** As they count for hiring now. */
  readonly gems: number;
  readonly garden: readonly Laid[];
  readonly bag: readonly string[];
  readonly hand: string | null;
  readonly aside: string | null;
  readonly alarm: boolean;
  readonly looked: boolean;
  readonly hired: string | null;
  readonly mutant: string | null;
};

/** A pile: its face-up top, its size, and what was put under it for all to see, the lowest last. */
export type PileView = { readonly top: string | null; readonly size: number; readonly known: readonly string[] };

/** Nothing is known to one seat alone, so views differ only in who looks. */
export type View = {
  readonly viewer: Viewer;
  readonly target: number;
  readonly expert: boolean;
  /** The missions in the order in which they were dealt; empty without them. */
  readonly missions: readonly number[];
  readonly round: number;
  readonly phase: Phase;
  readonly first: Seat;
  /** Who hires; null while all build and at the end. */
  readonly turn: Seat | null;
  readonly mutating: boolean;
  readonly supply: number;
  /** Piles with a coin beside them. */
  readonly rewards: readonly Pile[];
  readonly piles: { readonly [pile in AnyPile]: PileView };
  readonly seats: readonly SeatView[];
  readonly winner: Seat | null;
};

/** `gems` is always what the seat has afterwards, as it counts for hiring. */
export type Event =
  | { readonly key: 'drew'; readonly seat: Seat; readonly tile: string }
  | { readonly key: 'looked'; readonly seat: Seat; readonly tile: string; readonly back: string }
  | ({ readonly key: 'laid'; readonly seat: Seat; readonly tile: string; readonly gems: number } & Place)
  | ({ readonly key: 'shifted'; readonly seat: Seat; readonly tile: string; readonly gems: number } & Place)
  | { readonly key: 'pigCoin'; readonly seat: Seat }
  | { readonly key: 'alarm'; readonly seat: Seat; readonly tile: string; readonly lost: number; readonly gems: number }
  | { readonly key: 'laidAside'; readonly seat: Seat; readonly tile: string }
  | { readonly key: 'bagEmpty'; readonly seat: Seat }
  | { readonly key: 'stopped'; readonly seat: Seat }
  | { readonly key: 'resumed'; readonly seat: Seat }
  | { readonly key: 'tied'; readonly seats: readonly Seat[]; readonly gems: number; readonly coins: number }
  | { readonly key: 'won'; readonly seat: Seat; readonly gems: number }
  | { readonly key: 'wonAlone'; readonly gems: number; readonly tiles: number; readonly medal: Medal }
  | { readonly key: 'hiring'; readonly seat: Seat }
  | { readonly key: 'ponds'; readonly seat: Seat; readonly ponds: number; readonly coins: number }
  | {
      readonly key: 'bought';
      readonly seat: Seat;
      readonly tile: string;
      readonly creature: Creature;
      readonly pile: Pile;
      readonly coins: number;
      readonly reward: boolean;
      /** What is on top of the pile now. */
      readonly next: string | null;
    }
  | { readonly key: 'tookPig'; readonly seat: Seat; readonly tile: string | null; readonly coins: number }
  | { readonly key: 'mutationDue'; readonly seat: Seat }
  | {
      readonly key: 'mutated';
      readonly seat: Seat;
      readonly pig: string;
      readonly under: AnyPile;
      readonly tile: string;
      readonly creature: Creature;
      readonly pile: Pile;
      readonly next: string | null;
      readonly gems: number;
    }
  | { readonly key: 'newRound'; readonly round: number; readonly first: Seat };

export type Place = { readonly x: number; readonly y: number; readonly r: number };

export const MEDALS = ['gold', 'silver', 'bronze', 'none'] as const;
export type Medal = (typeof MEDALS)[number];

/** Two slots that touch and do not fit. */
export type Clash = {
  readonly slot: number;
  readonly has: Slot;
  readonly side: Side;
  readonly other: string;
  readonly needs: Slot;
};

export type Why =
  | NotationRefusal
  | { readonly rule: 'GL-V1'; readonly key: 'over' }
  | { readonly rule: 'GL-B8'; readonly key: 'stillBuilding' }
  | { readonly rule: 'GL-B8'; readonly key: 'buildingIsOver' }
  | { readonly rule: 'GL-H2'; readonly key: 'notYourTurn'; readonly turn: Seat }
  | { readonly rule: 'GL-B5'; readonly key: 'endedByAlarm'; readonly tile: string }
  | { readonly rule: 'GL-B6'; readonly key: 'endedAside'; readonly tile: string }
  | { readonly rule: 'GL-B7'; readonly key: 'endedEmpty' }
  | { readonly rule: 'GL-B4'; readonly key: 'hasStopped' }
  | { readonly rule: 'GL-B4'; readonly key: 'notStopped' }
  | { readonly rule: 'GL-B5'; readonly key: 'decideFirst'; readonly gnomes: number; readonly limit: number }
  | { readonly rule: 'GL-B5'; readonly key: 'noAlarm'; readonly gnomes: number; readonly limit: number }
  | { readonly rule: 'GL-B1'; readonly key: 'layFirst'; readonly tile: string }
  | { readonly rule: 'GL-B1'; readonly key: 'emptyHand' }
  | { readonly rule: 'GL-B1'; readonly key: 'firstTile' }
  | { readonly rule: 'GL-B2'; readonly key: 'covered'; readonly by: string }
  | { readonly rule: 'GL-B2'; readonly key: 'apart' }
  | { readonly rule: 'GL-B3'; readonly key: 'clash'; readonly tile: string; readonly clashes: readonly Clash[] }
  | { readonly rule: 'GL-B6'; readonly key: 'fits'; readonly tile: string; readonly places: number }
  | { readonly rule: 'GL-C5'; readonly key: 'noUnicorn'; readonly tile: string }
  | { readonly rule: 'GL-C5'; readonly key: 'notInGarden'; readonly tile: string }
  | { readonly rule: 'GL-C5'; readonly key: 'wholeGarden'; readonly tile: string }
  | { readonly rule: 'GL-C5'; readonly key: 'liesThere'; readonly tile: string }
  | { readonly rule: 'GL-C5'; readonly key: 'splits'; readonly tile: string; readonly parts: number }
  | { readonly rule: 'GL-M5'; readonly key: 'noSecondLook' }
  | { readonly rule: 'GL-M5'; readonly key: 'lookedAlready' }
  | { readonly rule: 'GL-M5'; readonly key: 'bagIsEmpty' }
  | { readonly rule: 'GL-H5'; readonly key: 'emptyPile'; readonly pile: AnyPile }
  | {
      readonly rule: 'GL-H2';
      readonly key: 'tooDear';
      readonly need: number;
      readonly gems: number;
      readonly coins: number;
    }
  | { readonly rule: 'GL-X3'; readonly key: 'mutateFirst' }
  | { readonly rule: 'GL-X3'; readonly key: 'noMutation' }
  | { readonly rule: 'GL-X3'; readonly key: 'noPigOfYours'; readonly tile: string }
  | { readonly rule: 'GL-X3'; readonly key: 'goldPig'; readonly tile: string }
  | { readonly rule: 'GL-X3'; readonly key: 'wrongPiles'; readonly tile: string };

/** Each gem of a garden, and what changes their number. `between` holds the ids of the two tiles. */
export type ScoreLine =
  | {
      readonly rule: 'GL-B3' | 'GL-C4';
      readonly key: 'gem';
      readonly points: 1;
      readonly colour: GemColour;
      readonly between: readonly [string, string];
      readonly x: number;
      readonly y: number;
      readonly side: Side;
    }
  | {
      readonly rule: 'GL-C2';
      readonly key: 'triple';
      readonly points: number;
      readonly between: readonly [string, string];
      readonly x: number;
      readonly y: number;
      readonly side: Side;
    }
  | { readonly rule: 'GL-C3'; readonly key: 'lines'; readonly points: number; readonly tile: string }
  | {
      readonly rule: 'GL-M4';
      readonly key: 'mission';
      readonly points: number;
      readonly mission: MissionName;
      /** Those that fulfil it. */
      readonly tiles: readonly string[];
    }
  | { readonly rule: 'GL-H1' | 'GL-X1'; readonly key: 'stolen'; readonly points: number };

export const GEM_COLOURS = ['yellow', 'green', 'pink', 'blue', 'none'] as const;
export type GemColour = (typeof GEM_COLOURS)[number];
