import { DECK } from './figures.ts';
import { CELLS, listCells, nameCell, parseCell } from './cells.ts';

const { CULTURES, CULTURE_CARDS } = DECK;

/**
 * The 66 cards (ED-K2). A card is a small number: an irrigation card its cell, a culture card `CULTURE_CARDS` and
 * above. In notation an irrigation card is its cell (`C4`), a culture card its number (`7`).
 */

/** Culture cards are counted from 0 inside and from 1 outside. */
export const cultureCard = (culture: number): number => CULTURE_CARDS + culture;

export const isCulture = (card: number): boolean => card >= CULTURE_CARDS;

/** Every card: irrigation by column and row, then cultures by number. */
export const CARDS: readonly number[] = [
  ...CELLS,
  ...Array.from({ length: CULTURES }, (_, culture) => cultureCard(culture)),
];

export const nameCulture = (culture: number): string => String(culture + 1);

export const nameCard = (card: number): string =>
  isCulture(card) ? nameCulture(card - CULTURE_CARDS) : nameCell(card);

const CULTURE_BY_NAME: ReadonlyMap<string, number> = new Map(
  Array.from({ length: CULTURES }, (_, culture) => [nameCulture(culture), culture]),
);

export const parseCulture = (text: string): number | undefined => CULTURE_BY_NAME.get(text);

export function parseCard(text: string): number | undefined {
  const culture = parseCulture(text);
  return culture === undefined ? parseCell(text) : cultureCard(culture);
}

export const CARD_NAMES: readonly string[] = CARDS.map(nameCard);

/** The cultures of a bit set, ascending. */
export const listCultures = (bits: number): number[] => listCells(bits, 0);
