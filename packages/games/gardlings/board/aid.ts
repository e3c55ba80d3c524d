import { useTableChoice } from '@potager/boardkit';

/** How much the garden helps whoever holds a tile: not at all, places that fit, places with what each would bring. */
export const AIDS = ['off', 'places', 'gems'] as const;
export type Aid = (typeof AIDS)[number];

/** Chosen at the table, and remembered. */
export const useAid = (tableId: string): [Aid, (aid: Aid) => void] =>
  useTableChoice({ name: 'gardlings.aid', tableId, values: AIDS, first: 'places' });
