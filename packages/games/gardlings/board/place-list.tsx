import type { VNode } from 'preact';
import { useOfferWords } from './offers.tsx';
import { useTable } from './table.ts';

/** All places in words, those with most gems first. */
export function PlaceList(): VNode {
  const { building, labels, commit } = useTable();
  const say = useOfferWords();
  const { offers, previewOf, chosen, choose } = building;
  const sorted = offers.toSorted(
    (one, other) => previewOf(other).completes - previewOf(one).completes || one.r - other.r,
  );
  return (
    <details class="gl-more">
      <summary>{labels.placesInWords(offers.length)}</summary>
      <ol class="gl-places" data-passing={false}>
        {sorted.map((offer) => (
          <li key={offer.move}>
            <button
              type="button"
              data-chosen={offer.move === chosen?.move}
              onFocus={() => choose(offer)}
              onClick={() => commit(offer.move)}
            >
              {say(offer)}
            </button>
          </li>
        ))}
      </ol>
    </details>
  );
}
