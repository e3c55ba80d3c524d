import type { Seat } from '@potager/kernel';
import type { EndResult } from './count.ts';

/** How a game went for somebody, as far as it decides what is said to them. */
export type Fortune =
  | { readonly kind: 'won'; readonly by: number }
  | { readonly kind: 'wonNarrowly'; readonly by: number }
  | { readonly kind: 'shared' }
  | { readonly kind: 'close'; readonly by: number }
  | { readonly kind: 'best'; readonly about: string }
  | { readonly kind: 'second' }
  | { readonly kind: 'behind' };

/** Of the winner's points: whoever is no further behind was close. */
const CLOSE = 0.1;

/** What became of a seat; undefined where there is nobody to compare it with. */
export function fortuneOf(seat: Seat, { rows, totals, winners }: EndResult): Fortune | undefined {
  const others = totals.filter((_, other) => other !== seat);
  const own = totals[seat]!;
  if (others.length === 0 || winners.length === 0) return undefined;
  const best = Math.max(...others);
  const isNear = (by: number): boolean => by <= Math.max(1, Math.max(own, best) * CLOSE);
  if (winners.includes(seat)) {
    if (winners.length > 1) return { kind: 'shared' };
    const by = Math.max(0, own - best);
    return { kind: isNear(by) ? 'wonNarrowly' : 'won', by };
  }
  const behind = totals[winners[0]!]! - own;
  if (behind >= 0 && isNear(behind)) return { kind: 'close', by: behind };
  const strength = rows.find(({ points }) => points[seat]! > 0 && isOnlyBest(points, seat));
  if (strength) return { kind: 'best', about: strength.about };
  // Of two, the second is the last, and to be called so would be no comfort.
  const isSecond = others.length > 1 && others.filter((total) => total > own).length === 1;
  return { kind: isSecond ? 'second' : 'behind' };
}

const isOnlyBest = (points: readonly number[], seat: Seat): boolean =>
  points.every((figure, other) => other === seat || figure < points[seat]!);

/** One of several, the same for the same table each time it is opened. */
export function pickFor<T>(table: string, several: readonly T[]): T {
  let hash = 0;
  for (const letter of table) hash = (hash * 31 + letter.charCodeAt(0)) % 1_000_003;
  return several[hash % several.length]!;
}
