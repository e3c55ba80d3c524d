import { affordable, FINE_STEP } from './bids.ts';
import { type AuctionSide, auctionOf, outcomeOf } from './auction.ts';
import { sayTaken } from './spoken.ts';
import type { Table } from './table.ts';

/** An auction in sentences: who has bid what, and what each would pay and take. */

type Spoken = Pick<Table, 'view' | 'labels' | 'nameOf' | 'me'>;

/** A side's own last bid. */
export function sayBid({ labels }: Pick<Spoken, 'labels'>, { bid, isStanding }: AuctionSide): string {
  if (bid === null) return labels.noBid;
  return isStanding ? labels.standingBid(bid) : labels.toppedBid(bid);
}

/** What becomes of both sides if this one wins at a bid: it pays the other, and takes the other's tiles (ED-L6). */
export function sayOutcome({ view, labels, nameOf, me }: Spoken, side: AuctionSide, bid: number): string[] {
  const name = (seat: number): string | undefined => (seat === me ? undefined : nameOf(seat));
  const { pays, points, wins } = outcomeOf(view, side, bid);
  return [
    labels.ifAccepted({
      winner: name(side.seat),
      loser: name(side.other),
      mana: pays,
      tiles: sayTaken(labels, side.takes),
    }),
    wins ? labels.winsIt : labels.thenHas(points),
    ...(side.other === me ? [labels.youHave((view.mana[me] ?? 0) + pays)] : []),
  ];
}

/** What an answer in advance would do in the auction in view, where its owner has a part in it. */
export function saySealed({ view, labels, me }: Spoken, upTo: number): string[] {
  const own = auctionOf(view).find(({ seat }) => seat === me);
  if (own === undefined || me === undefined) return [];
  const mana = view.mana[me] ?? 0;
  const most = Math.min(upTo, affordable(mana, own.stake));
  const standing = view.grab?.bid ?? null;
  const isAsked = standing !== null && view.actor === me;
  if (isAsked && most < standing + FINE_STEP) {
    return [labels.sealed.accepts(standing * own.points, labels.list(own.cells))];
  }
  // Whoever holds the bid can only answer a raise, and has to go one step beyond that.
  if (standing !== null && !isAsked && most < standing + 2 * FINE_STEP) return [labels.sealed.acceptsNext];
  const pays = labels.sealed.costs(most * own.stake, mana, sayTaken(labels, own.takes));
  return isAsked ? [pays, labels.sealed.now] : [pays];
}
