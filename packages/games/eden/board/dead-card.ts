import type { View } from '../rules/kinds.ts';

/**
 * Whether an irrigation card of the viewer's hand cannot be played now: its cell is taken, or no level-1 tile is left
 * (ED-I1).
 */
export const isDeadCard = (
  { tiles, supply, viewer }: Pick<View, 'tiles' | 'supply' | 'viewer'>,
  cell: string,
): boolean => tiles[cell] !== undefined || supply[viewer]?.[0] === 0;
