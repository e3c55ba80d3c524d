import { useTableSwitch } from '@potager/boardkit';
import type { VNode } from 'preact';
import { Odds, ODDS } from './bag.tsx';
import { sayTile } from './describe.ts';
import { MoveButton } from './move-button.tsx';
import { useTable } from './table.ts';
import { TilePicture } from './tile.tsx';

/** A drawn alarm that Second look could still avoid. */
export function AlarmDecision(): VNode {
  const table = useTable();
  const { labels, view, me, rules, tableId } = table;
  const hand = view.seats[me!]?.hand ?? '';
  const { loses } = rules.preview('alarm') as { loses: number };
  const [hasOdds] = useTableSwitch({ ...ODDS, tableId });
  return (
    <div class="gl-row gl-holding">
      <div class="gl-hand" data-fly="hand">
        <TilePicture id={hand} r={0} isAsked />
      </div>
      <div class="gl-asked">
        <h2>{labels.alarmComes(sayTile(table, hand))}</h2>
        <div class="gl-row">
          <MoveButton move="look" label={labels.look} of="eye" shortcut="E" isMain />
          <MoveButton move="alarm" label={labels.acceptAlarm(loses)} of="gnome" />
        </div>
        {hasOdds && <Odds />}
      </div>
    </div>
  );
}
