import type { Seat } from '@potager/kernel';
import type { View } from '../rules/kinds.ts';
import { versionOf } from '../rules/versions.ts';
import type { Labels } from './words/labels.ts';

/** Who has won, once it is over: whoever reached the target; else most points, and in rules 1 then most mana. */
export function winnersOf(view: View): Seat[] {
  const { ending, points, mana, target } = view;
  if (ending === 'running') return [];
  const seats = points.map((_, seat) => seat);
  if (ending === 'target') return seats.filter((seat) => points[seat]! >= target);
  const leaders = leadersOf(view);
  if (!isByMana(view)) return leaders;
  const richest = Math.max(...leaders.map((seat) => mana[seat] ?? 0));
  return leaders.filter((seat) => mana[seat] === richest);
}

/** Whether mana was compared: then it is shown. */
export const isByMana = (view: View): boolean =>
  versionOf(view.rules).manaBreaksTies && view.ending !== 'target' && leadersOf(view).length > 1;

/** Why the game is over; nothing while it runs. */
export function sayEnding(labels: Labels, view: View): string {
  if (view.ending === 'running') return '';
  return labels.endings[view.ending](view.target, versionOf(view.rules).manaBreaksTies);
}

function leadersOf({ points }: View): Seat[] {
  const most = Math.max(...points);
  return points.flatMap((held, seat) => (held === most ? [seat] : []));
}
