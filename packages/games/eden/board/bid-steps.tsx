import type { VNode } from 'preact';
import { BIG_STEP, FINE_STEP, stepBid } from './bids.ts';
import { useTable } from './table.ts';

interface BidStepsProps {
  readonly bids: readonly number[];
  readonly bid: number;
  /** The bid in view, in words. */
  readonly label: string;
  readonly onBid: (bid: number) => void;
  /** A step to a bid beyond the least or the most. */
  readonly onEdge?: (bid: number) => void;
  /** Whether the most can be had in one step. */
  readonly hasMost?: boolean;
}

/** A bid in big and fine steps, between the least and the most that can be made. */
export function BidSteps({ bids, bid, label, onBid, onEdge, hasMost = false }: BidStepsProps): VNode {
  const { labels } = useTable();
  const most = bids.at(-1) ?? bid;
  const step = (by: number): void => {
    const next = stepBid(bids, bid, by);
    if (next === bid) onEdge?.(bid + by);
    else onBid(next);
  };
  const button = (by: number): VNode => (
    <button
      type="button"
      class="button small ed-step"
      aria-label={by > 0 ? labels.more(by) : labels.less(-by)}
      onClick={() => step(by)}
    >
      {by > 0 ? `+${by}` : `−${-by}`}
    </button>
  );
  return (
    <div class="ed-steps">
      {button(-BIG_STEP)}
      {button(-FINE_STEP)}
      <output class="ed-bid" aria-live="off" aria-label={label}>
        {bid}
      </output>
      {button(FINE_STEP)}
      {button(BIG_STEP)}
      {hasMost && (
        <button type="button" class="button small ed-step ed-step-edge" onClick={() => onBid(most)}>
          {labels.most}
        </button>
      )}
    </div>
  );
}
