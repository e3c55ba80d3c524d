import type { Seat } from '@potager/kernel';
import type { CellName } from '../rules/cells.ts';
import type { Shape } from '../rules/shapes.ts';

/** A culture card and how many tiles it could raise at most: each is a point. */
export type Growth = { readonly card: string; readonly shape: Shape; readonly points: number };

/** What speaks for a move or against it. Whoever would move is “you”; what others can pay is not known. */
export type Reason =
  | { readonly key: 'wins' }
  | { readonly key: 'grows'; readonly points: number; readonly target: number }
  /** How many of one's own tiles it touches. */
  | { readonly key: 'beside'; readonly tiles: number }
  /** A card of one's hand that could be played in a later turn, and could not before. */
  | ({ readonly key: 'enables' } & Growth)
  /** Tiles of others that could then be attacked, and what the cheapest opening bid costs. */
  | { readonly key: 'targets'; readonly cells: readonly CellName[]; readonly opening: number }
  | {
      readonly key: 'raises';
      readonly tiles: number;
      readonly level: number;
      readonly points: number;
      readonly target: number;
    }
  /** Income of each turn: by how much it grows, and what it is then. */
  | { readonly key: 'income'; readonly more: number; readonly income: number }
  | { readonly key: 'pays'; readonly mana: number; readonly left: number }
  | { readonly key: 'sells'; readonly mana: number; readonly left: number }
  | { readonly key: 'buys'; readonly mana: number; readonly left: number }
  /** What a card that is sold could have done, or one that is bought can do: at once, or in a later turn. */
  | { readonly key: 'forgoes'; readonly points: number }
  | { readonly key: 'atOnce'; readonly places: number; readonly points: number }
  | { readonly key: 'later'; readonly points: number }
  | { readonly key: 'unfit' }
  /** What is at stake in a land grab: the opening bid, and what outbidding that would cost the other at least. */
  | {
      readonly key: 'stakes';
      readonly seat: Seat;
      readonly attack: number;
      readonly defence: number;
      readonly opening: number;
      readonly answer: number;
    }
  /** If the other accepts: what one pays and has left, what one takes, and one's points then. */
  | {
      readonly key: 'takes';
      readonly mana: number;
      readonly left: number;
      readonly cells: readonly CellName[];
      readonly points: number;
      readonly target: number;
    }
  | { readonly key: 'winsIfAccepted' }
  /** What the other would have to pay to go beyond the bid, and the points one would lose to them. */
  | { readonly key: 'outbidding'; readonly seat: Seat; readonly mana: number; readonly lost: number }
  | { readonly key: 'receives'; readonly mana: number; readonly left: number }
  | {
      readonly key: 'surrenders';
      readonly seat: Seat;
      readonly cells: readonly CellName[];
      readonly lost: number;
      readonly points: number;
    }
  | { readonly key: 'letsWin'; readonly seat: Seat }
  /** How near it brings the other to the target. */
  | { readonly key: 'rival'; readonly seat: Seat; readonly points: number; readonly target: number }
  /** Cards that could still be played in this turn. */
  | { readonly key: 'unplayed'; readonly cards: number }
  | { readonly key: 'discards'; readonly card: string }
  | { readonly key: 'draws' }
  | { readonly key: 'drawsNone' }
  | { readonly key: 'drawsFirst' }
  /** Turns in a row without a card, this one among them, and how many end the game. */
  | { readonly key: 'passes'; readonly idle: number; readonly limit: number }
  | { readonly key: 'ends' }
  /** What the next turn begins with, if nothing changes until then. */
  | { readonly key: 'next'; readonly income: number };
