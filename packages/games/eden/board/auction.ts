import type { Seat } from '@potager/kernel';
import type { TakenTile, View } from '../rules/kinds.ts';
import { sidesOf, stakesOf, takenBy } from '../rules/tallies.ts';

/** One side of a land grab, as everybody at the table sees it. */
export interface AuctionSide {
  readonly seat: Seat;
  readonly part: 'attacker' | 'defender';
  readonly other: Seat;
  /** Its own tiles, which it may lose, and what they are worth. */
  readonly cells: readonly string[];
  readonly points: number;
  /** The other side's points: what each bid of this side is multiplied by (ED-L3). */
  readonly stake: number;
  /** What it would take if it won. */
  readonly takes: readonly TakenTile[];
  /** Its own last bid, and whether that is the one that stands. */
  readonly bid: number | null;
  readonly isStanding: boolean;
}

type Auction = Pick<View, 'tiles' | 'supply' | 'turn' | 'actor' | 'placed' | 'grab'>;

/** Both sides of the land grab in view, the attacker first; none where there is no land grab. */
export function auctionOf(view: Auction): readonly AuctionSide[] {
  const { grab, turn } = view;
  if (grab === null) return [];
  const { attack, defence } = stakesOf(view);
  const sides = sidesOf(view);
  const attacker = { seat: turn, other: grab.defender, cells: sides.attack, points: attack, stake: defence };
  const defender = { seat: grab.defender, other: turn, cells: sides.defence, points: defence, stake: attack };
  return [
    { part: 'attacker', ...attacker, takes: takenBy(view, turn), ...lastBid(view, turn) },
    { part: 'defender', ...defender, takes: takenBy(view, grab.defender), ...lastBid(view, grab.defender) },
  ];
}

/** The side that is to act was outbid; the other one holds the bid that stands. */
function lastBid({ grab, actor }: Auction, seat: Seat): Pick<AuctionSide, 'bid' | 'isStanding'> {
  const standing = grab?.bid ?? null;
  // A server of an earlier version does not tell it.
  if (seat === actor) return { bid: grab?.outbid ?? null, isStanding: false };
  return { bid: standing, isStanding: standing !== null };
}

/** What winning at a bid would mean for a side. */
export interface Outcome {
  readonly pays: number;
  readonly points: number;
  readonly wins: boolean;
}

export function outcomeOf(
  { points, target }: Pick<View, 'points' | 'target'>,
  { seat, stake, takes }: AuctionSide,
  bid: number,
): Outcome {
  const then = takes.reduce((sum, { level }) => sum + level, points[seat]!);
  return { pays: bid * stake, points: then, wins: then >= target };
}

/** What could still be added to an attack before it is opened, and what only mana keeps out of it. */
export interface Additions {
  readonly targets: readonly string[];
  readonly supports: readonly string[];
  readonly tooDear: readonly string[];
}

export function additionsOf(
  { tiles, grab }: Pick<View, 'tiles' | 'grab'>,
  legal: readonly string[],
  why: (move: string) => { readonly key: string } | undefined,
): Additions {
  const cellsOf = (kind: string): string[] =>
    legal.filter((move) => move.startsWith(`${kind} `)).map((move) => move.slice(kind.length + 1));
  return {
    targets: cellsOf('grab'),
    supports: cellsOf('with'),
    tooDear: Object.keys(tiles).filter(
      (cell) => tiles[cell]?.seat === grab?.defender && why(`grab ${cell}`)?.key === 'openingMana',
    ),
  };
}
