import { isByPointer } from '@potager/boardkit';
import type { VNode } from 'preact';
import { layAt } from './lay-at.ts';
import { tellHeld } from './say-offer.ts';
import { Icon } from './symbols.tsx';
import { useTable } from './table.ts';

/**
 * Lays the tile where it is held. Over no place yet, it shows one to whoever asks: a second press on the same point
 * then lays it there.
 */
export function PlaceButton(): VNode | null {
  const table = useTable();
  const { labels, building, isBusy } = table;
  const { offers, chosen, stray, aid, previewOf, showBest } = building;
  if (offers.length === 0) return null;
  const place = chosen ?? stray?.laid;
  const press = (event: MouseEvent): void => {
    if (place === undefined) tellHeld(table, showBest());
    else if (building.mayLay(isByPointer(event))) layAt(table, place);
  };
  return (
    <button type="button" class="button primary" data-next aria-disabled={isBusy} onClick={press}>
      {place === undefined ? labels.showPlace : labels.layHere}
      {chosen !== undefined && aid !== 'off' && (
        <>
          <b>{labels.plusGems(previewOf(chosen).completes)}</b>
          <Icon of="gem" />
        </>
      )}
    </button>
  );
}
