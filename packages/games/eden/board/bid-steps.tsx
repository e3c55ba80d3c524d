import type { VNode } from 'preact';
import { BIG_STEP, bidInView, FINE_STEP, stepBid } from './bids.ts';
import { useTable } from './table.ts';

interface BidStepsProps {
  readonly bids: readonly number[];
  readonly bid: number;
  readonly onBid: (bid: number) => void;
}

/** A bid in big and fine steps, between the least and the most that can be made. */
export function BidSteps({ bids, bid, onBid }: BidStepsProps): VNode {
  const { labels, why, refuse } = useTable();
  const step = (by: number): void => {
    const next = stepBid(bids, bid, by);
    if (next !== bid) return onBid(next);
    const refusal = why(`bid ${bid + by}`);
    if (refusal !== undefined) refuse(refusal);
  };
  const button = (by: number): VNode => (
    <button
      type="button"
      class="ed-step"
      aria-label={by > 0 ? labels.more(by) : labels.less(-by)}
      onClick={() => step(by)}
    >
      {by > 0 ? `+${by}` : `−${-by}`}
    </button>
  );
  const edge = (to: number | undefined, label: string): VNode => (
    <button type="button" class="ed-step ed-step-edge" onClick={() => to !== undefined && onBid(to)}>
      {label}
    </button>
  );
  return (
    <div class="ed-steps">
      {button(-BIG_STEP)}
      {button(-FINE_STEP)}
      <output class="ed-bid" aria-live="off" aria-label={labels.yourBid(bid)}>
        {bidInView(bids, bid)}
      </output>
      {button(FINE_STEP)}
      {button(BIG_STEP)}
      {edge(bids.at(-1), labels.most)}
    </div>
  );
}
