import type { NotationRefusal, Seat, Viewer } from '@potager/kernel';
import type { CellName } from './cells.ts';
import type { Ending } from './memory.ts';
import type { Shape } from './shapes.ts';

/** The closed families of this game: what is seen, what happens, what is refused, what scores, what is foreseen. */

/** One member for each key: sentences are found by key, so no two may share a member of a family. */
type Each<K extends string, T> = K extends string ? { readonly key: K } & T : never;

/** `C4` or `7`, as in notation. */
type CardName = string;

export type Tile = { readonly seat: Seat; readonly level: number };
export type Tiles = { readonly [cell: string]: Tile };

/** A land grab, from the first target on. */
export type Grab = {
  readonly defender: Seat;
  readonly targets: readonly CellName[];
  /** The supporting tile. */
  readonly support: CellName | null;
  /** The standing bid; null before the opening one. */
  readonly bid: number | null;
  /** The bid it has topped: the last one of the side that is to act; null where that side has made none. */
  readonly outbid: number | null;
};

/** Lists are by seat unless said otherwise. */
export type View = {
  readonly viewer: Viewer;
  /** The version of the rules it is played by. */
  readonly rules: number;
  readonly target: number;
  readonly ending: Ending;
  readonly turn: Seat;
  /** Who is to act; null when it is over. */
  readonly actor: Seat | null;
  /** Irrigation cards played this turn. */
  readonly watered: number;
  /** Culture cards played this turn. */
  readonly cultivated: number;
  /** Whether this turn's card was drawn: then only trading and the end of the turn are left (ED-T4). */
  readonly drew: boolean;
  /** The tile just placed, from which a land grab may start or goes on. */
  readonly placed: CellName | null;
  readonly grab: Grab | null;
  readonly tiles: Tiles;
  readonly points: readonly number[];
  /** Tiles left of level 1, 2 and 3. */
  readonly supply: readonly (readonly number[])[];
  /** Null where the viewer may not know. */
  readonly mana: readonly (number | null)[];
  /** How many cards each seat holds. */
  readonly cards: readonly number[];
  /** The viewer's own; a spectator has none. */
  readonly hand: readonly CardName[];
  readonly market: readonly CardName[];
  /** How many cards are left to draw. */
  readonly deck: number;
  readonly discard: readonly CardName[];
  readonly reshuffles: number;
  /** Turns in a row that ended without a card played. */
  readonly idle: number;
};

/** A tile that changes hands, or comes to nothing (level 0) where the winner's supply is empty. */
export type TakenTile = { readonly cell: CellName; readonly was: number; readonly level: number };

export type Event =
  | { readonly key: 'turnBegan'; readonly seat: Seat; readonly mana: number }
  | { readonly key: 'watered'; readonly seat: Seat; readonly cell: CellName }
  | {
      readonly key: 'cultivated';
      readonly seat: Seat;
      readonly card: CardName;
      readonly shape: Shape;
      readonly cells: readonly CellName[];
      readonly raised: readonly CellName[];
      readonly level: number;
      readonly mana: number;
    }
  | Each<
      'sold' | 'bought',
      {
        readonly seat: Seat;
        readonly card: CardName;
        readonly shape: Shape;
        readonly mana: number;
      }
    >
  | { readonly key: 'targeted'; readonly seat: Seat; readonly defender: Seat; readonly cell: CellName }
  | { readonly key: 'supported'; readonly seat: Seat; readonly cell: CellName }
  | Each<
      'opened' | 'raised',
      {
        readonly seat: Seat;
        readonly other: Seat;
        readonly bid: number;
        readonly mana: number;
      }
    >
  | {
      readonly key: 'accepted';
      readonly seat: Seat;
      readonly winner: Seat;
      readonly bid: number;
      readonly mana: number;
      readonly tiles: readonly TakenTile[];
    }
  | { readonly key: 'discarded'; readonly seat: Seat; readonly card: CardName }
  | Each<'finished' | 'passed', { readonly seat: Seat }>
  | { readonly key: 'drew'; readonly seat: Seat; readonly card: CardName }
  | { readonly key: 'drewUnseen'; readonly seat: Seat }
  | { readonly key: 'reshuffled'; readonly cards: number; readonly times: number }
  | { readonly key: 'won'; readonly seat: Seat; readonly points: number }
  | Each<
      'passedOut' | 'playedOut',
      {
        readonly winners: readonly Seat[];
        /** Only of those whose mana had to be compared. */
        readonly mana: readonly (number | null)[];
      }
    >;

/** Figures in `have` are the asking seat's own. */
export type Why =
  | NotationRefusal
  | { readonly rule: 'ED-E1' | 'ED-E2' | 'ED-E3'; readonly key: 'over' }
  | { readonly rule: 'ED-S2'; readonly key: 'notYourTurn'; readonly turn: Seat }
  | { readonly rule: 'ED-L4'; readonly key: 'awaitAnswer'; readonly seat: Seat }
  | { readonly rule: 'ED-L4'; readonly key: 'answerFirst'; readonly bid: number }
  | { readonly rule: 'ED-L4'; readonly key: 'openFirst' }
  | { readonly rule: 'ED-T3'; readonly key: 'defenderTrades'; readonly turn: Seat }
  | { readonly rule: 'ED-T2'; readonly key: 'cardsPlayed'; readonly watered: number; readonly cultivated: number }
  | Each<'hasDrawn' | 'drawsAtEnd', { readonly rule: 'ED-T4' }>
  | { readonly rule: 'ED-T4'; readonly key: 'handFull'; readonly cards: number }
  | { readonly rule: 'ED-E2'; readonly key: 'noFourthShuffle' }
  | { readonly rule: 'ED-I1' | 'ED-I4' | 'ED-U1' | 'ED-B1'; readonly key: 'notInHand'; readonly card: CardName }
  | { readonly rule: 'ED-I1'; readonly key: 'occupied'; readonly cell: CellName; readonly by: Seat }
  | { readonly rule: 'ED-I1'; readonly key: 'noTile' }
  | { readonly rule: 'ED-I4'; readonly key: 'notDead'; readonly cell: CellName; readonly left: number }
  | Each<
      'arrangement' | 'mirrored' | 'nowhere' | 'onlyMirrored' | 'whichCells',
      { readonly rule: 'ED-U1'; readonly card: CardName; readonly shape: Shape }
    >
  | {
      readonly rule: 'ED-U1';
      readonly key: 'fewTiles';
      readonly card: CardName;
      readonly shape: Shape;
      readonly need: number;
      readonly have: number;
    }
  | {
      readonly rule: 'ED-U1';
      readonly key: 'notThere';
      readonly card: CardName;
      readonly shape: Shape;
      readonly cell: CellName;
    }
  | { readonly rule: 'ED-U1'; readonly key: 'notOwn'; readonly cell: CellName }
  | { readonly rule: 'ED-U2'; readonly key: 'fullGrown' }
  | { readonly rule: 'ED-U3'; readonly key: 'raiseMana'; readonly need: number; readonly have: number }
  | {
      readonly rule: 'ED-U3';
      readonly key: 'raiseTiles';
      readonly level: number;
      readonly need: number;
      readonly have: number;
    }
  | { readonly rule: 'ED-B2'; readonly key: 'notForSale'; readonly card: CardName }
  | { readonly rule: 'ED-B2'; readonly key: 'price'; readonly need: number; readonly have: number }
  | {
      readonly rule: 'ED-T3';
      readonly key: 'keepOpening';
      readonly need: number;
      readonly have: number;
      readonly keep: number;
    }
  | { readonly rule: 'ED-I2'; readonly key: 'notAfterWater' }
  | { readonly rule: 'ED-L1'; readonly key: 'noTarget'; readonly cell: CellName }
  | {
      readonly rule: 'ED-L1';
      readonly key: 'otherOpponent';
      readonly cell: CellName;
      readonly defender: Seat;
      readonly by: Seat;
    }
  | { readonly rule: 'ED-L1'; readonly key: 'alreadyTarget'; readonly cell: CellName }
  | { readonly rule: 'ED-L1'; readonly key: 'farFromPlaced'; readonly cell: CellName; readonly placed: CellName }
  | { readonly rule: 'ED-L1'; readonly key: 'farFromTargets'; readonly cell: CellName }
  | Each<'openingMana' | 'bidMana', { readonly rule: 'ED-L5'; readonly need: number; readonly have: number }>
  | { readonly rule: 'ED-L2'; readonly key: 'targetFirst' }
  | { readonly rule: 'ED-L2'; readonly key: 'supportedAlready'; readonly cell: CellName }
  | { readonly rule: 'ED-L2'; readonly key: 'noSupport'; readonly cell: CellName; readonly placed: CellName }
  | { readonly rule: 'ED-L4'; readonly key: 'noAuction' }
  | { readonly rule: 'ED-L4'; readonly key: 'multiple'; readonly bid: number }
  | { readonly rule: 'ED-L4'; readonly key: 'tooLow'; readonly bid: number; readonly need: number }
  | { readonly rule: 'ED-L4'; readonly key: 'nothingToAccept' };

export type ScoreLine = {
  readonly rule: 'ED-K4';
  readonly key: 'tiles';
  readonly level: number;
  readonly tiles: number;
  readonly points: number;
};

/** One side of an auction at some bid: what it would pay if the other side accepted, and what it would take. */
export type Side = {
  readonly seat: Seat;
  readonly stake: number;
  readonly pays: number;
  readonly takes: readonly TakenTile[];
  /** Everyone's points afterwards. */
  readonly points: readonly number[];
  readonly wins: boolean;
};

export type Preview =
  | { readonly kind: 'water'; readonly points: number; readonly wins: boolean; readonly targets: readonly CellName[] }
  | {
      readonly kind: 'culture';
      readonly mana: number;
      readonly raised: readonly CellName[];
      readonly level: number;
      readonly points: number;
      readonly income: number;
      readonly wins: boolean;
    }
  | { readonly kind: 'sell'; readonly mana: number; readonly left: number }
  | {
      readonly kind: 'buy';
      readonly mana: number;
      readonly left: number;
      /** Where the card could be played at once. */
      readonly fits: readonly (readonly CellName[])[];
      /** Why it could be played nowhere at once; null where it could. */
      readonly unfit: Why | null;
    }
  | { readonly kind: 'grab' | 'with'; readonly attack: number; readonly defence: number; readonly opening: number }
  | {
      readonly kind: 'bid' | 'accept';
      readonly bid: number;
      /** The mana of the asking seat if the auction ended with this bid. */
      readonly left: number;
      readonly attacker: Side;
      readonly defender: Side;
      /** Who would pay at this bid. */
      readonly payer: Seat;
    }
  | {
      readonly kind: 'draw';
      /** Whether the discard becomes the new pile first. */
      readonly shuffles: boolean;
    }
  | {
      readonly kind: 'done';
      readonly passes: boolean;
      /** Turns in a row without a card played, this one included, and how many of them end the game. */
      readonly idle: number;
      readonly limit: number;
      readonly draws: boolean;
      /** Whether the discard becomes the new pile first. */
      readonly shuffles: boolean;
      readonly ends: boolean;
    };
