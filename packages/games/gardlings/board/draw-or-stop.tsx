import { useTableSwitch } from '@potager/boardkit';
import type { VNode } from 'preact';
import { BagContents, Odds, ODDS } from './bag.tsx';
import { MoveButton } from './move-button.tsx';
import { StopUnless } from './standing-order.tsx';
import { useTable } from './table.ts';
import { UnicornButtons } from './unicorn-buttons.tsx';

/** Before each draw: how it stands with the bag, and whether to go on. */
export function DrawOrStop(): VNode {
  const { labels, view, me, tableId } = useTable();
  const bag = view.seats[me as number]?.bag ?? [];
  const [hasOdds, setOdds] = useTableSwitch({ ...ODDS, tableId });
  return (
    <>
      <div class="gl-row">
        <h2 class="unseen">{labels.yourBuilding}</h2>
        <span data-fly={`bag-${me}`}>
          <MoveButton move="draw" label={labels.draw(bag.length)} of="bag" shortcut="D" isMain />
        </span>
        <MoveButton move="stop" label={labels.stop} shortcut="S" />
        <UnicornButtons />
      </div>
      {hasOdds && <Odds />}
      <div class="gl-folds">
        <details class="gl-more">
          <summary>{labels.bag(bag.length)}</summary>
          <BagContents tiles={bag} />
        </details>
        <StopUnless />
        <label class="gl-switch">
          <input type="checkbox" checked={hasOdds} onChange={(event) => setOdds(event.currentTarget.checked)} />
          {labels.showOdds}
        </label>
      </div>
    </>
  );
}
