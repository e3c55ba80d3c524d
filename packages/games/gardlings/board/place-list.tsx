import { isByPointer } from '@potager/boardkit';
import type { VNode } from 'preact';
import { inReadingOrder } from './places.ts';
import { sayOffer } from './say-offer.ts';
import { useTable } from './table.ts';

/** All places in words, row by row; where gems are shown those with most of them first. */
export function PlaceList(): VNode {
  const table = useTable();
  const { building, labels, commit } = table;
  const { offers, previewOf, chosen, choose, mayLay, aid } = building;
  const hasGems = aid === 'gems';
  const gemsOf = (offer: (typeof offers)[number]): number => (hasGems ? previewOf(offer).completes : 0);
  /** A finger's first touch shows the place, its second lays the tile there. */
  const press = (event: MouseEvent, offer: (typeof offers)[number]): void => {
    const isPointer = isByPointer(event);
    if (isPointer && offer.move !== chosen?.move) choose(offer);
    else if (mayLay(isPointer)) commit(offer.move);
  };
  const sorted = inReadingOrder(offers).toSorted((one, other) => gemsOf(other) - gemsOf(one));
  return (
    <details class="gl-more">
      <summary>{labels.placesInWords(offers.length)}</summary>
      <ol class="gl-places" data-passing={false}>
        {sorted.map((offer) => (
          <li key={offer.move}>
            <button
              type="button"
              data-chosen={offer.move === chosen?.move}
              onFocus={(event) => event.currentTarget.matches(':focus-visible') && choose(offer)}
              onClick={(event) => press(event, offer)}
            >
              {sayOffer(table, offer, { hasGems })}
            </button>
          </li>
        ))}
      </ol>
    </details>
  );
}
