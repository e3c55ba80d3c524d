import type { VNode } from 'preact';
import { Answer } from './answer.tsx';
import { auctionOf } from './auction.ts';
import { isPreparing } from './choice.ts';
import { PreviewPanel } from './preview-panel.tsx';
import { Side } from './side.tsx';
import { useTable } from './table.ts';
import { Targets } from './targets.tsx';

interface GrabPanelProps {
  readonly onCell: (cell: string, isPointer: boolean) => void;
}

/**
 * A land grab, from the first target to the last answer: both sides with what they have bid, and apart from them what
 * is being made ready. Everyone at the table sees it; only who is to act can touch it.
 */
export function GrabPanel({ onCell }: GrabPanelProps): VNode {
  const { view, labels, isAsked, nameOf, choice } = useTable();
  const isOpen = view.grab?.bid !== null;
  return (
    <div class="ed-grab">
      <div class="ed-sides">
        {auctionOf(view).map((side) => (
          <Side key={side.part} side={side} />
        ))}
      </div>
      {isAsked && !isOpen && <Targets onCell={onCell} />}
      {isAsked && (isPreparing(view, choice) ? <PreviewPanel /> : <Answer />)}
      {!isAsked && (
        <p class="ed-soft">
          {isOpen ? labels.answers(nameOf(view.actor ?? view.turn)) : labels.choosesTargets(nameOf(view.turn))}
        </p>
      )}
    </div>
  );
}
