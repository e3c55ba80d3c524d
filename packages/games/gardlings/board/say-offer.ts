import { withColon } from '@potager/kernel';
import type { Laid } from '../rules/kinds.ts';
import { sayPlace } from './describe.ts';
import { isSamePlace } from './grid.ts';
import type { Table } from './table.ts';

/** A place in words: where it is and what the tile would touch there; with gems also how many it would complete. */
export function sayOffer(table: Table, laid: Laid, { hasGems }: { readonly hasGems: boolean }): string {
  const { building, labels, language, gardens, shown } = table;
  const garden = gardens[shown];
  const place = garden === undefined ? '' : sayPlace(table, garden, laid);
  const offer = building.offers.find((one) => isSamePlace(one, laid));
  if (offer === undefined || !hasGems) return place;
  return withColon(language, labels.completes(building.previewOf(offer).completes), place);
}

/** Says where the tile is held now, to whoever brought it there without seeing it. */
export function tellHeld(table: Table, laid: Laid | undefined): void {
  if (laid !== undefined) table.announce(sayOffer(table, laid, { hasGems: table.building.aid !== 'off' }));
}
