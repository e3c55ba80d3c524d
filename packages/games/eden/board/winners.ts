import type { Seat } from '@potager/kernel';
import type { View } from '../rules/kinds.ts';

/** Who has won, once it is over: whoever reached the target; else most points, then most mana where it had to be shown. */
export function winnersOf({ ending, points, mana, target }: View): Seat[] {
  if (ending === 'running') return [];
  const seats = points.map((_, seat) => seat);
  if (ending === 'target') return seats.filter((seat) => points[seat]! >= target);
  const most = Math.max(...points);
  const leaders = seats.filter((seat) => points[seat] === most);
  const richest = Math.max(...leaders.map((seat) => mana[seat] ?? 0));
  return leaders.length === 1 ? leaders : leaders.filter((seat) => mana[seat] === richest);
}
