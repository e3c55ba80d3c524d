import type { NotationRefusal, Seat, Viewer } from '@potager/kernel';
import type { Land } from './components.ts';
import type { Phase } from './fields.ts';
import type { Tiles } from './layout.ts';

/**
 * The closed families of this game: what is seen, what happens, what is refused, what scores. Territories are 1 to 7.
 */

export type Building = { readonly seat: Seat; readonly floors: number; readonly roof: boolean };

/** What everybody may know. */
export type OpenFacts = {
  readonly phase: Phase;
  /** Whose turn it is; null while missions are chosen and when it is over. */
  readonly turn: Seat | null;
  /** The first of the round. */
  readonly first: Seat;
  readonly round: number;
  readonly actionsLeft: number;
  /** Turns of this round that are over, and who had one. */
  readonly turns: number;
  readonly played: readonly Seat[];
  readonly lastRound: boolean;
  readonly torticrane: number | null;
  /** In this action: how often the seat moved on, and from where it first did. */
  readonly movedOn: number;
  readonly cameFrom: number | null;
  readonly ployUsed: boolean;
  /** A roof was transferred: the action must happen where the torticrane stands (GN-Y3). */
  readonly isBound: boolean;
  /** The area that just got a floor, while a project may be completed. */
  readonly placed: string | null;
  readonly population: readonly number[];
  readonly floorsLeft: readonly number[];
  readonly ploysLeft: readonly number[];
  readonly roofsLeft: number;
  readonly buildings: { readonly [area: string]: Building };
  readonly tokens: { readonly [area: string]: Land };
  readonly projects: readonly number[];
  /** By seat. */
  readonly taken: readonly (readonly number[])[];
  /** The territories and their rotations, by board position. */
  readonly board: Tiles;
};

export type View = OpenFacts & {
  /** The version of the rules it is played by. */
  readonly rules: number;
  readonly viewer: Viewer;
  readonly seats: number;
  readonly layout: string;
  /** Points from projects. */
  readonly points: readonly number[];
  /** How many projects are face down. */
  readonly deck: number;
  /** Who still chooses missions. */
  readonly choosing: readonly Seat[];
  /** The viewer's own four; null for spectators. */
  readonly dealt: readonly number[] | null;
  /** By seat: the viewer's own two once chosen, everyone's when it is over, else null. */
  readonly kept: readonly (readonly number[] | null)[];
};

export type State = OpenFacts & {
  /** Points from projects until it is over, then all. */
  readonly score: readonly number[];
  /** Project numbers, the next one first. */
  readonly deck: readonly number[];
  readonly dealt: readonly (readonly number[])[];
  readonly kept: readonly (readonly number[])[];
};

export type Event =
  | { readonly key: 'kept'; readonly seat: Seat; readonly missions: readonly number[] }
  | { readonly key: 'keptUnseen'; readonly seat: Seat }
  | { readonly key: 'turnBegan'; readonly seat: Seat; readonly actions: number }
  | { readonly key: 'craneMoved'; readonly seat: Seat; readonly from: number; readonly to: number }
  | { readonly key: 'roofMoved'; readonly seat: Seat; readonly from: string; readonly to: string }
  | { readonly key: 'movedOn'; readonly seat: Seat; readonly from: number; readonly to: number }
  | {
      readonly key: 'built';
      readonly seat: Seat;
      readonly area: string;
      readonly floors: number;
      readonly cost: number;
      readonly torticrane: number;
      /** Of the token laid with it. */
      readonly land?: Land;
    }
  | {
      readonly key: 'abandoned';
      readonly seat: Seat;
      readonly area: string;
      readonly floors: number;
      readonly gain: number;
      readonly roof: boolean;
      readonly torticrane: number;
    }
  | {
      readonly key: 'invaded';
      readonly seat: Seat;
      readonly owner: Seat;
      readonly area: string;
      readonly floors: number;
      readonly cost: number;
      readonly roof: boolean;
      readonly torticrane: number;
    }
  | { readonly key: 'idled'; readonly seat: Seat; readonly torticrane: number }
  | { readonly key: 'lastRoundBegan'; readonly seat: Seat }
  | { readonly key: 'projectOffered'; readonly seat: Seat; readonly area: string; readonly projects: readonly number[] }
  | {
      readonly key: 'projectCompleted';
      readonly seat: Seat;
      readonly project: number;
      readonly area: string;
      readonly points: number;
    }
  | { readonly key: 'projectRevealed'; readonly project: number; readonly place: number }
  | { readonly key: 'projectDeclined'; readonly seat: Seat }
  | { readonly key: 'actionEnded'; readonly seat: Seat; readonly actions: number }
  | { readonly key: 'nextAsked'; readonly seat: Seat; readonly among: readonly Seat[] }
  | { readonly key: 'nextChosen'; readonly seat: Seat; readonly next: Seat }
  | {
      readonly key: 'territoryControlled';
      readonly territory: number;
      readonly seats: readonly Seat[];
      readonly floors: number;
      readonly gain: number;
    }
  | { readonly key: 'roundBegan'; readonly round: number; readonly first: Seat }
  | {
      readonly key: 'ended';
      readonly winners: readonly Seat[];
      readonly scores: readonly number[];
      readonly missions: readonly (readonly number[])[];
    };

export type Why =
  | NotationRefusal
  | { readonly rule: 'GN-E1'; readonly key: 'over' }
  | { readonly rule: 'GN-R2' | 'GN-R3'; readonly key: 'notYourTurn'; readonly turn: Seat }
  | { readonly rule: 'GN-S6'; readonly key: 'missionsFirst'; readonly choosing: readonly Seat[] }
  | { readonly rule: 'GN-S6'; readonly key: 'missionsChosen' }
  | { readonly rule: 'GN-S6'; readonly key: 'notDealt'; readonly mission: number; readonly dealt: readonly number[] }
  | { readonly rule: 'GN-S6'; readonly key: 'sameMission'; readonly mission: number }
  | { readonly rule: 'GN-S6'; readonly key: 'smallerFirst'; readonly move: string }
  | { readonly rule: 'GN-S8'; readonly key: 'onlyBuild' }
  | { readonly rule: 'GN-J1'; readonly key: 'projectFirst'; readonly projects: readonly number[] }
  | { readonly rule: 'GN-J1'; readonly key: 'noFloorPlaced' }
  | { readonly rule: 'GN-R2'; readonly key: 'nextFirst'; readonly among: readonly Seat[] }
  | { readonly rule: 'GN-R2'; readonly key: 'turnNotOver'; readonly actions: number }
  | { readonly rule: 'GN-R2'; readonly key: 'hasPlayed'; readonly next: Seat; readonly among: readonly Seat[] }
  | { readonly rule: 'GN-R3'; readonly key: 'noChoosing' }
  | {
      readonly rule: 'GN-C1' | 'GN-A1' | 'GN-Y3' | 'GN-Y4';
      readonly key: 'elsewhere';
      readonly area: string;
      readonly torticrane: number;
    }
  | { readonly rule: 'GN-C3'; readonly key: 'chooseLand'; readonly area: string; readonly lands: readonly Land[] }
  | { readonly rule: 'GN-C3'; readonly key: 'noBramble'; readonly area: string; readonly land: Land }
  | { readonly rule: 'GN-C3'; readonly key: 'noToken'; readonly land: Land; readonly lands: readonly Land[] }
  | { readonly rule: 'GN-C5'; readonly key: 'noFloors' }
  | { readonly rule: 'GN-C5'; readonly key: 'othersBuilding'; readonly area: string; readonly owner: Seat }
  | { readonly rule: 'GN-C5'; readonly key: 'roofed'; readonly area: string }
  | { readonly rule: 'GN-P2'; readonly key: 'population'; readonly need: number; readonly have: number }
  | { readonly rule: 'GN-A1' | 'GN-Y3' | 'GN-Y4'; readonly key: 'nothingThere'; readonly area: string }
  | { readonly rule: 'GN-A1' | 'GN-Y3'; readonly key: 'notYours'; readonly area: string; readonly owner: Seat }
  | { readonly rule: 'GN-N1'; readonly key: 'canConstructHere'; readonly territory: number; readonly area: string }
  | { readonly rule: 'GN-N1'; readonly key: 'allRound' }
  | { readonly rule: 'GN-N2'; readonly key: 'canConstruct'; readonly area: string; readonly cost: number }
  | { readonly rule: 'GN-Y3'; readonly key: 'actHere'; readonly territory: number }
  | { readonly rule: 'GN-Y1'; readonly key: 'ployUsed' }
  | { readonly rule: 'GN-Y5'; readonly key: 'noPloys' }
  | { readonly rule: 'GN-Y2'; readonly key: 'alreadyMovedOn'; readonly times: number }
  | { readonly rule: 'GN-Y2'; readonly key: 'notNextByNumber'; readonly to: number; readonly can: readonly number[] }
  | { readonly rule: 'GN-Y3'; readonly key: 'noRoof'; readonly area: string }
  | { readonly rule: 'GN-Y3'; readonly key: 'hasRoof'; readonly area: string }
  | {
      readonly rule: 'GN-Y3';
      readonly key: 'otherLand';
      readonly from: string;
      readonly fromLand: Land;
      readonly to: string;
      readonly toLand: Land;
    }
  | { readonly rule: 'GN-Y4'; readonly key: 'ownBuilding'; readonly area: string }
  | { readonly rule: 'GN-Y4'; readonly key: 'tooFewFloors'; readonly need: number; readonly have: number }
  | {
      readonly rule: 'GN-J4';
      readonly key: 'notFaceUp';
      readonly project: number;
      readonly projects: readonly number[];
    }
  | {
      readonly rule: 'GN-J6' | 'GN-J7' | 'GN-J8' | 'GN-J9' | 'GN-J10' | 'GN-J11';
      readonly key: 'notCompleted';
      readonly project: number;
      readonly area: string;
    };

export type ScoreLine =
  | { readonly rule: 'GN-J4'; readonly key: 'project'; readonly project: number; readonly points: number }
  | {
      readonly rule: 'GN-M1';
      readonly key: 'floors';
      readonly mission: number;
      readonly floors: number;
      readonly points: number;
    }
  | {
      readonly rule: 'GN-M2';
      readonly key: 'buildings';
      readonly mission: number;
      readonly buildings: number;
      readonly points: number;
    }
  | {
      readonly rule: 'GN-M3';
      readonly key: 'towers';
      readonly mission: number;
      readonly territories: readonly number[];
      readonly points: number;
    }
  | {
      readonly rule: 'GN-M4';
      readonly key: 'control';
      readonly mission: number;
      readonly held: readonly number[];
      readonly points: number;
    }
  | { readonly rule: 'GN-S6'; readonly key: 'missionsHidden'; readonly points: 0 }
  | { readonly rule: 'GN-E2'; readonly key: 'population'; readonly inhabitants: number; readonly points: number };

/** Who has most floors in a territory. */
export type Majority = { readonly floors: number; readonly seats: readonly Seat[] };

/** What a seat could construct where it would have to act next. */
export type Upcoming = {
  readonly seat: Seat;
  /** How many actions it would have. */
  readonly actions: number;
  readonly territory: number;
  readonly builds: readonly { readonly area: string; readonly cost: number }[];
};

/** What a move would do, as far as it has such a thing. */
export type Preview = {
  readonly cost?: number;
  readonly gain?: number;
  /** The mover's inhabitants after it, before any territory control. */
  readonly population?: number;
  /** Of the building, after it. */
  readonly floors?: number;
  readonly floorsLeft?: number;
  readonly torticrane?: number;
  /** Face-up projects that it would complete. */
  readonly completes?: readonly number[];
  readonly territory?: number;
  readonly majority?: { readonly now: Majority; readonly after: Majority };
  readonly lastRound?: boolean;
  readonly points?: number;
  /** What the mover's own missions would bring if the game ended, where that changes. */
  readonly missions?: { readonly now: number; readonly after: number };
  readonly roof?: string;
  readonly next?: Seat;
  /**
   * Who could act next: the mover again, the only one left, or each of those left to choose from; nobody once it is
   * over.
   */
  readonly upcoming?: readonly Upcoming[];
};
