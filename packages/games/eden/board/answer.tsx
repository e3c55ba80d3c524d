import type { VNode } from 'preact';
import type { AuctionSide } from './auction.ts';
import { auctionOf } from './auction.ts';
import { sayOutcome } from './auction-words.ts';
import { BidSteps } from './bid-steps.tsx';
import { bidInView, bidsIn } from './bids.ts';
import { Commit } from './preview-panel.tsx';
import { type Table, useTable } from './table.ts';
import { useThing } from './thing.ts';

/** What the viewer is about to answer: a bid that is not made yet, or that they accept. */
export function Answer(): VNode | null {
  const table = useTable();
  const { view, legal, labels, me, choice, choose } = table;
  const bids = bidsIn(legal);
  const bid = bidInView(bids, choice.bid);
  const standing = view.grab?.bid ?? null;
  const own = auctionOf(view).find(({ seat }) => seat === me);
  if (own === undefined) return null;
  return (
    <div class="ed-answer">
      {bid === undefined ? (
        <p>{labels.noRaise}</p>
      ) : (
        <Bidding own={own} bids={bids} bid={bid} onBid={(next) => choose({ bid: next })} />
      )}
      <div class="button-row">
        {bid !== undefined && (
          <Commit move={`bid ${bid}`} isMain label={standing === null ? labels.open(bid) : labels.raise(bid)} />
        )}
        {legal.includes('accept') && standing !== null && (
          <Commit move="accept" isMain={bid === undefined} label={labels.accept(standing)} />
        )}
      </div>
    </div>
  );
}

interface BiddingProps {
  readonly own: AuctionSide;
  readonly bids: readonly number[];
  readonly bid: number;
  readonly onBid: (bid: number) => void;
}

/** A bid in the making, set apart from those that were made, and what it would mean. */
function Bidding({ own, bids, bid, onBid }: BiddingProps): VNode {
  const table = useTable();
  const { labels, announce, why, refuse } = table;
  const thing = useThing();
  const step = (next: number): void => {
    onBid(next);
    announce([labels.yourBid(next), ...sayBidding(table, own, next)].join(' '));
  };
  const explain = (beyond: number): void => {
    const refusal = why(`bid ${beyond}`);
    if (refusal !== undefined) refuse(refusal);
  };
  return (
    <div class="ed-pending" {...thing('bid')}>
      <p class="ed-pending-title">{labels.pendingBid}</p>
      <BidSteps bids={bids} bid={bid} label={labels.yourBid(bid)} onBid={step} onEdge={explain} hasMost />
      <p class="ed-pending-words">{sayBidding(table, own, bid).join(' ')}</p>
    </div>
  );
}

/** What a bid would mean, and what it would leave. */
function sayBidding(table: Table, own: AuctionSide, bid: number): string[] {
  const seen = table.preview(`bid ${bid}`);
  return [...sayOutcome(table, own, bid), ...(seen?.kind === 'bid' ? [table.labels.manaLeft(seen.left)] : [])];
}
