import type { SeatView } from '../rules/kinds.ts';
import type { Table } from './table.ts';

type Seen = Pick<Table, 'view' | 'me'>;

const othersIn = ({ view, me }: Seen): SeatView[] => view.seats.filter((_, seat) => seat !== me);

/** The gems that someone must pass for the viewer to build on, as its order of this round says. */
export function orderedGems({ order, view }: Pick<Table, 'order' | 'view'>): number | undefined {
  return order !== undefined && order['round'] === view.round ? (order['gems'] as number) : undefined;
}

/** An order is of use while someone else may still gather gems. */
export const canOrder = (seen: Seen): boolean => othersIn(seen).some(({ status }) => status === 'building');

/** What someone has already is passed at once: an order begins there. */
export const leastLimit = (seen: Seen): number => Math.max(0, ...othersIn(seen).map(({ gems }) => gems));

/** One's own gems, unless someone has passed them already. */
export const usualLimit = (seen: Seen): number => Math.max(leastLimit(seen), seen.view.seats[seen.me!]?.gems ?? 0);
