import type { VNode } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { Grab, Preview, Side as SideFigures } from '../rules/kinds.ts';
import { stakesOf } from '../rules/tallies.ts';
import { BidSteps } from './bid-steps.tsx';
import { bidInView, bidsIn } from './bids.ts';
import { PRICES } from '../rules/figures.ts';
import { Side } from './side.tsx';
import { Commit } from './preview-panel.tsx';
import { useTable } from './table.ts';

/**
 * A land grab, from the first target to the last answer: both sides with A, D and what the bid in view would cost each,
 * the steps of a bid, and the answer. Everyone at the table sees it; only who is to act can touch it.
 */
export function GrabPanel({ grab }: { grab: Grab }): VNode {
  const { view, legal, labels, preview, isAsked, nameOf, me } = useTable();
  const [chosen, choose] = useState<number | undefined>(undefined);
  useEffect(() => choose(undefined), [grab.bid, view.actor]);
  const bids = isAsked ? bidsIn(legal) : [];
  const bid = bidInView(bids, chosen) ?? grab.bid ?? PRICES.FIRST_BID;
  const { attack, defence } = stakesOf(view);
  const seen = preview(bids.includes(bid) ? `bid ${bid}` : 'accept');
  const auction = seen?.kind === 'bid' || seen?.kind === 'accept' ? seen : undefined;
  const high = bids.includes(bid) ? me : otherOf(view.turn, grab.defender, view.actor);
  const cells = view.placed === null ? [] : [view.placed, ...(grab.support === null ? [] : [grab.support])];
  return (
    <div class="ed-grab">
      <div class="ed-sides">
        <Side
          seat={view.turn}
          part="attacker"
          own={attack}
          stake={defence}
          cells={cells}
          spoils={grab.targets}
          bid={bid}
          figures={auction?.attacker}
          isHigh={high === view.turn}
        />
        <Side
          seat={grab.defender}
          part="defender"
          own={defence}
          stake={attack}
          cells={grab.targets}
          spoils={cells}
          bid={bid}
          figures={auction?.defender}
          isHigh={high === grab.defender}
        />
      </div>
      {isAsked ? (
        <Answer grab={grab} bids={bids} bid={bid} onBid={choose} />
      ) : (
        grab.bid !== null && <p class="ed-soft">{labels.answers(nameOf(view.actor ?? view.turn))}</p>
      )}
    </div>
  );
}

/** The side that is not to act holds the standing bid. */
export const otherOf = (attacker: number, defender: number, actor: number | null): number =>
  actor === attacker ? defender : attacker;

interface AnswerProps {
  readonly grab: Grab;
  readonly bids: readonly number[];
  readonly bid: number;
  readonly onBid: (bid: number) => void;
}

function Answer({ grab, bids, bid, onBid }: AnswerProps): VNode {
  const { legal, labels, preview, announce, why, refuse } = useTable();
  const taking = legal.includes('accept') ? preview('accept') : undefined;
  const lostIn = (auction: Auction): string => labels.list(payerOf(auction).takes.map(({ cell }) => cell));
  const cost = preview(`bid ${bid}`);
  const step = (next: number): void => {
    const seen = preview(`bid ${next}`);
    onBid(next);
    if (seen?.kind === 'bid') announce(`${labels.yourBid(next)}; ${labels.bidPays(payOf(seen), seen.left)}`);
  };
  const explain = (beyond: number): void => {
    const refusal = why(`bid ${beyond}`);
    if (refusal !== undefined) refuse(refusal);
  };
  return (
    <div class="ed-answer">
      {bids.length === 0 ? (
        <p>{labels.noRaise}</p>
      ) : (
        <BidSteps bids={bids} bid={bid} label={labels.yourBid(bid)} onBid={step} onEdge={explain} hasMost />
      )}
      <div class="button-row">
        {bids.length > 0 && cost?.kind === 'bid' && (
          <span class="ed-offer">
            <Commit move={`bid ${bid}`} isMain label={grab.bid === null ? labels.open(bid) : labels.raise(bid)} />
            <small>{labels.bidPays(payOf(cost), cost.left)}</small>
          </span>
        )}
        {taking?.kind === 'accept' && grab.bid !== null && (
          <span class="ed-offer">
            <Commit move="accept" isMain={bids.length === 0} label={labels.accept(grab.bid)} />
            <small>{labels.acceptGets(payOf(taking), taking.left, lostIn(taking))}</small>
          </span>
        )}
      </div>
    </div>
  );
}

type Auction = Extract<Preview, { readonly kind: 'bid' | 'accept' }>;

/** The side that holds the bid: it pays, and takes the other's tiles. */
const payerOf = ({ payer, attacker, defender }: Auction): SideFigures =>
  payer === attacker.seat ? attacker : defender;

const payOf = (auction: Auction): number => payerOf(auction).pays;
