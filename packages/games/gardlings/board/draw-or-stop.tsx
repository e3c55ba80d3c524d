import { useTableSwitch } from '@potager/boardkit';
import type { VNode } from 'preact';
import { AidChoice } from './aid-choice.tsx';
import { BagContents, Odds, ODDS } from './bag.tsx';
import { DrawButton } from './draw-button.tsx';
import { MoveButton } from './move-button.tsx';
import { StopUnless } from './standing-order.tsx';
import { useTable } from './table.ts';
import { UnicornButtons } from './unicorn-buttons.tsx';

/** Before each draw: how it stands with the bag, and whether to go on. */
export function DrawOrStop(): VNode {
  const { labels, view, me, tableId } = useTable();
  const bag = view.seats[me!]?.bag ?? [];
  const [hasOdds, setOdds] = useTableSwitch({ ...ODDS, tableId });
  return (
    <>
      <div class="gl-row gl-holding">
        <DrawButton tiles={bag.length} />
        <div class="gl-asked">
          <h2>{labels.yourBuilding}</h2>
          {hasOdds && <Odds />}
        </div>
        <div class="gl-leaving">
          <MoveButton move="stop" label={labels.stop} shortcut="S" />
          <UnicornButtons />
        </div>
      </div>
      <div class="gl-folds">
        <AidChoice />
        <label class="gl-switch" data-explain="oddsSwitch">
          <input type="checkbox" checked={hasOdds} onChange={(event) => setOdds(event.currentTarget.checked)} />
          {labels.showOdds}
        </label>
        <StopUnless />
        <details class="gl-more">
          <summary>{labels.bag(bag.length)}</summary>
          <BagContents tiles={bag} />
        </details>
      </div>
    </>
  );
}
